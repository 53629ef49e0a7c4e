/// A type whose arrays are written as text in one loop that calls no user code.
protocol TextElement: Encodable {
  /// The number of nested arrays in one value.
  static var levels: UInt16 { get }

  /// Appends the value; returns false if it must be encoded as usual.
  func append(to output: inout ByteOutput) -> Bool

  /// Appends the elements with commas between them; a requirement, so that each type has its own loop.
  static func append(_ array: [Self], to output: inout ByteOutput) -> Bool
}

extension TextElement {
  static var levels: UInt16 { 0 }

  static func append(_ array: [Self], to output: inout ByteOutput) -> Bool {
    var isFirst = true
    for item in array {
      if isFirst { isFirst = false } else { output.append(UInt8(ascii: ",")) }
      guard item.append(to: &output) else { return false }
    }
    return true
  }

  /// The operations for an array of this type.
  static func makeArrayOperations(_ element: EncodeOperations) -> EncodeOperations {
    TextArrayEncodeOperations<Self>(element: element)
  }
}

extension FixedWidthInteger where Self: TextElement {
  @inline(__always)
  func append(to output: inout ByteOutput) -> Bool {
    output.append(UInt64(magnitude), isNegative: self < 0)
    return true
  }
}

extension Int: TextElement {}
extension Int8: TextElement {}
extension Int16: TextElement {}
extension Int32: TextElement {}
extension Int64: TextElement {}
extension UInt: TextElement {}
extension UInt8: TextElement {}
extension UInt16: TextElement {}
extension UInt32: TextElement {}
extension UInt64: TextElement {}

extension Double: TextElement {
  @inline(__always)
  func append(to output: inout ByteOutput) -> Bool {
    guard isFinite else { return false }
    output.append(self)
    return true
  }
}

extension Float: TextElement {
  @inline(__always)
  func append(to output: inout ByteOutput) -> Bool {
    guard isFinite else { return false }
    output.append(self)
    return true
  }
}

extension String: TextElement {
  @inline(__always)
  func append(to output: inout ByteOutput) -> Bool {
    output.appendQuoted(self)
    return true
  }
}

extension Array: TextElement where Element: TextElement {
  static var levels: UInt16 { Element.levels + 1 }

  @inline(__always)
  func append(to output: inout ByteOutput) -> Bool {
    output.append(UInt8(ascii: "["))
    guard Element.append(self, to: &output) else { return false }
    output.append(UInt8(ascii: "]"))
    return true
  }
}

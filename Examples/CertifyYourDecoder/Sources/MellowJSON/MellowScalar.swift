/// A value on its own, converted where nothing is lost.
struct MellowScalar: SingleValueDecodingContainer {
  let node: MellowNode

  var codingPath: [any CodingKey] { node.codingPath }

  func decodeNil() -> Bool {
    if case .null = node.value { true } else { false }
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    let boolean: Bool? =
      switch node.value {
      case .boolean(let value): value
      case .number(let number): number.boolean
      // Words only: a digit in a string is a number.
      case .string("YES"), .string("Yes"), .string("yes"), .string("TRUE"), .string("True"),
        .string("true"):
        true
      case .string("NO"), .string("No"), .string("no"), .string("FALSE"), .string("False"),
        .string("false"):
        false
      default: nil
      }
    guard let boolean else { throw node.mismatch(type, "a Boolean") }
    return boolean
  }

  func decode(_ type: String.Type) throws -> String {
    switch node.value {
    case .string(let text): return text
    case .number(let number): return number.text
    case .boolean(let value): return value ? "true" : "false"
    default: throw node.mismatch(type, "a string")
    }
  }

  func decode(_ type: Double.Type) throws -> Double { try float(type) }
  func decode(_ type: Float.Type) throws -> Float { try float(type) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: Int128.Type) throws -> Int128 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try integer(type) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try node.decoded(as: type)
  }

  private func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) throws -> Integer {
    if case .boolean(let value) = node.value { return value ? 1 : 0 }
    guard let integer = number?.integer(type) else {
      throw node.mismatch(type, "an integer in the range of \(type)")
    }
    return integer
  }

  private func float<Float: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Float.Type
  ) throws -> Float {
    if case .boolean(let value) = node.value { return value ? 1 : 0 }
    guard let float = number?.float(type) else {
      throw node.mismatch(type, "a number in the range of \(type)")
    }
    return float
  }

  private var number: MellowNumber? {
    switch node.value {
    case .number(let number): number
    case .string(let text): MellowNumber(text)
    default: nil
    }
  }
}

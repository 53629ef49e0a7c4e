import Foundation

/// Writes the leaves of dictionary input, each as the JSON value that it counts as.
extension ObjectGraph {
  /// Appends a leaf of a less common type; returns false if the value is not a leaf.
  func appendLeaf(_ value: Any) -> Bool {
    switch value {
    case let number as any BinaryInteger: appendNumber(number.description, as: number)
    case let number as Float: appendNumber("\(number)", as: number)
    case let number as CGFloat: appendDouble(Double(number))
    case let number as Double: appendDouble(number)
    case let number as any BinaryFloatingPoint: return appendNumber(number)
    case let number as Decimal: appendNumber(number.description, as: number)
    case let text as String: appendString(text)
    case let text as Substring: appendString(String(text))
    case let date as Date: appendForeign(date)
    case let data as Data: appendForeign(data)
    case let url as URL: appendString(url.absoluteString, standingFor: url)
    case let uuid as UUID: appendString(uuid.text, standingFor: uuid)
    default: return false
    }
    return true
  }

  // MARK: Strings

  func appendString(_ text: String) {
    let offset = tape.input.count
    tape.input.append(text)
    tape.appendEntry(
      .unicodeString,
      detail: depth,
      offset: offset,
      payload: UInt64(tape.input.count - offset)
    )
  }

  /// Appends a leaf that counts as a string but is kept unchanged for `Any` (ENT-15).
  private func appendString(_ text: String, standingFor value: Any) {
    tape.originals[tape.count] = value
    appendString(text)
  }

  // MARK: Numbers

  func appendInteger(_ number: Int) {
    tape.appendEntry(.integer, payload: UInt64(bitPattern: Int64(number)))
  }

  func appendDouble(_ number: Double) {
    // Below this the shortest text is that of a double; above it, it may be that of an integer.
    if number.magnitude < 0x1p53 {
      return tape.appendEntry(.double, payload: number.bitPattern)
    }
    // All digits of an integral value, otherwise the shortest text (ENT-11).
    let text = number.isFinite ? String(format: "%.0f", number) : number.description
    appendNumber(text, as: number)
  }

  /// Appends a number as its JSON text, which is read like text input; a non-finite number has no such
  /// text and stays foreign (ENT-13).
  private func appendNumber(_ text: String, as value: Any) {
    let offset = tape.input.count
    tape.input.append(text)
    // A byte that ends the number, since more text may follow directly.
    tape.input.append([0x20])
    var cursor = tape.input.cursor(at: offset)
    guard let number = JSONNumber.scan(&cursor), number.length == text.utf8.count else {
      return appendForeign(value)
    }
    tape.appendEntry(
      number.tag,
      detail: min(number.length, Tape.longNumber),
      offset: offset,
      payload: number.payload
    )
  }

  func appendNumber(_ number: NSNumber) {
    switch number.form {
    case .boolean: tape.appendEntry(number.boolValue ? .yes : .no)
    case .decimal: appendNumber(number.decimalValue.description, as: number)
    case .double: appendDouble(number.doubleValue)
    case .float: appendNumber("\(number.floatValue)", as: number.floatValue)
    case .signed: appendInteger(number.intValue)
    case .unsigned: appendNumber(number.stringValue, as: number)
    }
  }

  /// Appends a floating-point number of a type that not every platform has; returns false for an
  /// unknown type.
  private func appendNumber(_ number: any BinaryFloatingPoint) -> Bool {
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    if let number = number as? Float16 {
      appendNumber("\(number)", as: number)
      return true
    }
    #endif
    #if arch(x86_64) && !os(Windows) && !os(Android)
    if let number = number as? Float80 {
      appendNumber(number)
      return true
    }
    #endif
    return false
  }

  #if arch(x86_64) && !os(Windows) && !os(Android)
  /// Appends the text of the double with this value; if no double has it, all digits of an integer,
  /// otherwise the shortest text that converts back to it (ENT-11).
  private func appendNumber(_ number: Float80) {
    let double = Double(number)
    if Float80(double) == number {
      appendDouble(double)
    } else if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let integer = Int128(exactly: number)
    {
      appendNumber(integer.description, as: number)
    } else {
      appendNumber("\(number)", as: number)
    }
  }
  #endif

  func appendForeign(_ value: Any) {
    tape.foreignValues.append(value)
    tape.appendEntry(.foreign, payload: UInt64(tape.foreignValues.count - 1))
  }
}

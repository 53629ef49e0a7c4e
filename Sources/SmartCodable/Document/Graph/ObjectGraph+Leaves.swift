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
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    case let number as Float16: appendNumber("\(number)", as: number)
    #endif
    #if arch(x86_64) && !os(Windows) && !os(Android)
    case let number as Float80: appendNumber(number)
    #endif
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

  func appendDouble(_ number: Double) { tape.append(tape.leaf(number), depth: 0) }

  private func appendNumber(_ text: String, as value: Any) {
    tape.append(tape.leaf(number: text, as: value), depth: 0)
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

  func appendForeign(_ value: Any) { tape.append(tape.leaf(foreign: value), depth: 0) }
}

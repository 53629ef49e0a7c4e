import ConformanceKit
import SmartCodable

/// A JSON text, in which values are looked up by their offsets.
struct PlacedText {
  /// The problem with a place: a code without anything from the text, and a description.
  struct Problem {
    let word: String
    let detail: String
  }

  private let text: [UInt8]
  /// The offset at which each line begins.
  private let lines: [Int]

  /// Lines end with a line feed, a carriage return or both.
  init(_ text: [UInt8]) {
    self.text = text
    let ends = text.indices.filter { index in
      // Of the two together, the second ends the line.
      text[index] == UInt8(ascii: "\n")
        || text[index] == UInt8(ascii: "\r")
          && text.dropFirst(index + 1).first != UInt8(ascii: "\n")
    }
    lines = [0] + ends.map { $0 + 1 }
  }

  /// The problem with what a repair reports about the text; nil if there is none.
  func problem(of repair: SmartRepair) -> Problem? {
    guard let location = repair.location else {
      return Problem(word: "location", detail: "it has no place")
    }
    guard text.indices.contains(location.byteOffset) else {
      return Problem(word: "offset", detail: "it is not in the text")
    }
    let (line, column) = position(of: location.byteOffset)
    guard (line, column) == (location.line, location.column) else {
      let detail = "offset \(location.byteOffset) is at \(line):\(column)"
      return Problem(word: "line and column", detail: detail)
    }
    guard let value = value(at: location.byteOffset) else {
      return Problem(word: "value", detail: "no value begins there")
    }
    // A value inside a string has the place of that string.
    if value.found == .string, repair.found != .string { return nil }
    // A missing member has the place of its container.
    if repair.found == .nothing {
      return value.found == .object || value.found == .array
        ? nil : Problem(word: "object", detail: "the value there is \(value.found)")
    }
    guard value.found == repair.found else {
      return Problem(word: value.found.rawValue, detail: "the value there is \(value.found)")
    }
    // The text of a string inside a string is escaped once more.
    if value.found == .string || value.text == repair.foundText { return nil }
    return Problem(word: "text", detail: "the text there is \(value.text ?? "none")")
  }

  /// The line and the column in bytes of an offset.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let line = lines.prefix { $0 <= offset }.count
    return (line, 1 + offset - lines[line - 1])
  }

  /// The offset, perhaps of the end, at the line and column that are the first numbers of a description; nil if
  /// there is no such place.
  func offset(namedBy description: String) -> Int? {
    let numbers = description.split { !("0"..."9").contains($0) }.prefix(2).compactMap { Int($0) }
    guard numbers.count == 2, lines.indices.contains(numbers[0] - 1), numbers[1] > 0 else {
      return nil
    }
    let offset = lines[numbers[0] - 1] + numbers[1] - 1
    return offset <= text.count && position(of: offset) == (numbers[0], numbers[1]) ? offset : nil
  }

  /// The kind of the value that begins here, and its text; nil for the text of a string.
  private func value(at offset: Int) -> (found: SmartRepair.Found, text: String?)? {
    let rest = text[offset...]
    switch rest.first {
    case UInt8(ascii: "\""): return (.string, nil)
    case UInt8(ascii: "t"): return (.bool, "true")
    case UInt8(ascii: "f"): return (.bool, "false")
    case UInt8(ascii: "n"): return (.null, "null")
    case UInt8(ascii: "["): return (.array, isEmpty(rest, "]") ? "[]" : "[…]")
    case UInt8(ascii: "{"): return (.object, isEmpty(rest, "}") ? "{}" : "{…}")
    default:
      let digits = rest.prefix { "+-.eE0123456789".utf8.contains($0) }
      guard !digits.isEmpty else { return nil }
      let number = String(decoding: digits.prefix(40), as: UTF8.self)
      return (.number, digits.count > 40 ? number + "…" : number)
    }
  }

  private func isEmpty(_ container: ArraySlice<UInt8>, _ end: Unicode.Scalar) -> Bool {
    container.dropFirst().first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: end)
  }
}

import SmartCodable

/// The words of a refusal against the byte at its place (J5-2, J5-3).
///
/// Whatever the grammar is, an escape begins with a backslash, and a text ends too early only at its end. So the
/// words of an error are judged without a reader that knows where a text goes wrong.
enum JSON5Words {
  /// What is wrong with the words or the place of an error; nil for an error that names no place in the text.
  static func problem(of error: any Error, in text: [UInt8]) -> String? {
    guard case DecodingError.dataCorrupted(let context) = error, context.codingPath.isEmpty else {
      return nil
    }
    return problem(of: context.debugDescription, in: text)
  }

  static func problem(of description: String, in text: [UInt8]) -> String? {
    guard let place = place(named: description) else { return nil }
    guard let category = ErrorWordsProblem.Category(of: description) else { return "category" }
    guard let offset = PlacedText(text).offset(line: place.line, column: place.column) else {
      return "place"
    }
    return isRight(category, text.dropFirst(offset).first) ? nil : "\(category)"
  }

  /// The numbers behind the words "line" and "column".
  private static func place(named description: String) -> (line: Int, column: Int)? {
    let words = description.split { !$0.isLetter && !$0.isNumber }
    func number(behind word: Substring) -> Int? {
      words.firstIndex(of: word).flatMap { words.dropFirst($0 + 1).first }.flatMap { Int($0) }
    }
    guard let line = number(behind: "line"), let column = number(behind: "column") else {
      return nil
    }
    return (line, column)
  }

  /// Whether an error may begin with a byte; nil stands for the end of the text.
  private static func isRight(_ category: ErrorWordsProblem.Category, _ byte: UInt8?) -> Bool {
    guard let byte else { return category == .end || category == .empty }
    return switch category {
    case .empty, .end: false
    case .control: byte < 0x20
    case .surrogate, .escape: byte == UInt8(ascii: "\\")
    case .literal: "tfn".utf8.contains(byte)
    case .number: "+-.0123456789".utf8.contains(byte)
    case .encoding: byte >= 0x80
    case .depth: "[{".utf8.contains(byte)
    case .trailing, .unexpected: true
    }
  }
}

/// Says why a text is not JSON, and where.
public struct JSONReaderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons for which a text is refused.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The bytes are not valid Unicode text.
    case encoding
    /// The text ends inside a value.
    case endOfText
    /// A byte that the grammar does not allow there.
    case unexpectedByte
    /// A number has no digits where it needs some, or a leading zero.
    case number
    /// An escape sequence is unknown or incomplete.
    case escape
    /// A surrogate escape has no partner.
    case surrogate
    /// A control character is not escaped in a string.
    case controlCharacter
    /// Something follows the document.
    case trailingText
    /// More containers are open at once than the rules allow.
    case depth

    /// The reason in words.
    package var words: String {
      switch self {
      case .encoding: "text that is not Unicode"
      case .endOfText: "the text ends too early"
      case .unexpectedByte: "an unexpected character"
      case .number: "a number that is not written as JSON asks"
      case .escape: "an escape that JSON does not know"
      case .surrogate: "a surrogate without its partner"
      case .controlCharacter: "a control character in a string"
      case .trailingText: "something after the document"
      case .depth: "too many containers inside each other"
      }
    }
  }

  /// The reason.
  public let code: Code
  /// The byte, counted from 0 in the UTF-8 form of the text.
  public let offset: Int

  /// Creates an error.
  public init(code: Code, offset: Int) {
    self.code = code
    self.offset = offset
  }

  /// The reason in words, and the place.
  public var description: String { "\(code.words) at byte \(offset)" }
}

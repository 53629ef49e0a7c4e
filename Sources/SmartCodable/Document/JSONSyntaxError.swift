/// Why a text is not a JSON text, and where.
struct JSONSyntaxError: Error {
  /// What was wrong.
  enum Code: Sendable {
    case emptyInput
    case endOfInput
    case unexpectedByte
    case invalidLiteral
    case invalidNumber
    case invalidEscape
    case loneSurrogate
    case controlCharacter
    case invalidUTF8
    case invalidEncoding
    case trailingContent
    case tooDeep
    case tooLong
    case foreignLeaf
  }

  let code: Code

  /// The offset in the input of the tape, from 0.
  let offset: Int

  /// A description of the error.
  var reason: String {
    switch code {
    case .emptyInput: "the text is empty"
    case .endOfInput: "the text ends too early"
    case .unexpectedByte: "unexpected character"
    case .invalidLiteral: "expected true, false or null"
    case .invalidNumber: "malformed number"
    case .invalidEscape: "invalid escape in a string"
    case .loneSurrogate: "escape of a lone surrogate"
    case .controlCharacter: "unescaped control character in a string"
    case .invalidUTF8: "bytes that are not UTF-8"
    case .invalidEncoding: "bytes that are not UTF-16 or UTF-32"
    case .trailingContent: "more text after the end of the value"
    case .tooDeep: "more than \(JSONScanner.depthLimit) containers are open"
    case .tooLong: "the input is longer than 4 GiB"
    case .foreignLeaf: "a value that JSON has no form for"
    }
  }
}

extension DecodingError {
  /// The error of input that cannot be decoded, not because of one of its values.
  static func corrupted(
    _ description: String,
    at path: [any CodingKey] = [],
    because error: (any Error)? = nil
  ) -> DecodingError {
    .dataCorrupted(.init(codingPath: path, debugDescription: description, underlyingError: error))
  }
}

/// Splits Swift source into tokens.
///
/// Comments and white space are only recorded in `followsSpace` and `followsNewline`. The lexer
/// terminates for any bytes and never reads past the last one: `byte(at:)` returns 0 there.
struct Lexer {
  /// How deep strings may nest in interpolations, so that no input overflows the stack.
  static let deepestInterpolation = 32

  let bytes: [UInt8]
  var position = 0

  /// The previous token, for a `/` that may begin a regular expression.
  var previous: Token?

  /// The one before that, for `try? /…/`.
  var beforePrevious: Token?

  /// What precedes the token being read.
  var sawSpace = true
  var sawNewline = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads all tokens, followed by one of kind `end`.
  mutating func allTokens() throws(ReadingError) -> [Token] {
    var tokens: [Token] = []
    while true {
      let token = try next(depth: 0)
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  func has(_ text: StaticString, at index: Int) -> Bool {
    var index = index
    for expected in "\(text)".utf8 {
      if byte(at: index) != expected { return false }
      index += 1
    }
    return true
  }

  /// Reads the next token; `depth` is the number of enclosing interpolations.
  mutating func next(depth: Int) throws(ReadingError) -> Token {
    try skipSpace()
    let start = position
    guard start < bytes.count else { return made(.end, "", start) }
    switch bytes[start] {
    case UInt8(ascii: "\""):
      try skipString(hashes: 0, depth: depth)
      return made(.string, "", start)
    case UInt8(ascii: "#"): return try poundOrRaw(depth: depth)
    case UInt8(ascii: "`"): return try quotedWord()
    case let byte where CharacterClass.isDigit(byte):
      skipNumber()
      return made(.number, "", start)
    case UInt8(ascii: "/") where startsRegex():
      return made(.regex, "", start)
    case let byte where CharacterClass.isSign(byte):
      position += 1
      return made(.sign, text(from: start), start)
    case let byte where byte >= 0x80 || CharacterClass.startsWord(byte):
      return wordOrSign()
    case UInt8(ascii: "."):
      position += 1
      let isRange = byte(at: position) == UInt8(ascii: ".") || isBehindDot(start)
      return made(isRange ? .sign : .punctuation, ".", start)
    case let byte where "()[]{},:;@\\".utf8.contains(byte):
      position += 1
      return made(.punctuation, text(from: start), start)
    default:
      throw ReadingError("this character is not Swift", at: start..<start + 1)
    }
  }

  private func isBehindDot(_ start: Int) -> Bool {
    guard let previous, previous.isSign(".") else { return false }
    return previous.range.upperBound == start
  }

  mutating func made(_ kind: Token.Kind, _ text: String, _ start: Int) -> Token {
    let token = Token(
      kind: kind,
      text: text,
      range: start..<position,
      followsSpace: sawSpace,
      followsNewline: sawNewline
    )
    (sawSpace, sawNewline) = (false, false)
    (beforePrevious, previous) = (previous, token)
    return token
  }

  func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  // MARK: Space

  private mutating func skipSpace() throws(ReadingError) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        sawNewline = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
        position += 1
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "/"):
        while position < bytes.count, !isNewline(bytes[position]) { position += 1 }
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "*"):
        try skipBlockComment()
      default:
        if has("\u{FEFF}", at: position) {
          position += 3
        } else {
          return
        }
      }
      sawSpace = true
    }
  }

  func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Skips a block comment; comments nest.
  ///
  /// A comment of several lines separates like a newline.
  private mutating func skipBlockComment() throws(ReadingError) {
    let start = position
    var depth = 0
    while position < bytes.count {
      if has("/*", at: position) {
        depth += 1
        position += 2
      } else if has("*/", at: position) {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if isNewline(bytes[position]) { sawNewline = true }
        position += 1
      }
    }
    throw ReadingError("this comment never ends", at: start..<start + 2)
  }

  // MARK: Words

  private mutating func wordOrSign() -> Token {
    let start = position
    if let (scalar, length) = scalar(at: start), CharacterClass.isSign(scalar) {
      position += length
      return made(.sign, text(from: start), start)
    }
    skipWord()
    return made(.word, text(from: start), start)
  }

  /// Moves to the end of a word; an operator character beyond ASCII ends it.
  mutating func skipWord() {
    while position < bytes.count, CharacterClass.continuesWord(bytes[position]) {
      guard let (scalar, length) = scalar(at: position) else {
        position += 1
        continue
      }
      if CharacterClass.isSign(scalar) { return }
      position += length
    }
  }

  /// The non-ASCII scalar that begins here.
  private func scalar(at index: Int) -> (Unicode.Scalar, length: Int)? {
    let first = byte(at: index)
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0, index + length <= bytes.count else { return nil }
    let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
    return text.unicodeScalars.first.map { ($0, length) }
  }

  /// Reads a word in backticks; since Swift 6.2 it may contain spaces and signs.
  private mutating func quotedWord() throws(ReadingError) -> Token {
    let start = position
    position += 1
    while position < bytes.count, !isNewline(bytes[position]) {
      position += 1
      if bytes[position - 1] == UInt8(ascii: "`") { return made(.word, text(from: start), start) }
    }
    throw ReadingError("this name in backticks never ends", at: start..<start + 1)
  }
}

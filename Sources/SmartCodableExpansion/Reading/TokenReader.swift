/// A position in the tokens of a declaration, and the operations that all readers share.
///
/// The readers of attributes, types, values, bindings and members are extensions of it. Each moves past
/// what it reads or throws; none moves back, so reading always terminates.
struct TokenReader {
  /// How deep types and `#if` blocks may nest, so that no input overflows the stack.
  static let deepestNesting = 64

  let list: TokenList
  var index = 0
  var depth = 0

  init(_ list: TokenList) { self.list = list }

  /// The current token; the list ends with one that no reader moves past.
  var token: Token { list.tokens[index] }

  /// The token after the current one, or the last one.
  var next: Token { list.tokens[min(index + 1, list.tokens.count - 1)] }

  mutating func advance() { index = min(index + 1, list.tokens.count - 1) }

  /// Moves past the closing partner of the current bracket.
  mutating func skipBrackets() throws(ReadingError) {
    guard let partner = list.partner(of: index) else {
      throw unexpected("a bracket was expected here")
    }
    index = partner
    advance()
  }

  func unexpected(_ message: String) -> ReadingError {
    ReadingError(message, at: token.range)
  }

  /// Whether no space separates this token from the next one.
  var touchesNext: Bool { !next.followsSpace }

  /// Whether no space separates a sign from the previous token, so that it belongs to that.
  var isLeftBound: Bool { !token.followsSpace }

  /// The source from a token to the end of the previous one.
  func range(from start: Int) -> Range<Int> {
    let lower = list.tokens[start].range.lowerBound
    guard index > start else { return lower..<lower }
    return lower..<list.tokens[index - 1].range.upperBound
  }

  /// Counts one level of nesting while `body` runs.
  mutating func nested<Result>(
    _ body: (inout TokenReader) throws(ReadingError) -> Result
  ) throws(ReadingError) -> Result {
    guard depth < Self.deepestNesting else {
      throw unexpected("this nests too deeply; give a part of it a name")
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }
}

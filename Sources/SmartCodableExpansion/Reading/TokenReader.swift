/// A place in the tokens of a declaration, and the steps that all readers share.
///
/// The readers of attributes, types, values, bindings and members are extensions of it. Each goes
/// behind what it reads or throws; none goes back by itself, so reading always ends.
struct TokenReader {
  /// How deep types and `#if` blocks may nest, so that no input ends the stack.
  static let deepestNesting = 64

  let list: TokenList
  var index = 0
  var depth = 0

  init(_ list: TokenList) { self.list = list }

  /// The token at this place; the list ends with one that no reader passes.
  var token: Token { list.tokens[index] }

  /// The token behind this one, or the last one.
  var next: Token { list.tokens[min(index + 1, list.tokens.count - 1)] }

  mutating func advance() { index = min(index + 1, list.tokens.count - 1) }

  /// Goes behind the partner of the bracket at this place.
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

  /// Whether this token and the one behind it touch.
  var touchesNext: Bool { !next.followsSpace }

  /// Whether a sign touches what is before it, and so belongs to it.
  var isLeftBound: Bool { !token.followsSpace }

  /// The source from a token to the end of the one before this place.
  func range(from start: Int) -> Range<Int> {
    let lower = list.tokens[start].range.lowerBound
    guard index > start else { return lower..<lower }
    return lower..<list.tokens[index - 1].range.upperBound
  }

  /// Counts one level of nesting for as long as `body` runs.
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

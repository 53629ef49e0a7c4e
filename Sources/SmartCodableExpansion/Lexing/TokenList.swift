/// The tokens of a declaration, with matched brackets.
struct TokenList {
  let source: [UInt8]
  let tokens: [Token]

  /// The index of the closing bracket by that of the opening one.
  private let partners: [Int: Int]

  /// Creates the list; throws if the text cannot be split into tokens or its brackets do not match.
  init(_ text: String) throws(ReadingError) {
    source = Array(text.utf8)
    var lexer = Lexer(source)
    tokens = try lexer.allTokens()
    partners = try Self.partners(in: tokens)
  }

  func partner(of index: Int) -> Int? { partners[index] }

  /// The source as written, comments included.
  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  private static func partners(in tokens: [Token]) throws(ReadingError) -> [Int: Int] {
    let closers = ["(": ")", "[": "]", "{": "}"]
    var open: [Int] = []
    var partners: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      if closers[token.text] != nil {
        open.append(index)
      } else if [")", "]", "}"].contains(token.text) {
        guard let opener = open.popLast(), closers[tokens[opener].text] == token.text else {
          throw ReadingError("`\(token.text)` closes nothing", at: token.range)
        }
        partners[opener] = index
      }
    }
    if let opener = open.last {
      throw ReadingError("`\(tokens[opener].text)` is never closed", at: tokens[opener].range)
    }
    return partners
  }
}

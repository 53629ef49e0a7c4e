/// One word, literal or sign of the source.
struct Token {
  enum Kind {
    /// A name or a keyword; in backticks too.
    case word

    /// An integer or floating-point literal, without its sign.
    case number

    /// A string literal as a whole, interpolations included.
    case string

    /// A regular expression literal.
    case regex

    /// One character of an operator. Adjacent signs are joined when an expression is read, since in a
    /// type `>>` closes two lists.
    case sign

    /// One of `( ) [ ] { } , : ; . @ \`.
    case punctuation

    /// `#` and a name: a directive or a macro.
    case pound

    /// The end, after the last token.
    case end
  }

  let kind: Kind

  /// The text as written; empty for literals, which are long and never compared.
  let text: String

  /// The bytes of the source.
  let range: Range<Int>

  let followsSpace: Bool
  let followsNewline: Bool

  func isSign(_ character: String) -> Bool { kind == .sign && text == character }

  func isMark(_ character: String) -> Bool { kind == .punctuation && text == character }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  /// Whether a `#if` block begins, continues or ends here.
  var isDirective: Bool {
    kind == .pound && ["#if", "#elseif", "#else", "#endif"].contains(text)
  }
}

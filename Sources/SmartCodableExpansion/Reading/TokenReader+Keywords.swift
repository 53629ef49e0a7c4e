extension TokenReader {
  /// The modifiers before the keyword of a member; some only have that meaning there.
  static let modifiers: Set<String> = [
    "public", "package", "internal", "private", "fileprivate", "open", "static", "final", "lazy",
    "weak", "unowned", "override", "dynamic", "required", "convenience", "optional", "indirect",
    "mutating", "nonmutating", "consuming", "borrowing", "nonisolated", "isolated", "distributed",
    "prefix", "postfix", "infix", "_const", "__consuming",
  ]

  /// The keywords that begin a member and can never begin a value.
  static let introducers: Set<String> = [
    "var", "let", "func", "init", "deinit", "subscript", "struct", "class", "enum", "protocol",
    "extension", "typealias", "associatedtype", "import", "operator", "precedencegroup", "case",
    "public", "internal", "private", "fileprivate", "static",
  ]

  /// Whether a token at the start of a line begins a member.
  func startsMember(_ token: Token) -> Bool {
    token.isMark("@") || token.kind == .pound
      || (token.kind == .word
        && (Self.introducers.contains(token.text) || Self.modifiers.contains(token.text)
          || token.text == "actor"))
  }
}

extension Mutator {
  /// Spells a key in another case: `userName`, `user_name`, `UserName`, `USERNAME`.
  static let recaseKey = Mutator.tree("recase-key", weight: 2) { tree, generator, _ in
    guard let node = tree.randomMember(&generator), let old = tree.key(of: node),
      !old.isEmpty, !old.contains(UInt8(ascii: "\\"))
    else { return false }
    let text = String(decoding: old, as: UTF8.self)
    let key: String
    switch generator.below(4) {
    case 0: key = snakeCase(text)
    case 1: key = text.prefix(1).uppercased() + text.dropFirst()
    case 2: key = text.uppercased()
    default: key = generator.oneIn(2) ? "_" + text : text.lowercased()
    }
    guard key != text else { return false }
    tree.setKey(Array(key.utf8), of: node)
    return true
  }

  private static func snakeCase(_ text: String) -> String {
    var result = ""
    for character in text {
      result += character.isUppercase ? "_" + character.lowercased() : String(character)
    }
    return result
  }
}

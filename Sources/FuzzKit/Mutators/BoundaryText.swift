extension Mutator {
  /// Replaces a string or a key by a text of a boundary length, or with a character from the end of a range.
  static let boundaryText = Mutator.tree("boundary-text", weight: 3) { tree, generator, _ in
    let text = generator.oneIn(2) ? sized(&generator) : spelled(&generator)
    guard generator.oneIn(3), let member = tree.randomMember(&generator) else {
      guard let node = tree.randomScalar(&generator) else { return false }
      tree.replace(node, with: tree.addScalar(.string, text))
      return true
    }
    tree.setKey(text, of: member)
    return true
  }

  /// The last and the first character of each UTF-8 length and of each relevant plane, and of the controls,
  /// spaces and line ends that are no ASCII.
  private static let edges: [UInt32] = [
    0x7F, 0x80, 0x85, 0x9F, 0xA0, 0xAD, 0x2028, 0x2029, 0x200B, 0xFEFF, 0x7FF, 0x800, 0xD7FF,
    0xE000, 0xFFFD, 0xFFFE, 0xFFFF, 0x1_0000, 0x10_FFFF,
  ]

  /// Lengths at which code that reads whole words, or stores short texts inline, takes another path.
  private static let lengths = [7, 8, 15, 16, 23, 24, 31, 32, 63, 64, 127, 128]

  /// A text of a boundary length, plus or minus one, plain or with one character that is not.
  private static func sized(_ generator: inout SeededGenerator) -> [UInt8] {
    let length = (generator.pick(lengths) ?? 8) + generator.below(2)
    let letter = UInt8(ascii: "a") + UInt8(generator.below(26))
    var text = [UInt8](repeating: letter, count: length)
    let place = generator.pick([0, length / 2, length - 1]) ?? 0
    switch generator.below(4) {
    case 0: text.replaceSubrange(place...place, with: character(&generator))
    case 1: text[place] = UInt8(ascii: "1")
    default: break
    }
    return text
  }

  /// Up to three characters from the ends of ranges.
  private static func spelled(_ generator: inout SeededGenerator) -> [UInt8] {
    (0...generator.below(3)).flatMap { _ in character(&generator) }
  }

  /// A control character as an escape, or a character from the end of a range, raw or escaped.
  private static func character(_ generator: inout SeededGenerator) -> [UInt8] {
    if generator.oneIn(3) { return JSONText.unicodeEscape(UInt16(generator.below(0x20))) }
    guard let scalar = generator.pick(edges).flatMap(Unicode.Scalar.init) else { return [] }
    let character = String(Character(scalar))
    return generator.oneIn(2)
      ? Array(character.utf8) : character.utf16.flatMap { JSONText.unicodeEscape($0) }
  }
}

import FuzzKit

/// A key of an object: its text, and one of its spellings.
struct JSON5Name {
  let text: String
  let spelling: String

  /// Parts of names, as they are and with a `\u` escape; the first ones may begin a name.
  private static let beginnings: [Unicode.Scalar] = [
    "a", "Z", "$", "_", "é", "ñ", "ª", "ß", "λ", "Ж", "日", "本", "\u{1C5}", "\u{2B0}", "\u{2167}",
    "\u{FF21}", "𝒜", "𐐀",
  ]
  private static let others: [Unicode.Scalar] = [
    "0", "9", "\u{300}", "\u{903}", "\u{660}", "\u{203F}", "\u{200C}", "\u{200D}",
  ]
  private static let quoted: [Unicode.Scalar] = [
    " ", "-", ".", "/", "€", "😀", "\u{7F}", "\u{2028}", "{", ":",
  ]

  /// Names that a model has.
  static let known = [
    "a", "é", "日本語の長い名前です", "aé", "élan_vital_et_plus", "abcdefghé", "abcdefgh", "abcdefghi",
    "ABCDEFGHIJKLMNOP", "𝒜𝒜𝒜𝒜",
  ]

  /// A drawn name of any length.
  init(_ generator: inout SeededGenerator, isJSON5: Bool) {
    if generator.oneIn(2), let known = generator.pick(Self.known) {
      self.init(known, &generator, isJSON5: isJSON5)
      return
    }
    let count = generator.pick([1, 2, 5, 6, 7, 8, 9, 15, 16, 17, 40]) ?? 1
    let hasQuotes = !isJSON5 || generator.oneIn(4)
    let table = [
      Self.beginnings, Self.beginnings + Self.others,
      Self.beginnings + (hasQuotes ? Self.quoted : Self.others),
    ]
    // Many are of plain letters up to some place.
    let plain = generator.oneIn(2) ? generator.below(count + 1) : 0
    var text = ""
    for place in 0..<count {
      let scalars = place == 0 ? table[0] : table[1 + generator.below(2)]
      text.unicodeScalars.append(place < plain ? "b" : generator.pick(scalars) ?? "a")
    }
    self.init(text, &generator, isJSON5: isJSON5, hasQuotes: hasQuotes)
  }

  /// A spelling of a name.
  init(
    _ text: String,
    _ generator: inout SeededGenerator,
    isJSON5: Bool,
    hasQuotes: Bool = false
  ) {
    self.text = text
    let needsQuotes = hasQuotes || !isJSON5 || generator.oneIn(4)
    let quote = !needsQuotes ? "" : isJSON5 && generator.oneIn(2) ? "'" : "\""
    let share = generator.pick([1, 3, 20, 1000]) ?? 1000
    var spelling = quote
    for scalar in text.unicodeScalars {
      // Half a pair is no part of a name without quotes.
      if generator.oneIn(share), needsQuotes || scalar.value < 0x1_0000 {
        for unit in String(scalar).utf16 { spelling += Self.escape(unit, &generator) }
      } else {
        spelling.unicodeScalars.append(scalar)
      }
    }
    self.spelling = spelling + quote
  }

  private static func escape(_ unit: UInt16, _ generator: inout SeededGenerator) -> String {
    let digits = String(unit, radix: 16, uppercase: generator.oneIn(2))
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}

/// Bugs of strings and keys.
extension PlantedBug {
  var stringFacts: Facts {
    switch self {
    case .surrogatePair:
      facts(
        "agreement",
        .order,
        "Each half of an escaped surrogate pair becomes a replacement character.",
        Self.order(note: #"\ud83d\ude00"#)
      )
    case .emptyKey:
      facts("trap", .order, "The first byte of an empty key is read.", #"{"":0}"#)
    case .nulCuts:
      facts("agreement", .order, "A string ends at a NUL.", Self.order(note: #"\u0000"#))
    case .lengthByte:
      facts(
        "agreement",
        .order,
        "The length of a string is kept in one byte.",
        Self.order(note: String(repeating: "a", count: 256))
      )
    case .escapedSlash:
      facts(
        "agreement",
        .order,
        "An escaped slash keeps its backslash.",
        Self.order(note: #"\/"#)
      )
    case .capitalHex:
      facts(
        "agreement",
        .order,
        "The capital hexadecimal digits of an escape count as zero.",
        Self.order(note: #"\u00E9"#)
      )
    case .leadByte:
      facts(
        "agreement",
        .order,
        "The sequences of two bytes begin at C3: U+0080 to U+00BF are replaced.",
        Self.order(note: "\u{A9}")
      )
    case .chunkEscape:
      facts(
        "agreement",
        .order,
        "A short escape across the border of a chunk of sixteen bytes keeps its backslash.",
        Self.order(note: #"aaaaaaaaaaaaaaa\n"#)
      )
    default:
      facts(
        "agreement",
        .order,
        "A key is compared up to the length of the one that is wanted.",
        #"{"idx":5,"# + Self.order().dropFirst()
      )
    }
  }
}

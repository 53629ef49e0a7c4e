extension Mutator {
  /// Replaces a scalar by a textual date with a field at or beyond its bound.
  static let boundaryDate = Mutator.tree("boundary-date", weight: 2) { tree, generator, _ in
    guard let node = tree.randomScalar(&generator) else { return false }
    tree.replace(node, with: tree.addScalar(.string, text(&generator).utf8))
    return true
  }

  private static let usual = [
    "2024", "-", "02", "-", "29", "T", "23", ":", "59", ":", "58", ".25", "Z",
  ]

  /// Alternatives for each part of a date, in the order of `usual`.
  private static let others: [[String]] = [
    [
      "0000", "0001", "1582", "1600", "1900", "1969", "1970", "2000", "2023", "9999", "10000", "24",
      "-1",
    ],
    ["/", ".", ""], ["00", "01", "1", "12", "13"], ["/", ".", ""],
    ["00", "01", "1", "28", "30", "31", "32"], [" ", "t", "  ", "_"],
    ["00", "0", "12", "24", "25"],
    [":", ".", ""], ["00", "0", "60"], [":", ""], ["00", "0", "59", "60", "61"],
    ["", ".", ".0", ".123", ".123456", ".1234567890", ",5"],
    [
      "", "z", "+00:00", "-00:00", "+0000", "+14:00", "-12:00", "+05:30", "+24:00", "+01", " Z",
      " UTC",
    ],
  ]

  private static func text(_ generator: inout SeededGenerator) -> String {
    var parts = usual
    for _ in 0...generator.below(3) {
      let place = generator.below(parts.count)
      parts[place] = generator.pick(others[place]) ?? ""
    }
    // The full date and time, without the zone, without the fraction, or the day alone.
    return parts.prefix(generator.pick([13, 13, 12, 11, 9, 5]) ?? 13).joined()
  }
}

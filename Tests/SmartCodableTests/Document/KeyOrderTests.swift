import Testing

@testable import SmartCodable

@Suite struct KeyOrderTests {
  private static let long = String(repeating: "k", count: 16)

  /// Keys that differ early, behind their sixteenth byte, in length alone, and beyond ASCII.
  private static let keys = [
    "b", "a", "", long + "2", long, long + "1", long + "10", "\u{e9}", "e\u{301}", "\u{10000}",
    "\u{ffff}",
    "a\u{0}", "ab", "B", "0", "kkkkkkkkkkkkkkk",
  ]

  @Test("ENC-4, ENT-20: keys are in the order of their UTF-8 bytes")
  func order() {
    let expected = Self.keys.indices.sorted { left, right in
      Array(Self.keys[left].utf8).lexicographicallyPrecedes(Array(Self.keys[right].utf8))
    }
    #expect(Array(KeyOrder.positions(of: Self.keys)) == expected)
    #expect(Array(KeyOrder.uniquePositions(of: Self.keys)) == expected)
  }

  @Test("ENC-4: keys that share many bytes, with null characters or without, are in the same order")
  func sharedPrefixes() {
    let ends = [
      "", "a", "b", "\u{0}", "\u{0}\u{0}", "a\u{0}", "\u{e9}", Self.long, Self.long + "x",
    ]
    var keys: [String] = []
    for length in [0, 1, 15, 16, 17, 31, 32, 33, 64] {
      for filler in ["k", "\u{0}"] {
        keys += ends.map { String(repeating: filler, count: length) + $0 }
      }
    }
    // Each key comes twice, at places far apart.
    keys += keys.reversed()
    let expected = keys.indices.sorted { left, right in
      let (first, second) = (Array(keys[left].utf8), Array(keys[right].utf8))
      return first == second ? left < right : first.lexicographicallyPrecedes(second)
    }
    #expect(Array(KeyOrder.positions(of: keys)) == expected)
    var seen: Set<[UInt8]> = []
    #expect(
      Array(KeyOrder.uniquePositions(of: keys))
        == expected.filter { seen.insert(Array(keys[$0].utf8)).inserted }
    )
  }

  @Test("of equal keys the first one stays, and only that; equal means the same bytes")
  func duplicates() {
    let keys = Self.keys + Self.keys.reversed() + Self.keys
    let order = KeyOrder.uniquePositions(of: keys)
    #expect(order.count == Self.keys.count)
    #expect(order.allSatisfy { $0 < Self.keys.count })
    #expect(Array(KeyOrder.positions(of: ["x", "x", "x"])) == [0, 1, 2])
  }

  @Test("Prefixes are ordered as the first sixteen bytes are")
  func prefixesAreOrderedAsFirstBytes() {
    #expect(KeyPrefix("") < KeyPrefix("a"))
    #expect(KeyPrefix("a") < KeyPrefix("a\u{1}"))
    #expect(KeyPrefix(Self.long) == KeyPrefix(Self.long + "1"))
    #expect(KeyPrefix(Self.long.dropLast() + "a") < KeyPrefix(Self.long.dropLast() + "b"))
    #expect(KeyPrefix("12345678a") < KeyPrefix("12345678b"))
    #expect(KeyPrefix("z") < KeyPrefix("\u{80}"))
  }
}

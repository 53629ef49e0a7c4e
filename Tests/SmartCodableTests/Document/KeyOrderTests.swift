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

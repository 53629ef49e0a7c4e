import Testing

@testable import CommandLine

@Suite struct SpellingTests {
  @Test(
    "The distance counts letters inserted, removed, replaced and swapped",
    arguments: [
      ("", "", 0), ("", "ab", 2), ("ab", "", 2), ("same", "same", 0),
      ("iteratons", "iterations", 1),
      ("replayy", "replay", 1), ("rum", "run", 1), ("rnu", "run", 1), ("kitten", "sitting", 3),
      ("abcd", "badc", 2),
    ]
  )
  func distance(one: String, other: String, distance: Int) {
    #expect(Spelling.distance(Array(one), Array(other)) == distance)
  }

  @Test(
    "The nearest name is the one with the fewest mistakes, if those are few",
    arguments: [
      ("--iteratons", "--iterations"), ("--iteration", "--iterations"), ("--SEED", "--seed"),
      ("seed", "--seed"), ("--sede", "--seed"), ("--tim", "--time"), ("--see", "--seed"),
      ("--iter", "--iterations"), ("--timeout", "--timeout-ms"), ("--tu", nil), ("--sxxd", nil),
      ("--bogus", nil),
      ("--", nil), (String(repeating: "x", count: 1_000_000), nil),
    ] as [(String, String?)]
  )
  func nearest(word: String, name: String?) {
    let names = ["--iterations", "--seed", "--time", "--timeout-ms"]
    #expect(Spelling.nearest(to: word, in: names) == name)
  }
}

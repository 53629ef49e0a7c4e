import Testing

@testable import FuzzKit

@Suite struct ReflowTests {
  /// What many seeds make of a text.
  private static func reflowed(_ text: String) -> [[UInt8]] {
    guard case .bytes(let derive) = Mutator.reflow.work else { return [] }
    return (0..<6000 as Range<UInt64>)
      .compactMap { seed in
        var generator = SeededGenerator(seed: seed)
        var bytes = Array(text.utf8)
        return derive(&bytes, &generator) ? bytes : nil
      }
  }

  @Test("Only white space between tokens changes, and comes in all forms")
  func onlyWhiteSpaceChanges() throws {
    let text = #" { "a  b\" " : [ 1 ,-2.5e3, true,{"c":null } ], "\\":"  \t{" }"#
    let tree = try #require(JSONTree(parsing: Array(text.utf8))).bytes
    let results = Self.reflowed(text)
    #expect(results.count > 3000)
    for result in results { #expect(JSONTree(parsing: result)?.bytes == tree, "\(result)") }
    let whole = Array(results.joined(separator: [0]))
    let blanks = [" ", "\t", "\n", "\r", "\r\n", "\n\r"].map { "[" + $0 + "1" }
    let margins = [1, 7, 8, 9, 16, 19, 20].map { "\n" + String(repeating: " ", count: $0) + "1" }
    for blank in blanks + margins {
      #expect(whole.firstRange(of: blank.utf8) != nil, "\(blank.debugDescription)")
    }
    // Also without any, and around the document.
    #expect(results.contains(tree))
    #expect(results.contains { $0.first == 0x0D && $0.last == 0x0D })
  }

  @Test("What is no JSON does not become JSON")
  func wordsStayApart() {
    for text in ["[1 2]", "tr ue", #""a "#, #"{"a" "b"}"#, #"["\"#] {
      for result in Self.reflowed(text) { #expect(JSONTree(parsing: result) == nil, "\(result)") }
    }
  }
}

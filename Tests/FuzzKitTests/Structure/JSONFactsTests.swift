import Testing

@testable import FuzzKit

@Suite struct JSONFactsTests {
  @Test(
    "Keys that a key strategy may make equal are seen at every level, and others are not",
    arguments: [
      (#"{"kind":null,"Kind":1}"#, true), (#"[{"a":[{"a_b":1,"aB":2}]}]"#, true),
      (#"{"first-name":1,"first_name":2}"#, true), (#"{"\u0041":1,"a":2}"#, true),
      (#"{"_":1,"":2}"#, true), (#"{"1":1,"01":2}"#, false), (#"{"a":{"A":1},"b":2}"#, false),
      (#"[{"a":1},{"A":1}]"#, false), (#"{"é":1,"è":2}"#, false), ("[]", false),
    ]
  )
  func keysThatConvertAlike(text: String, isSo: Bool) throws {
    let tree = try #require(JSONTree(parsing: Array(text.utf8)))
    #expect(JSONFacts(tree).hasKeysThatConvertAlike == isSo)
  }
}

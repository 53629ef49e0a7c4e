import Foundation
import Testing

@testable import FuzzKit

@Suite struct MinimizerTests {
  /// A test in this process: what fails is decided by a closure.
  private final class ClosureTest: CandidateTest {
    private let fails: ([UInt8]) -> Bool
    private(set) var seen: [[UInt8]] = []

    init(_ fails: @escaping ([UInt8]) -> Bool) { self.fails = fails }

    func firstMatch(in candidates: [[UInt8]]) -> (position: Int?, runs: Int) {
      for (position, candidate) in candidates.enumerated() {
        seen.append(candidate)
        if fails(candidate) { return (position, position + 1) }
      }
      return (nil, candidates.count)
    }
  }

  private static func minimize(
    _ input: String,
    budget: Int = 2000,
    while fails: @escaping (String) -> Bool
  ) -> (text: String, test: ClosureTest) {
    let test = ClosureTest { fails(String(decoding: $0, as: UTF8.self)) }
    let result = Minimizer(test: test, budget: budget).minimize(Array(input.utf8))
    #expect(result.runs == test.seen.count)
    return (String(decoding: result.bytes, as: UTF8.self), test)
  }

  private static let page =
    #"{"data":{"list":[{"id":1,"name":"first"},{"id":-2.5e3,"name":"x\u00e9yzq"}],"total":7}}"#

  @Test(
    "The reducers reach the known minimum",
    arguments: [
      ("true", "0"), ("e3", "-2.5e3"), ("yz", #"{"":{"":[{"":"yz"}]}}"#),
      (#""total":"#, #"{"":{"total":0}}"#),
      (#"\u00e9"#, #"{"":{"":[{"":"\u00e9"}]}}"#),
    ]
  )
  func minimum(needle: String, expected: String) {
    if needle == "true" {
      #expect(Self.minimize(Self.page) { _ in true }.text == "0")
      return
    }
    let result = Self.minimize(Self.page) { text in
      text.contains(needle) && (needle == "e3" || !text.hasPrefix("\""))
        && JSONTree(parsing: Array(text.utf8)) != nil
    }
    #expect(result.text.contains(needle))
    #expect(result.text.utf8.count <= expected.utf8.count, "\(result.text)")
    #expect(JSONTree(parsing: Array(result.text.utf8)) != nil)
  }

  @Test("No candidate runs twice, and the budget is kept")
  func budget() {
    let (_, test) = Self.minimize(Self.page) { $0.contains("first") }
    #expect(Set(test.seen).count == test.seen.count)
    let (text, short) = Self.minimize(Self.page, budget: 5) { $0.contains("first") }
    #expect(short.seen.count <= 5)
    #expect(text.contains("first"))
  }

  @Test("Candidates of a document are documents")
  func validity() {
    let (_, test) = Self.minimize(#"["a\ud83d\ude00b",1e5,{"k\\\"":-0.5}]"#) { $0.contains("[") }
    #expect(!test.seen.isEmpty)
    #expect(test.seen.allSatisfy { JSONTree(parsing: $0) != nil })
  }

  @Test("What is no JSON is cut by bytes")
  func bytes() {
    let (text, _) = Self.minimize(#"{"a":[1,2,3],"b":@tru"#) { $0.contains("@") }
    #expect(text == "@")
    #expect(Self.minimize("{]}ab") { $0.utf8.count >= 3 }.text == "000")
  }

  @Test("Pairs of surrogates and sequences of UTF-8 are never cut in two")
  func units() {
    let text = Array(#"a\n\ud83d\ude00\u00e9é"#.utf8)
    let units = StringUnits.units(of: text[...]).map { String(decoding: $0, as: UTF8.self) }
    #expect(units == ["a", "\\n", #"\ud83d\ude00"#, #"\u00e9"#, "é"])
  }
}

import DecoderLaw
import Foundation
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// `==` of `@SmartAny` and what subscribers receive, each with a judge of its own.
@Suite struct AnyEqualityTests {
  private static func verdicts(of target: any FuzzTarget, on inputs: [String]) -> [JudgeVerdict?] {
    var verdicts: [JudgeVerdict?] = []
    for input in inputs {
      for iteration in 0..<40 as Range<UInt64> {
        let context = RunContext(iteration: iteration, options: 0)
        verdicts.append(target.judgement(of: .decoding, on: Array(input.utf8), in: context))
      }
    }
    return verdicts
  }

  @Test("The judge compares every seed document, and agrees")
  func judgeComparesSeeds() {
    for target in [AnyEqualityTarget(), DeliveriesTarget()] as [any FuzzTarget] {
      for verdict in Self.verdicts(of: target, on: target.seedInputs) {
        guard case .agrees? = verdict else {
          Issue.record("\(target.name): \(String(describing: verdict))")
          continue
        }
      }
    }
  }

  @Test(
    "Documents mean the same exactly if they are equal as values",
    arguments: [
      ("1", "1.0", true), ("1", "10e-1", true), ("1", "true", false), ("1", #""1""#, false),
      ("null", "[]", false), (#""\u0061""#, #""a""#, true), ("[1,2]", "[2,1]", false),
      (#"{"a":1,"b":[2]}"#, #"{"b":[2.0],"a":1}"#, true), (#"{"a":1}"#, #"{"b":1}"#, false),
      ("9007199254740993", "9007199254740992", false), ("-0.0", "0", true),
      ("-0.0", "0e99999999999999999999", true), ("1", "1e99999999999999999999", false),
    ]
  )
  func meanings(left: String, right: String, isEqual: Bool) throws {
    let trees = [left, right].map { JSONTree(parsing: Array($0.utf8)) }
    let meanings = try trees.map { tree in
      let tree = try #require(tree)
      return try #require(ScalarMeaning(tree.root, of: tree))
    }
    #expect(meanings[0].equals(meanings[1]) == isEqual)
  }

  @Test(
    "A number that types hold differently has no meaning",
    arguments: ["1e400", "0.1000000000000000055511151231257827", "1e-20", "1e23", "0.1"]
  )
  func unclearNumbers(text: String) throws {
    let tree = try #require(JSONTree(parsing: Array(text.utf8)))
    #expect(ScalarMeaning(tree.root, of: tree)?.isClear == false)
  }

  @Test("Values that JSON lacks count for hashes, except for the end of long data")
  func hashedLeaves() {
    #expect(ScalarMeaning.date(Date(timeIntervalSince1970: 1)).isHashed())
    #expect(!ScalarMeaning.data(Data(count: 64)).isHashed())
    #expect(!ScalarMeaning.data(Data([1])).equals(.data(Data([2]))))
    #expect(AnyEqualityTarget.isRight("a", "b") && AnyEqualityTarget.isRight("a", "a"))
    #expect(!AnyEqualityTarget.isRight(Alike(name: "a"), Alike(name: "b")))
  }

  /// A value whose hash is always the same.
  private struct Alike: Hashable {
    let name: String

    func hash(into hasher: inout Hasher) {}
  }

  @Test("Subscribers receive the value at once, then each new one while the old one is there")
  func deliveries() throws {
    let script = #"[true,"a",false,7,{"name":"b","count":1},null,"c",[],"d"]"#
    let execution = DeliveriesTarget().run(Array(script.utf8), in: RunContext())
    let tree = try #require(execution.tree)
    #expect(
      String(decoding: tree.bytes, as: UTF8.self)
        == #"[["n after n","a after n","b after a"],["3 after 3","1 after 3","1 after 1"]]"#
    )
  }
}

import Foundation
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// What scripts ask of a decoder, and what their judge sees.
@Suite struct DecodeScriptTests {
  private let target = DecodeScriptTarget()

  private func contexts(_ count: Int) -> [RunContext] {
    (0..<count).map { RunContext(iteration: UInt64($0), options: UInt64($0 % 5)) }
  }

  @Test("Every kind of step is drawn, and both decoders agree on it")
  func stepsAreDrawn() {
    var texts = ""
    for input in target.seedInputs {
      for context in contexts(120) {
        let input = Array(input.utf8)
        if let tree = target.run(input, in: context).tree {
          texts += String(decoding: tree.bytes, as: UTF8.self)
        }
        if case .differs(_, _, _, let detail)? = target.judgement(
          of: .decoding,
          on: input,
          in: context
        ) {
          Issue.record("\(detail)")
        }
      }
    }
    let steps = [
      "keyed by same", "unkeyed: ", "single: ", "contains a", "allKeys: ", "nested by pair",
      "nested list", "super for ", "super: super", "if present", "direct ", "outer keys: ",
      "outer list: ", "outer value: ", "threw own error", "threw keyNotFound", "valueNotFound at",
      "typeMismatch at", "dataCorrupted at", "Repeated<Twice>", "DecodeScriptModel: ",
      "Dictionary<Suit", "script",
    ]
    for step in steps { #expect(texts.contains(step), "\(step)") }
  }

  @Test(
    "The judge sees other records",
    arguments: [
      (["a", "b"], ["a", "c"], false), (["a"], ["a", "b"], false), (["a", "b"], ["a", "b"], true),
      (["x threw dataCorrupted at k"], ["x threw dataCorrupted at ?"], true),
      (["x threw typeMismatch at k"], ["x threw dataCorrupted at ?"], false),
    ]
  )
  func recordsAreCompared(found: [String], wanted: [String], isSame: Bool) throws {
    let tree = try #require(JSONTree(parsing: Array("1".utf8)))
    let verdict = DecodeScriptTarget.verdict(
      Self.answers(found, [], tree),
      Self.answers(wanted, [], tree),
      tree
    )
    #expect(Self.agrees(verdict) == isSame)
    let repaired = DecodeScriptTarget.verdict(
      Self.answers(found, ["i initialValue"], tree),
      Self.answers(wanted, [], tree),
      tree
    )
    #expect(!Self.agrees(repaired))
  }

  @Test(
    "The twin of a model is what its clauses say",
    arguments: [
      ("{}", "5 d nil [9] nil nil", ["i initialValue", "list initialValue", "s initialValue"]),
      (#"{"i":7,"s":"t","list":[]}"#, "7 t nil [] nil nil", []),
      (
        #"{"i":"3","s":1,"o":"x","list":[1,null,true]}"#, "3 1 nil [1, 1] nil nil",
        ["i converted", "list/1 droppedElement", "list/2 converted", "o nilValue", "s converted"]
      ),
      (
        #"{"i":1e2,"s":"","list":[2],"child":{"i":[]}}"#, "100  nil [2] (6 []) nil",
        ["child/i initialValue", "child/list initialValue"]
      ),
    ] as [(String, String, [String])]
  )
  func twinsFollowTheClauses(document: String, value: String, repairs: [String]) throws {
    let tree = try #require(JSONTree(parsing: Array(document.utf8)))
    let script = DecodeScript(tree, keys: .same, mayFail: false, isJudge: true, seed: 1)
    try DecodeScript.$current.withValue(script) {
      let data = Data(document.utf8)
      let twin = try JSONDecoder().decode(DecodeScriptTwin.self, from: data)
      #expect(twin.spoken == value)
      let report = try SmartJSONDecoder().report(DecodeScriptModel.self, from: data)
      #expect(report.value.spoken == value)
      #expect(report.repairs.count == repairs.count)
    }
    #expect(script.repairs.sorted() == repairs)
  }

  private static func answers(
    _ records: [String],
    _ repairs: Set<String>,
    _ tree: JSONTree
  ) -> DecodeScriptTarget.Answers {
    let script = DecodeScript(tree, keys: .same, mayFail: false, isJudge: false, seed: 1)
    return DecodeScriptTarget.Answers(records: records, repairs: repairs, script: script)
  }

  private static func agrees(_ verdict: JudgeVerdict) -> Bool {
    if case .agrees = verdict { true } else { false }
  }
}

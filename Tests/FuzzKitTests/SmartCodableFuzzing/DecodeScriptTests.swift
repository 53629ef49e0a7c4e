import Foundation
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// What programs ask of a decoder, and what their judge sees.
@Suite struct DecodeScriptTests {
  private let target = DecodeScriptTarget()

  private func contexts(_ count: Int) -> [RunContext] {
    (0..<count).map { RunContext(iteration: UInt64($0), options: UInt64($0 % 5)) }
  }

  @Test("Every kind of step is drawn, and both decoders agree on it")
  func stepsAreDrawn() {
    var texts = ""
    var programs = ""
    for input in target.seedInputs {
      for context in contexts(200) {
        let input = Array(input.utf8)
        if let tree = target.run(input, in: context).tree {
          texts += String(decoding: tree.bytes, as: UTF8.self)
        }
        if let call = target.sample(input, in: context) { programs += "\(call.program)" }
        if case .differs(_, _, _, let detail)? = target.judgement(
          of: .decoding,
          on: input,
          in: context
        ) {
          Issue.record("\(detail)")
        }
      }
    }
    let answers = [
      "keyed by same: ", "list: ", "single: ", "contains '", "keys: ", "up: super", "each ",
      "up 'b'", "readIfPresent ", "handOn ", "byText '", "outer ", "threw own error",
      "threw keyNotFound", "valueNotFound at", "typeMismatch at else/where", "dataCorrupted at",
      "Repeated<DecodeScriptRestless<", "DecodeScriptModel: ", "DecodeScriptMapped", "T1 at ",
      "Heir as its superclass: T7", "Members<", "exactly: ",
      "path:  true", "index 2 ",
    ]
    for answer in answers { #expect(texts.contains(answer), "\(answer)") }
    for step in [
      "first 1 { block", "later", "copy", "again 1200", "again 66", "refuse", "keep", "Payload<",
      "ModelChild",
    ] {
      #expect(programs.contains(step), "\(step)")
    }
  }

  private static func call(_ document: String, _ steps: [DecodeScriptStep]) throws
    -> DecodeScriptTarget.Call
  {
    let tree = try #require(JSONTree(parsing: Array(document.utf8)))
    let program = DecodeScriptProgram(top: .slot(0), types: [steps], isBusy: false)
    let source = DecodeScriptSource(tree: tree, keys: .same)
    return DecodeScriptTarget.Call(source: source, program: program, isStrict: true)
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
    let call = try Self.call("1", [])
    let script = DecodeScript(call.source, call.program, isStrict: true, isJudge: false)
    let answers = { DecodeScriptTarget.Answers(records: $0, repairs: $1, script: script) }
    let same = DecodeScriptTarget.difference(answers(found, []), answers(wanted, []), call)
    #expect((same == nil) == isSame)
    let wrong = answers(found, ["i initialValue"])
    #expect(DecodeScriptTarget.difference(wrong, answers(wanted, []), call) != nil)
  }

  @Test("A program is shortened to what is wanted of it, and says what it does")
  func programsAreShortened() throws {
    let read = DecodeScriptStep(verb: .read, key: "a", form: .array(.scalar(.int)), isTried: false)
    let block = DecodeScriptStep(verb: .block, body: [DecodeScriptStep(verb: .path), read])
    let keyed = DecodeScriptStep(verb: .keyed, number: 2, body: [read, block, read])
    let program = try Self.call("1", [DecodeScriptStep(verb: .path), keyed]).program
    let short = program.shortened { "\($0)".contains("read [int] 'a'") }
    #expect("\(short)" == "T0 of T0 { try? keyed by case { read [int] 'a' } }")
  }

  @Test("A call after the others is right, and another answer of it is a difference")
  func laterCallsAreRight() throws {
    #expect(DecodeScriptTarget.canaryCall() == DecodeScriptTarget.canaryText)
    let step = DecodeScriptStep(verb: .handOn, form: .scalar(.int), isTried: false)
    let call = try Self.call(#""x""#, [step])
    guard case .agrees = target.verdict(on: call, in: RunContext(iteration: 8)) else {
      Issue.record("\(target.verdict(on: call, in: RunContext(iteration: 8)))")
      return
    }
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
    let call = try Self.call(document, [])
    let script = DecodeScript(call.source, call.program, isStrict: false, isJudge: true)
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
}

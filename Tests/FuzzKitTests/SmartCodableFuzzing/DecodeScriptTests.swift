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
      "Repeated<DecodeScriptRestless<", "read DecodeScriptModel", "DecodeScriptMapped", "T1 at ",
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

  private static func call(
    _ document: String,
    _ steps: [DecodeScriptStep],
    isStrict: Bool = true
  ) throws -> DecodeScriptTarget.Call {
    let tree = try #require(JSONTree(parsing: Array(document.utf8)))
    let program = DecodeScriptProgram(top: .slot(0), types: [steps], isBusy: false)
    let source = DecodeScriptSource(tree: tree, keys: .same)
    return DecodeScriptTarget.Call(
      source: source,
      program: program,
      isStrict: isStrict,
      choices: ZooOptions.choices(in: 0)
    )
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
    let script = DecodeScript(call.source, call.program, isStrict: true, judge: nil)
    let answers = { DecodeScriptTarget.Answers(records: $0, repairs: $1, script: script) }
    let same = DecodeScriptTarget.difference(answers(found, [:]), answers(wanted, [:]), call)
    #expect((same == nil) == isSame)
    let wrong = answers(found, ["i initialValue": ["null"]])
    #expect(DecodeScriptTarget.difference(wrong, answers(wanted, [:]), call) != nil)
    for (kinds, isSameKind) in [(["null", "missing"], true), (nil, true), (["missing"], false)] {
      let other = answers(wanted, ["i initialValue": kinds.map { Set($0) }])
      let difference = DecodeScriptTarget.difference(wrong, other, call)
      #expect((difference == nil) == (isSame && isSameKind))
    }
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

  /// What the law says of code that JSONDecoder refuses, by the clauses beside each row.
  @Test(
    "The law's decoder and SmartJSONDecoder repair alike what hand-written code asks for",
    arguments: [
      // DEF-12, REP-4.
      (#"{"a":"7"}"#, .read, .scalar(.int), "7", ["a converted converted"]),
      (#"{"a":"x"}"#, .read, .scalar(.int), "0", ["a typeDefault invalid"]),
      (#"{"a":[]}"#, .read, .scalar(.string), "''", ["a typeDefault mismatch"]),
      (#"{"a":null}"#, .read, .scalar(.bool), "false", ["a typeDefault null"]),
      ("{}", .read, .scalar(.double), "0.0", ["a typeDefault missing"]),
      (#"{"a":300}"#, .read, .scalar(.uint8), "0", ["a typeDefault overflow"]),
      // NEST-9.
      (#"{"a":"x"}"#, .readIfPresent, .scalar(.int), "nil", ["a nilValue invalid"]),
      // COL-1, COL-3, COL-4, COL-11.
      (
        #"{"a":[1,"x",null,"2"]}"#, .read, .array(.scalar(.int)), "[1, 2]",
        ["a/1 droppedElement invalid", "a/2 droppedElement null", "a/3 converted converted"]
      ),
      (
        #"{"a":["x"]}"#, .read, .array(.optional(.scalar(.int))), "[nil]", ["a/0 nilValue invalid"]
      ),
      (
        #"{"a":{"b":[]}}"#, .read, .map(.scalar(.int)), "[]", ["a/b droppedElement mismatch"]
      ),
    ] as [(String, DecodeScriptStep.Verb, DecodeScriptForm, String, [String])]
  )
  func lawRepairs(
    _ document: String,
    _ verb: DecodeScriptStep.Verb,
    _ form: DecodeScriptForm,
    _ value: String,
    _ repairs: [String]
  ) throws {
    let read = DecodeScriptStep(verb: verb, key: "a", form: form, isTried: false)
    let refused = DecodeScriptStep(verb: .read, key: "none", form: .scalar(.int), isTried: false)
    let keyed = DecodeScriptStep(verb: .keyed, isTried: false, body: [read, refused])
    let call = try Self.call(document, [keyed], isStrict: false)
    let answers = target.lawful(call)
    #expect(answers.script.records.contains { $0.hasSuffix("'a': \(value)") })
    let shown = answers.repairs.map { "\($0) \($1?.sorted().joined() ?? "")" }.sorted()
    #expect(shown == (repairs + ["none typeDefault missing"]).sorted())
    guard case .agrees = target.verdict(on: call, in: RunContext(iteration: 4)) else {
      Issue.record("\(target.verdict(on: call, in: RunContext(iteration: 4)))")
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
    let script = DecodeScript(call.source, call.program, isStrict: false, judge: .foundation)
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

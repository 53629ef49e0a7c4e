import ConformanceKit
import DecoderLaw
import Foundation
import FuzzKit
import SmartCodable

/// Hand-written decoding, with JSONDecoder and the law as the judges of SmartJSONDecoder.
///
/// Types ask their decoders for whatever a program says, and all answers are recorded. Without leniency the
/// records must be those of JSONDecoder (AGR-8), and also with leniency, if JSONDecoder decodes the document
/// (AGR-1, AGR-2); of models inside, the judge decodes a twin that knows their clauses. Of what JSONDecoder refuses,
/// the law's own decoder says which value comes of it and what is repaired. What was decoded must not outlive its
/// call, and later calls give what they always give.
struct DecodeScriptTarget: DrawnTarget {
  let name = "decode/script"
  let weight = 24
  let seedInputs = [
    #"{"a":1,"b":[1,"x",null,{"c":2.5}],"c":{"value":"red","list":[1,2]},"super":{"a":true}}"#,
    #"{"firstName":{"lastURL":["red","green"]},"value":null,"7":{"7":1,"a":2},"super":[1,[2,[3]]]}"#,
    #"[{"i":1,"s":"t","list":[1,"2"],"part":{"a":1}},{"i":"x","child":{"list":[null]}},null,"red"]"#,
    #"[1,2,3,300,-1,1.5]"#, #"["red","blue","x"]"#, #"{"a":{"b":{"c":{"d":[{"value":1}]}}}}"#,
    #"{"a":{},"b":[],"c":"","d":false}"#, "7", #""red""#, "null", #"[[1,null],[],["2","x"]]"#,
    #"[{"a":[1,2.5]},{},null,"{}"]"#,
  ]
  let optionSpace = ZooOptions.space

  /// The answers to a program, and how its call ended.
  struct Answers {
    var records: [String]
    /// The repairs, and the kinds that each may have; nil for any.
    var repairs: [String: Set<String>?]
    var script: DecodeScript
    /// How the call ended.
    var outcome = ""
    /// A repair that is not where its path leads in the text, or nil.
    var misplaced: String?
    var hasThrown: Bool { outcome.hasPrefix("threw") }
  }

  /// A program with its document, and the decoders that are asked.
  struct Call {
    var source: DecodeScriptSource
    var program: DecodeScriptProgram
    var isStrict: Bool
    /// The choices of ``ZooOptions``.
    var choices: [Int]
    /// Whether the law's decoder can judge, which knows no strategies and gives no answer again.
    var isPlain: Bool { !choices.contains { $0 > 0 } && !program.isBusy }

    var text: String {
      "\(program) with \(String(decoding: source.tree.bytes, as: UTF8.self))"
    }
  }

  func found(_ call: Call, in context: RunContext) -> (any Encodable)? {
    context.unlimited {
      let answers = answers(to: call, in: context)
      return answers.records + answers.repairs.keys.sorted()
    }
  }

  func verdict(on call: Call, in context: RunContext) -> JudgeVerdict {
    let verdict = wholeVerdict(on: call, in: context)
    guard case .differs = verdict else { return verdict }
    var call = call
    call.program = call.program.shortened { program in
      var shorter = call
      shorter.program = program
      if case .differs = wholeVerdict(on: shorter, in: context) { return true }
      return false
    }
    return wholeVerdict(on: call, in: context)
  }

  func wholeVerdict(on call: Call, in context: RunContext) -> JudgeVerdict {
    let wanted = wanted(call, in: context)
    if wanted.script.isUnsure { return .silent }
    var found = answers(to: call, in: context)
    var judge = wanted
    if wanted.script.isLong { (judge.records, found.records) = ([wanted.outcome], [found.outcome]) }
    if !call.isStrict, wanted.hasThrown {
      // A lenient attempt follows; if it fails too, the first error of the user's own counts (DEF-14, CTR-ERR-1).
      if call.isPlain {
        judge = lawful(call)
        if judge.script.isUnsure { return .silent }
      } else if !found.hasThrown || !wanted.outcome.hasPrefix("threw own") {
        return .silent
      }
      if judge.hasThrown, found.hasThrown, !judge.outcome.hasPrefix("threw own") { return .silent }
      (judge.records, found.records) = ([judge.outcome], [found.outcome])
    }
    if let verdict = Self.difference(found, judge, call) { return verdict }
    if let repair = found.misplaced {
      return .scalar("place", "that of its path", repair, call.text)
    }
    if wanted.hasThrown, context.iteration.isMultiple(of: 8), !found.script.isLong {
      for _ in 0..<70 { _ = answers(to: call, in: context) }
    }
    let text = Self.canaryCall()
    return text == Self.canaryText
      ? .agrees : .scalar("after", Self.canaryText, text, call.text)
  }

  // MARK: Calls

  private func wanted(_ call: Call, in context: RunContext) -> Answers {
    answers(to: call, judge: .foundation) {
      let decoder = JSONDecoder()
      configure(decoder, $1, call)
      let form = call.program.top
      if let type = form.plainMetatype { return (try decoder.decode(type, from: $0).spoken, [:]) }
      if let type = form.modelMetatype { return (try decoder.decode(type, from: $0).spoken, [:]) }
      let type = form.type(twins: form.isMapped || !call.isStrict)
      return (try decoder.decode(type, from: $0).spoken, [:])
    }
  }

  private func answers(to call: Call, in context: RunContext) -> Answers {
    var misplaced: SmartRepair?
    var answers = answers(to: call, judge: nil) { data, canary in
      let decoder = SmartJSONDecoder()
      decoder.leniency = call.isStrict ? .none : .full
      configure(decoder, canary, call)
      func decode<T: DecodeScriptValue>(_ type: T.Type) throws -> (String, [String: Set<String>?]) {
        let report = try decoder.report(type, from: data)
        misplaced = report.repairs.first {
          $0.location?.byteOffset != call.source.offset(of: $0.path)
        }
        return (
          report.value.spoken, Self.table(report.repairs.map { ($0.text, [$0.kind.rawValue]) })
        )
      }
      let form = call.program.top
      if let type = form.plainMetatype { return try decode(type) }
      if let type = form.modelMetatype { return try decode(type) }
      return try decode(form.type(twins: false))
    }
    answers.misplaced = misplaced.map { "\($0)" }
    return answers
  }

  /// The answers of the law's decoder.
  func lawful(_ call: Call) -> Answers {
    let attempt = LenientAttempt()
    let answers = answers(to: call, judge: .law) { data, canary in
      let form = call.program.top
      guard form.isLawful(handedOn: false), let marker = DecodeScript.marker else {
        attempt.leaveOpen()
        return ("", [:])
      }
      let document = try JSONReader.read(bytes: Array(data))
      let value = try ReferenceDecoder.decode(
        form.type(twins: false),
        from: document,
        userInfo: [marker: canary],
        noting: attempt
      )
      let repairs = attempt.entries.map { entry in
        let place = entry.path.joined(separator: "/") + " \(entry.action.rawValue)"
        return (place, entry.kinds.map { Set($0.map(\.rawValue)) })
      }
      return (value.spoken, Self.table(repairs))
    }
    if attempt.isOpen { answers.script.isUnsure = true }
    return answers
  }

  private static func table(_ repairs: [(String, Set<String>?)]) -> [String: Set<String>?] {
    Dictionary(repairs) { one, other in
      guard let one, let other else { return nil }
      return one.union(other)
    }
  }

  private func answers(
    to call: Call,
    judge: DecodeScript.Judge?,
    _ decode: (Data, DecodeScript.Canary) throws -> (String, [String: Set<String>?])
  ) -> Answers {
    let script = DecodeScript(call.source, call.program, isStrict: call.isStrict, judge: judge)
    let isJudge = judge != nil
    var repairs: [String: Set<String>?] = [:]
    var outcome = ""
    weak var canary: DecodeScript.Canary?
    DecodeScript.$current.withValue(script) {
      do {
        let fresh = DecodeScript.Canary()
        canary = fresh
        let text: String
        (text, repairs) = try decode(Data(call.source.tree.bytes), fresh)
        outcome = "done: \(text)"
      } catch {
        // Foundation's error for a number that does not fit has no path here (AGR-8).
        let text = DecodeScript.text(of: error)
        let isHidden = isJudge && text == "dataCorrupted at "
        outcome = "threw \(isHidden ? DecodeScript.hidden : text)"
      }
      script.record(outcome)
      // What was kept reads the document that it was made for, whatever is decoded meanwhile (LIM-5).
      if !isJudge {
        _ = Self.canaryCall()
        script.askKept()
      }
    }
    if canary != nil, !isJudge { script.record("user information is kept") }
    return Answers(
      records: script.records + script.afterwards,
      repairs: judge == .foundation ? Self.table(script.repairs.map { ($0, nil) }) : repairs,
      script: script,
      outcome: outcome
    )
  }

  /// What a call that has nothing to do with the others gives on the same thread.
  static func canaryCall() -> String {
    let text = #"{"i":"7","s":1,"list":[1,null,"2"],"child":{"i":[]}}"#
    let report = try? SmartJSONDecoder().report(DecodeScriptModel.self, from: text)
    let decoder = SmartJSONDecoder()
    decoder.leniency = .none
    let strict = try? decoder.decode(
      [String: DecodeScriptSuit].self,
      from: Data(#"{"a":"red"}"#.utf8)
    )
    return "\(report?.value.spoken ?? "") \(report?.repairs.count ?? 0) \(strict?.spoken ?? "")"
  }

  static let canaryText = #"7 1 nil [1, 2] (6 []) nil 6 ["a = red"]"#

  // MARK: Comparison

  static func difference(_ found: Answers, _ wanted: Answers, _ call: Call) -> JudgeVerdict? {
    let text = call.text
    let count = max(found.records.count, wanted.records.count)
    for index in 0..<count {
      let mine = index < found.records.count ? found.records[index] : "nothing"
      let theirs = index < wanted.records.count ? wanted.records[index] : "nothing"
      if isSame(mine, theirs) { continue }
      let isLaw = wanted.script.judge == .law
      let before =
        isLaw
        ? "\(found.script.records.suffix(8)), not \(wanted.script.records.suffix(8)),"
        : "\(found.records[max(0, index - 6)..<min(index, found.records.count)])"
      return .differs(
        wanted: isLaw ? "the law's answer" : "JSONDecoder's answer",
        found: "another",
        detail: "wanted \(theirs), found \(mine) after \(before) in \(text)"
      )
    }
    if wanted.script.hasLostRepairs || isSame(found.repairs, wanted.repairs) { return nil }
    return .differs(
      wanted: "repairs",
      found: "others",
      detail: "wanted \(shown(wanted.repairs)), found \(shown(found.repairs)) in \(text)"
    )
  }

  /// Whether the same places are repaired, each as one of the kinds that it may be.
  private static func isSame(_ found: [String: Set<String>?], _ wanted: [String: Set<String>?])
    -> Bool
  {
    found.keys == wanted.keys
      && found.allSatisfy { place, kinds in
        guard let kinds, let admitted = wanted[place] ?? nil else { return true }
        return kinds.isSubset(of: admitted)
      }
  }

  private static func shown(_ repairs: [String: Set<String>?]) -> [String] {
    repairs.map { "\($0) \($1?.sorted() ?? ["any"])" }.sorted()
  }

  /// Whether the records are the same, but for a path that Foundation does not tell.
  private static func isSame(_ found: String, _ wanted: String) -> Bool {
    guard wanted.hasSuffix(DecodeScript.hidden) else { return found == wanted }
    return found.hasPrefix(wanted.dropLast())
  }

  // MARK: Input and options

  /// The program and the document of an input; strict and lenient by turns.
  func sample(_ input: [UInt8], in context: RunContext) -> Call? {
    guard let tree = JSONTree(parsing: input), tree.depth <= 32, input.count <= 4096 else {
      return nil
    }
    let drawn = DecodeScriptDocument(tree, seed: context.iteration)
    guard let tree = JSONTree(parsing: Array(drawn.text.utf8)) else { return nil }
    let turn = context.iteration % 8
    let isStrict = turn % 2 == 1 && turn < 7
    let isPlain = turn % 4 == 0
    let choices = ZooOptions.choices(in: isPlain ? 0 : context.options)
    // The first two choices change no key.
    let keys = choices[3] - 1
    let source = DecodeScriptSource(
      tree: tree,
      keys: DecodeScriptSource.Keys(rawValue: keys) ?? .same
    )
    let program = DecodeScriptDrawing.program(
      for: source,
      isStrict ? .strict : isPlain ? .lawful : .lenient,
      seed: context.iteration
    )
    return Call(source: source, program: program, isStrict: isStrict, choices: choices)
  }

  private func configure(
    _ decoder: JSONDecoder,
    _ canary: DecodeScript.Canary,
    _ call: Call
  ) {
    ZooOptions.configure(decoder, call.choices)
    if let marker = DecodeScript.marker { decoder.userInfo[marker] = canary }
  }
}

extension SmartRepair {
  fileprivate var text: String { steps + " \(action.rawValue)" }
}

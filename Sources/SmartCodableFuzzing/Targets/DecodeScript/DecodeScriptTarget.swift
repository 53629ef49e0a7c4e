import Foundation
import FuzzKit
import SmartCodable

/// Hand-written decoding, with JSONDecoder as the judge of SmartJSONDecoder.
///
/// A plain type asks its decoder for whatever a script says, and records all answers. Without leniency the
/// records must be those of JSONDecoder (AGR-8), and also with leniency, since the type itself never throws
/// (AGR-1, AGR-2); of models inside, the judge decodes a twin that knows their clauses.
struct DecodeScriptTarget: FuzzTarget {
  let name = "decode/script"
  let weight = 12
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [
    #"{"a":1,"b":[1,"x",null,{"c":2.5}],"c":{"value":"red","list":[1,2]},"super":{"a":true}}"#,
    #"{"firstName":{"lastURL":["red","green"]},"value":null,"7":{"7":1,"a":2},"super":[1,[2,[3]]]}"#,
    #"[{"i":1,"s":"t","list":[1,"2"],"part":{"a":1}},{"i":"x","child":{"list":[null]}},null,"red"]"#,
    #"[1,2,3,300,-1,1.5]"#, #"["red","blue","x"]"#, #"{"a":{"b":{"c":{"d":[{"value":1}]}}}}"#,
    #"{"a":{},"b":[],"c":"","d":false}"#, "7", #""red""#, "null",
  ]
  let optionSpace = OptionSpace([
    axis("key", ["default", "snake", "custom", "upper"]),
    axis("date", ["deferred", "seconds", "milliseconds", "iso8601"]),
    axis("data", ["base64", "deferred"]), axis("float", ["throw", "convert"]),
  ])

  private static func axis(_ name: String, _ choices: [String]) -> OptionSpace.Axis {
    OptionSpace.Axis(name, choices.map { OptionSpace.Choice($0) })
  }

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  /// The answers to a script, and how its call ended.
  struct Answers {
    var records: [String]
    var repairs: Set<String>
    var script: DecodeScript
  }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.unlimited {
      guard let document = document(input, in: context) else { return .thrown("document") }
      let isLenient = context.iteration.isMultiple(of: 2)
      let answers = answers(to: document, isLenient: isLenient, in: context) {
        try found($0, isLenient: isLenient, in: context)
      }
      return .decoded(context.observe(answers.records))
    }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    context.unlimited {
      guard let document = document(input, in: context) else { return .silent }
      let isLenient = context.iteration.isMultiple(of: 2)
      let wanted = answers(to: document, isLenient: isLenient, isJudge: true, in: context) {
        let decoder = JSONDecoder()
        configure(decoder, in: context)
        _ = try decoder.decode(DecodeScriptPart.self, from: $0)
        return []
      }
      if wanted.script.isUnsure { return .silent }
      let found = answers(to: document, isLenient: isLenient, in: context) {
        try self.found($0, isLenient: isLenient, in: context)
      }
      return Self.verdict(found, wanted, document)
    }
  }

  /// Decodes with SmartJSONDecoder; returns the repairs.
  private func found(
    _ data: Data,
    isLenient: Bool,
    in context: RunContext
  ) throws -> [SmartRepair] {
    let decoder = SmartJSONDecoder()
    decoder.leniency = isLenient ? .full : .none
    configure(decoder, in: context)
    return try decoder.report(DecodeScriptPart.self, from: data).repairs
  }

  private func answers(
    to document: JSONTree,
    isLenient: Bool,
    isJudge: Bool = false,
    in context: RunContext,
    _ decode: (Data) throws -> [SmartRepair]
  ) -> Answers {
    let keys = context.options == 0 ? 0 : optionSpace.choices(in: context.options)[0]
    let script = DecodeScript(
      document,
      keys: DecodeScript.Keys(rawValue: keys) ?? .same,
      mayFail: !isLenient,
      isJudge: isJudge,
      seed: context.iteration
    )
    var repairs: [SmartRepair] = []
    DecodeScript.$current.withValue(script) {
      do {
        repairs = try decode(Data(document.bytes))
        script.record("done")
      } catch {
        // Foundation's error for a number that does not fit has no path here (AGR-8).
        let text = DecodeScript.text(of: error)
        let isHidden = isJudge && text == "dataCorrupted at "
        script.record("threw \(isHidden ? DecodeScript.hidden : text)")
      }
      if !isJudge { script.askKept() }
    }
    let places = isJudge ? script.repairs : repairs.map(Self.text)
    return Answers(
      records: script.records + script.afterwards,
      repairs: Set(places),
      script: script
    )
  }

  private static func text(of repair: SmartRepair) -> String {
    let path = repair.path.map { step in
      switch step {
      case .key(let key): key
      case .index(let index): "\(index)"
      }
    }
    return path.joined(separator: "/") + " \(repair.action.rawValue)"
  }

  // MARK: Comparison

  static func verdict(
    _ found: Answers,
    _ wanted: Answers,
    _ document: JSONTree
  ) -> JudgeVerdict {
    let text = String(decoding: document.bytes, as: UTF8.self)
    let count = max(found.records.count, wanted.records.count)
    for index in 0..<count {
      let mine = index < found.records.count ? found.records[index] : "nothing"
      let theirs = index < wanted.records.count ? wanted.records[index] : "nothing"
      if isSame(mine, theirs) { continue }
      let before = found.records[max(0, index - 6)..<min(index, found.records.count)]
      return .differs(
        property: nil,
        wanted: "JSONDecoder's answer",
        found: "another",
        detail: "wanted \(theirs), found \(mine) after \(Array(before)) in \(text)"
      )
    }
    if wanted.script.hasLostRepairs || found.repairs == wanted.repairs { return .agrees }
    return .differs(
      property: nil,
      wanted: "repairs",
      found: "others",
      detail: "wanted \(wanted.repairs.sorted()), found \(found.repairs.sorted()) in \(text)"
    )
  }

  /// Whether the records are the same, but for a path that Foundation does not tell.
  private static func isSame(_ found: String, _ wanted: String) -> Bool {
    guard wanted.hasSuffix(DecodeScript.hidden) else { return found == wanted }
    return found.hasPrefix(wanted.dropLast())
  }

  // MARK: Input and options

  private func document(_ input: [UInt8], in context: RunContext) -> JSONTree? {
    guard let tree = JSONTree(parsing: input), tree.depth <= 32, input.count <= 4096 else {
      return nil
    }
    let drawn = DecodeScriptDocument(tree, seed: context.iteration)
    return JSONTree(parsing: Array(drawn.text.utf8))
  }

  private func configure(_ decoder: JSONDecoder, in context: RunContext) {
    let choices = context.options == 0 ? [0, 0, 0, 0] : optionSpace.choices(in: context.options)
    if let marker = DecodeScript.marker { decoder.userInfo[marker] = "script" }
    switch DecodeScript.Keys(rawValue: choices[0]) {
    case .snake?: decoder.keyDecodingStrategy = .convertFromSnakeCase
    case .custom?:
      decoder.keyDecodingStrategy = .custom { path in
        let text = path.last?.stringValue ?? ""
        return Zoo.Key(text.prefix(1).lowercased() + text.dropFirst())
      }
    case .upper?:
      if let smart = decoder as? SmartJSONDecoder {
        smart.smartKeyDecodingStrategy = .firstLetterUpper
      } else {
        decoder.keyDecodingStrategy = .custom { path in
          let text = path.last?.stringValue ?? ""
          return Zoo.Key(text.prefix(1).uppercased() + text.dropFirst())
        }
      }
    case .same?, nil: break
    }
    let dates: [JSONDecoder.DateDecodingStrategy] = [
      .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601,
    ]
    decoder.dateDecodingStrategy = dates[choices[1]]
    if choices[2] == 1 { decoder.dataDecodingStrategy = .deferredToData }
    if choices[3] == 1 {
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf",
        negativeInfinity: "-inf",
        nan: "nan"
      )
    }
  }
}

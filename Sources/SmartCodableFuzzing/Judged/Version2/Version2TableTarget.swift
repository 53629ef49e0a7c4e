import ConformanceKit
import DecoderLaw
import FuzzKit
import SmartCodableV2

/// Documents drawn for models of versions 1 and 2, in each form of input and with each kind of option, and calls that
/// fail; the reference says what each property is, and what is logged.
struct Version2TableTarget: ListedTarget {
  let name = "version2/table"
  let weight = 2
  let laws: TargetLaws = [.judged, .repeatable]
  var seeds: [FuzzSeed] { .scripts(seedInputs) }
  let seedInputs = ["{}", "[]", "1", "null"]

  private static let modes: [SmartConfig.DebugMode] = [
    .verbose, .verbose, .debug, .error, .error, .none,
  ]

  init() {
    Version2Output.silence
  }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    let call = context.unlimited { Version2Call(seed: seed(input, context)) }
    guard let found = StandardOutput.uncaptured({ call.decoded() }) else { return .thrown("nil") }
    return .decoded(JSONTree(found))
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    let seed = seed(input, context)
    let (call, failure) = context.unlimited {
      (Version2Call(seed: seed), Version2Failure(seed: seed))
    }
    let mode = Self.modes[Int(seed % UInt64(Self.modes.count))]
    let logged = Version2Output.logged(at: mode) { call.decoded() }
    let failed = Version2Output.logged(at: mode) { failure.isNil() }
    guard let logged, let failed else { return .silent }
    return context.unlimited {
      Self.verdict(on: logged.0, logged.blocks, of: call.request, at: mode)
        ?? Self.verdict(on: failed.0, failed.blocks, of: failure, at: mode)
        ?? call.rewritten().flatMap { Self.verdict(on: $0.after, rewriting: $0.before) } ?? .agrees
    }
  }

  private func seed(_ input: [UInt8], _ context: RunContext) -> UInt64 {
    input.prefix(256).reduce(context.iteration) { SeededGenerator.mix($0 ^ UInt64($1)) }
  }

  /// What is wrong with an answer and its log; nil if nothing is.
  static func verdict(
    on found: Observation?,
    _ blocks: [[String]],
    of request: SubjectRequest,
    at mode: SmartConfig.DebugMode
  ) -> JudgeVerdict? {
    let answer = Version2Models.reference.version2(request)
    if answer.open.isCall { return nil }
    let input = "\(String(decoding: request.input, as: UTF8.self)) \(request.settings)"
    guard let value = answer.value, let found else {
      if answer.value == nil, found == nil { return logVerdict(on: blocks, answer, request, mode) }
      return differs("\(answer.value as Any)", "\(found as Any)", input)
    }
    let verdict = JudgeVerdict(
      of: .decoded(found.without(answer.open.fields), repairs: nil),
      against: .decoded(value.without(answer.open.fields), repairs: nil)
    )
    if case .differs = verdict { return verdict.explained(input) }
    return logVerdict(on: blocks, answer, request, mode)
  }

  /// What is written and read again is the same, but for values that have other texts (ENC-1); `single` writes none.
  static func verdict(on after: Observation, rewriting before: Observation) -> JudgeVerdict? {
    for (name, value) in before.members.sorted(by: { $0.key < $1.key })
    where value.hasOneText && name != "single" && name != "hookRuns" {
      let again = after.members[name] ?? after
      if again != value { return differs("\(name): \(value)", "\(again)", "what is written") }
    }
    return nil
  }

  private static func logVerdict(
    on blocks: [[String]],
    _ answer: Version2Answer,
    _ request: SubjectRequest,
    _ mode: SmartConfig.DebugMode
  ) -> JudgeVerdict? {
    if answer.open.isLog { return nil }
    let open = answer.open.fields
    let problems = answer.problems.filter { problem in
      JudgeVerdict.property(in: problem.path).map { !open.contains($0) } ?? true
    }
    let isOn = mode.rawValue <= SmartConfig.DebugMode.error.rawValue
    return
      Version2Block.difference(
        blocks.filter { !open.contains(Version2Block.field(of: $0)) },
        from: isOn ? problems.map(Version2Block.init) : [],
        of: request.model.rawValue
      )
      .map {
        differs($0, $1, "\(String(decoding: request.input, as: UTF8.self)) \(request.settings)")
      }
  }

  static func verdict(
    on isNil: Bool,
    _ blocks: [[String]],
    of failure: Version2Failure,
    at mode: SmartConfig.DebugMode
  ) -> JudgeVerdict? {
    guard isNil else { return differs("nil", "a value", "\(failure)") }
    let block = Version2Block(errors: failure.errors, types: [failure.model, "[Item]"])
    return
      Version2Block.difference(
        blocks,
        from: mode.rawValue <= failure.level.rawValue ? [block] : [],
        of: failure.model
      )
      .map { differs($0, $1, "\(failure)") }
  }

  private static func differs(_ wanted: String, _ found: String, _ input: String) -> JudgeVerdict {
    .scalar("version2", wanted, found, input)
  }
}

extension Observation {
  /// Whether all parts are of kinds that are written in one way.
  fileprivate var hasOneText: Bool {
    switch self {
    case .null, .boolean, .integer, .string, .enumeration: true
    case .array(let elements): elements.allSatisfy(\.hasOneText)
    default: false
    }
  }

  /// The value without some fields of its top level.
  fileprivate func without(_ fields: Set<String>) -> Observation {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !fields.contains($0.key) })
  }
}

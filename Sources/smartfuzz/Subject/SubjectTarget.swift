import ConformanceKit
import FuzzKit
import SmartCodableFuzzing

/// One model of a program that implements the protocol of the conformance kit.
struct SubjectTarget: FuzzTarget {
  /// `subject/` and the name of the model.
  let name: String
  let laws: TargetLaws
  let seedInputs: [String]
  /// The inputs of cases, many of which a decoder must refuse.
  var seeds: [FuzzSeed] { seedInputs.map { .damaged($0) } }
  private let model: ModelID
  private let connection: SubjectConnection
  /// The reference of programs that claim to read JSON strictly.
  private let foundation = DropInSubject.foundation

  /// The decoder's settings, of which each choice of an axis is one.
  let optionSpace: OptionSpace
  private let settings: [(setting: Setting, values: [String])]

  /// The target of `model`; its seed inputs are those of the conformance cases that the program claims, in the
  /// default settings.
  ///
  /// Only a program that claims `initial-values` must decode every object. One that claims `strict` and `json` must
  /// accept what `JSONDecoder` accepts and give the same values, with `foundation` under each of its strategies; how it
  /// refuses is for its certificate. Returns nil for a model of which nothing is promised.
  init?(_ model: ModelID, _ connection: SubjectConnection) {
    name = "subject/\(model.rawValue)"
    self.model = model
    self.connection = connection
    let claims = connection.manifest.capabilities
    let cases = ConformanceSuite.current.cases.filter { $0.needs.isSubset(of: claims) }
    let documents = cases.filter { $0.model == model && $0.settings.isEmpty }
      .compactMap(\.input.bytes).filter { $0.count <= 1024 && JSONTree(parsing: $0) != nil }
    let isCompared =
      claims.isSuperset(of: [.strict, .json]) && foundation.binds(model)
      // Types that record errors see also those of which nothing is promised, and the order of dictionaries.
      && ConformanceSuite.current.models[model]?.isContainer == false
      && documents.contains { [foundation] document in
        guard Self.isPlain(document),
          case .decoded = foundation.response(to: SubjectRequest(model: model, input: document))
        else { return false }
        return true
      }
    guard isCompared || Self.lenientModels.contains(model) else { return nil }
    var laws: TargetLaws = [.answers, .repeatable, .spelling, .keyOrder]
    if claims.contains(.initialValues) { laws.insert(.total) }
    if isCompared { laws.insert(.strictEquality) }
    self.laws = laws
    seedInputs =
      documents.isEmpty ? ["{}"] : documents.map { String(decoding: $0, as: UTF8.self) }
    settings = isCompared && claims.contains(.foundation) ? Self.settings(of: cases) : []
    optionSpace = OptionSpace(
      settings.map { setting, values in
        // Keys that are converted may become one, of which the order decides.
        let voided: TargetLaws = setting == .keys ? .keyOrder : []
        return OptionSpace.Axis(
          setting.rawValue,
          [OptionSpace.Choice("default")] + values.map { OptionSpace.Choice($0, voids: voided) }
        )
      }
    )
  }

  /// The models whose meaning for lenient decoders is the same everywhere.
  private static let lenientModels: Set<ModelID> = [
    "leaf", "person", "survey", "scalars", "integers", "lists", "tree", "tables",
  ]

  /// The strategies of `JSONDecoder` that cases set, each with the values they use.
  private static func settings(
    of cases: [ConformanceCase]
  ) -> [(setting: Setting, values: [String])] {
    ([.keys, .date, .float] as [Setting])
      .map { setting in
        let values = Set(cases.compactMap { $0.settings[setting] })
        return (
          setting,
          values.filter { (try? DropInSubject.foundationDecoder([setting: $0])) != nil }.sorted()
        )
      }
  }

  /// The settings that an options word stands for.
  private func settings(in word: UInt64) -> DecodingSettings {
    var result: DecodingSettings = [:]
    for ((setting, values), choice) in zip(settings, optionSpace.choices(in: word)) where choice > 0
    {
      result[setting] = values[choice - 1]
    }
    return result
  }

  private func request(_ input: [UInt8], _ context: RunContext) -> SubjectRequest {
    SubjectRequest(model: model, input: input, settings: settings(in: context.options))
  }

  var replayArguments: [String] { ["--subject", connection.program] }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    // The protocol has no objects with two keys that are one text, as some languages have them; and of two spellings of
    // one number as keys of a dictionary by numbers, the order decides.
    if Self.hasKeysOfOneText(input) { return .inexpressible }
    return context.unlimited { answer(to: request(input, context)) }
  }

  /// Whether an object has keys of other bytes that are canonically equivalent, or one number.
  private static func hasKeysOfOneText(_ input: [UInt8]) -> Bool {
    guard let tree = JSONTree(parsing: input) else { return false }
    return tree.nodes()
      .contains { node in
        guard tree.kind(of: node) == .object else { return false }
        let names = tree.children(of: node).map { tree.name(of: $0) }
        let keys = Set(names.map { name in Int(name).map(String.init) ?? name })
        return keys.count < Set(names.map { Array($0.utf8) }).count
      }
  }

  func strict(_ input: [UInt8], in context: RunContext) -> Execution? {
    if Self.hasKeysOfOneText(input) { return nil }
    let execution = run(input, in: context)
    return execution.tree == nil && !execution.isUnanswered ? .refused(Self.refusal) : execution
  }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    guard laws.contains(.strictEquality), Self.isPlain(input) else { return nil }
    switch foundation.response(to: request(input, context)) {
    case .decoded(let observation, _): return .decoded(JSONTree(observation))
    case .rejected: return .refused(Self.refusal)
    default: return nil
    }
  }

  /// Whether a document is JSON that every strict decoder reads alike.
  ///
  /// Texts of which only some are JSON, such as one with half a surrogate, whether `1e2` or `1.0` is an integer, and
  /// what becomes of digits beyond a type, differ by design.
  private static func isPlain(_ input: [UInt8]) -> Bool {
    guard let tree = JSONTree(parsing: input) else { return false }
    return tree.nodes()
      .allSatisfy { node in
        guard tree.kind(of: node) == .number else { return true }
        let text = String(decoding: tree.text(of: node), as: UTF8.self)
        if Int64(text) != nil || UInt64(text) != nil { return text != "-0" }
        let parts = text.split(separator: ".")
        return parts.count == 2 && text.count <= 16 && !text.uppercased().contains("E")
          && parts[1].contains { $0 != "0" }
      }
  }

  /// What all refusals count as.
  private static let refusal = Refusal("dataCorrupted")

  private func answer(to request: SubjectRequest) -> Execution {
    switch connection.respond(to: request) {
    case .decoded(let observation, _): return .decoded(JSONTree(observation))
    case .rejected(let rejection): return .thrown(rejection.kind?.rawValue ?? "refused")
    case .unbound: return .unanswered("unbound", "the program said that it has this model")
    case .inexpressible: return .inexpressible
    // A setting is no claim of its own.
    case .unsupported where !request.settings.isEmpty: return .inexpressible
    case .unsupported: return .unanswered("unsupported", "the program refused the default settings")
    case .broken(let how): return .unanswered("broken", how)
    case .crashed(let how): return .unanswered("crashed", how)
    case .timedOut: return .unanswered("hang", "no answer came in time")
    }
  }
}

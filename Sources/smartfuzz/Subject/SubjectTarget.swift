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

  /// The target of `model`; its seed inputs are those of the conformance cases in the default settings.
  ///
  /// Only a program that claims `initial-values` must decode every object. One that claims `strict` and `json` must
  /// accept what `JSONDecoder` accepts and give the same values; how it refuses is for its certificate.
  init(_ model: ModelID, _ connection: SubjectConnection) {
    name = "subject/\(model.rawValue)"
    self.model = model
    self.connection = connection
    var laws: TargetLaws = [.answers, .repeatable, .spelling, .keyOrder]
    let claims = connection.manifest.capabilities
    if claims.contains(.initialValues) { laws.insert(.total) }
    if claims.isSuperset(of: [.strict, .json]), foundation.binds(model) {
      laws.insert(.strictEquality)
    }
    self.laws = laws
    var seedInputs: [String] = []
    for item in ConformanceSuite.current.cases where item.model == model && item.settings.isEmpty {
      guard let bytes = item.input.bytes, bytes.count <= 1024, let tree = JSONTree(parsing: bytes),
        tree.kind(of: tree.root) == .object
      else { continue }
      seedInputs.append(String(decoding: bytes, as: UTF8.self))
    }
    self.seedInputs = seedInputs.isEmpty ? ["{}"] : seedInputs
  }

  var replayArguments: [String] { ["--subject", connection.program] }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    // The protocol has no objects with two keys that are one text, as some languages have them.
    if Self.hasKeysOfOneText(input) { return .inexpressible }
    return context.unlimited { answer(to: input) }
  }

  /// Whether an object has keys of other bytes that are canonically equivalent.
  private static func hasKeysOfOneText(_ input: [UInt8]) -> Bool {
    guard let tree = JSONTree(parsing: input) else { return false }
    return tree.nodes()
      .contains { node in
        guard tree.kind(of: node) == .object else { return false }
        let names = tree.children(of: node).map { tree.name(of: $0) }
        return Set(names).count < Set(names.map { Array($0.utf8) }).count
      }
  }

  func strict(_ input: [UInt8], in context: RunContext) -> Execution? {
    if Self.hasKeysOfOneText(input) { return nil }
    let execution = run(input, in: context)
    return execution.tree == nil && !execution.isUnanswered ? .refused(Self.refusal) : execution
  }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    guard laws.contains(.strictEquality), Self.isPlain(input) else { return nil }
    switch foundation.response(to: SubjectRequest(model: model, input: input)) {
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

  private func answer(to input: [UInt8]) -> Execution {
    switch connection.respond(to: SubjectRequest(model: model, input: input)) {
    case .decoded(let observation, _): return .decoded(JSONTree(observation))
    case .rejected(let rejection): return .thrown(rejection.kind?.rawValue ?? "refused")
    case .unbound: return .unanswered("unbound", "the program said that it has this model")
    case .inexpressible: return .inexpressible
    case .unsupported: return .unanswered("unsupported", "the program refused the default settings")
    case .broken(let how): return .unanswered("broken", how)
    case .crashed(let how): return .unanswered("crashed", how)
    case .timedOut: return .unanswered("hang", "no answer came in time")
    }
  }
}

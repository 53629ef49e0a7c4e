import ReportKit

/// Checks, before any case, whether the types that a subject bound match the models of the suite.
///
/// It decodes complete documents that every decoder reads alike, and `{}` if initial values are claimed, and
/// compares the answers with the schema. A type with another field, another order of enumeration cases or
/// another initial value would otherwise look like a failing decoder.
struct BindingCheck {
  let models: ModelCatalog
  let subject: any ConformanceSubject

  /// Where the type bound to the model differs from the model; nil if it does not, or if there is none.
  func misbinding(of id: ModelID) async -> Misbinding? {
    guard let schema = models[id], schema.code == nil, subject.binds(id) else { return nil }
    switch schema.form {
    case .structure, .plainStructure, .classType: break
    case .enumeration, .root, .container: return nil
    }
    let writer = CompleteDocument(models: models)
    for turn in 0..<writer.turns(for: id) {
      let input = writer.bytes(for: id, turn: turn)
      let answer = await subject.respond(to: SubjectRequest(model: id, input: input))
      if let difference = difference(answer, id, turn) {
        return Misbinding(model: id, input: String(decoding: input, as: UTF8.self), difference)
      }
    }
    let empty = await subject.respond(to: SubjectRequest(model: id, input: Array("{}".utf8)))
    guard case .decoded(let actual, _) = empty,
      let difference = initialDifference(actual, schema)
    else { return nil }
    return Misbinding(model: id, input: "{}", difference)
  }

  private func difference(_ answer: SubjectResponse, _ id: ModelID, _ turn: Int) -> Difference? {
    switch answer {
    case .decoded(let actual, _):
      return ShapeComparison(models: models, turn: turn).difference(actual, from: .model(id))
    case .rejected(let rejection) where rejection.kind == .keyNotFound:
      guard CompleteDocument(models: models).isOrdinary(id) else { return nil }
      return Difference(
        path: rejection.path ?? "$",
        expected: "no such field",
        actual: "a field without which nothing is decoded"
      )
    default:
      return nil
    }
  }

  /// Where the value of `{}` differs from the initial values, if the subject claims them.
  private func initialDifference(_ actual: Observation, _ schema: ModelSchema) -> Difference? {
    let claims = subject.manifest.capabilities
    let fields = models.fields(of: schema.id)
    if schema.form == .plainStructure {
      guard claims.contains(.typeDefaults) else { return nil }
      return fields.lazy.compactMap { fallbackDifference(actual, $0) }.first
    }
    guard claims.contains(.initialValues),
      let expected = try? ObservationReader(catalog: models).defaults(of: schema.id, except: "{}")
    else { return nil }
    // A field that is read from the enclosing object is decoded even from an empty one.
    let flats = fields.filter { $0.traits.contains(.flat) }.map(\.name)
    return actual.without(flats).firstDifference(from: expected.without(flats))
  }

  /// Where an enumeration without a value is not its declared fallback.
  private func fallbackDifference(_ actual: Observation, _ field: Field) -> Difference? {
    guard case .enumeration(let id) = field.shape, case .object(let members) = actual,
      case .enumeration(_, let fallback?)? = models[id]?.form, let value = members[field.name]
    else { return nil }
    return value.firstDifference(from: .enumeration(fallback), at: "$.\(field.name)")
  }
}

/// The result of the check of each model, so that a runner checks it once.
actor BindingMemory {
  private var known: [ModelID: Misbinding?] = [:]

  /// Where the type bound to the model differs from the model; checked the first time only.
  func misbinding(of id: ModelID, by check: BindingCheck) async -> Misbinding? {
    if let found = known[id] { return found }
    let found = await check.misbinding(of: id)
    known[id] = .some(found)
    return found
  }

  /// All misbindings found, by model.
  var found: [Misbinding] {
    known.values.compactMap(\.self).sorted { $0.model < $1.model }
  }
}

/// A type that a subject bound to a model that it does not represent.
public struct Misbinding: Hashable, Sendable, CustomStringConvertible {
  /// The model.
  public let model: ModelID
  /// The decoded input.
  public let input: String
  /// Where the answer differs from the schema.
  public let difference: Difference

  init(model: ModelID, input: String, _ difference: Difference) {
    self.model = model
    self.input = input
    self.difference = difference
  }

  /// The difference and how to fix it, on one line.
  public var description: String {
    "misbound: the type for \(model) is not the model: \(difference.abridged.sentence), from"
      + " \(PrintedText.value(input)); correct the type (`smartcertify suite models \(model)` shows"
      + " the model) before you look at any case of it"
  }
}

extension Observation {
  /// A value without some of its fields.
  fileprivate func without(_ names: [String]) -> Observation {
    switch self {
    case .object(let fields): .object(fields.filter { !names.contains($0.key) })
    case .instance(let id, let fields): .instance(of: id, fields.filter { !names.contains($0.key) })
    default: self
    }
  }
}

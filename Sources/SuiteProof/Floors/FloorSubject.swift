package import ConformanceKit
import DecoderLaw

/// A subject that does not decode; any decoder could reach its score by chance.
package enum FloorSubject: String, ConformanceSubject, CaseIterable {
  /// Refuses every input, without a kind or path.
  case rejectAll = "reject-all"
  /// Answers every input with the initial values of the model.
  case allDefaults = "all-defaults"
  /// Answers every input with an object without fields.
  case emptyObject = "empty-object"
  /// Answers with the contents of the input, whatever the model; refuses what is not JSON text.
  case echo
  /// Answers with values of the model's shapes, chosen randomly from the bytes of the request.
  case random

  /// Claims everything, so that every case counts.
  package var manifest: SubjectManifest {
    SubjectManifest(name: rawValue, version: "1.0", capabilities: Capability.all)
  }

  /// Answers without decoding, for the built-in models.
  ///
  /// The same request always gets the same answer.
  package func respond(to request: SubjectRequest) async -> SubjectResponse {
    response(to: request, in: .standard)
  }

  /// The subject that answers for the models of a catalog.
  package func subject(for catalog: ModelCatalog) -> some ConformanceSubject {
    CatalogFloor(floor: self, catalog: catalog)
  }

  fileprivate func response(
    to request: SubjectRequest,
    in catalog: ModelCatalog
  ) -> SubjectResponse {
    switch self {
    case .rejectAll:
      return .rejected(Rejection())
    case .allDefaults:
      return .decoded(ReferenceSubject.typeDefault(of: request.model, in: catalog))
    case .emptyObject:
      return .decoded(.object([:]))
    case .echo:
      guard let value = try? JSONReader.read(bytes: request.input) else {
        return .rejected(Rejection(.malformedInput, at: "$"))
      }
      return .decoded(Self.echo(of: value))
    case .random:
      var chance = ShapedChance(request, catalog: catalog)
      return .decoded(chance.value(of: .model(request.model)))
    }
  }

  /// A value by its JSON type alone: a number without fraction and exponent is an integer.
  private static func echo(of value: JSONValue) -> Observation {
    switch value {
    case .null: return .null
    case .boolean(let flag): return .boolean(flag)
    case .string(let text): return .string(text)
    case .number(let literal):
      if ExactDecimal(literal)?.isWrittenAsInteger == true { return .integer(literal) }
      return .number(Double(literal) ?? .infinity)
    case .array(let elements): return .array(elements.map(echo))
    case .object(let members):
      let entries = members.map { ($0.key, echo(of: $0.value)) }
      return .object(Dictionary(entries, uniquingKeysWith: { first, _ in first }))
    }
  }
}

/// A floor for models other than the built-in ones.
private struct CatalogFloor: ConformanceSubject {
  let floor: FloorSubject
  let catalog: ModelCatalog

  var manifest: SubjectManifest { floor.manifest }

  func respond(to request: SubjectRequest) async -> SubjectResponse {
    floor.response(to: request, in: catalog)
  }
}

/// A subject that does not decode at all; what it scores, any decoder scores by accident.
public enum FloorSubject: String, ConformanceSubject, CaseIterable {
  /// Refuses every input.
  case rejectAll = "reject-all"
  /// Answers every input with the initial values of the model.
  case allDefaults = "all-defaults"

  /// Claims everything, so that every case counts.
  public var manifest: SubjectManifest {
    SubjectManifest(name: rawValue, version: "1.0", capabilities: Capability.all)
  }

  /// Answers without looking at the input.
  public func respond(to request: SubjectRequest) async -> SubjectResponse {
    switch self {
    case .rejectAll:
      return .rejected(Rejection(.malformedInput, at: "$"))
    case .allDefaults:
      let run = ReferenceRun(policy: ReferencePolicy(), catalog: .standard)
      let value =
        if case .root(let shape)? = ModelCatalog.standard[request.model]?.form {
          run.typeDefault(of: shape)
        } else {
          run.typeDefault(of: .model(request.model))
        }
      return .decoded(value)
    }
  }
}

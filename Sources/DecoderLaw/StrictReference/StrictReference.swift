package import ConformanceKit

/// A strict decoder of the kit's plain types, driven by a policy: the contract as a program.
///
/// It reads the text with the kit's own reader and passes the tree to a ``ReferenceDecoder``, which shares no
/// code with any decoder under test.
package struct StrictReference: ConformanceSubject {
  /// The subject's name and claims, which are those of a strict JSON decoder.
  package let manifest: SubjectManifest
  private let policy: StrictPolicy
  private let twins: TwinCatalog

  /// Creates the reference; by default it decides as the contract says.
  package init(
    name: String = "reference-strict",
    policy: StrictPolicy = StrictPolicy(),
    twins: TwinCatalog = .standard
  ) {
    manifest = SubjectManifest(
      name: name,
      version: "1.0",
      capabilities: [.strict, .json, .foundation, .encoding, .shared]
    )
    self.policy = policy
    self.twins = twins
  }

  /// Whether the model has a plain type.
  package func binds(_ model: ModelID) -> Bool { twins[model] != nil }

  /// Decodes the plain type of the request's model.
  package func respond(to request: SubjectRequest) async -> SubjectResponse {
    response(to: request, log: nil)
  }

  package func response(to request: SubjectRequest, log: DecisionLog?) -> SubjectResponse {
    DeepStack.run(ifNestedIn: request.input) { decoded(request, log) }
  }

  private func decoded(_ request: SubjectRequest, _ log: DecisionLog?) -> SubjectResponse {
    let decoder: ReferenceDecoder
    do {
      decoder = ReferenceDecoder(
        policy: SharedPolicy(policy, log: log),
        userInfo: request.settings.userInfo,
        strategies: try ReferenceStrategies(request.settings)
      )
    } catch {
      return .unsupported(error.setting)
    }
    // One object for all documents of a request: some faults depend on what it remembers.
    let subject = DropInSubject(manifest, twins: twins) { _ in decoder }
    return subject.response(to: request)
  }
}

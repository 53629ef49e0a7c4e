package import ConformanceKit

/// A decoder that interprets schemas by a policy: the specification as a program.
///
/// With the default policy it must pass every case, so that cases are verified rather than trusted. It shares
/// no code with any decoder under test.
package struct ReferenceSubject: ConformanceSubject {
  /// The subject's name and claims; the reference claims everything.
  package let manifest: SubjectManifest
  private let policy: ReferencePolicy
  package let catalog: ModelCatalog
  let hook: Hook?

  /// What takes another decoder, or the library itself.
  private static let unclaimed: Set<Capability> = [
    .strict, .json5, .topLevelDictionary, .propertyList, .encoding, .smartCodableLibrary,
  ]

  /// What `didFinishMapping` makes of the fields of a model (DFM-1, UPD-9).
  package typealias Hook = @Sendable ([String: Observation]) -> [String: Observation]

  /// Creates the reference; its hook says what that of each model does, and nil, as in the suite, that it does
  /// nothing.
  package init(
    name: String = "reference",
    policy: ReferencePolicy = ReferencePolicy(),
    catalog: ModelCatalog = .standard,
    hook: Hook? = nil
  ) {
    manifest = SubjectManifest(
      name: name,
      version: "1.0",
      capabilities: Capability.all.subtracting(Self.unclaimed)
    )
    self.policy = policy
    self.catalog = catalog
    self.hook = hook
  }

  /// Whether the catalog has the model, or the kit a type for it that uses containers itself.
  package func binds(_ model: ModelID) -> Bool {
    catalog[model] != nil || TwinCatalog.containers[model] != nil
  }

  /// Decodes by interpreting the schema of the request's model.
  package func respond(to request: SubjectRequest) async -> SubjectResponse {
    response(to: request)
  }

  /// What a model is when nothing of it was read.
  package static func typeDefault(of model: ModelID, in catalog: ModelCatalog) -> Observation {
    let run = ReferenceRun(policy: SharedPolicy(ReferencePolicy()), catalog: catalog)
    return run.typeDefault(of: catalog[model]?.valueShape ?? .model(model))
  }

  /// The answer, computed synchronously.
  package func response(to request: SubjectRequest) -> SubjectResponse {
    response(to: request, log: nil)
  }

  /// The answer; the log records the decisions that led to it.
  package func response(to request: SubjectRequest, log: DecisionLog?) -> SubjectResponse {
    // Types that use containers themselves need a decoder; this subject only interprets schemas.
    if TwinCatalog.containers[request.model] != nil {
      return StrictReference().response(to: request, log: log)
    }
    guard catalog[request.model] != nil else { return .unbound(request.model) }
    return DeepStack.run(ifNestedIn: request.input) { interpreted(request, log) }
  }

  /// Whether the specification says what the request gives: not for keys that convert alike in a plain type.
  package func isDefined(_ request: SubjectRequest) -> Bool {
    guard request.settings[.keys] != nil else { return true }
    return DeepStack.run(ifNestedIn: request.input) {
      let policy = SharedPolicy(policy, log: nil)
      var run = ReferenceRun(policy: policy, catalog: catalog, settings: request.settings)
      _ = try? run.topLevel(request.model, request.input)
      return !run.metKeysAlike
    }
  }

  /// The details of each repair of a decode, in order; nil if the input is refused.
  package func details(of request: SubjectRequest) -> [RepairDetail]? {
    DeepStack.run(ifNestedIn: request.input) {
      let policy = SharedPolicy(policy, log: nil)
      var run = ReferenceRun(policy: policy, catalog: catalog, settings: request.settings)
      guard (try? run.topLevel(request.model, request.input)) != nil else { return nil }
      return run.details
    }
  }

  private func interpreted(_ request: SubjectRequest, _ log: DecisionLog?) -> SubjectResponse {
    let policy = SharedPolicy(policy, log: log)
    var run = ReferenceRun(policy: policy, catalog: catalog, settings: request.settings)
    run.hook = hook
    do {
      return try answer(try run.topLevel(request.model, request.input), run, request)
    } catch {
      return .rejected(error)
    }
  }
}

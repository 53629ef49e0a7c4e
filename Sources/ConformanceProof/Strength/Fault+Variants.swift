package import ConformanceKit

extension Fault {
  /// The references with this decision inverted: one, or both if it is about JSON texts.
  ///
  /// - Parameter catalog: The models they can decode; by default those of the built-in suite.
  /// - Returns: The lenient reference first.
  package func subjects(for catalog: ModelCatalog = .standard) -> [any ConformanceSubject] {
    variants(for: catalog).map(\.subject)
  }

  /// The same subjects with the decisions that must be queried for their answers to differ.
  func variants(for catalog: ModelCatalog) -> [ProofFamily.Variant] {
    let name = "faulty: \(id)"
    var variants: [ProofFamily.Variant] = []
    if let lenient {
      let policy = ReferencePolicy().flipping(lenient)
      var readings = [DecisionLog.Reading(lenient)]
      if policy.text != ReferencePolicy().text { readings.append(.init(\ReferencePolicy.text)) }
      if policy.values != ReferencePolicy().values {
        readings.append(.init(\ReferencePolicy.values))
      }
      let subject = ReferenceSubject(name: name, policy: policy, catalog: catalog)
      variants.append(.init(id: id, subject: subject, readings: readings))
    }
    if let strict {
      let policy = StrictPolicy().flipping(strict)
      var readings = [DecisionLog.Reading(strict)]
      if policy.text != StrictPolicy().text { readings.append(.init(\StrictPolicy.text)) }
      let subject = StrictReference(name: name, policy: policy)
      variants.append(.init(id: id, subject: subject, readings: readings))
    }
    return variants
  }
}

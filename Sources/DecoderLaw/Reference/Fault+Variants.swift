package import ConformanceKit

extension Fault {
  /// A fault, prepared to be run on many cases.
  package struct Variant {
    package let id: String
    package let subject: any ReferenceDecoding
    /// Where the fault can show: if none of these is queried, the answer equals that of the reference.
    package let readings: [DecisionLog.Reading]
  }

  /// The references with this decision inverted: the lenient one, the strict one, or both in this order if it is
  /// about JSON texts.
  package func subjects(for catalog: ModelCatalog = .standard) -> [any ConformanceSubject] {
    variants(for: catalog).map(\.subject)
  }

  /// The same subjects with the decisions that must be queried for their answers to differ.
  package func variants(for catalog: ModelCatalog) -> [Variant] {
    let name = "faulty: \(id)"
    var variants: [Variant] = []
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

import ConformanceKit

/// One decision of the reference, turned around: a decoder that is wrong in exactly one way.
package struct Fault: Sendable {
  /// The name that cases list as what they catch; lower-case kebab.
  package let id: String
  /// What the faulty decoder does, in one sentence.
  package let summary: String
  private let decision: any WritableKeyPath<ReferencePolicy, Bool> & Sendable

  /// Creates a fault that flips one decision, and by its type cannot flip more.
  init(
    _ id: String,
    _ summary: String,
    flips decision: any WritableKeyPath<ReferencePolicy, Bool> & Sendable
  ) {
    self.id = id
    self.summary = summary
    self.decision = decision
  }

  /// The reference with this one decision flipped.
  package var subject: ReferenceSubject { subject(for: .standard) }

  /// The reference for the models of a catalog, with this one decision flipped.
  func subject(for catalog: ModelCatalog) -> ReferenceSubject {
    ReferenceSubject(name: "faulty: \(id)", policy: policy, catalog: catalog)
  }

  /// The decisions of the specification with this one turned around.
  var policy: ReferencePolicy {
    var policy = ReferencePolicy()
    policy[keyPath: decision].toggle()
    return policy
  }

  /// The readings of the policy that can see the fault: that of its decision, and those of the
  /// groups of decisions, which are handed on whole.
  var readings: [DecisionLog.Reading] {
    let (flipped, sound) = (policy, ReferencePolicy())
    var readings = [DecisionLog.Reading(decision)]
    if flipped.text != sound.text { readings.append(.init(\ReferencePolicy.text)) }
    if flipped.values != sound.values { readings.append(.init(\ReferencePolicy.values)) }
    return readings
  }

  /// The fault with this id, or nil.
  ///
  /// - Parameter id: The name of the fault.
  /// - Returns: The fault in ``all``.
  package static func named(_ id: String) -> Fault? {
    all.first { $0.id == id }
  }
}

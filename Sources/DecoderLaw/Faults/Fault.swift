import ConformanceKit

/// One inverted decision of a reference: a decoder that is wrong in exactly one way.
package struct Fault: Sendable {
  /// The name that cases list in `kills`; lower-case kebab.
  package let id: String
  /// What the faulty decoder does, in one sentence.
  package let summary: String
  let lenient: Decision<ReferencePolicy>?
  let strict: Decision<StrictPolicy>?

  /// A decision of a reference.
  typealias Decision<Policy> = any WritableKeyPath<Policy, Bool> & Sendable

  /// A fault of the lenient reference; its type guarantees that it inverts exactly one decision.
  init(_ id: String, _ summary: String, flips lenient: Decision<ReferencePolicy>) {
    (self.id, self.summary, self.lenient, strict) = (id, summary, lenient, nil)
  }

  /// A fault of the strict reference.
  init(_ id: String, _ summary: String, strict: Decision<StrictPolicy>) {
    (self.id, self.summary, lenient, self.strict) = (id, summary, nil, strict)
  }

  /// A fault of both, in a decision that they share: a rule of the JSON reader.
  init(
    _ id: String,
    _ summary: String,
    flips lenient: Decision<ReferencePolicy>,
    strict: Decision<StrictPolicy>
  ) {
    (self.id, self.summary, self.lenient, self.strict) = (id, summary, lenient, strict)
  }

  /// The policies of each reference, with this one decision inverted.
  var policies: [AnyHashable] {
    [
      lenient.map { AnyHashable(ReferencePolicy().flipping($0)) },
      strict.map { AnyHashable(StrictPolicy().flipping($0)) },
    ]
    .compactMap(\.self)
  }

  /// The fault with this id, or nil.
  package static func named(_ id: String) -> Fault? {
    all.first { $0.id == id }
  }
}

/// The decisions of a reference.
protocol ProofPolicy: Hashable, Sendable {}

extension ProofPolicy {
  /// The policy with one decision inverted.
  func flipping(_ decision: WritableKeyPath<Self, Bool>) -> Self {
    var policy = self
    policy[keyPath: decision].toggle()
    return policy
  }
}

extension ReferencePolicy: ProofPolicy {}
extension StrictPolicy: ProofPolicy {}

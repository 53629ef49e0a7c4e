import ConformanceKit
import Synchronization

/// A policy behind a reference, read like the policy itself.
///
/// The run is recursive, to the depth of 512 containers, and is copied in every step; a policy of
/// many decisions in every copy would need more stack than a thread has in a debug build.
@dynamicMemberLookup final class SharedPolicy: Sendable {
  private let policy: ReferencePolicy
  private let log: DecisionLog?

  init(_ policy: ReferencePolicy, log: DecisionLog? = nil) {
    self.policy = policy
    self.log = log
  }

  subscript<Decision>(
    dynamicMember decision: any KeyPath<ReferencePolicy, Decision> & Sendable
  ) -> Decision {
    log?.note(decision)
    return policy[keyPath: decision]
  }
}

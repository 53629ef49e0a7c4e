/// A policy behind a reference, read like the policy itself.
///
/// A run is recursive, to the depth of 512 containers, and is copied in every step; a policy of
/// many decisions in every copy would need more stack than a thread has in a debug build.
@dynamicMemberLookup final class SharedPolicy<Policy: Sendable>: Sendable {
  /// The policy itself, whose decisions nobody sees being asked for.
  let policy: Policy
  private let log: DecisionLog?

  init(_ policy: Policy, log: DecisionLog? = nil) {
    self.policy = policy
    self.log = log
  }

  subscript<Decision>(
    dynamicMember decision: any KeyPath<Policy, Decision> & Sendable
  ) -> Decision {
    log?.note(decision)
    return policy[keyPath: decision]
  }
}

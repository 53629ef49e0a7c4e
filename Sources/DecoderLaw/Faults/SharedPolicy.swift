/// A policy behind a reference, with the same members as the policy.
///
/// A run is recursive, to the depth of 512 containers, and is copied in every step; copying a policy of many
/// decisions each time would need more stack than a thread has in a debug build.
@dynamicMemberLookup final class SharedPolicy<Policy: Sendable>: Sendable {
  /// The policy itself, whose queries are not logged.
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

/// A policy behind a reference, read like the policy itself.
///
/// The run is recursive, to the depth of 512 containers, and is copied in every step; a policy of
/// many decisions in every copy would need more stack than a thread has in a debug build.
@dynamicMemberLookup final class SharedPolicy: Sendable {
  private let policy: ReferencePolicy

  init(_ policy: ReferencePolicy) {
    self.policy = policy
  }

  subscript<Decision>(dynamicMember decision: KeyPath<ReferencePolicy, Decision>) -> Decision {
    policy[keyPath: decision]
  }
}

#if !canImport(Combine)
import PlatformSupport

/// Holds a subscription; it ends with ``cancel()`` or with the last reference to this object.
public final class AnyCancellable: Hashable, Sendable {
  private let end: Mutex<(@Sendable () -> Void)?>

  init(_ end: @escaping @Sendable () -> Void) { self.end = Mutex(end) }

  deinit { cancel() }

  /// Ends the subscription; safe to call repeatedly and from any thread.
  public func cancel() {
    let end = end.withLock { stored in
      defer { stored = nil }
      return stored
    }
    end?()
  }

  /// Keeps the subscription alive as long as the set holds it.
  public func store(in set: inout Set<AnyCancellable>) {
    Self.insert(self, in: &set)
  }

  // Generic, since the code of a set of its own would take three kilobytes.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  private static func insert<Member>(_ member: Member, in set: inout Set<Member>) {
    set.insert(member)
  }

  /// Whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
#endif

// Unsafe code in this file: reads the bits of a value as a number. Invariant: the number is used only if it
// has the size of the value, and only compared while the value that it was read from is retained. Of two
// values of one type, alive at once, that have the same bits, each is the other: a value is copied by its
// bits. All collections of the standard library are one reference to their storage, as are those of
// Foundation; a collection of any other size has no identity and is written wherever it is met.

/// What tells that two containers of dictionary input are one.
struct ContainerIdentity: Hashable {
  private let type: ObjectIdentifier
  private let bits: UInt

  @inline(__always)
  init?<Container>(_ container: Container) {
    guard MemoryLayout<Container>.size == MemoryLayout<UInt>.size else { return nil }
    type = ObjectIdentifier(Container.self)
    bits = unsafe unsafeBitCast(container, to: UInt.self)
  }

  /// One of 64 places of 64 marks each, by those bits of an address that differ between objects.
  @inline(__always)
  fileprivate var place: Int { Int(truncatingIfNeeded: bits >> 5 & 63) }

  @inline(__always)
  fileprivate var mark: UInt64 { 1 << UInt64(truncatingIfNeeded: bits >> 11 & 63) }
}

/// The containers of dictionary input that have been written, so that one that is met again takes an entry
/// (``Tape/Tag/shared``) and not its expansion (LIM-3).
///
/// Containers are noted only in a graph of some size, so that others pay nothing, and only large ones, so that an
/// ordinary graph pays little: what either of them has written before is bounded.
struct SharedContainers: ~Copyable {
  /// What a container counts for where it is met again.
  struct Written {
    let index: Int
    let height: Int
    let size: GraphSize

    /// Keeps the identity valid.
    let container: Any
  }

  /// A graph with fewer entries is written as it is met.
  static let threshold = 1 << 14

  /// A container with fewer entries is written wherever it is met.
  static let least = 64

  private var written = RareTable<ContainerIdentity, Written>()

  /// Which identities were noted, by a few of their bits, since nearly all that are looked for were not; empty
  /// if none was.
  private var marks: ContiguousArray<UInt64> = []

  /// Notes a container that has been written.
  mutating func note(_ container: Written, as identity: ContainerIdentity) {
    if marks.isEmpty { marks = ContiguousArray(repeating: 0, count: 64) }
    marks[identity.place] |= identity.mark
    written[identity] = container
  }

  @inline(__always)
  func find(_ identity: ContainerIdentity) -> Written? {
    marks.isEmpty || marks[identity.place] & identity.mark == 0 ? nil : written[identity]
  }
}

/// A size on the tape: entries, and the bytes of texts.
struct GraphSize {
  var entries: Int
  var bytes: Int

  static func + (left: Self, right: Self) -> Self {
    GraphSize(entries: left.entries + right.entries, bytes: left.bytes + right.bytes)
  }

  static func - (left: Self, right: Self) -> Self {
    GraphSize(entries: left.entries - right.entries, bytes: left.bytes - right.bytes)
  }
}

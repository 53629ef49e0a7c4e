/// A dictionary for what few calls need, whose code is compiled once for all types.
///
/// That of a `Dictionary` is compiled anew for each pair of types, which takes two kilobytes, and is a few times as fast.
struct RareTable<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  subscript(key: Key) -> Value? {
    @inline(never) @_semantics("optimize.sil.specialize.generic.never") get { values[key] }
    @inline(never) @_semantics("optimize.sil.specialize.generic.never") set {
      values[key] = newValue
    }
  }

  subscript(key: Key, default initial: Value) -> Value {
    @inline(never) @_semantics("optimize.sil.specialize.generic.never") get {
      values[key, default: initial]
    }
    @inline(never) @_semantics("optimize.sil.specialize.generic.never") _modify {
      yield &values[key, default: initial]
    }
  }
}

/// A set of the same kind.
struct RareSet<Member: Hashable>: ~Copyable {
  private var members = Set<Member>()

  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func contains(_ member: Member) -> Bool { members.contains(member) }

  /// Returns whether the member is new.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  @discardableResult
  mutating func insert(_ member: Member) -> Bool { members.insert(member).inserted }
}

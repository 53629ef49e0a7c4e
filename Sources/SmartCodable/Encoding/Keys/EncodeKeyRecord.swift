/// What is known about one coding key of one model: how it is written, and by what.
///
/// A record is a pointer, so that handing it on counts no references.
///
/// Invariants: the facts live in a block that ``EncodeTypeTable`` allocates and gives back when it
/// is gone itself; whoever uses a record holds the state whose table that is. The remembered
/// operations belong to the same table, which keeps all that it makes.
@safe
struct EncodeKeyRecord {
  @safe
  private struct Facts {
    let id: Int32
    let name: Int32
    let bit: UInt64
    let mark: KeyMark
    let codingKey: String
    let intValue: Int?
    let transformer: (any ValueTransformable)?
    let hasTransformer: Bool
    var cachedType: ObjectIdentifier?
    var cachedOperations: Unmanaged<EncodeOperations>?
  }

  private let facts: UnsafeMutablePointer<Facts>

  init(
    id: Int32,
    codingKey: String,
    intValue: Int?,
    name: Int32,
    mark: KeyMark,
    transformer: (any ValueTransformable)?
  ) {
    unsafe facts = .allocate(capacity: 1)
    unsafe facts.initialize(
      to: Facts(
        id: id,
        name: name,
        bit: 1 << UInt64(name & 63),
        mark: mark,
        codingKey: codingKey,
        intValue: intValue,
        transformer: transformer,
        hasTransformer: transformer != nil
      )
    )
  }

  /// To be called once, by the owner.
  func deallocate() {
    unsafe facts.deinitialize(count: 1)
    unsafe facts.deallocate()
  }

  /// The place of this record in ``EncodeTypeTable/records``, and the key of its nodes.
  @inline(__always)
  var id: Int32 { unsafe facts.pointee.id }

  /// The coding key's string.
  var codingKey: String { unsafe facts.pointee.codingKey }

  /// The coding key's number, for paths (AGR-9).
  var intValue: Int? { unsafe facts.pointee.intValue }

  /// The number of the JSON key; equal keys have equal numbers.
  @inline(__always)
  var name: Int32 { unsafe facts.pointee.name }

  /// The JSON key as it is written.
  @inline(__always)
  var mark: KeyMark { unsafe facts.pointee.mark }

  /// The transformer of the property (VAL-17).
  var transformer: (any ValueTransformable)? { unsafe facts.pointee.transformer }

  @inline(__always)
  var hasTransformer: Bool { unsafe facts.pointee.hasTransformer }

  /// One of 64 bits; names that are learned together have different ones.
  @inline(__always)
  var bit: UInt64 { unsafe facts.pointee.bit }

  /// Lends the operations for `type`, which are remembered for the next object.
  @inline(__always)
  func withOperations<T: Encodable, Result>(
    for type: T.Type,
    in state: EncodeState,
    _ body: (EncodeOperations) throws -> Result
  ) rethrows -> Result {
    if let known = unsafe facts.pointee.cachedOperations,
      unsafe facts.pointee.cachedType == ObjectIdentifier(type)
    {
      return try unsafe known._withUnsafeGuaranteedRef { try body($0) }
    }
    let operations = state.types.operations(for: type)
    unsafe facts.pointee.cachedType = ObjectIdentifier(type)
    unsafe facts.pointee.cachedOperations = Unmanaged.passUnretained(operations)
    return try body(operations)
  }
}

/// What is known about one coding key of one model: its JSON key and what writes its value.
///
/// A record is a pointer, so that passing it involves no reference counting.
///
/// Invariants: the facts are in a block of ``EncodeKeyRecords``, which belongs to one
/// ``EncodeTypeTable``; whoever uses a record holds the state that owns this table, and records are
/// discarded only when nothing refers to a call any more. The cached operations belong to the same
/// table, which keeps all operations it makes.
///
/// The passing record stands for one key after the other, so it must not be used after another key was
/// looked up.
@safe
struct EncodeKeyRecord {
  @safe
  fileprivate struct Facts {
    let id: Int32
    let name: Int32
    let mark: KeyMark
    var hash: UInt32
    var codingKey: String
    let intValue: Int?
    let ownKey: (any CodingKey)?
    let hasTransformer: Bool
    let transformer: TransformerBox?
    var cachedType: ObjectIdentifier?
    var cachedOperations: Unmanaged<EncodeOperations>?
  }

  fileprivate let facts: UnsafeMutablePointer<Facts>

  /// The place of this record in ``EncodeTypeTable/records``, and the key of its nodes.
  @inline(__always)
  var id: Int32 { unsafe facts.pointee.id }

  /// The coding key's string.
  var codingKey: String { unsafe facts.pointee.codingKey }

  /// The coding key's number, for paths (AGR-9).
  @inline(__always)
  var intValue: Int? { unsafe facts.pointee.intValue }

  /// The coding key, in paths; one of another type unless it is trivial (ENF-2).
  var pathKey: any CodingKey {
    unsafe facts.pointee.ownKey ?? NameKey.key(codingKey, intValue)
  }

  /// The number of the JSON key; equal keys have equal numbers.
  @inline(__always)
  var name: Int32 { unsafe facts.pointee.name }

  /// Whether this is the passing record, whose key has no number and nothing prepared.
  @inline(__always)
  var isPassing: Bool { name < 0 }

  /// The hash of the JSON key.
  @inline(__always)
  var hash: UInt32 { unsafe facts.pointee.hash }

  /// The JSON key as it is written; not that of the passing record.
  @inline(__always)
  var mark: KeyMark { unsafe facts.pointee.mark }

  /// The transformer of the property (VAL-17).
  var transformer: (any ValueTransformable)? { unsafe facts.pointee.transformer?.transformer }

  @inline(__always)
  var hasTransformer: Bool { unsafe facts.pointee.hasTransformer }

  /// One of 64 bits; names learned one after the other have different bits.
  @inline(__always)
  var bit: UInt64 { 1 << UInt64(name & 63) }

  /// Passes the operations for `type` to `body`, and caches them for the next object.
  @inline(__always)
  func withOperations<T: Encodable, Result>(
    for type: T.Type,
    in state: EncodeState,
    _ body: (EncodeOperations) throws -> Result
  ) rethrows -> Result {
    if let known = unsafe facts.pointee.cachedOperations,
      unsafe facts.pointee.cachedType == ObjectIdentifier(T.self)
    {
      return try unsafe known._withUnsafeGuaranteedRef { try body($0) }
    }
    let operations = state.types.operations(for: T.self)
    unsafe facts.pointee.cachedType = ObjectIdentifier(T.self)
    unsafe facts.pointee.cachedOperations = Unmanaged.passUnretained(operations)
    return try body(operations)
  }
}

/// A transformer behind a reference, which takes one word, since most keys have none.
final class TransformerBox {
  let transformer: any ValueTransformable
  init(_ transformer: any ValueTransformable) { self.transformer = transformer }
}

/// The records of all keys by number, in blocks that never move.
///
/// Invariants: the first `count` records are initialized; each block has room for 64; `passing` is nil
/// or initialized.
@safe
struct EncodeKeyRecords: ~Copyable {
  private static let blockSize = 64

  private var blocks: ContiguousArray<UnsafeMutablePointer<EncodeKeyRecord.Facts>>
  private(set) var count = 0

  private var passing: UnsafeMutablePointer<EncodeKeyRecord.Facts>?

  init() { unsafe blocks = [] }

  deinit {
    removeFacts()
    for index in unsafe blocks.indices { unsafe blocks[index].deallocate() }
  }

  @inline(__always)
  private func place(_ index: Int) -> UnsafeMutablePointer<EncodeKeyRecord.Facts> {
    unsafe blocks[index / Self.blockSize] + index % Self.blockSize
  }

  @inline(__always)
  subscript(id: Int32) -> EncodeKeyRecord {
    assert(id >= 0 && id < count)
    return unsafe EncodeKeyRecord(facts: place(Int(id)))
  }

  mutating func add(
    codingKey: String,
    intValue: Int?,
    ownKey: (any CodingKey)?,
    name: Int32,
    hash: UInt32,
    mark: KeyMark,
    transformer: TransformerBox?
  ) -> EncodeKeyRecord {
    if unsafe count == blocks.count * Self.blockSize {
      unsafe blocks.append(.allocate(capacity: Self.blockSize))
    }
    let facts = unsafe place(count)
    unsafe facts.initialize(
      to: EncodeKeyRecord.Facts(
        id: Int32(truncatingIfNeeded: count),
        name: name,
        mark: mark,
        hash: hash,
        codingKey: codingKey,
        intValue: intValue,
        ownKey: ownKey,
        hasTransformer: transformer != nil,
        transformer: transformer
      )
    )
    count += 1
    return unsafe EncodeKeyRecord(facts: facts)
  }

  /// The passing record, for a key that has no integer and is written unchanged.
  mutating func pass(_ codingKey: String, hash: UInt32, anyMark mark: KeyMark) -> EncodeKeyRecord {
    if let facts = unsafe passing {
      unsafe facts.pointee.codingKey = codingKey
      unsafe facts.pointee.hash = hash
      return unsafe EncodeKeyRecord(facts: facts)
    }
    let facts = UnsafeMutablePointer<EncodeKeyRecord.Facts>.allocate(capacity: 1)
    unsafe facts.initialize(
      to: EncodeKeyRecord.Facts(
        id: -1,
        name: -1,
        mark: mark,
        hash: hash,
        codingKey: codingKey,
        intValue: nil,
        ownKey: nil,
        hasTransformer: false,
        transformer: nil
      )
    )
    unsafe passing = facts
    return unsafe EncodeKeyRecord(facts: facts)
  }

  /// Releases the text of the passing record.
  func endPassing() {
    if let facts = unsafe passing { unsafe facts.pointee.codingKey = "" }
  }

  /// Removes all records but keeps the memory.
  mutating func removeAll() {
    removeFacts()
    count = 0
    unsafe passing = nil
  }

  private func removeFacts() {
    for index in 0..<count { unsafe place(index).deinitialize(count: 1) }
    guard let facts = unsafe passing else { return }
    unsafe facts.deinitialize(count: 1)
    unsafe facts.deallocate()
  }
}

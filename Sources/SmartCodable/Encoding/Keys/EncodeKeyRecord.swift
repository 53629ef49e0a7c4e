/// What is known about one coding key of one model: how it is written, and by what.
final class EncodeKeyRecord {
  /// The place of this record in ``EncodeTypeTable/records``, and the key of its nodes.
  let id: Int32

  /// The coding key's string.
  let codingKey: String

  /// The number of the JSON key; equal keys have equal numbers.
  let name: Int32

  /// The transformer of the property (VAL-17).
  let transformer: (any ValueTransformable)?

  // The operations for the type that was last written under this key.
  @safe @exclusivity(unchecked) private var cachedType: ObjectIdentifier?
  @safe @exclusivity(unchecked) private var cachedOperations: EncodeOperations?

  init(id: Int32, codingKey: String, name: Int32, transformer: (any ValueTransformable)?) {
    self.id = id
    self.codingKey = codingKey
    self.name = name
    self.transformer = transformer
  }

  /// One of 64 bits; names that are learned together have different ones.
  @inline(__always)
  var bit: UInt64 { 1 << UInt64(name & 63) }

  /// The operations for `type`, remembered for the next object.
  @inline(__always)
  func operations<T: Encodable>(for type: T.Type, in state: EncodeState) -> EncodeOperations {
    if let cachedOperations, cachedType == ObjectIdentifier(type) { return cachedOperations }
    let operations = state.types.operations(for: type)
    cachedType = ObjectIdentifier(type)
    cachedOperations = operations
    return operations
  }
}

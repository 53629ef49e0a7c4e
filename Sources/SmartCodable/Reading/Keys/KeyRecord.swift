import ModelSupport

/// What is known about one coding key of one model: where its value is found in JSON.
///
/// A *passing* record stands for one key after the other, each until its request has been answered; what a
/// path needs of such a key is kept by ``PassingKeys``.
final class KeyRecord {
  /// One JSON key a property may be read from.
  struct Candidate {
    /// The key as it is written in the mapping.
    let name: KeyName

    /// The path into nested values if the key contains a dot (KEY-6).
    let path: NestedKeyPath?
  }

  /// The index of this record in ``TypeTable/records``; that of a passing one is its key's among the
  /// ``PassingKeys``, as a negative number.
  @inline(__always)
  var id: Int { number == Self.unknown ? keep() : number }

  @safe @exclusivity(unchecked) private var number: Int

  /// The number of a passing record whose key no path needed yet.
  private static let unknown = Int.min

  /// Where the keys of a passing record are kept; nil for other records.
  private let passingKeys: PassingKeys?

  /// Whether the record is passing.
  var isPassing: Bool { passingKeys != nil }

  /// The coding key's string.
  @safe @exclusivity(unchecked) private(set) var codingKey: String

  /// The coding key's integer, if it has one.
  @safe @exclusivity(unchecked) private(set) var integerKey: Int?

  /// The coding key as user code gets it in paths: its own one if the key is a byte, as most enums are,
  /// so that nothing of the user is retained; not that of a passing record.
  let pathKey: any CodingKey

  /// The name of the property: the case name of the coding key (DEF-7).
  @safe @exclusivity(unchecked) private(set) var propertyName: String

  /// The type of the coding key, which distinguishes the classes of a hierarchy (INI-2).
  let keyType: Any.Type

  let candidates: [Candidate]

  /// Whether the key is one of a model.
  let isForModel: Bool

  /// The transformer that reads and writes the property, or nil (VAL-1).
  let transformer: (any ValueTransformable)?

  /// Whether the property is not read directly, but transformed or patched by an update.
  let isIndirect: Bool

  /// The first candidate's name.
  let name: KeyName

  /// Whether only the name matters, which is the fast path.
  let isPlain: Bool

  /// Whether updates note what becomes of a request (``UpdateRequests``).
  let isNoted: Bool

  /// Whether only the name matters and nothing is noted.
  let isDirect: Bool

  // The operations for the last type that was requested for this key.
  @safe @exclusivity(unchecked) private var cachedType: ObjectIdentifier?
  // The type table retains them.
  @safe @exclusivity(unchecked) private var cachedOperations: Borrowed<TypeOperations>?

  init(
    id: Int,
    codingKey: String,
    integerKey: Int?,
    pathKey: any CodingKey,
    propertyName: String,
    keyType: Any.Type,
    candidates: [Candidate],
    isForModel: Bool,
    transformer: (any ValueTransformable)?,
    strategy: KeyStrategyID,
    passingKeys: PassingKeys? = nil
  ) {
    number = id
    self.passingKeys = passingKeys
    self.codingKey = codingKey
    self.integerKey = integerKey
    self.pathKey = pathKey
    self.propertyName = propertyName
    self.keyType = keyType
    self.candidates = candidates
    self.isForModel = isForModel
    self.transformer = transformer
    isIndirect = transformer != nil || strategy.isUpdating
    name = candidates.first?.name ?? KeyName(codingKey, bit: 0)
    isPlain =
      candidates.count == 1 && candidates[0].path == nil && !strategy.isConverting
      && transformer == nil
    isNoted = strategy.isUpdating
    isDirect = isPlain && !isNoted
  }

  /// Makes a passing record that of another key, whose name has the hash.
  func pass(_ codingKey: String, _ integerKey: Int?, propertyName: String, hash: UInt64) {
    number = Self.unknown
    self.codingKey = codingKey
    self.integerKey = integerKey
    self.propertyName = propertyName
    name.change(to: codingKey, hash: hash)
    cachedFields = nil
    cachedField = nil
  }

  /// Releases what a passing record has of its key.
  func endPassing() {
    codingKey = ""
    propertyName = ""
    cachedFields = nil
    cachedField = nil
    name.empty()
  }

  @inline(never)
  private func keep() -> Int {
    number = passingKeys?.add(codingKey, integerKey, keyType) ?? 0
    return number
  }

  // The fields that may be the property's in an instance of the model, once they have been looked up, and
  // the number of the field if there is no choice.
  @safe @exclusivity(unchecked) private var cachedFields: [FieldOffsets.Field]?
  @safe @exclusivity(unchecked) private var cachedField: Int??

  /// The number of the property's field; if nothing else tells which one it is, one that can hold the type.
  @inline(__always)
  func field(in offsets: FieldOffsets, as type: Any.Type?) -> Int? {
    if let cachedField { return cachedField }
    return findField(in: offsets, as: type)
  }

  @inline(never)
  private func findField(in offsets: FieldOffsets, as type: Any.Type?) -> Int? {
    let fields = fields(in: offsets)
    if fields.count < 2 { cachedField = .some(fields.first?.number) }
    return (fields.last { field in type.map(field.holds) ?? false } ?? fields.last)?.number
  }

  /// The fields that may be the property's, several only if nothing tells which one it is; a record belongs
  /// to one model, so the offsets are always the same.
  func fields(in offsets: FieldOffsets) -> [FieldOffsets.Field] {
    if let cachedFields { return cachedFields }
    let fields = findFields(in: offsets)
    cachedFields = fields
    return fields
  }

  /// A key that is named like no property has the string of one (NEST-8, NEST-9).
  func findFields(in offsets: FieldOffsets) -> [FieldOffsets.Field] {
    let fields = offsets.fields(of: propertyName, keyedBy: keyType)
    return fields.isEmpty ? offsets.fields(of: codingKey, keyedBy: keyType) : fields
  }

  /// The field of the property's wrapper, if it has one of another type than the one that is asked for.
  func wrapper(in offsets: FieldOffsets, of type: Any.Type) -> FieldOffsets.Field? {
    let fields = fields(in: offsets)
    guard let last = fields.last,
      fields.allSatisfy({ $0.name == "_" + propertyName && !$0.holds(type) })
    else { return nil }
    return last
  }

  /// Whether the property reads the object around it instead of its own key.
  var readsObject: Bool { cachedOperations?.object.readsObject ?? false }

  /// The operations for `type`, cached for the next object.
  @inline(__always)
  func operations<T: Decodable>(for type: T.Type, in reader: Reader) -> Borrowed<TypeOperations> {
    if let cachedOperations, cachedType == ObjectIdentifier(T.self) { return cachedOperations }
    let operations = Borrowed(reader.types.operations(for: T.self))
    cachedType = ObjectIdentifier(T.self)
    cachedOperations = operations
    return operations
  }
}

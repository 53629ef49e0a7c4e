import ModelSupport

/// What one reader has learned about types and keys; it only grows.
final class TypeTable {
  @safe @exclusivity(unchecked) private var operationsByType: [ObjectIdentifier: TypeOperations] =
    [:]

  /// Those of classes that were asked for by a metatype of a superclass.
  @safe @exclusivity(unchecked) private var operationsBySubclass:
    [ObjectIdentifier: TypeOperations] = [:]

  /// Those of the types that were asked for last, which are found without hashing; the table keeps all it has made.
  @safe @exclusivity(unchecked) private var recent = TypeMemo<Borrowed<TypeOperations>>()

  /// The key tables of nested containers that were asked for last; ``plain`` retains all.
  @safe @exclusivity(unchecked) var recentTables = TypeMemo<Borrowed<KeyTable>>()

  private var keyTables: [KeyTable] = []
  private var infos: [ModelInfo] = []
  @safe @exclusivity(unchecked) private(set) var records: ContiguousArray<KeyRecord> = []

  /// The operations for `Any`, which transformers use too.
  let any = AnyOperations()

  /// What is known about nested containers and other containers that belong to no type.
  let plain = ModelInfo(of: nil, mapping: nil, isOfCode: false)

  /// The table of frames for arrays, which ``plain`` retains.
  private(set) lazy var noKeys = Borrowed(
    plain.keyTable(for: PathKey.self, in: self, strategy: KeyStrategyID())
  )

  func add(_ table: KeyTable) { keyTables.append(table) }

  func add(_ info: ModelInfo) { infos.append(info) }

  /// Releases all recycled objects of a kind but so many, which retain the reader; none is in use.
  func trimSpares(to kept: Int) {
    for table in keyTables { table.trimSpares(to: kept) }
    for info in infos { info.trimActivations(to: kept) }
  }

  /// How many are kept after a call that used very many at once.
  static let keptSpares = 64

  /// The number of records of keys that user code may make at run time without end, and their length.
  private(set) var runtimeKeys = 0
  private(set) var runtimeKeyBytes = 0

  /// Adds a record, which is lasting if there are only so many of its kind.
  func addRecord(isLasting: Bool, _ make: (Int) -> KeyRecord) -> KeyRecord {
    let record = make(records.count)
    if !isLasting {
      runtimeKeys += 1
      runtimeKeyBytes += record.codingKey.utf8.count
    }
    records.append(record)
    return record
  }

  /// The keys of this call that have no records of their own, but are in its paths.
  let passingKeys = PassingKeys()

  /// What paths show of a key.
  func key(_ id: Int) -> PassingKeys.Key {
    if id < 0 { return passingKeys[id] }
    let record = records[id]
    return PassingKeys.Key(text: record.codingKey, number: record.integerKey, type: record.keyType)
  }

  /// The operations for a type; those of a subclass if the metatype is that of one.
  ///
  /// What is known of a type is kept under its static type, since only that agrees with what the
  /// operations return; the metatype is a value of the caller's.
  @inline(__always)
  func operations<T: Decodable>(for type: T.Type) -> TypeOperations {
    borrowedOperations(for: type).object
  }

  @inline(__always)
  func borrowedOperations<T: Decodable>(for type: T.Type) -> Borrowed<TypeOperations> {
    if ObjectIdentifier(type) != ObjectIdentifier(T.self) {
      return Borrowed(subclassOperations(for: type))
    }
    return recent[ObjectIdentifier(T.self)] ?? findOperations(for: T.self)
  }

  @inline(never)
  private func findOperations<T: Decodable>(for type: T.Type) -> Borrowed<TypeOperations> {
    let id = ObjectIdentifier(T.self)
    let made = operationsByType[id] ?? TypeOperations.make(for: T.self, in: self)
    // Those of a type that contains itself may have been made meanwhile; borrowed ones are never replaced.
    let operations = operationsByType[id] ?? made
    operationsByType[id] = operations
    recent[id] = Borrowed(operations)
    return Borrowed(operations)
  }

  /// What is known of the type that coding keys are declared in, if it is decodable and neither the type whose
  /// code asks by them nor a superclass of it.
  func owner(of keyType: any CodingKey.Type, besides info: ModelInfo) -> ModelInfo? {
    guard let owner = EnclosingType.of(keyType) as? any Decodable.Type, !info.isKind(of: owner)
    else {
      return nil
    }
    return operations(for: owner).info
  }

  @inline(never)
  private func subclassOperations(for type: any Decodable.Type) -> TypeOperations {
    let id = ObjectIdentifier(type)
    if let known = operationsBySubclass[id] { return known }
    let made = SubclassOperations(of: SubclassOperations.opened(type, in: self))
    // As above: the code of a model may have asked for the same meanwhile.
    let operations = operationsBySubclass[id] ?? made
    operationsBySubclass[id] = operations
    return operations
  }

  /// Operations that leave the decoding to the type's own code.
  func plainOperations<T: Decodable>(for type: T.Type) -> TypeOperations { PlainOperations<T>() }

  /// The operations for the type inside one of this package's wrappers, which may be or contain `Any`.
  func wrappedOperations<T>(for type: T.Type) -> TypeOperations {
    if let known = operationsByType[ObjectIdentifier(T.self)] { return known }
    if let decodable = type as? any Decodable.Type { return operations(for: decodable) }
    let made: TypeOperations
    if type == Any.self {
      made = any
    } else if let shape = type as? any StandardShape.Type,
      let operations = shape.makeOperations(in: self)
    {
      made = operations
    } else if let form = type as? any MadeOfAny.Type {
      made = MadeOfAnyOperations<T>(form, of: any)
    } else {
      made = TypeOperations(name: TypeName.of(type))
    }
    operationsByType[ObjectIdentifier(T.self)] = made
    return made
  }
}

/// The part of a call's settings that the records depend on.
///
/// For a key strategy that is only whether keys are converted at all, since the conversion is applied
/// to the raw keys of each object.
struct KeyStrategyID: Equatable {
  var isConverting = false
  var isUpdating = false
}

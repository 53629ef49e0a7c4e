/// What one state has learned about types and keys; it only grows.
final class TypeTable {
  @safe @exclusivity(unchecked) private var operationsByType: [ObjectIdentifier: TypeOperations] =
    [:]
  @safe @exclusivity(unchecked) private var plainTables: [KeyTable] = []
  @safe @exclusivity(unchecked) private(set) var records: ContiguousArray<KeyRecord> = []

  /// The operations for `Any`, which transformers use too.
  let any = AnyOperations()

  func addRecord(_ make: (Int) -> KeyRecord) -> KeyRecord {
    let record = make(records.count)
    records.append(record)
    return record
  }

  /// The operations for a type.
  func operations<T: Decodable>(for type: T.Type) -> TypeOperations {
    if let known = operationsByType[ObjectIdentifier(type)] { return known }
    let made = TypeOperations.make(for: type, in: self)
    operationsByType[ObjectIdentifier(type)] = made
    return made
  }

  /// The operations for a type that a wrapper of ours holds, which may be or contain `Any`.
  func wrappedOperations<T>(for type: T.Type) -> TypeOperations {
    if let known = operationsByType[ObjectIdentifier(type)] { return known }
    if let decodable = type as? any Decodable.Type { return operations(for: decodable) }
    let made: TypeOperations
    if type == Any.self {
      made = any
    } else if let shape = type as? any StandardShape.Type,
      let operations = shape.makeDynamicOperations(in: self)
    {
      made = operations
    } else {
      made = TypeOperations(name: TypeName.of(type))
    }
    operationsByType[ObjectIdentifier(type)] = made
    return made
  }

  /// The table for a kind of coding key in a model, or in a plain type or nested container.
  @inline(__always)
  func keyTable<K: CodingKey>(
    for keyType: K.Type,
    model: ModelInfo?,
    strategy: KeyStrategyID
  ) -> KeyTable {
    if let model {
      for table in model.keyTables where table.serves(ObjectIdentifier(keyType), strategy) {
        return table
      }
    } else {
      for table in plainTables where table.serves(ObjectIdentifier(keyType), strategy) {
        return table
      }
    }
    return makeKeyTable(for: keyType, model: model, strategy: strategy)
  }

  @inline(never)
  private func makeKeyTable<K: CodingKey>(
    for keyType: K.Type,
    model: ModelInfo?,
    strategy: KeyStrategyID
  ) -> KeyTable {
    let table = KeyTable(
      keyType,
      mapping: model?.mapping,
      strategy: strategy,
      types: self
    )
    if let model {
      model.keyTables.append(table)
    } else {
      // The table asked for last is likely to be asked for again.
      plainTables.insert(table, at: 0)
    }
    return table
  }
}

/// What of a call the records depend on.
///
/// Of a key strategy that is only whether keys are converted at all, since the conversion itself
/// is applied to the raw keys of each object.
struct KeyStrategyID: Equatable {
  var isConverting = false
  var isUpdating = false
}

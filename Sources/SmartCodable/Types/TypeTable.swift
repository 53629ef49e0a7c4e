/// What one state has learned about types and keys; it only grows.
final class TypeTable {
  @safe @exclusivity(unchecked) private var operationsByType: [ObjectIdentifier: TypeOperations] =
    [:]
  @safe @exclusivity(unchecked) private var plainTables: [KeyTable] = []
  @safe @exclusivity(unchecked) private(set) var records: ContiguousArray<KeyRecord> = []

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
      isConverting: strategy.isConverting,
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

/// What of a key strategy the records depend on: only whether keys are converted at all, since
/// the conversion itself is applied to the raw keys of each object.
struct KeyStrategyID: Equatable {
  let isConverting: Bool
}

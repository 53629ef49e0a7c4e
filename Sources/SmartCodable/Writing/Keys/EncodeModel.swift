/// What an encode call needs to know about a model type, read from it once (KEY-17).
final class EncodeModel {
  let mapping: ModelMapping

  let type: Any.Type
  private var transformers = RareTable<KeyText, any ValueTransformable>()

  /// The key tables of the model's coding keys; few, since a model has one or two key types.
  @safe @exclusivity(unchecked) fileprivate(set) var keyTables = EncodeKeyTables()

  init(_ model: any SmartMapping.Type, _ style: WritingStyle) {
    type = model
    mapping = ModelMapping(model)
    // Foundation has no transformers.
    if style.isFoundation { return }
    for entry in model.mappingForValue() ?? [] {
      // The first entry for a key wins (VAL-1).
      let key = KeyText(entry.location)
      if transformers[key] == nil { transformers[key] = entry.performer }
    }
  }

  /// The transformer of a property.
  func transformer(of codingKey: String) -> (any ValueTransformable)? {
    transformers.isEmpty ? nil : transformers[KeyText(codingKey)]
  }

  @inline(__always)
  func keyTable<K: CodingKey>(
    for keyType: K.Type,
    in state: EncodeState
  ) -> Borrowed<EncodeKeyTable> {
    keyTables.table(for: keyType, model: self, in: state)
  }
}

/// A few key tables, by the type of the key and the spelling; the state's type table retains them.
struct EncodeKeyTables {
  private var tables: [(spelling: UInt8, table: Borrowed<EncodeKeyTable>)] = []

  @inline(__always)
  mutating func table<K: CodingKey>(
    for keyType: K.Type,
    model: EncodeModel?,
    in state: EncodeState
  ) -> Borrowed<EncodeKeyTable> {
    let id = state.spelling.id
    for entry in tables
    where entry.spelling == id && entry.table.with({ $0.keyType }) == ObjectIdentifier(K.self) {
      return entry.table
    }
    return make(keyType, model, state)
  }

  @inline(never)
  private mutating func make<K: CodingKey>(
    _ keyType: K.Type,
    _ model: EncodeModel?,
    _ state: EncodeState
  ) -> Borrowed<EncodeKeyTable> {
    let spelling = state.spelling
    let table = EncodeKeyTable(keyType, model: model, spelling: spelling, types: state.types)
    // A closure belongs to its call, so its table must not outlive that, nor must there be one for each container.
    state.types.keep(table, isPassing: spelling.isPathBound)
    if !spelling.isPathBound { tables.insert((spelling.id, Borrowed(table)), at: 0) }
    return Borrowed(table)
  }
}

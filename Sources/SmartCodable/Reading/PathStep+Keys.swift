extension PathStep {
  @inline(__always)
  static func record(_ record: KeyRecord) -> PathStep { .record(record.id) }

  /// The step as repairs show it.
  func component(in reader: Reader) -> SmartRepair.PathComponent {
    switch key {
    case .record(let id): .key(reader.types.records[id].codingKey)
    case .rawKey(let index): .key(reader.tape.string(index))
    case .superclass: .key("super")
    case .element(let index): .index(index)
    }
  }

  /// The step as user code sees it, with the integer that Foundation's keys carry (AGR-9).
  func codingKey(in reader: Reader) -> PathKey {
    switch key {
    case .record(let id):
      let record = reader.types.records[id]
      return PathKey(stringValue: record.codingKey, intValue: record.integerKey)
    case .rawKey(let index):
      let text = reader.tape.string(index)
      // Under a key strategy Foundation makes such keys in another way, without the integer.
      let number = reader.settings.options.key.isIdentity ? Int(text) : nil
      return PathKey(stringValue: text, intValue: number)
    case .superclass: return PathKey(stringValue: "super")
    case .element(let index): return PathKey(intValue: index)
    }
  }
}

extension Reader {
  /// The first `depth` steps of the current path as coding keys.
  func codingPath(_ depth: Int) -> [any CodingKey] {
    scopes.path.prefix(depth).map { $0.codingKey(in: self) }
  }

  /// The coding key that a raw key of the current object makes.
  func convertedKey(_ key: String) -> String {
    settings.options.key.converted(key, path: codingPath(scopes.path.count))
  }
}

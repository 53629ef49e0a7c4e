extension PathStep {
  @inline(__always)
  static func record(_ record: KeyRecord) -> PathStep { .record(record.id) }

  /// The step as shown in repairs.
  func component(in reader: Reader) -> SmartRepair.PathComponent {
    switch key {
    case .record(let id): .key(reader.types.key(id).text)
    case .rawKey(let index): .key(reader.tape.string(index))
    case .superclass: .key("super")
    case .element(let index): .index(index)
    }
  }

  /// The step as shown to user code, with the integer that Foundation's keys have (AGR-9).
  func codingKey(in reader: Reader) -> any CodingKey {
    switch key {
    case .record(let id):
      if id >= 0 { return reader.types.records[id].pathKey }
      let key = reader.types.key(id)
      return NameKey.key(key.text, key.number)
    case .rawKey(let index):
      let text = reader.tape.string(index)
      // With a key strategy, Foundation creates such keys without the integer.
      return NameKey.key(text, !reader.settings.isConverting ? Int(text) : nil)
    case .superclass: return NameKey("super")
    case .element(let index): return IndexKey(index)
    }
  }
}

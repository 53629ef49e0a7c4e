extension SmartCompact {
  /// A dictionary without entries whose key does not convert to `Key` or whose value does not fit.
  ///
  /// Keys are read unchanged, whatever the key strategy (CMP-3).
  @propertyWrapper
  public struct Dictionary<Key: Hashable & LosslessStringConvertible, Value> {
    /// The entries.
    public var wrappedValue: [Key: Value]

    /// Wraps the initial value, which stands in if the value is not an object.
    public init(wrappedValue: [Key: Value]) { self.wrappedValue = wrappedValue }
  }
}

extension SmartCompact.Dictionary: Codable {
  /// Reads an object; strictly in a foreign decoder, except for keys that do not convert to `Key`.
  public init(from decoder: any Decoder) throws {
    if let ours = ValueDecoder.ours(decoder) {
      let index = ours.index
      wrappedValue = try ours.reader.throwing(at: index, ours.depth) { () throws(Miss) in
        try Self.entries(at: index, in: ours.reader)
      }
      return
    }
    let object = try AnyCoding.decode([String: Value].self, from: decoder)
    wrappedValue = [:]
    // Which of several names of one key comes first in the document is not known here.
    for (text, value) in KeyOrder.sorted(object) {
      if let key = Key(text), wrappedValue[key] == nil { wrappedValue[key] = value }
    }
  }

  /// Writes a plain object.
  public func encode(to encoder: any Encoder) throws {
    try AnyCoding.encode(object, to: encoder)
  }

  private var object: [String: Value] {
    let object = Self.object(of: wrappedValue)
    if object.count == wrappedValue.count { return object }
    return Self.object(of: wrappedValue.sorted { EncodedKey.isPreferred($0.key, to: $1.key) })
  }

  private static func object(of entries: some Sequence<(key: Key, value: Value)>) -> [String: Value]
  {
    Swift.Dictionary(entries.map { ($0.key.description, $0.value) }) { first, _ in first }
  }
}

extension SmartCompact.Dictionary: PositionDecodable {
  static func decode(from position: Position) throws(Miss) -> SmartCompact.Dictionary<Key, Value> {
    if position.isAbsent { throw position.absence(isSilent: false) }
    let old = position.oldValue(of: Self.self)
    let entries = try entries(at: position.index, in: position.reader, changing: old)
    return Self(wrappedValue: entries)
  }

  private static func entries(
    at index: Int,
    in reader: Reader,
    changing old: [Key: Value]? = nil
  ) throws(Miss) -> [Key: Value] {
    let object = reader.container(.object, at: index)
    guard object >= 0 else { throw reader.wrongKind(at: index) }
    let element = CompactElement(reader.types.wrappedOperations(for: Value.self))
    let loop = EntryLoop<Key, Value>(
      value: element,
      name: TypeName.of([Key: Value].self),
      makeKey: { Key($0) }
    )
    return try reader.droppingInvalid { () throws(Miss) in
      guard var result = old else { return try loop.entries(of: object, in: reader) }
      try loop.update(&result, with: object, in: reader)
      return result
    }
  }
}

extension SmartCompact.Dictionary: PositionEncodable {
  func encode(at position: EncodePosition) throws { try position.encodeCollection(object) }
}

extension SmartCompact.Dictionary: Equatable where Value: Equatable {}
extension SmartCompact.Dictionary: Hashable where Value: Hashable {}
extension SmartCompact.Dictionary: Sendable where Key: Sendable, Value: Sendable {}

/// The records of one kind of coding key, for one model under one key strategy.
///
/// An enum of coding keys takes at most one byte, which numbers its records; any other key type
/// finds its records by string.
@safe
final class KeyTable {
  let keyType: ObjectIdentifier

  /// Whether a key's single byte identifies it.
  private let isByteKeyed: Bool
  private let isEmptyKeyed: Bool
  private let mapping: ModelMapping?
  private let strategy: KeyStrategyID
  private unowned let types: TypeTable

  @safe @exclusivity(unchecked)
  private var byByte: ContiguousArray<KeyRecord?>
  private var byString: [KeyText: KeyRecord] = [:]
  private var names: [KeyText: KeyName] = [:]

  init<K: CodingKey>(
    _ keyType: K.Type,
    mapping: ModelMapping?,
    strategy: KeyStrategyID,
    types: TypeTable
  ) {
    self.keyType = ObjectIdentifier(keyType)
    self.mapping = mapping
    self.strategy = strategy
    self.types = types
    let size = MemoryLayout<K>.size
    isByteKeyed = size <= 1 && _isPOD(K.self)
    isEmptyKeyed = size == 0
    byByte = ContiguousArray(repeating: nil, count: isByteKeyed ? 256 : 0)
  }

  var isForUpdates: Bool { strategy.isUpdating }

  /// The records of all keys that were asked for.
  var records: [KeyRecord] { byByte.compactMap(\.self) + byString.values }

  /// Whether this is the table for these keys under this strategy.
  @inline(__always)
  func serves(_ keyType: ObjectIdentifier, _ strategy: KeyStrategyID) -> Bool {
    self.keyType == keyType && self.strategy == strategy
  }

  @inline(__always)
  func record<K: CodingKey>(for key: K) -> KeyRecord {
    if isByteKeyed {
      // A trivial type of size 1 is one byte of memory, so the bits of the key are its number.
      let byte = isEmptyKeyed ? 0 : unsafe unsafeBitCast(key, to: UInt8.self)
      if let record = byByte[Int(byte)] { return record }
      let record = makeRecord(key)
      byByte[Int(byte)] = record
      return record
    }
    return stringKeyed(key)
  }

  private func stringKeyed<K: CodingKey>(_ key: K) -> KeyRecord {
    let text = KeyText(key.stringValue)
    if let record = byString[text] { return record }
    let record = makeRecord(key)
    byString[text] = record
    return record
  }

  @inline(never)
  private func makeRecord<K: CodingKey>(_ key: K) -> KeyRecord {
    let codingKey = key.stringValue
    let candidates = mapping?.candidates(for: codingKey)
    return types.addRecord { id in
      KeyRecord(
        id: id,
        codingKey: codingKey,
        propertyName: CaseName.of(key) ?? codingKey,
        candidates: (candidates ?? [codingKey])
          .map { text in
            KeyRecord.Candidate(
              name: name(text),
              path: candidates == nil ? [] : NestedKeyPath.steps(of: text)
            )
          },
        transformer: mapping?.transformer(for: codingKey),
        strategy: strategy
      )
    }
  }

  private func name(_ text: String) -> KeyName {
    let key = KeyText(text)
    if let known = names[key] { return known }
    let name = KeyName(text, bit: names.count < 64 ? 1 << UInt64(names.count) : 0)
    names[key] = name
    return name
  }

  /// The coding key that a raw key makes under the mapping, or nil if another key took its name.
  func codingKey(forRawKey raw: String, converted: String) -> String? {
    if let mapped = mapping?.codingKey(reading: raw) ?? mapping?.codingKey(reading: converted) {
      return mapped
    }
    return mapping?.candidates(for: converted) == nil ? converted : nil
  }
}

/// The case name of an enum value, as the runtime knows it.
enum CaseName {
  @_silgen_name("swift_EnumCaseName")
  private static func runtimeCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

  /// The name of the case, or nil if the key is not an enum.
  ///
  /// The synthesized coding keys are named like their properties whatever their strings are, and
  /// nothing public tells the name: `CodingKey` overrides the description.
  static func of<K: CodingKey>(_ key: K) -> String? {
    guard Mirror(reflecting: key).displayStyle == .enum else { return nil }
    guard let name = unsafe runtimeCaseName(key) else { return nil }
    return unsafe String(cString: name)
  }
}

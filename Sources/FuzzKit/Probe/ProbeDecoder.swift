/// The decoder for a probed type: it records every request and always has an answer.
struct ProbeDecoder: Decoder, SingleValueDecodingContainer {
  let recorder: ProbeRecorder
  let place: ProbePlace

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    recorder.note(.object, at: place)
    recorder.noteKeys(type, at: place)
    return KeyedDecodingContainer(ProbeKeyedContainer(recorder: recorder, place: place))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    recorder.note(.array, at: place)
    return ProbeUnkeyedContainer(recorder: recorder, place: place)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool {
    recorder.noteOptional(at: place)
    return false
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try recorder.value(type, at: place)
  }
}

/// The members that a probed type requests.
struct ProbeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let recorder: ProbeRecorder
  let place: ProbePlace

  var codingPath: [any CodingKey] { [] }

  /// The keys of the sample, or one key: a type that lists its keys requests their values next.
  var allKeys: [Key] {
    let keys = children.compactMap { recorder.sample.key(of: $0) }
      .compactMap { Key(stringValue: String(decoding: JSONText.unescaped($0), as: UTF8.self)) }
    return keys.isEmpty ? ["1", "key"].compactMap { Key(stringValue: $0) } : keys
  }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) -> Bool {
    for place in places(key) { recorder.noteOptional(at: place) }
    return false
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    var result: Result<Value, any Error> = .failure(ProbeLimit.noValue)
    for place in places(key) {
      let next = Result { try recorder.value(type, at: place) }
      if case .failure = result { result = next }
    }
    return try result.get()
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
    for place in places(key) { recorder.noteOptional(at: place) }
    return try? decode(type, forKey: key)
  }

  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key)
    -> KeyedDecodingContainer<NestedKey>
  {
    decoder(key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder(key.stringValue).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder("super") }
  func superDecoder(forKey key: Key) -> any Decoder { decoder(key.stringValue) }

  private func decoder(_ key: String) -> ProbeDecoder {
    ProbeDecoder(recorder: recorder, place: place.stepping(.key(key), to: member(key, of: place)))
  }

  /// The possible places of a coding key's value, the preferred one first.
  private func places(_ key: Key) -> [ProbePlace] {
    let name = key.stringValue
    let names = place.types.last.flatMap { recorder.hints.keys($0, name) } ?? [name]
    return names.flatMap { name -> [ProbePlace] in
      let literal = place.stepping(.key(name), to: member(name, of: place))
      return name.contains(".") ? [walk(name), literal] : [literal]
    }
  }

  private func walk(_ path: String) -> ProbePlace {
    path.split(separator: ".")
      .reduce(place) { place, step in
        guard UInt(step) == nil else {
          return place.stepping(
            .element,
            to: place.node.flatMap { recorder.sample.firstChild(of: $0) }
          )
        }
        return place.stepping(.key(String(step)), to: member(String(step), of: place))
      }
  }

  private var children: [JSONTree.Node] {
    guard let node = place.node, recorder.sample.kind(of: node) == .object else { return [] }
    return recorder.sample.children(of: node)
  }

  private func member(_ key: String, of place: ProbePlace) -> JSONTree.Node? {
    guard let node = place.node, recorder.sample.kind(of: node) == .object else { return nil }
    let escaped = JSONText.escaped(key.utf8)[...]
    return recorder.sample.children(of: node).first { recorder.sample.key(of: $0) == escaped }
  }
}

/// The elements that a probed type requests: as many as the sample has, or one.
struct ProbeUnkeyedContainer: UnkeyedDecodingContainer {
  private let recorder: ProbeRecorder
  private let place: ProbePlace
  private let elements: [JSONTree.Node?]

  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  /// A few elements are as informative as many.
  private static let mostElements = 4

  init(recorder: ProbeRecorder, place: ProbePlace) {
    self.recorder = recorder
    self.place = place
    guard let node = place.node, recorder.sample.kind(of: node) == .array else {
      elements = [nil]
      return
    }
    let children = recorder.sample.children(of: node).prefix(Self.mostElements)
    elements = children.isEmpty ? [nil] : Array(children)
  }

  mutating func decodeNil() -> Bool {
    recorder.noteOptional(at: place.stepping(.element, to: nil))
    return false
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try recorder.value(type, at: next())
  }

  mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type)
    -> KeyedDecodingContainer<NestedKey>
  {
    ProbeDecoder(recorder: recorder, place: next()).container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    ProbeDecoder(recorder: recorder, place: next()).unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder { ProbeDecoder(recorder: recorder, place: next()) }

  /// Returns the place of the current element and advances the container.
  private mutating func next() -> ProbePlace {
    defer { currentIndex += 1 }
    return place.stepping(.element, to: isAtEnd ? nil : elements[currentIndex])
  }
}

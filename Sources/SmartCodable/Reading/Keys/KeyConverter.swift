import Foundation

/// Converts the keys of one object as the call's key strategy does.
struct KeyConverter {
  let reader: Reader

  /// The container that the object is read through; nil for the value that the reader is at.
  let frame: Frame?

  private let conversion: KeyConversion

  /// The path of the object, which only closures receive.
  private var path = StrategyPath()

  init(_ reader: Reader, _ frame: Frame? = nil) {
    self.reader = reader
    self.frame = frame
    conversion = reader.settings.options.key
  }

  /// What the key at `index` becomes.
  mutating func name(at index: Int) -> KeyName {
    let tape = reader.tape
    if case .strategy(let strategy) = conversion {
      return reader.conversions.name(at: index, in: tape, strategy)
    }
    let text = conversion.converted(tape.string(index), in: &path, of: objectPath)
    return reader.conversions.name(text)
  }

  private func objectPath() -> [any CodingKey] {
    frame?.codingPath() ?? reader.codingPath(reader.scopes.path.count)
  }
}

/// What a key strategy made of keys, kept for later calls as well: the objects of an array, and documents
/// of one kind, have the same keys, and a strategy takes longer than reading a member.
struct KeyConversions: ~Copyable {
  /// How many keys are kept, and of how many bytes each.
  private static let (limit, longest) = (256, 128)

  private var strategy = JSONDecoder.SmartKeyDecodingStrategy.useDefaultKeys
  private var names: ContiguousArray<(raw: KeyName, converted: KeyName)> = []
  private var index = MemberIndex()
  private let wanted = KeyName("", bit: 0)

  /// Discards keys if there is no room for others, which may come more often.
  mutating func reset() {
    if names.count == Self.limit { clear() }
  }

  private mutating func clear() {
    names = []
    index.reset()
  }

  /// What the strategy makes of the key at `place`.
  mutating func name(
    at place: Int,
    in tape: Tape,
    _ strategy: JSONDecoder.SmartKeyDecodingStrategy
  ) -> KeyName {
    use(strategy)
    let hash = tape.keyHash(place)
    let known = index.find(hash) { names[$0 - 1].raw.matches(tape, place) }
    if known > 0 { return names[known - 1].converted }
    let raw = KeyName(tape.string(place), bit: 0)
    let converted = strategy.converted(raw.text)
    return add(raw, converted.utf8.elementsEqual(raw.text.utf8) ? raw : KeyName(converted, bit: 0))
  }

  /// The name that a closure of the caller made, which may make another one of the same key next time.
  mutating func name(_ text: String) -> KeyName {
    use(.useDefaultKeys)
    wanted.change(to: text, hash: KeyHash.of(text))
    defer { wanted.empty() }
    let known = index.find(wanted.hash) { names[$0 - 1].raw.equals(wanted) }
    if known > 0 { return names[known - 1].raw }
    // A copy, since the memory of the text may be larger than the text.
    let name = KeyName(String(decoding: text.utf8, as: UTF8.self), bit: 0)
    return add(name, name)
  }

  private mutating func use(_ strategy: JSONDecoder.SmartKeyDecodingStrategy) {
    if strategy == self.strategy { return }
    clear()
    self.strategy = strategy
  }

  private mutating func add(_ raw: KeyName, _ converted: KeyName) -> KeyName {
    if names.count < Self.limit, raw.count <= Self.longest {
      if !index.isBuilt { index.prepare(for: Self.limit) }
      names.append((raw, converted))
      index.add(names.count, hash: raw.hash) { _ in false }
    }
    return converted
  }
}

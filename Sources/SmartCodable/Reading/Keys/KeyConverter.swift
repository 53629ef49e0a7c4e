import Foundation

/// Converts the keys of one object as the call's key strategy does.
struct KeyConverter {
  let reader: Reader

  /// The container that the object is read through; nil for the value that the reader is at.
  let frame: Frame?

  /// The path of the object, which only closures receive.
  private var path: [any CodingKey]?

  init(_ reader: Reader, _ frame: Frame? = nil) {
    self.reader = reader
    self.frame = frame
  }

  /// What the key at `index` becomes.
  mutating func name(at index: Int) -> KeyName {
    let tape = reader.tape
    if case .strategy(let strategy) = reader.settings.options.key {
      return reader.conversions.name(at: index, in: tape, strategy)
    }
    let path = path ?? frame?.codingPath() ?? reader.codingPath(reader.scopes.path.count)
    self.path = path
    return KeyName(reader.settings.options.key.converted(tape.string(index), path: path), bit: 0)
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
    if strategy != self.strategy {
      clear()
      self.strategy = strategy
    }
    let hash = tape.keyHash(place)
    let known = index.find(hash) { names[$0 - 1].raw.matches(tape, place) }
    if known > 0 { return names[known - 1].converted }
    let text = tape.string(place)
    let raw = KeyName(text, bit: 0)
    let converted = strategy.converted(text)
    let name = converted.utf8.elementsEqual(text.utf8) ? raw : KeyName(converted, bit: 0)
    if names.count < Self.limit, text.utf8.count <= Self.longest {
      if !index.isBuilt { index.prepare(for: Self.limit) }
      names.append((raw, name))
      index.add(names.count, hash: hash) { _ in false }
    }
    return name
  }
}

import ModelSupport

/// Reads an array; with an option, element by element (KOD-32, KOD-34).
struct ArrayReader<Element: Decodable>: ValueReader {
  let element: any ValueReader<Element>

  func read(_ place: ValuePlace) throws -> [Element]? {
    try place.decodeIfPresent([Element].self)
  }

  func readElements(
    _ place: ValuePlace,
    converts: Bool,
    report: ElementReport
  ) throws -> [Element]? {
    guard place.hasValue else { return nil }
    var container = try place.elements()
    var elements: [Element] = []
    while !container.isAtEnd {
      let index = container.currentIndex
      let decoder = try container.superDecoder()
      let place = ValuePlace.element(try decoder.singleValueContainer())
      let value = element.element(place, converts: converts)
        .use(named: "\(index)", converts: converts, report: report)
      if let value { elements.append(value) }
    }
    return elements
  }
}

/// Reads a set like an array.
struct SetReader<Element: Decodable & Hashable>: ValueReader {
  let elements: ArrayReader<Element>

  func read(_ place: ValuePlace) throws -> Set<Element>? {
    try place.decodeIfPresent(Set<Element>.self)
  }

  func readElements(
    _ place: ValuePlace,
    converts: Bool,
    report: ElementReport
  ) throws -> Set<Element>? {
    try elements.readElements(place, converts: converts, report: report).map { Set($0) }
  }
}

/// Reads a dictionary; with an option, entry by entry (KOD-33).
struct DictionaryReader<Key: Decodable & Hashable, Value: Decodable>: ValueReader {
  let value: any ValueReader<Value>

  func read(_ place: ValuePlace) throws -> [Key: Value]? {
    try place.decodeIfPresent([Key: Value].self)
  }

  func readElements(
    _ place: ValuePlace,
    converts: Bool,
    report: ElementReport
  ) throws -> [Key: Value]? {
    guard let type = Key.self as? any CodingKeyRepresentable.Type,
      let elements = try elements(place, converts: converts)
    else { return nil }
    var entries: [Key: Value] = [:]
    for (name, element) in elements.sorted(by: { $0.key < $1.key }) {
      guard let key = type.init(codingKey: EntryKey(name)) as? Key else {
        report(name, .mismatch, Key.self)
        continue
      }
      // Not nil, which would remove the entry of another name that became the same key.
      if let value = element.use(named: name, converts: converts, report: report) {
        entries[key] = value
      }
    }
    return entries
  }

  /// The values under their keys.
  ///
  /// Decoders leave the keys of `[String: Value]` as they are, and convert all others by a key strategy.
  private func elements(
    _ place: ValuePlace,
    converts: Bool
  ) throws -> [String: LossyElement<Value>]? {
    if Key.self == String.self {
      return try place.decodeIfPresent([String: CodedElement<Value>].self)?.mapValues(\.element)
    }
    guard place.hasValue else { return nil }
    let container = try place.members()
    let entries = container.allKeys.map {
      ($0.stringValue, value.element(.member(container, $0), converts: converts))
    }
    return Dictionary(entries) { first, _ in first }
  }
}

/// A lossy element where only its type can be given.
private struct CodedElement<Value: Decodable>: Decodable {
  let element: LossyElement<Value>

  init(from decoder: any Decoder) throws {
    let reader = ValueReaders.make(for: Value.self)
    element = reader.element(.element(try decoder.singleValueContainer()), converts: true)
  }
}

/// The key of an entry, which may be a number.
private struct EntryKey: CodingKey {
  let stringValue: String
  var intValue: Int? { Int(stringValue) }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init(intValue: Int) { stringValue = "\(intValue)" }
}

/// An element that was read as far as it could be.
private enum LossyElement<Value> {
  case read(Value)
  case null

  /// Not the type, and what the conversion of it gives, if anything.
  case mismatch(converted: Value?)

  /// The value of an element, or nil if it is left out.
  func use(named name: String, converts: Bool, report: ElementReport) -> Value? {
    switch self {
    case .read(let value): return value
    case .mismatch(let value?) where converts:
      report(name, .converted, Value.self)
      return value
    case .mismatch: report(name, .mismatch, Value.self)
    case .null: report(name, .null, Value.self)
    }
    return nil
  }
}

extension ValueReader {
  fileprivate func element(_ place: ValuePlace, converts: Bool) -> LossyElement<Value> {
    do {
      return (try read(place) ?? nilValue).map { .read($0) } ?? .null
    } catch {
      return .mismatch(converted: converts ? convert(place) : nil)
    }
  }
}

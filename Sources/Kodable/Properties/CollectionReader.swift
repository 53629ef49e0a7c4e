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
      let value = element.readElement(
        .element(try decoder.singleValueContainer()),
        named: "\(index)",
        converts: converts,
        report: report
      )
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
    guard place.hasValue, let type = Key.self as? any CodingKeyRepresentable.Type else {
      return nil
    }
    let container = try place.members()
    var entries: [Key: Value] = [:]
    for name in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      guard let key = type.init(codingKey: EntryKey(name.stringValue)) as? Key else {
        report(name.stringValue, .mismatch, Key.self)
        continue
      }
      entries[key] = value.readElement(
        .member(container, name),
        named: name.stringValue,
        converts: converts,
        report: report
      )
    }
    return entries
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

extension ValueReader {
  /// The value of an element, or nil if it is left out.
  fileprivate func readElement(
    _ place: ValuePlace,
    named name: String,
    converts: Bool,
    report: ElementReport
  ) -> Value? {
    do {
      if let value = try read(place) { return value }
      if let value = nilValue { return value }
      report(name, .null, Value.self)
    } catch {
      if converts, let value = convert(place) {
        report(name, .converted, Value.self)
        return value
      }
      report(name, .mismatch, Value.self)
    }
    return nil
  }
}

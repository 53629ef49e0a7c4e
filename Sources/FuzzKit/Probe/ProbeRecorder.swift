import Foundation

/// The records of one probe, and the answers to a type's requests.
final class ProbeRecorder {
  private struct Note: Hashable {
    let path: [ProbedSchema.Step]
    let wanted: ProbedSchema.Wanted
  }

  let sample: JSONTree
  let hints: ProbeHints
  private var order: [Note] = []
  private var rawValues: [Note: [String]] = [:]
  private var optionals: Set<[ProbedSchema.Step]> = []
  private var openPlaces: Set<[ProbedSchema.Step]> = []
  private var namedPlaces: Set<[ProbedSchema.Step]> = []

  /// A limit, since types with ever new type arguments could request values forever.
  private static let mostNotes = 2000

  init(sample: JSONTree, hints: ProbeHints) {
    self.sample = sample
    self.hints = hints
  }

  var schema: ProbedSchema {
    ProbedSchema(
      order.map { note in
        ProbedSchema.Field(
          path: note.path,
          wanted: note.wanted,
          isOptional: optionals.contains(note.path),
          rawValues: rawValues[note] ?? []
        )
      },
      openPlaces: openPlaces
    )
  }

  var isFull: Bool { order.count >= Self.mostNotes }

  func note(_ wanted: ProbedSchema.Wanted, at place: ProbePlace, rawValues values: [String] = []) {
    let note = Note(path: place.path, wanted: wanted)
    guard !isFull, rawValues[note] == nil || !values.isEmpty else { return }
    if rawValues[note] == nil { order.append(note) }
    rawValues[note] = values
  }

  /// Records that the object at `place` is accessed by keys of this type.
  ///
  /// If all keys come from the document, they are data; a type that also names some is not a dictionary.
  func noteKeys<Key: CodingKey>(_ type: Key.Type, at place: ProbePlace) {
    if KeyNature.isAnyText(type) {
      if !namedPlaces.contains(place.path) { openPlaces.insert(place.path) }
    } else {
      namedPlaces.insert(place.path)
      openPlaces.remove(place.path)
    }
  }

  func noteOptional(at place: ProbePlace) { optionals.insert(place.path) }

  /// Returns a value of `type`, after recording everything that the type requests.
  func value<Value: Decodable>(_ type: Value.Type, at place: ProbePlace) throws -> Value {
    if let leaf = leaf(type, at: place) {
      guard let value = leaf as? Value else { throw ProbeLimit.noValue }
      return value
    }
    // In two steps, because nil as an Any would be a value of any Optional type.
    if let listed = enumCase(type, at: place), let value = listed as? Value { return value }
    do {
      guard !isFull, place.types.count < ProbePlace.deepest,
        place.types.count(where: { $0 == type }) < 2
      else { throw ProbeLimit.recursion }
      var inner = place
      inner.types.append(type)
      return try Value(from: ProbeDecoder(recorder: self, place: inner))
    } catch {
      if let empty = (type as? any EmptyMaking.Type)?.makeEmpty() as? Value { return empty }
      if let value = hints.fallback(type) as? Value { return value }
      throw error
    }
  }

  /// The value of a type that makes no further requests; nil if `type` is no such type.
  private func leaf(_ type: any Decodable.Type, at place: ProbePlace) -> Any? {
    let text = text(at: place)
    switch type {
    case is Bool.Type:
      note(.bool, at: place)
      return text == "true"
    case is String.Type:
      note(.string, at: place)
      return text ?? ""
    case is Double.Type, is Float.Type, is Decimal.Type, is CGFloat.Type:
      note(.number, at: place)
      return number(type, text ?? "0")
    case is Date.Type:
      note(.date, at: place)
      return Date(timeIntervalSince1970: 0)
    case is Data.Type:
      note(.data, at: place)
      return Data()
    case is URL.Type:
      note(.url, at: place)
      return URL(string: text ?? "a") ?? URL(string: "a")
    case let integer as any FixedWidthInteger.Type:
      return self.integer(integer, text ?? "0", at: place)
    default: return nil
    }
  }

  private func integer<Integer: FixedWidthInteger>(
    _ type: Integer.Type,
    _ text: String,
    at place: ProbePlace
  ) -> Integer {
    note(.integer(bits: type.bitWidth, isSigned: type.isSigned), at: place)
    return Integer(text) ?? 0
  }

  private func number(_ type: any Decodable.Type, _ text: String) -> Any {
    let value = Double(text) ?? 0
    switch type {
    case is Float.Type: return Float(value)
    case is Decimal.Type: return Decimal(string: text) ?? 0
    case is CGFloat.Type: return CGFloat(value)
    default: return value
    }
  }

  /// A case of an enumeration whose raw values can be listed.
  private func enumCase(_ type: any Decodable.Type, at place: ProbePlace) -> Any? {
    guard let listed = type as? any CaseIterable.Type else { return nil }
    let cases = Self.allCases(listed)
    guard let raw = cases.first.flatMap(Self.rawValue) else { return nil }
    let texts = cases.compactMap(Self.rawValue).map { "\($0)" }
    switch raw {
    case is String: note(.string, at: place, rawValues: texts)
    case let integer as any FixedWidthInteger:
      note(Self.wanted(integer), at: place, rawValues: texts)
    default: note(.number, at: place, rawValues: texts)
    }
    let index = texts.firstIndex { $0 == text(at: place) }
    return cases[index ?? 0]
  }

  private static func allCases<Enum: CaseIterable>(_ type: Enum.Type) -> [Any] {
    Array(type.allCases)
  }

  private static func rawValue(_ value: Any) -> Any? {
    (value as? any RawRepresentable).map { $0.rawValue as Any }
  }

  private static func wanted<Integer: FixedWidthInteger>(_ value: Integer) -> ProbedSchema.Wanted {
    .integer(bits: Integer.bitWidth, isSigned: Integer.isSigned)
  }

  /// The text of the sample's scalar at `place`.
  private func text(at place: ProbePlace) -> String? {
    guard let node = place.node else { return nil }
    switch sample.kind(of: node) {
    case .bool, .number: return String(decoding: sample.text(of: node), as: UTF8.self)
    case .string:
      return sample.string(of: node)
    case .null, .array, .object, .set: return nil
    }
  }
}

/// Types that have an empty value.
private protocol EmptyMaking {
  static func makeEmpty() -> Self
}

extension Array: EmptyMaking { fileprivate static func makeEmpty() -> Self { [] } }
extension Set: EmptyMaking { fileprivate static func makeEmpty() -> Self { [] } }
extension Dictionary: EmptyMaking { fileprivate static func makeEmpty() -> Self { [:] } }
extension Optional: EmptyMaking { fileprivate static func makeEmpty() -> Self { nil } }

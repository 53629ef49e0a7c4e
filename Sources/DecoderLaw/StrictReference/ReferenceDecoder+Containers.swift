import ConformanceKit

// The containers for a value.
extension ReferenceDecoder {
  package var codingPath: [any CodingKey] {
    if policy.failedReadLeavesPath { return path + session.failedPath }
    if policy.pathHasLastKeyOnly { return path.suffix(1) }
    return path
  }

  package func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    session.isTouched = true
    if policy.secondKeyedContainerRefused, hasSeen("keyed") { throw wrongKind(Any.self) }
    if policy.oneKindOfContainer, hasSeen("unkeyed") { throw wrongKind(Any.self) }
    note("keyed")
    let members = try object()
    if policy.unknownKeyRefused, members.contains(where: { Key(stringValue: $0.key) == nil }) {
      throw corrupted()
    }
    return KeyedDecodingContainer(ReferenceKeyed(self, members))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    session.isTouched = true
    if policy.oneKindOfContainer, hasSeen("keyed") { throw wrongKind([Any].self) }
    note("unkeyed")
    return ReferenceUnkeyed(self, try array())
  }

  package func singleValueContainer() throws -> any SingleValueDecodingContainer {
    session.isTouched = true
    if policy.singleRefusesContainers, !current.isScalar { throw wrongKind(Any.self) }
    if policy.oneKindOfContainer, hasSeen("keyed") { throw wrongKind(Any.self) }
    return ReferenceSingle(decoder: self)
  }

  /// The value, or what a faulty decoder puts in its place.
  var current: JSONValue {
    if policy.keptDecoderReadsGarbage, session.depth == 0 { return .string("garbage") }
    if policy.failedReadLeavesValue, let failed = session.failedValue { return failed }
    if policy.documentBelongsToDecoder, let document = session.document {
      return document.value(at: path) ?? value
    }
    return value
  }

  /// The members of the value, which must be an object.
  func object() throws -> [JSONMember] {
    switch current {
    case .object(let members):
      if policy.emptyObjectRefused, members.isEmpty { throw wrongKind([String: Any].self) }
      return policy.lastMemberLost ? members.dropLast() : members
    case .null where policy.nullIsEmptyContainer || attempt != nil && isBase: return []
    case .string(let text) where policy.textIsParsed || attempt != nil:
      if case .object(let members)? = try? JSONReader.read(text) { return members }
    default: break
    }
    if policy.otherKindIsEmptyObject, current != .null { return [] }
    throw wrongKind([String: Any].self)
  }

  /// The elements of the value, which must be an array.
  func array() throws -> [JSONValue] {
    switch current {
    case .array(let elements):
      if policy.pairsRefused, hasPairs { break }
      if policy.oddPairIsDropped, hasPairs { return elements.dropLast(elements.count % 2) }
      if policy.nullElementsDropped { return elements.filter { $0 != .null } }
      if policy.lastElementLost { return elements.dropLast() }
      return policy.elementsAreReversed ? elements.reversed() : elements
    case .object(let members):
      if policy.objectIsArrayOfValues { return members.map(\.value) }
    case .null where policy.nullIsEmptyContainer || attempt != nil && isBase: return []
    case .string(let text) where policy.textIsParsed || attempt != nil:
      if case .array(let elements)? = try? JSONReader.read(text) { return elements }
    default: break
    }
    if policy.scalarIsArrayOfOne, current.isScalar, current != .null { return [current] }
    throw wrongKind([Any].self)
  }

  /// Whether a dictionary is decoded whose keys cannot be those of members.
  private var hasPairs: Bool {
    guard let dictionaryKey else { return false }
    return dictionaryKey != String.self && dictionaryKey != Int.self
      && !(dictionaryKey is any CodingKeyRepresentable.Type)
  }
}

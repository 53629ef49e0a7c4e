import ConformanceKit

/// The elements of an array, one after the other.
struct ReferenceUnkeyed: UnkeyedDecodingContainer {
  private let decoder: ReferenceDecoder
  private let elements: [JSONValue]
  private var index = 0

  /// Creates a container for the elements of the decoder's value.
  init(_ decoder: ReferenceDecoder, _ elements: [JSONValue]) {
    self.decoder = decoder
    self.elements = elements
  }

  var codingPath: [any CodingKey] {
    policy.rowPathHasIndex
      ? decoder.codingPath + [ReferenceKey(index: place)] : decoder.codingPath
  }

  private var policy: SharedPolicy<StrictPolicy> { decoder.policy }

  // MARK: Current index

  var count: Int? {
    if policy.countIsUnknown { return nil }
    return policy.countIsWhatIsLeft ? elements.count - place : elements.count
  }

  var isAtEnd: Bool {
    if policy.emptyRowHasNoEnd, elements.isEmpty { return false }
    if policy.lastNullEndsRow, place == elements.count - 1, elements.last == .null {
      return true
    }
    return policy.pastEndMoves ? place == elements.count : place >= elements.count
  }

  var currentIndex: Int { policy.indexStartsAtOne ? place + 1 : place }

  /// The index of the current element.
  private var place: Int {
    get { sharedPlace.map { decoder.session.indexes[$0, default: 0] } ?? index }
    set {
      if let sharedPlace {
        decoder.session.indexes[sharedPlace] = newValue
      } else {
        index = newValue
      }
    }
  }

  /// The path whose containers share one index, if a faulty decoder shares it.
  private var sharedPlace: String? {
    if policy.rowsShareIndex { return decoder.place(decoder.path[...]) }
    if policy.siblingsShareIndex { return decoder.place(decoder.path.dropLast()) }
    return nil
  }

  // MARK: Elements

  /// Reads the current element, and advances if that does not throw.
  private mutating func take<Result>(
    _ type: Any.Type,
    as role: ReferenceDecoder.Role = .element,
    isMoving: Bool = true,
    _ body: (ReferenceDecoder) throws -> Result
  ) throws -> Result {
    let child = try element(type, as: role)
    do {
      let result = try body(child)
      place += 1
      if !isMoving { stay() }
      return result
    } catch {
      if policy.failedNestedMoves, role == .nested { place += 1 }
      if policy.failedDecodeMoves, role == .element { place += 1 }
      throw error
    }
  }

  /// Goes back to the element that was read, once for each, so that loops over elements end.
  private mutating func stay() {
    let hasStayed = decoder.hasSeen("stayed", "\(place)")
    decoder.note("stayed", "\(place)")
    if !hasStayed { place -= 1 }
  }

  private mutating func element(
    _ type: Any.Type,
    as role: ReferenceDecoder.Role
  ) throws -> ReferenceDecoder {
    // Read once: other threads may move an index that is shared.
    let place = self.place
    let key = ReferenceKey(index: policy.pathIndexStartsAtOne ? place + 1 : place)
    guard elements.indices.contains(place) else {
      if policy.pastEndMoves { self.place += 1 }
      let error = decoder.child(.null, at: key, as: role).wrongKind(type)
      throw policy.pastEndIsCorrupted ? decoder.corrupted() : error
    }
    return decoder.child(elements[place], at: key, as: role)
  }

  mutating func decodeNil() throws -> Bool {
    if policy.pastEndIsNil, isAtEnd { return true }
    let isNull = try element(Any?.self, as: .element).isNull
    if isNull || policy.otherThanNullMoves { place += 1 }
    if isNull, policy.nullStays { stay() }
    return isNull
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if policy.pastEndIsEmpty, isAtEnd, let empty = ReferenceEmpty.value(of: type) { return empty }
    decoder.session.isTouched = type is any ReferenceForm.Type
    let value = try take(type) { child in
      guard let attempt = child.attempt else { return try child.read(type) }
      return try child.required(type, attempt)
    }
    if policy.untouchedElementStays, !decoder.session.isTouched { stay() }
    return value
  }

  mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try present(type)
  }

  /// The current element, or nil if there is none or it is null.
  mutating func present<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    if isAtEnd {
      if policy.ifPresentNeedsElement { return try decode(type) }
      if policy.ifPresentMovesAtEnd { place += 1 }
      return nil
    }
    if try decodeNil() {
      if policy.ifPresentLeavesNull { stay() }
      return nil
    }
    guard let attempt = decoder.attempt else { return try decode(type) }
    return try take(type) { $0.optional(type, attempt, otherwise: .nilValue) }
  }

  // MARK: Containers and decoders inside

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    if policy.pastEndNestedIsEmpty, isAtEnd {
      return try decoder.child(.object([]), at: ReferenceKey(index: place), as: .nested)
        .container(keyedBy: type)
    }
    return try take([String: Any].self, as: .nested, isMoving: !policy.nestedStays) {
      try $0.nestedObject(keyedBy: type)
    }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    if policy.pastEndNestedIsEmpty, isAtEnd {
      return try decoder.child(.array([]), at: ReferenceKey(index: place), as: .nested)
        .unkeyedContainer()
    }
    return try take([Any].self, as: .nested, isMoving: !policy.nestedStays) {
      try $0.nestedArray()
    }
  }

  mutating func superDecoder() throws -> any Decoder {
    if policy.rowSuperReadsRow, !isAtEnd {
      place += 1
      return decoder
    }
    return try take(Any.self, as: .base, isMoving: !policy.rowSuperStays) { $0 }
  }
}

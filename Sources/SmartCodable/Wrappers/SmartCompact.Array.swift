extension SmartCompact {
  /// An array without elements that are null or do not convert to the element type.
  @propertyWrapper
  public struct Array<T> {
    /// The elements.
    public var wrappedValue: [T]

    /// Wraps the initial value, which stands in if the value is not an array.
    public init(wrappedValue: [T]) { self.wrappedValue = wrappedValue }
  }
}

extension SmartCompact.Array: Codable {
  /// Reads an array; strictly in a foreign decoder.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try AnyCoding.decode([T].self, from: decoder))
  }

  /// Writes a plain array.
  public func encode(to encoder: any Encoder) throws {
    try AnyCoding.encode(wrappedValue, to: encoder)
  }
}

extension SmartCompact.Array: PositionDecodable {
  static func decode(from position: Position) throws(Miss) -> SmartCompact.Array<T> {
    if position.isAbsent { throw position.absence(isSilent: false) }
    let reader = position.reader
    let array = reader.container(.array, at: position.index)
    guard array >= 0 else { throw reader.wrongKind(at: position.index) }
    let element = CompactElement(position.operations(for: T.self))
    return try reader.droppingInvalid { () throws(Miss) in
      Self(wrappedValue: try ElementLoop.array(of: T.self, element, over: array, in: reader))
    }
  }
}

extension SmartCompact.Array: PositionEncodable {
  func encode(at position: EncodePosition) throws { try position.encodeCollection(wrappedValue) }
}

extension SmartCompact.Array: Equatable where T: Equatable {}
extension SmartCompact.Array: Hashable where T: Hashable {}
extension SmartCompact.Array: Sendable where T: Sendable {}

/// An element that is dropped if it is null or invalid, even if nil would be a value (CMP-2).
final class CompactElement: TypeOperations {
  private let element: TypeOperations

  init(_ element: TypeOperations) {
    self.element = element
    super.init(name: element.name)
  }

  /// True, so that null is passed to `decode` and dropped silently if the element is Optional (REP-6).
  override var takesNull: Bool { true }

  // Only the loop over the elements asks for values; without a frame more, since recursive models use this.
  override func decode<T>(
    _ type: T.Type,
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    if reader.tape.has(.null, at: index), element.isOptional || !element.takesNull {
      throw Miss(kind: .null, facts: element.isOptional ? .isSilent : [])
    }
    try element.decode(type, into: place, at: index, in: reader)
  }

  override func update<T>(_ old: T, at index: Int, in reader: Reader) throws(Miss) -> T {
    try element.update(old, at: index, in: reader)
  }
}

/// Reads a nested model from the keys of the enclosing object (FLAT-1 to FLAT-7).
///
///     struct Answer: SmartCodable {
///       var code = 0
///       @SmartFlat var page = Page()      // reads "index" and "size" beside "code"
///     }
///     struct Page: SmartCodable { var index = 0; var size = 20 }
///
/// A dictionary receives every other key whose value fits (FLAT-4); an array is read from its own key.
@propertyWrapper
public struct SmartFlat<T: Codable> {
  /// The nested value.
  public var wrappedValue: T

  /// Wraps the initial value, which stands in if no value can be decoded.
  public init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}

extension SmartFlat: Codable {
  /// In a foreign decoder the value is read from its own key.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try T(from: decoder)
  }

  /// In a foreign encoder the value is written under its own key.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension SmartFlat: PositionDecodable {
  static var transformerInput: TransformerInput { .object }

  static func decode(from position: Position) throws(Miss) -> SmartFlat<T> {
    let operations = position.operations(for: T.self)
    if operations.isArray { return SmartFlat(wrappedValue: try ownValue(from: position)) }
    guard position.object >= 0 else { throw .missing }
    let reader = position.reader
    let flat = Scopes.OpenFlat(position, operations: operations)
    // A model that contains itself through flats would recurse without end, or take 2^n steps through
    // two.
    if reader.scopes.openFlats.contains(where: flat.isSame) {
      throw Miss(kind: .invalid, facts: .isSilent)
    }
    reader.scopes.openFlats.append(flat)
    defer { reader.scopes.openFlats.removeLast() }
    let old = position.oldValue(of: Self.self)
    let value = try position.atObject { () throws(Miss) -> T in
      if let old {
        return try operations.updateFlat(old, from: position.object, in: reader)
      }
      return try operations.decodeFlat(T.self, from: position.object, in: reader)
    }
    return SmartFlat(wrappedValue: value)
  }
}

extension SmartFlat: PositionEncodable {
  /// Merges the members of the value; an array goes under its own key (FLAT-6, FLAT-8).
  func encode(at position: EncodePosition) throws { try position.merge(wrappedValue) }
}

extension SmartFlat: Equatable where T: Equatable {}
extension SmartFlat: Hashable where T: Hashable {}
extension SmartFlat: Sendable where T: Sendable {}

/// A property wrapper that reads its position by itself.
///
/// Containers know only this protocol. A miss leads to the property's initial wrapper, like any
/// other miss. A new wrapper is one file that conforms to it (and to `PositionEncodable`).
protocol PositionDecodable: Decodable {
  associatedtype Wrapped

  init(wrappedValue: Wrapped)

  var wrappedValue: Wrapped { get }

  /// Reads the wrapped value from its position; after a miss the property gets a stand-in.
  static func decode(from position: Position) throws(Miss) -> Self

  /// Wraps the result of a value transformer, or returns nil if that has another type (VAL-7).
  static func wrapping(_ value: Any, at position: Position) -> Self?

  /// The input for a value transformer of the property.
  static var transformerInput: TransformerInput { get }
}

extension PositionDecodable {
  static var transformerInput: TransformerInput { .ownValue }

  static func wrapping(_ value: Any, at position: Position) -> Self? {
    (value as? Wrapped).map { Self(wrappedValue: $0) }
  }

  /// The value under the property's own key; in an update, the updated old value.
  static func ownValue(from position: Position) throws(Miss) -> Wrapped {
    try position.ownValue(Wrapped.self, old: position.oldValue(of: Self.self))
  }

  static func makeOperations(in types: TypeTable) -> TypeOperations {
    PositionOperations<Self>(wrapped: types.wrappedOperations(for: Wrapped.self))
  }
}

/// The input for a value transformer of a wrapped property.
enum TransformerInput {
  /// The value under the property's key.
  case ownValue

  /// The whole object that holds the property (VAL-8).
  case object

  /// Nothing: the transformer is not called in decoding (VAL-9).
  case none
}

/// The operations of a wrapper.
final class PositionOperations<Wrapper: PositionDecodable>: TypeOperations {
  private let wrapped: TypeOperations

  init(wrapped: TypeOperations) {
    self.wrapped = wrapped
    super.init(name: wrapped.name)
  }

  override var readsPosition: Bool { true }

  /// As an element, a wrapper of an Optional is never dropped (COL-4).
  override var isOptional: Bool { wrapped.isOptional }

  override var takesNull: Bool { wrapped.takesNull }

  override var readsObject: Bool { Wrapper.transformerInput == .object && !wrapped.isArray }

  override func decode<T>(_ type: T.Type, of position: Position) throws(Miss) -> T {
    exactly(try Wrapper.decode(from: position), as: type)
  }

  /// Outside a property, for example as an element, a wrapper is read as its wrapped value.
  override func decode<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    let mark = reader.mark()
    defer { reader.release(to: mark) }
    do {
      return exactly(try Wrapper(from: reader.decoder(at: index)), as: type)
    } catch {
      throw reader.miss(for: error, at: index)
    }
  }

  /// A flat is patched as the value that it wraps (UPD-8), unless its wrapper does not read one.
  override func updateFlat<T>(_ old: T, from index: Int, in reader: Reader) throws(Miss) -> T {
    guard case .ownValue = Wrapper.transformerInput else {
      return try decodeFlat(T.self, from: index, in: reader)
    }
    let value = exactly(old, as: Wrapper.self).wrappedValue
    let updated = try wrapped.updateFlat(value, from: index, in: reader)
    return exactly(Wrapper(wrappedValue: updated), as: T.self)
  }

  /// The default of the wrapped type, wrapped.
  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    wrapped.typeDefault(Wrapper.Wrapped.self)
      .map { (exactly(Wrapper(wrappedValue: $0.value), as: type), $0.action) }
  }
}

extension ValueDecoder {
  /// The wrapped value of a wrapper outside a property; `Any` is possible too.
  func wrappedValue<Value>(_ type: Value.Type) throws -> Value {
    let operations = reader.types.wrappedOperations(for: type)
    return try reader.throwing(at: index, depth) { () throws(Miss) in
      if isNull, !operations.takesNull { throw index < 0 ? .missing : .null }
      return try operations.decode(type, at: index, in: reader)
    }
  }
}

extension Reader {
  /// Turns a miss of the value at `index` into an error for the code that requested it.
  func throwing<Value>(
    at index: Int,
    _ depth: Int,
    _ body: () throws(Miss) -> Value
  ) throws -> Value {
    do throws(Miss) {
      return try body()
    } catch {
      throw refuse(
        index,
        error,
        wanted: Value.self,
        path: scopes.path.prefix(depth)
      )
    }
  }
}

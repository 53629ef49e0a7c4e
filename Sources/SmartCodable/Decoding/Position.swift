/// The place of a wrapped property: what its wrapper needs to read it by rules of its own.
struct Position {
  let state: DecodeState
  let frame: Frame
  let record: KeyRecord

  /// The value under the property's key, null included, or -1.
  let index: Int

  /// The object that holds the property, or -1 if there is none.
  var object: Int { frame.container }

  /// The operations for the type of the wrapped value.
  func operations<Value: Decodable>(for type: Value.Type) -> TypeOperations {
    state.types.operations(for: type)
  }

  /// The value under the property's own key, read as that of an ordinary property.
  func ownValue<Value: Decodable>(_ type: Value.Type) throws(Miss) -> Value {
    guard index >= 0 else { throw .missing }
    let operations = operations(for: type)
    if state.tape.has(.null, at: index), !operations.isOptional { throw .null }
    return try operations.decode(type, at: index, in: state)
  }

  /// The index of the value under the property's key; a miss if there is none or it is null.
  func presentValue() throws(Miss) -> Int {
    guard index >= 0 else { throw .missing }
    if state.tape.has(.null, at: index) { throw .null }
    return index
  }

  /// The wrapper the property has after `init()`, for what it says besides its value (SDT-2).
  func initialWrapper<Wrapper>(_ type: Wrapper.Type) -> Wrapper? {
    frame.activation?.initialValues?.value(of: record, as: type)
  }

  /// Does something as if at the object, since what it reads is not below the property's key.
  func atObject<Value>(_ body: () throws(Miss) -> Value) throws(Miss) -> Value {
    let step = state.path.removeLast()
    defer { state.path.append(step) }
    return try body()
  }
}

/// A property wrapper that reads its position by itself.
///
/// Containers know only this protocol. A miss leads to the property's initial wrapper, like any
/// other miss.
protocol PositionDecodable: Decodable {
  /// Reads the wrapped value from its place; a miss makes the property fall back.
  static func decode(from position: Position) throws(Miss) -> Self

  /// Wraps what a value transformer made, or nil if that is of another type (VAL-7).
  static func wrapping(_ value: Any) -> Self?

  /// What a value transformer of the property is given.
  static var transformerInput: TransformerInput { get }
}

extension PositionDecodable {
  static var transformerInput: TransformerInput { .ownValue }
}

/// What a value transformer of a wrapped property is given.
enum TransformerInput {
  /// The value under the property's key.
  case ownValue

  /// The whole object that holds the property (VAL-8).
  case object

  /// Nothing: it is not called on decoding (VAL-9).
  case none
}

extension PositionDecodable {
  static func makeOperations() -> TypeOperations { PositionOperations<Self>() }
}

/// A wrapper behind the general interface.
final class PositionOperations<Wrapper: PositionDecodable>: TypeOperations {
  init() { super.init(name: TypeName.of(Wrapper.self)) }

  override var readsPosition: Bool { true }

  override func decode<T>(_ type: T.Type, of position: Position) throws(Miss) -> T {
    exactly(try Wrapper.decode(from: position), as: type)
  }

  /// Away from a property, as an element for instance, a wrapper is its wrapped value.
  override func decode<T>(_ type: T.Type, at index: Int, in state: DecodeState) throws(Miss) -> T {
    do {
      return exactly(try Wrapper(from: ValueDecoder(state, index, activation: nil)), as: type)
    } catch {
      throw state.miss(for: error, at: index)
    }
  }
}

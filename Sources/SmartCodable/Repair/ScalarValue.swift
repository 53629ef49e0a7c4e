/// A type that one JSON scalar makes: the one mechanism of conversions (chapter 7).
///
/// A new scalar type is one file in `Coercions/` and one conformance; containers, arrays,
/// Optionals and enums pick it up by themselves.
protocol ScalarValue: Decodable {
  /// The value if it stands there in its own form; the fast path, never a conversion.
  static func exact(_ tape: Tape, _ index: Int) -> Self?

  /// The value made from any other form, conversions being reported; or a miss that says why not.
  static func coerced(at index: Int, in state: DecodeState) throws(Miss) -> Self

  /// The value that Foundation makes, of a form that is not its own or not in its range; a miss that
  /// says why not (chapter 28).
  static func strict(at index: Int, in state: DecodeState) throws(Miss) -> Self

  /// What stands in where no initial value is known, or nil (DEF-12).
  static var typeDefault: Self? { get }

  /// The operations for an array of this type, where a loop of its own pays.
  static func makeArrayOperations() -> TypeOperations?
}

extension ScalarValue {
  static func makeArrayOperations() -> TypeOperations? { nil }

  static func strict(at index: Int, in state: DecodeState) throws(Miss) -> Self { throw .mismatch }

  static func makeOperations() -> TypeOperations { ScalarOperations<Self>() }

  @inline(__always)
  static func read(at index: Int, in state: DecodeState) throws(Miss) -> Self {
    if index >= 0, let value = exact(state.tape, index) { return value }
    return try slowRead(at: index, in: state)
  }

  @inline(never)
  private static func slowRead(at index: Int, in state: DecodeState) throws(Miss) -> Self {
    guard index >= 0 else { throw .missing }
    if state.tape.has(.null, at: index) { throw .null }
    if state.isStrict { return try strict(at: index, in: state) }
    return try coerced(at: index, in: state)
  }
}

/// A scalar behind the general interface, for Optionals, elements and generic models.
final class ScalarOperations<Value: ScalarValue>: TypeOperations {
  init() { super.init(name: TypeName.of(Value.self)) }

  override func decode<T>(_ type: T.Type, at index: Int, in state: DecodeState) throws(Miss) -> T {
    exactly(try Value.read(at: index, in: state), as: type)
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    Value.typeDefault.map { (exactly($0, as: type), .typeDefault) }
  }
}

extension DecodeState {
  /// Notes that the value at `index` was converted (REP-5).
  func noteConversion(to type: Any.Type, at index: Int) {
    guard collector.isCollecting else { return }
    report(.converted, wanted: TypeName.of(type), at: index, action: .converted)
  }
}

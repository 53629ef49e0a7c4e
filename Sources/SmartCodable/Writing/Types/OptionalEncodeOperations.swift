/// An Optional: nil is null, or nothing as a property (ENC-3); other values are encoded as the wrapped
/// type.
final class OptionalEncodeOperations<Wrapped: Encodable>: EncodeOperations {
  private let wrapped: EncodeOperations

  init(wrapped: EncodeOperations) { self.wrapped = wrapped }

  override var isSpecial: Bool { true }

  override var callsUser: Bool { wrapped.callsUser }

  override func isNil<T>(_ value: T) -> Bool {
    guard let value = exactly(value, as: Wrapped?.self) else { return true }
    return wrapped.isNil(value)
  }

  override func write<T: Encodable>(_ value: T, at slot: Int32, in state: EncodeState) throws {
    guard let value = exactly(value, as: Wrapped?.self) else { return state.setNull(slot) }
    try wrapped.write(value, at: slot, in: state)
    try state.fillAbsent(slot)
  }

  override func transformerInput<T>(_ value: T) -> Any {
    guard let value = exactly(value, as: Wrapped?.self) else { return Wrapped?.none as Any }
    return wrapped.transformerInput(value)
  }
}

/// The standard library's own containers, which this package encodes with its own loops.
protocol StandardEncodeShape {
  /// Whether Foundation writes values of this type in the same way.
  static var isKnownToFoundation: Bool { get }

  /// The operations for this type, or nil if its elements cannot be encoded this way.
  static func makeEncodeOperations(in types: EncodeTypeTable) -> EncodeOperations?
}

extension StandardEncodeShape {
  static var isKnownToFoundation: Bool { true }
}

extension Optional: StandardEncodeShape where Wrapped: Encodable {
  static func makeEncodeOperations(in types: EncodeTypeTable) -> EncodeOperations? {
    OptionalEncodeOperations<Wrapped>(wrapped: types.operations(for: Wrapped.self))
  }
}

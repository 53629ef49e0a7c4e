/// A type that becomes one JSON value without calling user code.
protocol ScalarEncodable: Encodable {
  /// Writes the value into an empty slot.
  func write(at slot: Int32, in state: EncodeState) throws
}

extension ScalarEncodable {
  static func makeEncodeOperations() -> EncodeOperations { ScalarEncodeOperations<Self>() }
}

/// A scalar behind the general interface.
final class ScalarEncodeOperations<Value: ScalarEncodable>: EncodeOperations {
  override func write<T: Encodable>(_ value: T, at slot: Int32, in state: EncodeState) throws {
    try exactly(value, as: Value.self).write(at: slot, in: state)
  }
}

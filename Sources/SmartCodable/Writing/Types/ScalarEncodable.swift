import Foundation

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

extension Bool: ScalarEncodable {
  @inline(__always)
  func write(at slot: Int32, in state: EncodeState) { state.set(slot, self) }
}

extension String: ScalarEncodable {
  @inline(__always)
  func write(at slot: Int32, in state: EncodeState) { state.set(slot, text: self) }
}

extension URL: ScalarEncodable {
  func write(at slot: Int32, in state: EncodeState) {
    state.set(slot, text: absoluteString)
  }
}

extension Data: ScalarEncodable {
  func write(at slot: Int32, in state: EncodeState) throws {
    switch state.settings.data {
    case .base64:
      state.set(slot, text: base64EncodedString())
    case .deferredToData:
      try state.callingUser(at: slot) { try encode(to: ValueEncoder(state, slot, model: nil)) }
    case .custom(let write):
      try state.callingUser(at: slot) { try write(self, ValueEncoder(state, slot, model: nil)) }
      try state.fillAbsent(slot)
    @unknown default:
      state.set(slot, text: base64EncodedString())
    }
  }
}

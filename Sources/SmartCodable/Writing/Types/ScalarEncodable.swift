import Foundation

/// A type that becomes one JSON value without calling user code.
protocol ScalarEncodable: Encodable {
  /// Writes the value into an empty slot.
  func write(at slot: Int32, in state: EncodeState) throws
}

extension ScalarEncodable {
  static func makeEncodeOperations() -> EncodeOperations { ScalarEncodeOperations<Self>() }
}

/// The operations of a scalar.
final class ScalarEncodeOperations<Value: ScalarEncodable>: EncodeOperations {
  override func write<T: Encodable>(_ value: T, at slot: Int32, in state: EncodeState) throws {
    try exactly(value, as: Value.self).write(at: slot, in: state)
  }
}

extension EncodeState {
  /// Writes a number, or its name from the options if it is not finite (ENC-10).
  @inline(__always)
  func set(_ slot: Int32, orNameOf number: Double) throws {
    guard number.isFinite else { return try setNonFinite(number, at: slot) }
    set(slot, number)
  }

  /// Like the method above, with the digits that a Float needs.
  @inline(__always)
  func set(_ slot: Int32, orNameOf number: Float) throws {
    guard number.isFinite else { return try setNonFinite(number, at: slot) }
    set(slot, number)
  }

  /// Writes the name of infinity or NaN, if the options define one (ENC-10).
  @inline(never)
  func setNonFinite(_ value: some BinaryFloatingPoint, at slot: Int32) throws {
    guard
      case .convertToString(let positive, let negative, let nan) = settings.float
    else { throw invalid(value, "JSON has no number \(value)", at: slot) }
    set(slot, text: value.isNaN ? nan : value > 0 ? positive : negative)
  }
}

import Foundation

extension FixedWidthInteger where Self: ScalarEncodable {
  /// All digits, whatever the width (ENC-12).
  @inline(__always)
  func write(at slot: Int32, in state: EncodeState) {
    if let value = Int64(exactly: self) {
      state.set(slot, value)
    } else if let value = UInt64(exactly: self) {
      state.set(slot, value)
    } else {
      state.set(slot, digits: description)
    }
  }
}

extension Int: ScalarEncodable {}
extension Int8: ScalarEncodable {}
extension Int16: ScalarEncodable {}
extension Int32: ScalarEncodable {}
extension Int64: ScalarEncodable {}
extension Int128: ScalarEncodable {}
extension UInt: ScalarEncodable {}
extension UInt8: ScalarEncodable {}
extension UInt16: ScalarEncodable {}
extension UInt32: ScalarEncodable {}
extension UInt64: ScalarEncodable {}
extension UInt128: ScalarEncodable {}

extension Double: ScalarEncodable {
  @inline(__always)
  func write(at slot: Int32, in state: EncodeState) throws {
    guard isFinite else { return try state.setNonFinite(self, at: slot) }
    state.set(slot, self)
  }
}

extension Float: ScalarEncodable {
  @inline(__always)
  func write(at slot: Int32, in state: EncodeState) throws {
    guard isFinite else { return try state.setNonFinite(self, at: slot) }
    state.set(slot, self)
  }
}

extension CGFloat: ScalarEncodable {
  func write(at slot: Int32, in state: EncodeState) throws {
    try Double(self).write(at: slot, in: state)
  }
}

extension Decimal: ScalarEncodable {
  func write(at slot: Int32, in state: EncodeState) throws {
    guard !isNaN else { return try state.setNonFinite(Double.nan, at: slot) }
    state.set(slot, digits: description)
  }
}

extension EncodeState {
  /// Writes infinity or NaN by its name, if the options give it one (ENC-10).
  @inline(never)
  func setNonFinite(_ value: some BinaryFloatingPoint, at slot: Int32) throws {
    guard
      case .convertToString(let positive, let negative, let nan) = settings.float
    else { throw invalid(value, "JSON has no number \(value)", at: slot) }
    set(slot, text: value.isNaN ? nan : value > 0 ? positive : negative)
  }
}

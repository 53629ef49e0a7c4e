import Foundation

extension Data: ScalarValue {
  static var typeDefault: Data? { Data() }

  static func exact(_ tape: Tape, _ index: Int) -> Data? { nil }

  /// Strict base64 with padding (DATA-1), or a leaf of dictionary input (ENT-15).
  static func coerced(at index: Int, in state: DecodeState) throws(Miss) -> Data {
    if state.tape.has(.foreign, at: index) {
      guard let data = state.foreignValue(index).data else { throw .mismatch }
      return data
    }
    guard state.tape.isString(index) else { throw .mismatch }
    guard let data = Data(base64Encoded: state.tape.string(index)) else { throw .invalid }
    return data
  }
}

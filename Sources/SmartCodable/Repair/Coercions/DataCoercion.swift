import Foundation

extension Data: ScalarValue {
  static var typeDefault: Data? { Data() }

  static func exact(_ tape: Tape, _ index: Int) -> Data? { nil }

  static func strict(at index: Int, in state: DecodeState) throws(Miss) -> Data {
    try coerced(at: index, in: state)
  }

  /// Strict base64 with padding (DATA-1), or a leaf of dictionary input (ENT-15).
  static func coerced(at index: Int, in state: DecodeState) throws(Miss) -> Data {
    if state.tape.has(.foreign, at: index) {
      guard let data = state.foreignValue(index).data else { throw .mismatch }
      return data
    }
    switch state.settings.data {
    case .deferredToData: return Data(try bytes(at: index, in: state))
    case .custom(let read): return try state.custom(read, at: index)
    default: break
    }
    guard state.tape.isString(index) else { throw .mismatch }
    guard let data = Data(base64Encoded: state.tape.string(index)) else { throw .invalid }
    return data
  }

  /// An array of numbers from 0 to 255, as `Data` codes itself.
  private static func bytes(at index: Int, in state: DecodeState) throws(Miss) -> [UInt8] {
    try state.types.operations(for: [UInt8].self).decode([UInt8].self, at: index, in: state)
  }
}

extension DecodeState {
  /// What a closure of the user makes of the value; its conversions are not repairs (REP-5).
  func custom<Value>(
    _ read: (any Decoder) throws -> Value,
    at index: Int
  ) throws(Miss) -> Value {
    let scope = mark()
    let repairs = collector.count
    defer {
      release(to: scope)
      collector.truncate(to: repairs)
    }
    do {
      return try read(decoder(at: index))
    } catch {
      throw miss(for: error, at: index)
    }
  }
}

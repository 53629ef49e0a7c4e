import Foundation

extension Data: ScalarValue {
  static var typeDefault: Data? { Data() }

  static func exact(_ tape: Tape, _ index: Int) -> Data? { nil }

  static func delegation(at index: Int, in source: ScalarSource) -> Delegation<Data>? {
    guard !source.tape.has(.foreign, at: index) else { return nil }
    switch source.settings.data {
    // An array of numbers from 0 to 255, the way `Data` encodes itself.
    case .deferredToData?: return .bytes { Data($0) }
    case .custom(let read)?: return .custom(read)
    default: return nil
    }
  }

  static func coerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Data> {
    .same(try strict(at: index, in: source))
  }

  /// Strict base64 with padding (DATA-1), or `Data` in dictionary input (ENT-15).
  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> Data {
    if source.tape.has(.foreign, at: index) {
      guard let data = source.tape.foreignValue(index).data else { throw .mismatch }
      return data
    }
    guard source.tape.isString(index) else { throw .mismatch }
    guard let data = Data(base64Encoded: source.tape.string(index)) else { throw .invalid }
    return data
  }
}

extension Data: ScalarEncodable {
  func write(at slot: Int32, in state: EncodeState) throws {
    switch state.settings.data {
    case .deferredToData:
      try state.callingUser(at: slot) { try encode(to: ValueEncoder(state, slot, model: nil)) }
    case .custom(let write):
      try state.callingUser(at: slot) { try write(self, ValueEncoder(state, slot, model: nil)) }
      try state.fillAbsent(slot)
    // Base64.
    default:
      state.set(slot, text: base64EncodedString())
    }
  }
}

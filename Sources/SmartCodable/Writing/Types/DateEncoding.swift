import Foundation

extension Date: ScalarEncodable {
  /// Seconds since 1970, or what the option says (ENC-11).
  func write(at slot: Int32, in state: EncodeState) throws {
    switch state.settings.date {
    case .deferredToDate:
      try timeIntervalSinceReferenceDate.write(at: slot, in: state)
    case .secondsSince1970:
      try timeIntervalSince1970.write(at: slot, in: state)
    case .millisecondsSince1970:
      try (timeIntervalSince1970 * 1000).write(at: slot, in: state)
    case .iso8601:
      state.set(slot, text: formatted(.iso8601))
    #if canImport(Darwin)
    // Elsewhere this strategy is a `custom` one. Not tested: there is no such machine.
    case .formatted(let formatter):
      state.set(slot, text: formatter.string(from: self))
    #endif
    case .custom(let write):
      try state.callingUser(at: slot) { try write(self, ValueEncoder(state, slot, model: nil)) }
      try state.fillAbsent(slot)
    @unknown default:
      try timeIntervalSince1970.write(at: slot, in: state)
    }
  }
}

import Foundation

extension UUID: ScalarEncodable {
  func write(at slot: Int32, in state: EncodeState) throws { state.set(slot, text: text) }
}

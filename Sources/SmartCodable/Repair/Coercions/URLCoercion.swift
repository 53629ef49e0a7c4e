import Foundation

extension URL: ScalarValue {
  static var typeDefault: URL? { nil }

  static func exact(_ tape: Tape, _ index: Int) -> URL? { nil }

  static func strict(at index: Int, in state: DecodeState) throws(Miss) -> URL {
    guard state.tape.isString(index) else { throw .mismatch }
    return try coerced(at: index, in: state)
  }

  /// What `URL(string:)` makes of the text, or of the text of a number (URL-1).
  static func coerced(at index: Int, in state: DecodeState) throws(Miss) -> URL {
    let text: String
    if state.tape.isString(index) {
      text = state.tape.string(index)
    } else if state.tape.isNumber(index) {
      text = String.written(state.tape, index)
    } else {
      throw .mismatch
    }
    guard !text.isEmpty, let url = URL(string: text) else { throw .invalid }
    return url
  }
}

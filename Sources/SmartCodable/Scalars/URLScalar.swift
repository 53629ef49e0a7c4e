import Foundation

extension URL: ScalarValue {
  static var typeDefault: URL? { nil }

  static func exact(_ tape: Tape, _ index: Int) -> URL? { nil }

  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> URL {
    guard source.tape.isString(index) else { throw .mismatch }
    return try url(of: source.tape.string(index))
  }

  /// Converts a string, or the text of a number, with `URL(string:)` (URL-1), and what counts as one of them
  /// (ENT-14, ENT-15).
  static func coerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<URL> {
    let text: String
    if source.tape.isString(index) {
      text = source.tape.string(index)
    } else if source.tape.isNumber(index) {
      text = String.written(source.tape, index)
    } else if source.tape.has(.foreign, at: index),
      let leaf = source.tape.foreignValue(index).text
    {
      text = leaf
    } else {
      throw .mismatch
    }
    return .same(try url(of: text))
  }

  private static func url(of text: String) throws(Miss) -> URL {
    guard !text.isEmpty, let url = URL(string: text) else { throw .invalid }
    return url
  }
}

extension URL: ScalarEncodable {
  func write(at slot: Int32, in state: EncodeState) {
    state.set(slot, text: absoluteString)
  }
}

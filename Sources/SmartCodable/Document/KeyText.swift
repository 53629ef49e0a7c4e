/// A key that equals another only scalar by scalar, as JSON keys do (PARSE-12).
///
/// `String` equates precomposed and decomposed spellings.
struct KeyText: Hashable {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }
}

/// A key that is compared by Unicode scalars, like JSON keys (PARSE-12).
///
/// `String` treats precomposed and decomposed spellings as equal.
struct KeyText: Hashable {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }
}

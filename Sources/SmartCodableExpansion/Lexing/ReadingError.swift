/// An error at a place where the reader does not understand the source.
struct ReadingError: Error {
  /// What was found, and how to fix it.
  let message: String

  /// The bytes of the source.
  let range: Range<Int>

  init(_ message: String, at range: Range<Int>) {
    self.message = message
    self.range = range
  }
}

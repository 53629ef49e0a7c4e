/// The place where the source is not what the reader knows.
struct ReadingError: Error {
  /// What was found, and what to do about it.
  let message: String

  /// Bytes of the source.
  let range: Range<Int>

  init(_ message: String, at range: Range<Int>) {
    self.message = message
    self.range = range
  }
}

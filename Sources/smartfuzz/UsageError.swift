/// A mistake of the user, with a line that says what is wrong and how to mend it.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

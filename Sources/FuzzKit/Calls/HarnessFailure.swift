/// Why the fuzzer itself failed, as a message for the user.
struct HarnessFailure: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// The temporary folder has no room for the files that supervisor and workers share.
  static let noRoom = HarnessFailure("cannot write to the temporary folder; free some space there")
}

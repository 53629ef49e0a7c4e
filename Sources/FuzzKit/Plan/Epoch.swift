/// The epochs of feedback: what was learned in one epoch guides the inputs of the next.
///
/// Within an epoch the corpus is frozen, and at its end everything is merged in the order of iterations, so
/// the number of workers does not matter.
enum Epoch {
  /// The number of iterations in an epoch.
  static let length: UInt64 = 4096

  /// Where the epoch with this number ends, in a campaign with this configuration.
  static func end(of number: UInt64, _ configuration: FuzzConfiguration) -> UInt64 {
    guard configuration.feedback != .off else { return configuration.endIteration }
    return min((number + 1) * length, configuration.endIteration)
  }

  /// The maximum length of an input that the corpus accepts in an epoch: 256 bytes, doubled after every eight
  /// epochs, and never more than the length limit of inputs.
  ///
  /// Without this, inputs grow to the limit, and each iteration takes ten times as long.
  static func lengthLimit(of number: UInt64, _ configuration: FuzzConfiguration) -> Int {
    guard configuration.feedback == .guided else { return configuration.maximumLength }
    return min(configuration.maximumLength, 256 << Int(min(number / 8, 16)))
  }
}

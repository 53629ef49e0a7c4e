/// The rhythm of feedback: what was learned in one epoch guides the inputs of the next.
///
/// Within an epoch the corpus is frozen, and at its end everything is merged by the number of the
/// iteration. So the inputs of a campaign follow from its seed alone, whatever the number of
/// workers.
enum Epoch {
  /// The iterations of one epoch.
  static let length: UInt64 = 4096

  /// Where the epoch with this number ends, in a campaign with this configuration.
  static func end(of number: UInt64, _ configuration: FuzzConfiguration) -> UInt64 {
    guard configuration.feedback != .off else { return configuration.endIteration }
    let end = configuration.firstIteration + (number + 1) * length
    return min(end, configuration.endIteration)
  }

  /// The longest input that the corpus takes in during an epoch: 256 bytes, twice that after every
  /// eight epochs, and never more than an input may have.
  ///
  /// Without this, inputs grow to the limit, and each iteration takes ten times as long.
  static func lengthLimit(of number: UInt64, _ configuration: FuzzConfiguration) -> Int {
    guard configuration.feedback == .guided else { return configuration.maximumLength }
    return min(configuration.maximumLength, 256 << Int(min(number / 8, 16)))
  }
}

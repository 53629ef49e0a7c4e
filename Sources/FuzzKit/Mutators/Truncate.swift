extension Mutator {
  /// Truncates the input.
  static let truncate = Mutator.bytes("truncate") { input, generator in
    guard !input.isEmpty else { return false }
    input.removeLast(1 + generator.below(input.count))
    return true
  }
}

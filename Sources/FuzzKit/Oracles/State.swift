extension Oracle {
  /// Another document decoded in between changes nothing: x, y, x again gives the same.
  static let state = Oracle("state", .stateless, share: 32) { trial in
    guard let other = trial.generator.pick(trial.target.seeds) else { return .silent }
    let between = other.bytes
    guard between != trial.input else { return .silent }
    _ = trial.run(between)
    return trial.compareAgain()
  }

  /// Two threads that decode the same document at the same time get what one gets alone.
  static let threads = Oracle("threads", .stateless, share: 16, isOptIn: true) { trial in
    let alone = trial.execution.digest
    guard trial.runOnThreads().contains(where: { $0 != alone }) else { return .held }
    return .broken(
      wanted: "the same",
      found: "another result",
      "a thread that decodes beside another gets another result"
    )
  }

  /// A document that was refused in between changes nothing.
  static let afterFailure = Oracle("after-failure", .stateless, share: 8, isOptIn: true) { trial in
    let end = trial.generator.below(trial.input.count)
    let between: [UInt8] =
      trial.generator.oneIn(4)
      ? Array(repeating: UInt8(ascii: "["), count: 2000)
      : Array(trial.input[..<end]) + [0xFF]
    guard trial.run(between).tree == nil else { return .silent }
    return trial.compareAgain()
  }
}

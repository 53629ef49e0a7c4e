/// Decides which iterations are handed out next: blocks of rising numbers, without gaps.
struct BlockSchedule {
  /// The first iteration that was not handed out.
  private(set) var next: UInt64

  private let configuration: FuzzConfiguration

  init(_ configuration: FuzzConfiguration) {
    self.configuration = configuration
    next = configuration.firstIteration
  }

  /// Whether all iterations of the campaign were handed out.
  var isExhausted: Bool { next >= configuration.endIteration }

  /// Returns the next block; nil if no iterations are left.
  ///
  /// All iterations below `unfinished` took `seconds`.
  mutating func nextBlock(
    unfinished: UInt64,
    after seconds: Double
  ) -> Range<UInt64>? {
    guard !isExhausted else { return nil }
    let block = next..<min(next + size(unfinished, seconds), configuration.endIteration)
    next = block.upperBound
    return block
  }

  /// The iterations of the next block: about 50 ms of work.
  ///
  /// So an interrupted campaign can finish running work, and the finished iterations have no gaps. The block
  /// size changes no result. The first blocks hold one iteration each: the time per iteration is not known
  /// yet, and a target that dies often needs a new process for each.
  private func size(_ unfinished: UInt64, _ seconds: Double) -> UInt64 {
    let done = Double(unfinished - min(unfinished, configuration.firstIteration))
    let rate = done / max(0.001, seconds) / Double(configuration.jobs)
    return UInt64(max(1, min(256, rate * 0.05)))
  }
}

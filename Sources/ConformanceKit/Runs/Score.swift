import ReportKit

/// The number of cases that pass, out of those that count.
public struct Score: Hashable, Sendable, CustomStringConvertible {
  /// The number of cases that pass.
  public let passed: Int
  /// The number of cases that count.
  public let total: Int

  /// Creates a score.
  public init(passed: Int, total: Int) {
    self.passed = passed
    self.total = total
  }

  init(
    counting verdicts: some Sequence<Verdict>,
    by passes: (Verdict) -> Bool = { $0.matches && $0.isSound }
  ) {
    var passed = 0
    var total = 0
    for verdict in verdicts {
      total += 1
      if passes(verdict) { passed += 1 }
    }
    self.init(passed: passed, total: total)
  }

  /// Whether at least one case counts and all of them pass.
  public var isPerfect: Bool { total > 0 && passed == total }

  /// The passed share, from 0 to 1; 0 without any cases.
  public var share: Double { total == 0 ? 0 : Double(passed) / Double(total) }

  /// The share above what passes by chance: `(score − floor) / (1 − floor)`.
  ///
  /// - Parameter floor: The score of the best floor subject in the same cases.
  /// - Returns: At most 1; negative below the floor; nil if the floor passes everything.
  public func corrected(by floor: Score) -> Double? {
    floor.share < 1 ? (share - floor.share) / (1 - floor.share) : nil
  }

  /// Both numbers, with commas between thousands, for example `12/1,014`.
  public var description: String { "\(passed.grouped)/\(total.grouped)" }
}

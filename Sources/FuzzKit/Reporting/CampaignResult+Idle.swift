import ReportKit

// What a campaign ran and did not test, which no finding tells.
extension CampaignResult {
  /// With fewer inputs than this, nothing follows from what was not decoded or judged.
  private static let enough: UInt64 = 100

  /// How many inputs were decoded, with repairs or without.
  var decoded: UInt64 { statistics.total(.decoded) }

  /// The targets that decoded less than one input in a hundred, with how many they decoded and were given.
  var idleTargets: [(name: String, decoded: UInt64, iterations: UInt64)] {
    plan.targets.enumerated()
      .compactMap { number, target in
        let decoded = statistics.target(number, .decoded)
        let iterations = statistics.target(number, .iterations)
        guard iterations >= Self.enough, decoded * 100 < iterations else { return nil }
        return (target.name, decoded, iterations)
      }
  }

  /// The oracles that were asked and never judged anything.
  var idleOracles: [String] {
    plan.oracles.all.enumerated()
      .compactMap { number, oracle in
        let judged = statistics.oracle(number, .held) + statistics.oracle(number, .broken)
        return judged == 0 && statistics.oracle(number, .silent) >= Self.enough ? oracle.name : nil
      }
  }

  /// Both in words, a line for each target, of many for the first five, and one for the oracles.
  var idleLines: [String] {
    let shown = 5
    let targets = idleTargets
    var lines = targets.prefix(shown)
      .map {
        "\($0.name) decoded \($0.decoded.grouped) of \($0.iterations.grouped) inputs:"
          + " give it seeds that it reads"
      }
    if targets.count > shown {
      lines.append("\(targets.count - shown) more targets decoded next to nothing")
    }
    let oracles = idleOracles.joined(separator: ", ")
    return oracles.isEmpty
      ? lines : lines + ["no input was one that these oracles judge: \(oracles)"]
  }
}

/// Everything that a run found out; also the JSON file.
///
/// It holds no date, no path and no name of a machine. Times compare only within one report, ratios
/// between reports.
package struct Report: Codable, Equatable, Sendable {
  /// Grows with every change that a reader could notice.
  package static let currentVersion = 2

  package var schemaVersion = currentVersion
  package let machine: MachineFacts
  package let seed: UInt64
  /// How often all rows were measured; memory is measured once.
  package let runs: Int
  /// Measured rounds of each run.
  package let rounds: Int
  package let warmUps: Int
  package var rows: [RowFacts] = []
  package var memory: [MemoryFacts] = []

  package init(machine: MachineFacts, seed: UInt64, runs: Int, rounds: Int, warmUps: Int) {
    self.machine = machine
    self.seed = seed
    self.runs = runs
    self.rounds = rounds
    self.warmUps = warmUps
  }

  /// All targets, those of time first.
  package var targets: [TargetFacts] { rows.flatMap(\.targets) + memory.flatMap(\.targets) }
}

/// With what a run was made.
package struct MachineFacts: Codable, Equatable, Sendable {
  package let processor: String
  package let cores: Int
  package let swift: String
  /// The commit, followed by `+changes` if something was not committed.
  package let commit: String

  package init(processor: String, cores: Int, swift: String, commit: String) {
    self.processor = processor
    self.cores = cores
    self.swift = swift
    self.commit = commit
  }

  /// The first digits of the commit, and whether something was not committed.
  var shortCommit: String {
    let parts = commit.split(separator: "+", maxSplits: 1)
    return parts.count > 1 ? "\(parts[0].prefix(12)) with changes" : String(commit.prefix(12))
  }
}

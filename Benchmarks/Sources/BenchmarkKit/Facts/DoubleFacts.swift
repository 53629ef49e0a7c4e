/// How many doubles were read as `strtod` reads them; also the JSON file.
package struct DoubleFacts: Codable, Equatable, Sendable {
  package var schemaVersion = 1
  package let machine: MachineFacts
  package let seed: UInt64
  package private(set) var compared = 0
  package private(set) var differing = 0
  /// The first of those that differ.
  package private(set) var examples: [String] = []

  package init(machine: MachineFacts, seed: UInt64) {
    self.machine = machine
    self.seed = seed
  }

  package mutating func add(compared count: Int, differences: [String]) {
    compared += count
    differing += differences.count
    examples += differences.prefix(20 - examples.count)
  }
}

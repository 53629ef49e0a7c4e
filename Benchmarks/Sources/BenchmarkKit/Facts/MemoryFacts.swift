/// What one call takes from the heap and from the system, by contender.
package struct MemoryFacts: Codable, Equatable, Sendable {
  package struct Use: Codable, Equatable, Sendable {
    package let name: String
    package let allocations: Int
    package let allocationsPerObject: Double
    /// The most that the heap held at once, result included.
    package let peakHeapBytes: Int
    /// By how much the resident memory of the process grew at its peak.
    package let peakResidentBytes: Int

    package init(
      name: String,
      objectCount: Int,
      allocations: Int,
      peakHeapBytes: Int,
      peakResidentBytes: Int
    ) {
      self.name = name
      self.allocations = allocations
      allocationsPerObject = (Double(allocations) / Double(max(1, objectCount))).rounded(places: 2)
      self.peakHeapBytes = peakHeapBytes
      self.peakResidentBytes = peakResidentBytes
    }
  }

  package let id: String
  package let bytes: Int
  package let objects: Int
  /// The first is the baseline.
  package let uses: [Use]
  package let targets: [TargetFacts]

  package init(id: String, bytes: Int, objects: Int, uses: [Use], limit: Double?) {
    self.id = id
    self.bytes = bytes
    self.objects = objects
    self.uses = uses
    guard let limit, let baseline = uses.first, uses.count > 1 else {
      targets = []
      return
    }
    targets = [
      TargetFacts(
        id: id,
        contender: uses[1].name,
        baseline: baseline.name,
        measure: "peak resident memory",
        bound: .atMost,
        limit: limit,
        runs: [Double(uses[1].peakResidentBytes) / Double(max(1, baseline.peakResidentBytes))],
        isNoisy: false
      )
    ]
  }
}

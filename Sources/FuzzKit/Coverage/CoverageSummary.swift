/// What a campaign has collected: the smallest inputs that show all that was seen.
public struct CoverageSummary: Sendable {
  /// An input that was collected.
  public struct Entry: Hashable, Sendable {
    /// The iteration that made it.
    public let iteration: UInt64
    /// The name of its target.
    public let target: String
    /// The options word that the target ran with.
    public let options: UInt64
    /// Its bytes.
    public let bytes: [UInt8]
  }

  /// The number of edges of the code under test that were taken; zero in a build that does not count them.
  public let edges: Int
  /// The number of features that were seen: edges, by how often they were taken, and features that targets
  /// report.
  public let features: Int
  /// The smallest inputs that show all those features, in the order of their iterations.
  public let entries: [Entry]

  /// A digest of all entries.
  public var digest: UInt64 {
    var digest = Digest()
    for entry in entries {
      digest.add("\(entry.iteration) \(entry.target) \(entry.options)".utf8)
      digest.add(entry.bytes)
    }
    return digest.value
  }

  init(_ map: FeatureMap, plan: CampaignPlan) {
    edges = map.edgeCount
    features = map.featureCount
    entries = map.entries.map { entry in
      let isKnown = plan.targets.indices.contains(entry.target)
      return Entry(
        iteration: entry.iteration,
        target: isKnown ? plan.targets[entry.target].name : "",
        options: entry.options,
        bytes: entry.bytes
      )
    }
  }
}

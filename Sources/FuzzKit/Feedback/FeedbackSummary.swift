/// What the feedback of a campaign came to.
public struct FeedbackSummary: Sendable {
  /// An input of the corpus that feedback collected.
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

  /// Whether the feedback guided the inputs, or was only looked at.
  public let isGuided: Bool
  /// How many epochs were merged, the last one included.
  public let epochs: UInt64
  /// How many edges of the code under test were taken; zero in a build that counts none.
  public let edges: Int
  /// How many features were seen: edges told apart by how often they were taken, and what targets
  /// say about themselves.
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

  init(_ merger: FeedbackMerger, plan: CampaignPlan) {
    isGuided = plan.configuration.feedback == .guided
    epochs = merger.epoch
    edges = merger.map.edgeCount
    features = merger.map.featureCount
    entries = merger.map.entries.map { entry in
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

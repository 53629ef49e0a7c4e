/// Everything that determines the findings of a campaign, ready to run.
public struct CampaignPlan: Sendable {
  /// The configuration of the campaign.
  public let configuration: FuzzConfiguration
  /// The targets, in the order of their numbers.
  public let targets: [any FuzzTarget]
  /// The shared documents.
  public let corpus: Corpus
  /// The source of inputs.
  public let source: InputSource
  /// The digest that the report prints: of the corpus, targets, weighted mutators and limits.
  ///
  /// Two plans with the same digest and seed run the same inputs under the same limits.
  public let digest: UInt64

  let oracles: OracleSet
  let mutators: MutatorSet
  let layout: CounterLayout
  /// For each target, the names of places in signatures.
  let places: [PlaceNames]
  /// For each target, the fields that are counted; empty if there is no room for them.
  let fieldTables: [FieldTable]

  /// Creates a plan for these targets and this corpus; by default with the configuration's oracles.
  ///
  /// The configuration can also name `ownOracles` and the custom laws of the targets.
  public init(
    configuration: FuzzConfiguration,
    targets: [any FuzzTarget],
    corpus: Corpus,
    oracles: OracleSet? = nil,
    mutators: MutatorSet = .standard,
    ownOracles: [any FuzzOracle] = []
  ) {
    let targets = targets.map(WrittenTarget.wrapping)
    let mutators = mutators.adding(dictionary: configuration.dictionary)
    self.configuration = configuration
    self.targets = targets
    self.corpus = corpus
    self.oracles =
      oracles
      ?? OracleSet(
        named: configuration.oracles,
        own: OracleSet.own(ownOracles, lawsOf: targets)
      )
    self.mutators = mutators
    source = InputSource(
      seed: configuration.seed,
      corpus: corpus,
      targets: targets,
      maximumLength: configuration.maximumLength,
      mutators: mutators
    )
    places = source.schemas.map(PlaceNames.init)
    digest = Self.digest(source.digest, mutators, configuration)
    let counters = CounterLayout(
      targets: targets.count,
      oracles: self.oracles.all.count,
      mutators: mutators.all.count
    )
    var room = SharedRing.counterCapacity - counters.count
    fieldTables = source.schemas.map { schema in
      let table = FieldTable(schema)
      guard table.cellCount <= room else { return FieldTable(.none) }
      room -= table.cellCount
      return table
    }
    layout = counters.adding(fieldTables)
  }

  /// What a target gets for an input, and the name of that format; nil if it gets the input itself.
  func sent(_ input: [UInt8], to target: String) -> (bytes: [UInt8], format: String)? {
    guard let format = targets.first(where: { $0.name == target })?.format,
      let bytes = format.bytes(of: input), bytes != input
    else { return nil }
    return (bytes, format.format.name)
  }

  private static func digest(
    _ source: UInt64,
    _ mutators: MutatorSet,
    _ configuration: FuzzConfiguration
  ) -> UInt64 {
    var digest = Digest()
    digest.add(Digest.hexadecimal(source).utf8)
    for mutator in mutators.all {
      digest.add("\(mutator.name) \(mutator.weight) \(mutator.keepsValidity)".utf8)
    }
    for word in configuration.dictionary { digest.add(word) }
    let limits = [
      configuration.maximumLength, configuration.timeoutMilliseconds,
      configuration.stackKilobytes, configuration.memoryMegabytes,
    ]
    for limit in limits { digest.add("\(limit)".utf8) }
    return digest.value
  }
}

/// The settings of a campaign; together with the corpus they determine every finding.
public struct FuzzConfiguration: Codable, Hashable, Sendable {
  /// The seed number.
  ///
  /// Default 1.
  public var seed: UInt64 = 1
  /// The first iteration.
  ///
  /// Default 0.
  public var firstIteration: UInt64 = 0
  /// How many iterations to run.
  ///
  /// Default 100,000.
  public var iterations: UInt64 = 100_000
  /// How many workers run at the same time; this never changes a result.
  ///
  /// Default 2.
  public var jobs: Int = 2
  /// How long one run may take before it times out, in processor time.
  ///
  /// Default 1,000 ms. What the reference takes does not count.
  public var timeoutMilliseconds: Int = 1000
  /// The length of the longest input.
  ///
  /// Default 4,096 bytes.
  public var maximumLength: Int = 4096
  /// The stack size that a decode may use.
  ///
  /// Default 8,192 KiB, as the main thread of a program has. Other threads have less: 512 KiB on Apple
  /// systems, which `JSONDecoder` itself overflows with a recursive class before it refuses the depth.
  public var stackKilobytes: Int = 8192
  /// The address space of a worker.
  ///
  /// Default 1,024 MiB; zero means no limit.
  public var memoryMegabytes: Int = 1024

  /// Whether the campaign collects the inputs that show something new about the code under test.
  ///
  /// Default false; it takes each input twice.
  public var collectsInputs: Bool = false

  /// The oracles that judge, by name; see ``OracleSet/names``.
  ///
  /// Default nil: all that are not opt-in.
  public var oracles: [String]?

  /// Words for two more mutators, such as those of a ``FuzzDictionary``.
  ///
  /// Default none.
  public var dictionary: [[UInt8]] = []

  /// Creates a configuration with all defaults.
  public init() {}

  /// The number of iterations of a campaign without an iteration limit.
  public static let endless: UInt64 = 1 << 60

  /// Whether only a time limit, findings or the user end the campaign.
  public var isEndless: Bool { iterations >= Self.endless }

  /// One iteration after the last.
  public var endIteration: UInt64 { firstIteration + iterations }

  /// The length of the longest input that fits a slot of the shared ring.
  public static let longestInput = SharedRing.slotCapacity
}

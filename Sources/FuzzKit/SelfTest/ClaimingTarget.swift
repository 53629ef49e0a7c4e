/// A target that claims what no campaign could test, so that none starts with it.
public struct ClaimingTarget: FuzzTarget {
  /// True: it is wrong on purpose.
  public let isOptIn = true
  /// `planted/claiming`.
  public let name = "planted/claiming"
  /// Laws whose calls it does not make, beside one that needs none.
  public let laws: TargetLaws = [.repeatable, .agreement, .roundTrip]
  /// A document that it decodes, one that it may refuse, and one that it refuses without saying so before.
  public let seeds: [FuzzSeed] = [#"{"a":1}"#, .damaged("{"), "[1]"]

  /// A target that claims too much.
  public init() {}

  /// Its purpose.
  public var summary: String {
    "claims without the calls that they need, and a seed that is refused"
  }

  /// Decodes objects.
  public func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let tree = JSONTree(parsing: input), tree.kind(of: tree.root) == .object else {
      return .thrown("no object")
    }
    return .decoded(tree)
  }
}

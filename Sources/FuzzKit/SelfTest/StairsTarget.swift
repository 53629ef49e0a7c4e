/// A target whose bug lies behind several steps, each of which it shows as a feature.
///
/// A document needs the right kind of value in each of four members to run into its trap. Blind
/// mutation has to get all of them right at once; feedback keeps what has climbed one step.
public struct StairsTarget: FuzzTarget {
  /// What the members have to be, in this order.
  private static let steps: [(key: String, kind: JSONTree.Kind)] = [
    ("first", .array), ("second", .null), ("third", .object), ("fourth", .bool),
  ]

  /// It traps on purpose, so it has to be asked for.
  public let isOptIn = true
  /// `planted/stairs`.
  public let name = "planted/stairs"
  /// Every value decodes.
  public let laws: TargetLaws = [.repeatable]
  /// A document at the foot of the stairs.
  public let seedInputs = [#"{"first":"a","second":"b","third":"c","fourth":"d","rest":[1,2,3]}"#]
  /// The step that a document has climbed to.
  public let reportsFeatures = true

  /// A target with four steps.
  public init() {}

  /// What it is for.
  public var summary: String { "a bug behind steps that coverage can climb" }

  /// Reads any JSON value, unless it has climbed all the steps.
  public func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let tree = JSONTree(parsing: input) else { return .thrown("syntax") }
    let height = Self.steps
      .prefix { step in
        tree.children(of: tree.root)
          .contains {
            tree.key(of: $0) == Array(step.key.utf8)[...] && tree.kind(of: $0) == step.kind
          }
      }
      .count
    if height == Self.steps.count { fatalError("planted at the head of the stairs") }
    var execution = Execution.decoded(tree)
    execution.features = (0...UInt32(height)).map(\.self)
    return execution
  }
}

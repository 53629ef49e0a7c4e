/// A target whose bug requires several steps, each of which it reports as a feature.
///
/// A document triggers the trap if each of four members has the right kind of value. A single campaign must get
/// all of them right at once; a corpus that grows keeps inputs that get one step further.
public struct StairsTarget: FuzzTarget {
  /// The required kinds of the members, in order.
  private static let steps: [(key: String, kind: JSONTree.Kind)] = [
    ("first", .array), ("second", .null), ("third", .object), ("fourth", .bool),
  ]

  /// True: it traps on purpose.
  public let isOptIn = true
  /// `planted/stairs`.
  public let name = "planted/stairs"
  /// Every value decodes.
  public let laws: TargetLaws = [.repeatable]
  /// A document that has taken no step.
  public let seedInputs = [#"{"first":"a","second":"b","third":"c","fourth":"d","rest":[1,2,3]}"#]
  /// True: it reports the step that a document has reached.
  public let reportsFeatures = true

  /// A target with four steps.
  public init() {}

  /// Its purpose.
  public var summary: String { "a bug behind steps that a growing corpus climbs" }

  /// Reads any JSON value, unless it has reached the last step.
  public func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let tree = JSONTree(parsing: input) else { return .thrown("syntax") }
    let height = Self.steps
      .prefix { step in
        tree.children(of: tree.root)
          .contains {
            tree.name(of: $0) == step.key && tree.kind(of: $0) == step.kind
          }
      }
      .count
    if height == Self.steps.count { fatalError("planted at the head of the stairs") }
    var execution = Execution.decoded(tree)
    execution.features = (0...UInt32(height)).map(\.self)
    return execution
  }
}

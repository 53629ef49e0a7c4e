/// A target that lets the order of a dictionary decide, which differs from process to process.
public struct HashOrderTarget: FuzzTarget {
  /// It is wrong on purpose, so it has to be asked for.
  public let isOptIn = true
  /// `planted/hash-order`.
  public let name = "planted/hash-order"
  /// In one process it always gives the same.
  public let laws: TargetLaws = [.repeatable, .stateless, .hashSeed]
  /// A document with members enough that two orders are hardly ever the same.
  public let seedInputs = [
    #"{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"j":10,"k":11,"l":12}"#
  ]

  /// A target without state.
  public init() {}

  /// What it is for.
  public var summary: String { "an answer that depends on the hash seed" }

  /// Gives the keys in the order of a dictionary.
  public func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let tree = JSONTree(parsing: input) else { return .thrown("syntax") }
    var members: [String: Int] = [:]
    for child in tree.children(of: tree.root) {
      members[String(decoding: tree.key(of: child) ?? [], as: UTF8.self)] = 1
    }
    return .decoded(context.observe(Array(members.keys)))
  }
}

/// A target whose result depends on the order of a dictionary, which differs from process to process.
public struct HashOrderTarget: FuzzTarget {
  /// True: it is wrong on purpose.
  public let isOptIn = true
  /// `planted/hash-order`.
  public let name = "planted/hash-order"
  /// Within one process the result is always the same.
  public let laws: TargetLaws = [.repeatable, .stateless, .hashSeed]
  /// A document with so many members that two orders are hardly ever the same.
  public let seedInputs = [
    #"{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"j":10,"k":11,"l":12}"#
  ]

  /// A target without state.
  public init() {}

  /// Its purpose.
  public var summary: String { "an answer that depends on the hash seed" }

  /// Returns the keys in the order of a dictionary.
  public func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let tree = JSONTree(parsing: input) else { return .thrown("syntax") }
    var members: [String: Int] = [:]
    for child in tree.children(of: tree.root) {
      members[String(decoding: tree.key(of: child) ?? [], as: UTF8.self)] = 1
    }
    return .decoded(context.observe(Array(members.keys)))
  }
}

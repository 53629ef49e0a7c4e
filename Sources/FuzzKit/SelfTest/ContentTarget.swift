/// A target with ten traps that depend only on the document, for testing minimizer and triage.
///
/// Apart from them it is a correct strict decoder of any JSON value.
public struct ContentTarget: FuzzTarget {
  /// The properties of a document that trigger a trap.
  public enum Trap: String, CaseIterable, Sendable {
    /// An array of more than six elements.
    case longArray
    /// A string that contains `boom`.
    case word
    /// A number of more than fifteen digits.
    case longNumber
    /// An object with a duplicate key.
    case twice
    /// More than seven nested containers.
    case deep
    /// A null and a Boolean next to each other in one array.
    case neighbors
    /// An object with a `kind` that is a string and a `size` that is a number.
    case pair
    /// A string of more than thirty bytes.
    case longText
    /// An object inside an array inside an object inside an array.
    case ladder
    /// A negative number below the key `total`.
    case negative
  }

  /// True: it traps on purpose.
  public let isOptIn = true
  /// `planted/content`.
  public let name = "planted/content"
  /// Every value decodes.
  public let laws: TargetLaws = [.repeatable]
  /// Documents close to the traps.
  public let seedInputs = [
    #"{"list":[1,2,3,4,5,6],"name":"boo","kind":"k","count":12345678,"rows":[{"a":1}]}"#,
    #"{"total":1,"flags":[null,1,true],"child":{"child":{"child":{"child":{"x":[]}}}}}"#,
  ]

  /// A target with all ten traps.
  public init() {}

  /// Its purpose.
  public var summary: String { "bugs behind the content of a document" }

  /// Reads any JSON value, unless the document has one of the traps.
  public func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let tree = JSONTree(parsing: input) else { return .thrown("syntax") }
    for trap in Trap.allCases where tree.hasTrap(trap) { fall(into: trap) }
    return .decoded(tree)
  }

  // One function each, so that each has a distinct backtrace.
  private func fall(into trap: Trap) {
    switch trap {
    case .longArray: fallIntoLongArray()
    case .word: fallIntoWord()
    case .longNumber: fallIntoLongNumber()
    case .twice: fallIntoTwice()
    case .deep: fallIntoDeep()
    case .neighbors: fallIntoNeighbors()
    case .pair: fallIntoPair()
    case .longText: fallIntoLongText()
    case .ladder: fallIntoLadder()
    case .negative: fallIntoNegative()
    }
  }

  @inline(never) private func fallIntoLongArray() { fatalError("planted") }
  @inline(never) private func fallIntoWord() { fatalError("planted") }
  @inline(never) private func fallIntoLongNumber() { fatalError("planted") }
  @inline(never) private func fallIntoTwice() { fatalError("planted") }
  @inline(never) private func fallIntoDeep() { fatalError("planted") }
  @inline(never) private func fallIntoNeighbors() { fatalError("planted") }
  @inline(never) private func fallIntoPair() { fatalError("planted") }
  @inline(never) private func fallIntoLongText() { fatalError("planted") }
  @inline(never) private func fallIntoLadder() { fatalError("planted") }
  @inline(never) private func fallIntoNegative() { fatalError("planted") }
}

extension JSONTree {
  fileprivate func hasTrap(_ trap: ContentTarget.Trap) -> Bool {
    if trap == .deep { return depth > 7 }
    return nodes().contains { has(trap, at: $0) }
  }

  private func has(_ trap: ContentTarget.Trap, at node: Node) -> Bool {
    let text = String(decoding: text(of: node), as: UTF8.self)
    switch trap {
    case .longArray: return kind(of: node) == .array && children(of: node).count > 6
    case .word: return kind(of: node) == .string && text.contains("boom")
    case .longNumber:
      return kind(of: node) == .number && text.filter(\.isNumber).count > 15
    case .twice:
      let keys = children(of: node).compactMap { key(of: $0) }
      return Set(keys).count < keys.count
    case .deep: return false
    case .neighbors:
      let kinds = kind(of: node) == .array ? children(of: node).map(kind) : []
      return zip(kinds, kinds.dropFirst()).contains { Set([$0, $1]) == [.null, .bool] }
    case .pair: return member("kind", .string, of: node) && member("size", .number, of: node)
    case .longText: return kind(of: node) == .string && text.utf8.count > 30
    case .ladder: return ancestry(of: node, 4) == [.object, .array, .object, .array]
    case .negative:
      return kind(of: node) == .number && text.hasPrefix("-") && key(of: node) == "total".bytes
    }
  }

  private func member(_ name: String, _ wanted: Kind, of node: Node) -> Bool {
    children(of: node).contains { key(of: $0) == name.bytes && kind(of: $0) == wanted }
  }

  private func ancestry(of node: Node, _ count: Int) -> [Kind] {
    var kinds: [Kind] = []
    var current: Node? = node
    while let place = current, kinds.count < count {
      kinds.append(kind(of: place))
      current = parent(of: place)
    }
    return kinds
  }
}

extension String {
  fileprivate var bytes: ArraySlice<UInt8> { Array(utf8)[...] }
}

import SmartCodable

/// Arrays, sets, and dictionaries by texts.
struct UpdateTableCollections: SmartCodable, UpdateStated {
  typealias Leaf = UpdateTableLeaves.Leaf

  var numbers = [1, 2]
  var holes: [Int?] = []
  var bag: Set<Int> = [5]
  var leaves = [Leaf()]
  var leafHoles: [Leaf?]?
  var rows: [[Int]] = [[1]]
  var counts: [String: Int] = ["k": 1]
  var gaps: [String: Int?] = ["a": 1]
  var byName: [String: Leaf] = ["a": Leaf()]
  var lists: [String: [Int]] = ["a": [1]]
  @SmartIgnored var calls = 0

  mutating func didFinishMapping() { calls += 1 }

  var state: UpdateState {
    .members([
      "numbers": numbers.state, "holes": holes.state, "bag": bag.state, "leaves": leaves.state,
      "leafHoles": leafHoles.state, "rows": rows.state, "counts": counts.state,
      "gaps": gaps.state, "byName": byName.state, "lists": lists.state, "calls": calls.state,
    ])
  }

  static let shape = {
    let leaf = UpdateShape.model(Leaf.shape)
    let initial = Leaf.shape.initial
    return UpdateModelShape([
      .init("numbers", .list(.integer), .list([.integer(1), .integer(2)])),
      .init("holes", .list(.optional(.integer)), .list([])),
      .init("bag", .set, .list([.integer(5)])), .init("leaves", .list(leaf), .list([initial])),
      .init("leafHoles", .optional(.list(.optional(leaf))), .none),
      .init("rows", .list(.list(.integer)), .list([.list([.integer(1)])])),
      .init("counts", .map(.text, .integer), .members(["k": .integer(1)])),
      .init("gaps", .map(.text, .optional(.integer)), .members(["a": .integer(1)])),
      .init("byName", .map(.text, leaf), .members(["a": initial])),
      .init("lists", .map(.text, .list(.integer)), .members(["a": .list([.integer(1)])])),
      .init("calls", .integer, .integer(0), role: .ignored),
    ])
  }()
}

/// Dictionaries by keys of every other kind.
struct UpdateTableKeyed: SmartCodable, UpdateStated {
  typealias Leaves = UpdateTableLeaves

  var byNumber: [Int: Int] = [1: 1]
  var leavesByNumber: [Int: Leaves.Leaf]?
  var byByte: [UInt8: Int] = [1: 1]
  var byShort: [Int16: Leaves.Leaf]? = [:]
  var byNatural: [UInt64: [Int]] = [:]
  var byKind: [Leaves.Kind: Int] = [.one: 1]
  var byLevel: [Leaves.Level: Int] = [.one: 1]
  var byRank: [Leaves.Rank: Int] = [.one: 1]
  var leavesByRank: [Leaves.Rank: Leaves.Leaf] = [:]
  var byLabel: [Leaves.Label: Int] = [:]
  @SmartIgnored var calls = 0

  mutating func didFinishMapping() { calls += 1 }

  var state: UpdateState {
    .members([
      "byNumber": byNumber.state, "leavesByNumber": leavesByNumber.state,
      "byByte": byByte.state, "byShort": byShort.state, "byNatural": byNatural.state,
      "byKind": byKind.state,
      "byLevel": byLevel.state, "byRank": byRank.state, "leavesByRank": leavesByRank.state,
      "byLabel": byLabel.state, "calls": calls.state,
    ])
  }

  static let shape = {
    let leaf = UpdateShape.model(Leaves.Leaf.shape)
    let one = UpdateState.members(["1": .integer(1)])
    return UpdateModelShape([
      .init("byNumber", .map(.integer, .integer), one),
      .init("leavesByNumber", .optional(.map(.integer, leaf)), .none),
      .init("byByte", .map(.byte, .integer), one),
      .init("byShort", .optional(.map(.short, leaf)), .members([:])),
      .init("byNatural", .map(.natural, .list(.integer)), .members([:])),
      .init("byKind", .map(.kind, .integer), .members(["one": .integer(1)])),
      .init("byLevel", .map(.level, .integer), one), .init("byRank", .map(.rank, .integer), one),
      .init("leavesByRank", .map(.rank, leaf), .members([:])),
      .init("byLabel", .map(.label, .integer), .members([:])),
      .init("calls", .integer, .integer(0), role: .ignored),
    ])
  }()
}

/// Wrappers, with ordinary collections behind compact ones.
struct UpdateTableWrapped: SmartCodable, UpdateStated {
  typealias Leaf = UpdateTableLeaves.Leaf

  @SmartAny var any: Any?
  @SmartAny var always: Any = "initial"
  @SmartAny var list: [Any] = []
  @SmartAny var map: [String: Any] = ["a": "initial"]
  @SmartAny var leaf: Leaf?
  @SmartAny var number = 2
  @SmartCompact.Array var compact = [9]
  var numbers: [Int] = [8]
  @SmartCompact.Dictionary var compactMap: [Int: Int] = [1: 9]
  var counts: [String: Int] = ["k": 8]
  @SmartCompact.Array var compactLeaves: [Leaf] = []
  var leaves: [Leaf] = []
  @SmartIgnored(isEncodable: true) var calls = 0

  mutating func didFinishMapping() { calls += 1 }

  var state: UpdateState {
    .members([
      "any": UpdateState(any: any), "always": UpdateState(any: always),
      "list": UpdateState(any: list), "map": UpdateState(any: map), "leaf": leaf.state,
      "number": number.state, "compact": compact.state, "numbers": numbers.state,
      "compactMap": compactMap.state, "counts": counts.state,
      "compactLeaves": compactLeaves.state, "leaves": leaves.state, "calls": calls.state,
    ])
  }

  static let shape = {
    let leaf = UpdateShape.model(Leaf.shape)
    return UpdateModelShape([
      .init("any", .optional(.any), .none), .init("always", .any, .text("initial")),
      .init("list", .anyList, .list([])), .init("map", .anyMap, .members(["a": .text("initial")])),
      .init("leaf", .optional(leaf), .none), .init("number", .integer, .integer(2)),
      .init("compact", .compactList(.integer), .list([.integer(9)])),
      .init("numbers", .list(.integer), .list([.integer(8)])),
      .init("compactMap", .compactMap(.integer), .members(["1": .integer(9)])),
      .init("counts", .map(.text, .integer), .members(["k": .integer(8)])),
      .init("compactLeaves", .compactList(leaf), .list([])),
      .init("leaves", .list(leaf), .list([])),
      .init("calls", .integer, .integer(0), role: .ignored),
    ])
  }()
}

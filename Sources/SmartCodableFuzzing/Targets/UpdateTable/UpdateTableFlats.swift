import SmartCodable

/// Flats: one in another, an Optional one, one of a class, and a dictionary of every key that fits.
struct UpdateTableFlats: SmartCodable, UpdateStated {
  struct Inner: SmartCodable, UpdateStated {
    var x: Int?
    var y = 2
    @SmartIgnored var calls = 0

    mutating func didFinishMapping() { calls += 1 }

    var state: UpdateState { .members(["x": x.state, "y": y.state, "calls": calls.state]) }

    static let shape = UpdateModelShape(
      [
        .init("x", .optional(.integer), .none), .init("y", .integer, .integer(2)),
        .init("calls", .integer, .integer(0), role: .ignored),
      ]
    )
  }

  struct Outer: SmartCodable, UpdateStated {
    var p = "p"
    @SmartFlat var inner = Inner()
    var leaves: [UpdateTableLeaves.Leaf] = []
    @SmartFlat var flags: [String: Bool] = [:]
    @SmartIgnored var calls = 0
    @SmartIgnored var seen = 0

    mutating func didFinishMapping() {
      calls += 1
      seen = inner.calls + leaves.state.calls
    }

    var state: UpdateState {
      .members([
        "p": p.state, "inner": inner.state, "leaves": leaves.state, "flags": flags.state,
        "calls": calls.state, "seen": seen.state,
      ])
    }

    static let shape = UpdateModelShape(
      [
        .init("p", .text, .text("p")),
        .init("inner", .model(Inner.shape), Inner.shape.initial, role: .flat),
        .init("leaves", .list(.model(UpdateTableLeaves.Leaf.shape)), .list([])),
        .init("flags", .map(.text, .flag), .members([:]), role: .flat),
        .init("calls", .integer, .integer(0), role: .ignored),
        .init("seen", .integer, .integer(0), role: .ignored),
      ]
    )
  }

  var id = 0
  @SmartFlat var outer = Outer()
  @SmartFlat var leaf: UpdateTableLeaves.Leaf? = UpdateTableLeaves.Leaf()
  @SmartFlat var node = UpdateTableLeaves.Node()
  var numbers = [6]
  @SmartFlat var rest: [String: Int] = ["z": 1]
  var tail = "tail"
  @SmartIgnored var calls = 0

  mutating func didFinishMapping() { calls += 1 }

  var state: UpdateState {
    .members([
      "id": id.state, "outer": outer.state, "leaf": leaf.state, "node": node.state,
      "numbers": numbers.state, "rest": rest.state, "tail": tail.state, "calls": calls.state,
    ])
  }

  static let shape = {
    let leaf = UpdateTableLeaves.Leaf.shape
    let node = UpdateTableLeaves.Node.shape
    return UpdateModelShape([
      .init("id", .integer, .integer(0)),
      .init("outer", .model(Outer.shape), Outer.shape.initial, role: .flat),
      .init("leaf", .optional(.model(leaf)), leaf.initial, role: .flat),
      .init("node", .model(node), node.initial, role: .flat),
      .init("numbers", .list(.integer), .list([.integer(6)])),
      .init("rest", .map(.text, .integer), .members(["z": .integer(1)]), role: .flat),
      .init("tail", .text, .text("tail")),
      .init("calls", .integer, .integer(0), role: .ignored),
    ])
  }()
}

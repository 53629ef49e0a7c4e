import SmartCodable

/// Flats of plain types, with flats of their own (FLAT-3, UPD-8).
struct UpdateTablePlainFlats: SmartCodable, UpdateStated {
  struct Inner: Codable, UpdateStated {
    var s = 5
    var t: String? = "t"

    var state: UpdateState { .members(["s": s.state, "t": t.state]) }

    /// Its own initial values do not count (NEST-3).
    static let shape = UpdateModelShape(
      [.init("s", .integer, .integer(0)), .init("t", .optional(.text), .none)]
    )

    static let first = UpdateState.members(["s": .integer(5), "t": .text("t")])
  }

  struct Outer: Codable, UpdateStated {
    var u = 3
    @SmartFlat var inner = Inner()
    @SmartFlat var model = UpdateTableFlats.Inner()
    var v: Bool?

    var state: UpdateState {
      .members(["u": u.state, "inner": inner.state, "model": model.state, "v": v.state])
    }

    static let shape = UpdateModelShape(
      [
        .init("u", .integer, .integer(0)),
        .init("inner", .plain(Inner.shape), Inner.first, role: .flat),
        .init(
          "model",
          .model(UpdateTableFlats.Inner.shape),
          UpdateTableFlats.Inner.shape.initial,
          role: .flat
        ), .init("v", .optional(.flag), .none),
      ]
    )

    static let first = UpdateState.members([
      "u": .integer(3), "inner": Inner.first, "model": UpdateTableFlats.Inner.shape.initial,
      "v": .none,
    ])
  }

  var id = 0
  @SmartFlat var inner = Inner()
  @SmartFlat var outer = Outer()
  var tail = "tail"
  @SmartIgnored var calls = 0

  mutating func didFinishMapping() { calls += 1 }

  var state: UpdateState {
    .members([
      "id": id.state, "inner": inner.state, "outer": outer.state, "tail": tail.state,
      "calls": calls.state,
    ])
  }

  static let shape = UpdateModelShape(
    [
      .init("id", .integer, .integer(0)),
      .init("inner", .plain(Inner.shape), Inner.first, role: .flat),
      .init("outer", .plain(Outer.shape), Outer.first, role: .flat),
      .init("tail", .text, .text("tail")), .init("calls", .integer, .integer(0), role: .ignored),
    ]
  )
}

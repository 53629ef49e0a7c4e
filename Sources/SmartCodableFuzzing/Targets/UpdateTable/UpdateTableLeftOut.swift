import SmartCodable

/// Models with properties that their coding keys leave out, and with coding keys of other kinds (UPD-11).
struct UpdateTableLeftOut: SmartCodable, UpdateStated {
  struct Some: SmartCodable, UpdateStated {
    var number = 1
    var note = "n"
    var word: String? = "w"
    var list = [1]
    var ratio: Int?
    var calls = 0

    enum CodingKeys: CodingKey { case number, word }

    mutating func didFinishMapping() { calls += 1 }

    var state: UpdateState {
      .members([
        "number": number.state, "note": note.state, "word": word.state, "list": list.state,
        "ratio": ratio.state, "calls": calls.state,
      ])
    }

    static let shape = UpdateModelShape(
      [
        .init("number", .integer, .integer(1)),
        .init("note", .text, .text("n"), role: .ignored),
        .init("word", .optional(.text), .text("w")),
        .init("list", .list(.integer), .list([.integer(1)]), role: .ignored),
        .init("ratio", .optional(.integer), .none, role: .ignored),
        .init("calls", .integer, .integer(0), role: .ignored),
      ]
    )
  }

  /// A class with one key only, which takes no memory.
  final class Single: SmartCodable, UpdateStated {
    var cache = "c"
    var number = 1
    var flag = false

    enum CodingKeys: CodingKey { case number }

    init() {}

    var state: UpdateState {
      .members(["cache": cache.state, "number": number.state, "flag": flag.state])
    }

    static let shape = UpdateModelShape(
      [
        .init("cache", .text, .text("c"), role: .ignored),
        .init("number", .integer, .integer(1)),
        .init("flag", .flag, .flag(false), role: .ignored),
      ]
    )
  }

  var some = Some()
  var single = Single()
  var loose = UpdateTableLoose()
  var maybe: Some?
  var byName: [String: Some] = ["a": Some()]
  @SmartAny var ready: Any = ["a": "initial", "b": ["c": "initial"]]
  @SmartAny var readyToo: Any? = ["a": "initial", "k": ["a", "b"]]
  @SmartIgnored var calls = 0

  mutating func didFinishMapping() { calls += 1 }

  mutating func changeByHand() {
    some.note = "changed"
    some.list = [4, 5]
    some.calls += 10
    single.cache = "changed"
    single.flag = true
    loose.note = "changed"
    maybe?.ratio = 8
    byName["a"]?.note = "changed"
  }

  var state: UpdateState {
    .members([
      "some": some.state, "single": single.state, "loose": loose.state, "maybe": maybe.state,
      "byName": byName.state, "ready": UpdateState(any: ready),
      "readyToo": UpdateState(any: readyToo), "calls": calls.state,
    ])
  }

  static let shape = {
    let text = UpdateState.text("initial")
    let some = UpdateShape.model(Some.shape)
    return UpdateModelShape([
      .init("some", some, Some.shape.initial),
      .init("single", .model(Single.shape), Single.shape.initial),
      .init("loose", .model(UpdateTableLoose.shape), UpdateTableLoose.shape.initial),
      .init("maybe", .optional(some), .none),
      .init("byName", .map(.text, some), .members(["a": Some.shape.initial])),
      .init("ready", .any, .members(["a": text, "b": .members(["c": text])])),
      .init(
        "readyToo",
        .optional(.any),
        .members(["a": text, "k": .list([.text("a"), .text("b")])])
      ), .init("calls", .integer, .integer(0), role: .ignored),
    ])
  }()
}

import SmartCodable

/// The small models, keys and plain types of which the large one is made; each counts the calls of its hook.
enum UpdateTableLeaves {
  struct Leaf: SmartCodable, UpdateStated {
    var number = 3
    var word: String?
    var note = "n"
    var nickName = "k"
    var title: String? = "t"
    @SmartIgnored var calls = 0

    enum CodingKeys: String, CodingKey {
      case number, word, note, nickName
      case title = "Title"
      case calls
    }

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.note <--- ["note", "remark", "deep.note"]]
    }

    mutating func didFinishMapping() { calls += 1 }

    var state: UpdateState {
      .members([
        "number": number.state, "word": word.state, "note": note.state,
        "nickName": nickName.state, "Title": title.state, "calls": calls.state,
      ])
    }

    static let shape = UpdateModelShape(
      [
        .init("number", .integer, .integer(3)), .init("word", .optional(.text), .none),
        .init("note", .text, .text("n"), candidates: ["note", "remark", "deep.note"]),
        .init("nickName", .text, .text("k"), spellings: ["nick_name", "NickName"]),
        .init("Title", .optional(.text), .text("t"), spellings: ["title"]),
        .init("calls", .integer, .integer(0), role: .ignored),
      ]
    )
  }

  struct Branch: SmartCodable, UpdateStated {
    var count = 1
    var leaf = Leaf()
    var spare: Leaf?
    var leaves: [Leaf] = []
    @SmartIgnored var calls = 0
    /// The calls of the models inside when the hook ran: children come first (UPD-9).
    @SmartIgnored var seen = 0

    mutating func didFinishMapping() {
      calls += 1
      seen = leaf.state.calls + spare.state.calls + leaves.state.calls
    }

    var state: UpdateState {
      .members([
        "count": count.state, "leaf": leaf.state, "spare": spare.state, "leaves": leaves.state,
        "calls": calls.state, "seen": seen.state,
      ])
    }

    static let shape = UpdateModelShape(
      [
        .init("count", .integer, .integer(1)),
        .init("leaf", .model(Leaf.shape), Leaf.shape.initial),
        .init("spare", .optional(.model(Leaf.shape)), .none),
        .init("leaves", .list(.model(Leaf.shape)), .list([])),
        .init("calls", .integer, .integer(0), role: .ignored),
        .init("seen", .integer, .integer(0), role: .ignored),
      ]
    )
  }

  /// A class that contains itself.
  final class Node: SmartCodable, UpdateStated {
    var value = 0
    var next: Node?
    var all: [String: Node] = [:]
    @SmartIgnored var calls = 0

    init() {}

    func didFinishMapping() { calls += 1 }

    var state: UpdateState {
      .members([
        "value": value.state, "next": next.state, "all": all.state, "calls": calls.state,
      ])
    }

    static let shape = UpdateModelShape(
      [
        .init("value", .integer, .integer(0)),
        .init("next", .optional(.node), .none),
        .init("all", .map(.text, .node), .members([:])),
        .init("calls", .integer, .integer(0), role: .ignored),
      ]
    )
  }
}

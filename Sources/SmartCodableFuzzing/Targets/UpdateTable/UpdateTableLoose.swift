import SmartCodable

/// A model that is coded by hand, with keys that are a struct.
struct UpdateTableLoose: SmartCodable, UpdateStated {
  var note = "n"
  var number = 1
  var word: String? = "w"
  var calls = 0

  private struct Key: CodingKey {
    let stringValue: String

    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }

    init?(stringValue: String) { self.init(stringValue) }

    init?(intValue: Int) { nil }
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    number = try container.decode(Int.self, forKey: Key("number"))
    word = try container.decodeIfPresent(String.self, forKey: Key("word"))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(number, forKey: Key("number"))
    try container.encodeIfPresent(word, forKey: Key("word"))
  }

  mutating func didFinishMapping() { calls += 1 }

  var state: UpdateState {
    .members([
      "note": note.state, "number": number.state, "word": word.state, "calls": calls.state,
    ])
  }

  static let shape = UpdateModelShape(
    [
      .init("note", .text, .text("n"), role: .ignored), .init("number", .integer, .integer(1)),
      .init("word", .optional(.text), .text("w")),
      .init("calls", .integer, .integer(0), role: .ignored),
    ]
  )
}

import SmartCodable

/// Three scalars, each in several places of one type: bare, with an initial value, in a wrapper, in an array,
/// in an array of Optionals and in a dictionary.
struct NumberTableModel<Value: NumberTabled>: SmartCodable {
  var plain: Value?
  var given = Value.given
  @SmartAny var typed: Value?
  var list: [Value] = []
  var slots: [Value?] = []
  var table: [String: Value] = [:]
}

/// The same scalars without a type (ANY-2, ANY-8).
struct NumberTableAny: SmartCodable {
  @SmartAny var plain: Any?
  @SmartAny var list: [Any] = []
  @SmartAny var table: [String: Any] = [:]
}

/// A scalar as a document has it.
struct NumberToken {
  let json: String
  let meaning: TransformedMeaning

  init(_ json: String, _ meaning: TransformedMeaning) {
    self.json = json
    self.meaning = meaning
  }

  static func number(_ text: String) -> NumberToken { NumberToken(text, .number(text)) }
}

/// A document, and the scalars in it.
struct NumberTableRow {
  /// Always three.
  let tokens: [NumberToken]

  let text: String

  init(_ tokens: [NumberToken]) {
    self.tokens = tokens
    let json = tokens.map(\.json)
    let list = json.joined(separator: ",")
    text =
      #"{"plain":\#(json[0]),"given":\#(json[1]),"typed":\#(json[2]),"list":[\#(list)],"#
      + #""slots":[\#(list)],"table":{"a":\#(json[0]),"b":\#(json[1]),"c":\#(json[2])}}"#
  }
}

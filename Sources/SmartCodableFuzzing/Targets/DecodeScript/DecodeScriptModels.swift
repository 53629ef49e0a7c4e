import Foundation
import SmartCodable

/// A model inside plain types, which keeps its own leniency there (AGR-2).
struct DecodeScriptModel: SmartDecodable, DecodeScriptValue {
  struct Inner: SmartDecodable {
    var i = 6
    var list: [Int] = []

    var spoken: String { "(\(i) \(list))" }
  }

  var i = 5
  var s = "d"
  var o: Int?
  var list: [Int] = [9]
  var child: Inner?
  var part: DecodeScriptCalmPart?

  var spoken: String {
    "\(i) \(s) \(o.spoken) \(list) \(child?.spoken ?? "nil") \(part?.spoken ?? "nil")"
  }
}

/// A plain type inside a model, which never throws, so that it is never decoded again leniently.
struct DecodeScriptCalmPart: Decodable {
  let spoken: String

  init(from decoder: any Decoder) throws {
    guard let script = DecodeScript.current else { throw DecodeScript.OwnError(number: 0) }
    var views = DecodeScriptViews(script, decoder)
    views.isCalm = true
    try views.perform()
    spoken = "calm \(script.draw(1000))"
  }
}

enum DecodeScriptModels {
  static let names = ["i", "s", "o", "list", "child", "part"]

  /// Texts of members, some of which have to be repaired.
  static func values(of name: String) -> [String] {
    switch name {
    case "list": ["[1,2]", "[]", #"[1,"2",null,3]"#, "null", "{}", #"["x"]"#, "7", "[1.5,true]"]
    case "child": [#"{"i":1}"#, "{}", "null", "3", #"{"i":"x","list":[null]}"#, "[]", #""x""#]
    case "part": ["1", #"{"a":[1,"x"],"super":2}"#, "[1,2,null]", "null", #""red""#, "{}"]
    case "s": [#""t""#, "7", "true", "null", "[]", #""""#]
    default: ["1", "2", #""3""#, "true", "null", "1.5", #""x""#, "1e2", "[]", "1e20"]
    }
  }

  static func isModel(_ type: any DecodeScriptValue.Type) -> Bool {
    let types: [any DecodeScriptValue.Type] = [
      DecodeScriptModel.self, DecodeScriptModel?.self, [DecodeScriptModel].self,
      DecodeScriptTwin.self, DecodeScriptTwin?.self, [DecodeScriptTwin].self,
    ]
    return types.contains { $0 == type }
  }

  static func twin(of type: any DecodeScriptValue.Type) -> any DecodeScriptValue.Type {
    if type == DecodeScriptModel.self { return DecodeScriptTwin.self }
    if type == DecodeScriptModel?.self { return DecodeScriptTwin?.self }
    if type == [DecodeScriptModel].self { return [DecodeScriptTwin].self }
    return type
  }
}

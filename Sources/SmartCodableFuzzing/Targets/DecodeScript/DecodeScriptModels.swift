import Foundation
import SmartCodable

/// A model inside plain types, which keeps its own leniency there (AGR-2).
struct DecodeScriptModel: SmartDecodable, DerivedModel, DecodeScriptValue {
  /// The law does not know what a program does.
  static let leftOut: Set = ["part"]

  struct Inner: SmartDecodable, DerivedModel {
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
    "\(i) \(s) \(o.map { "\($0)" } ?? "nil") \(list) \(child?.spoken ?? "nil") \(part?.spoken ?? "nil")"
  }
}

/// A plain type inside a model, which never throws, so that it is never decoded again leniently.
struct DecodeScriptCalmPart: Decodable {
  let spoken: String

  init(from decoder: any Decoder) throws {
    spoken = "calm " + ((try? DecodeScript.enter(DecodeScriptSlots.child, decoder)) ?? "failed")
  }
}

/// A model whose keys are others than those of its code (AGR-7), and what that means.
struct DecodeScriptMapped: SmartDecodable, DecodeScriptValue {
  var i = 5
  var list: [Int] = []

  static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.i <--- "value"] }

  var spoken: String { "\(i) \(list)" }

  struct Twin: DecodeScriptValue {
    let i: Int
    let list: [Int]

    private enum CodingKeys: String, CodingKey {
      case i = "value"
      case list
    }

    /// Errors name the key of the code.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      do {
        i = try container.decode(Int.self, forKey: .i)
      } catch DecodingError.keyNotFound(_, let context) {
        throw DecodingError.keyNotFound(Zoo.Key("i"), context)
      } catch DecodingError.typeMismatch(let type, let context) {
        throw DecodingError.typeMismatch(type, Self.renamed(context))
      } catch DecodingError.valueNotFound(let type, let context) {
        throw DecodingError.valueNotFound(type, Self.renamed(context))
      }
      list = try container.decode([Int].self, forKey: .list)
    }

    private static func renamed(_ context: DecodingError.Context) -> DecodingError.Context {
      let path = Array(context.codingPath.dropLast()) + [Zoo.Key("i")]
      return DecodingError.Context(codingPath: path, debugDescription: "")
    }

    var spoken: String { "\(i) \(list)" }
  }
}

extension DecodeScriptClasses {
  class ModelBase: SmartDecodable, DecodeScriptValue {
    var i = 1

    required init() {}

    var spoken: String { "base \(i)" }
  }

  final class ModelChild: ModelBase {
    var list: [Int] = []

    private enum CodingKeys: CodingKey { case list }

    required init() { super.init() }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      list = try container.decode([Int].self, forKey: .list)
      try super.init(from: decoder)
    }

    override var spoken: String { "child \(i) \(list)" }
  }
}

enum DecodeScriptModels {
  static let names = ["i", "s", "o", "list", "child", "part", "value"]

  /// Texts of members, the first of which is clean, and some of which have to be repaired.
  static func values(of name: String) -> [String] {
    switch name {
    case "list": ["[1,2]", "[]", #"[1,"2",null,3]"#, "null", "{}", #"["x"]"#, "7", "[1.5,true]"]
    case "child":
      [#"{"i":1,"list":[3]}"#, "{}", "null", #"{"i":"x","list":[null]}"#, "[]", #""x""#]
    case "part": ["1", #"{"a":[1,"x"],"super":2}"#, "[1,2,null]", "null", #""red""#, "{}"]
    case "s": [#""t""#, "7", "true", "null", "[]", #""""#]
    default: ["1", "2", #""3""#, "true", "null", "1.5", #""x""#, "1e2", "[]", "1e20"]
    }
  }

  /// The models, and what the judge reads instead where it has to know their clauses.
  static let all:
    [(type: any DecodeScriptValue.Type, twin: any DecodeScriptValue.Type, isMapped: Bool)] = [
      (DecodeScriptModel.self, DecodeScriptTwin.self, false),
      (DecodeScriptModel?.self, DecodeScriptTwin?.self, false),
      ([DecodeScriptModel].self, [DecodeScriptTwin].self, false),
      (DecodeScriptMapped.self, DecodeScriptMapped.Twin.self, true),
    ]
}

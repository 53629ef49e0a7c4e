import ConformanceKit
import DecoderLaw
import FuzzKit
import SmartCodable

/// A model whose code asks for its keys by hand, with a mapping and under a key strategy (NEST-8 to NEST-15, KEY-15).
struct PlainCallsKeys: SmartDecodable, DerivedModel {
  static let keys = ["nick": ["nickName", "o.nick", "n"]]
  static let leftOut: Set = ["told"]

  var firstName: Int?
  var nick: Int?
  var url: Int?
  var told: [String] = []

  enum CodingKeys: String, CodingKey, CaseIterable { case firstName, nick, url }

  static func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.nick <--- ["nickName", "o.nick", "n"]]
  }

  init() {}

  init(from decoder: any Decoder) throws {
    func text(_ decoder: any Decoder) throws -> String {
      let container = try decoder.singleValueContainer()
      return container.decodeNil() ? "null" : "\(try container.decode(Int.self))"
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    told.append(container.allKeys.map(\.rawValue).joined(separator: ", "))
    for key in CodingKeys.allCases {
      let value = try container.decodeIfPresent(Int.self, forKey: key).map { "\($0)" } ?? "null"
      let isNil = try container.decodeNil(forKey: key)
      let base = try text(container.superDecoder(forKey: key))
      told.append("\(key) \(value) \(isNil) \(container.contains(key)) \(base)")
    }
    told.append(try text(container.superDecoder()))
  }

  private static let known = catalog

  static func verdict(_ drawing: inout DocumentDrawing) -> JudgeVerdict? {
    let strategies: [(settings: DecodingSettings, option: SmartDecodingOption)] = [
      ([:], .key(.useDefaultKeys)), ([.keys: "from-snake-case"], .key(.fromSnakeCase)),
      ([.keys: "first-letter-lower"], .key(.firstLetterLower)),
      ([.keys: "first-letter-upper"], .key(.firstLetterUpper)),
    ]
    let (settings, option) = strategies[drawing.generator.below(4)]
    let names = [
      "firstName", "first_name", "FirstName", "nick", "nickName", "nick_name", "NickName", "n", "N",
      "url", "Url", "URL", "last_name", "lastName", "Last_name", "super", "Super", "SUPER", "o",
      "O",
    ]
    let members = names.shuffled(using: &drawing.generator).prefix(drawing.generator.below(9))
      .map { name -> JSONMember in
        let number = JSONValue.number("\(drawing.generator.below(100))")
        let value = drawing.generator.oneIn(3) ? JSONValue.null : number
        let isPath = name.lowercased() == "o"
        return JSONMember(
          key: name,
          value: isPath ? .object([JSONMember(key: "nick", value: value)]) : value
        )
      }
    let law = AskedKeys(id, in: known, settings: settings)
    func text(_ value: JSONValue?) -> String {
      if case .number(let literal)? = value { literal } else { "null" }
    }
    var wanted = [law.all(in: members).joined(separator: ", ")]
    for key in CodingKeys.allCases {
      let value = law.value(of: key.rawValue, in: members)
      let number = text(value)
      wanted.append("\(key) \(number) \(number == "null") \(value != nil) \(number)")
    }
    wanted.append(text(law.base(in: members)))
    let document = JSONValue.object(members)
    let found = deserialize(from: JSONWriter().text(of: document), options: [option])
    return found?.told == wanted
      ? nil : PlainCallsLog.differs("keys \(settings)", wanted, found?.told ?? [], document)
  }
}

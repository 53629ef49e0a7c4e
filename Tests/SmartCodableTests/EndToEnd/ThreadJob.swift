import Foundation
import SmartCodable

/// One call, or a few, with everything that came out of them as text.
///
/// No job depends on process-wide defaults, so what it gives never changes. Each starts with the
/// option that others may be changing meanwhile.
struct ThreadJob: Sendable {
  let name: String
  let run: @Sendable () -> String

  private init(_ name: String, _ run: @escaping @Sendable () -> String?) {
    self.name = name
    self.run = { run() ?? "nil" }
  }

  /// All jobs: types, options, forms of input, reports, updates, encoding, nested calls.
  static let all: [ThreadJob] = decoding + others

  private static func decoding<Model: SmartCodable & SendableMetatype>(
    _ type: Model.Type,
    _ text: String,
    _ options: [SmartDecodingOption]
  ) -> [ThreadJob] {
    let options = [.number(.strict), .ignoreNull(true)] + options
    let written: @Sendable (Model?) -> String? = { model in
      model?.toJSONString(useMappedKeys: true)
    }
    return [
      ThreadJob("\(type) from text") { written(Model.deserialize(from: text, options: options)) },
      ThreadJob("\(type) from data") {
        written(Model.deserialize(from: Data(text.utf8), options: options))
      },
      ThreadJob("\(type) reported") {
        guard let report = try? Model.decode(from: text, options: options) else { return nil }
        let repairs = report.repairs.map(\.description).joined(separator: "\n")
        return (written(report.value) ?? "nil") + repairs
      },
      ThreadJob("\(type) encoded") {
        let model = Model.deserialize(from: text, options: options)
        let pretty = model?.toJSONString(options: [.key(.toSnakeCase)], prettyPrint: true)
        let object = model?.toDictionary(options: [.date(.iso8601)]) ?? [:]
        return (pretty ?? "nil") + object.keys.sorted().joined(separator: ",")
      },
      ThreadJob("\(type) updated") {
        var model = Model()
        SmartUpdater.update(&model, from: text, options: options)
        SmartUpdater.update(&model, from: Data("{}".utf8))
        return written(model)
      },
    ]
  }

  private static let decoding: [ThreadJob] =
    decoding(Account.self, accountText, [])
    + decoding(Account.self, accountText.replacing("\"a\"", with: "[7]"), [.number(.rounded)])
    + decoding(Account.self, accountText, [.elements(.failWhole), .number(.truncate)])
    + decoding(
      Snake.self,
      #"{"user_name":1,"last_seen":"2","all_tags":[1,null]}"#,
      [
        .key(.fromSnakeCase)
      ]
    )
    + decoding(Hooked.self, #"{"inner":"{\"v\":\"3\"}","list":[{},{"v":true},null]}"#, [])
    + decoding(Loose.self, #"{"any":{"b":[1,2.5,null],"a":"x"},"list":[1,"2",{}],"when":5}"#, [])

  private static let others: [ThreadJob] = [
    ThreadJob("dictionary") {
      let object: [String: Any] = ["name": 5, "scores": ["1", 2, Date.distantPast], "kind": "b"]
      return Account.deserialize(from: object, options: [.number(.strict)])?.toJSONString()
    },
    ThreadJob("property list") {
      let data = try? PropertyListSerialization.data(
        fromPropertyList: ["name": "p", "level": 2.5, "scores": [1, "x"]] as [String: Any],
        format: .xml,
        options: 0
      )
      return Account.deserializePlist(from: data, options: [.number(.rounded)])?.toJSONString()
    },
    ThreadJob("not JSON") { Account.deserialize(from: "{")?.toJSONString() },
    ThreadJob("shared decoder") {
      (try? sharedDecoder.decode([Int?].self, from: "[1,\"2\",2.5,null,\"x\"]")).map { "\($0)" }
    },
    ThreadJob("shared encoder") {
      (try? sharedEncoder.encode(Account())).map { String(decoding: $0, as: UTF8.self) }
    },
    ThreadJob("array") {
      [Snake].deserialize(from: "[{},1,null,{\"userName\":2}]", options: [.number(.strict)])?
        .toJSONString()
    },
  ]

  private static let sharedDecoder: SmartJSONDecoder = {
    let decoder = SmartJSONDecoder()
    decoder.options = [.number(.truncate)]
    return decoder
  }()

  private static let sharedEncoder: SmartJSONEncoder = {
    let encoder = SmartJSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return encoder
  }()

  private static let accountText = #"""
    {"id":7,"name":"a","level":1.5,"scores":[1,"2",2.5,null],"kind":"c","home":{"city":"x"},
     "friends":[{"name":5},{"friends":"[{}]"},3],"since":"2024-01-02T03:04:05Z","u":1}
    """#
}

private struct Account: SmartCodable {
  enum Kind: String, SmartCaseDefaultable { case a, b }

  struct Home: SmartCodable {
    var city = "nowhere"
    var floor = 0
  }

  var id = 0
  var name = "n"
  var level = 0
  var scores: [Int] = []
  var kind = Kind.a
  var home = Home()
  var friends: [Account] = []
  var since: Date?
  @SmartFlat var flat = Flat()

  struct Flat: SmartCodable {
    var u = 0
  }

  static func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.id <--- ["ident", "id"], CodingKeys.level <--- "level"]
  }
}

private struct Snake: SmartCodable {
  var userName = "u"
  var lastSeen = 0
  var allTags: [String] = []
}

/// Decodes something else in its hook and in its transformer.
private struct Hooked: SmartCodable {
  struct Inner: SmartCodable {
    var v = 0
    mutating func didFinishMapping() {
      v += Snake.deserialize(from: #"{"lastSeen":"1"}"#)?.lastSeen ?? 0
    }
  }

  var inner = Inner()
  var list: [Inner] = []
  var size = 0

  static func mappingForValue() -> [SmartValueTransformer]? {
    [
      CodingKeys.list
        <--- FastTransformer<[Inner], [Any]>(fromJSON: { [Inner].deserialize(from: $0) })
    ]
  }

  mutating func didFinishMapping() { size = list.count }
}

private struct Loose: SmartCodable {
  @SmartAny var any: Any?
  @SmartCompact.Array var list: [Int] = []
  @SmartDate var when: Date?
  @SmartIgnored var ignored = 1
  @SmartHexColor var color: ColorObject?
}

import Foundation
import FuzzKit
import SmartCodable

/// The built-in value transformers and one made of closures.
struct Transformed: SmartCodable {
  var level = 1
  var label = "l"
  var blob = Data([1])
  var link: URL?
  var raw: URL?
  var when = Date(timeIntervalSince1970: 86_400)
  var precise: Date?
  var standard: Date?
  @SmartAny var any: Any?
  var children: [Nested.Child] = []
  var tail = 5

  static func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.label <--- ["text", "label"], CodingKeys.link <--- "links.self"]
  }

  static func mappingForValue() -> [SmartValueTransformer]? {
    [
      CodingKeys.level
        <--- FastTransformer<Int, String>(
          fromJSON: { $0.flatMap { Int($0, radix: 16) } },
          toJSON: { $0.map { String($0, radix: 16) } }
        ),
      CodingKeys.label
        <--- FastTransformer<String, Double>(fromJSON: { $0.map { "\($0)" } }),
      CodingKeys.blob <--- SmartDataTransformer(),
      CodingKeys.link <--- SmartURLTransformer(prefix: "https://"),
      CodingKeys.raw <--- SmartURLTransformer(shouldEncodeURLString: false),
      CodingKeys.when <--- SmartDateTransformer(),
      CodingKeys.precise <--- SmartDateTransformer(strategy: .timestampMilliseconds),
      CodingKeys.standard <--- SmartDateTransformer(strategy: .iso8601),
      CodingKeys.any
        <--- FastTransformer<Any, [String: Any]>(
          fromJSON: { $0.map(\.count) },
          toJSON: { $0.map { ["count": $0] } }
        ),
    ]
  }

  /// Transformers depend on the spelling, and some of these are not inverses.
  static let laws = TargetLaws.universal.union([.keyOrder, .unknownKeys])

  static let seedInputs = [
    #"{"level":"ff","text":2.5,"blob":"aGk=","links":{"self":"a.b/é%20"},"raw":"https://x/y","#
      + #""when":1700000000,"precise":1700000000123.5,"standard":"2024-01-02T03:04:05.678Z","#
      + #""any":{"a":1,"b":null},"children":[{"name":"c"}],"tail":"6"}"#,
    #"{"level":255,"text":"x","label":1,"blob":"aGk","links.self":"https://q","raw":5,"#
      + #""when":"nonsense","precise":null,"standard":true,"any":[1],"tail":null}"#,
  ]
}

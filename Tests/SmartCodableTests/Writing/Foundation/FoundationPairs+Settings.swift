import Foundation
import SmartCodable

/// Strategies, and models, which are nothing special to Foundation.
extension FoundationScriptPairs {
  private static let date = Date(timeIntervalSince1970: 1_700_000_000.25)

  static var settings: [FoundationPair] {
    let values: @Sendable (PathTrace) -> any Encodable = { _ in
      ["date": [date, Date(timeIntervalSinceReferenceDate: -0.0)]]
    }
    let data: @Sendable (PathTrace) -> any Encodable = { _ in
      ["data": [Data([1, 2, 255, 254, 253, 252]), Data()]]
    }
    let dates: [(String, JSONEncoder.DateEncodingStrategy)] = [
      ("deferred", .deferredToDate), ("seconds", .secondsSince1970),
      ("milliseconds", .millisecondsSince1970), ("ISO", .iso8601),
      ("nothing", .custom { _, _ in }), ("error", .custom { _, _ in throw PairRefusal() }),
      (
        "object",
        .custom { date, encoder in
          var container = encoder.container(keyedBy: PairKey.self)
          try container.encode(date.timeIntervalSince1970, forKey: .aB)
        }
      ),
      (
        "NaN",
        .custom { _, encoder in
          var container = encoder.unkeyedContainer()
          try container.encode(Double.nan)
        }
      ),
    ]
    let names: @Sendable (JSONEncoder) -> Void = {
      $0.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "+/",
        negativeInfinity: "-\"",
        nan: "n"
      )
    }
    return [FoundationPair("dates", values), FoundationPair("data", data)]
      + dates.map { name, strategy in
        FoundationPair("dates \(name)", values, { $0.dateEncodingStrategy = strategy })
      }
      + dates.map { name, strategy in
        FoundationPair("top date \(name)", { _ in date }, { $0.dateEncodingStrategy = strategy })
      } + [
        FoundationPair("NaN date", { _ in ["q": Date(timeIntervalSinceReferenceDate: .nan)] }),
        FoundationPair(
          "NaN date in seconds",
          { _ in ["q": Date(timeIntervalSinceReferenceDate: .nan)] },
          { $0.dateEncodingStrategy = .secondsSince1970 }
        ),
        FoundationPair("deferred data", data, { $0.dataEncodingStrategy = .deferredToData }),
        FoundationPair(
          "custom data",
          data,
          {
            $0.dataEncodingStrategy = .custom { try $0.count.encode(to: $1) }
          }
        ),
        FoundationPair(
          "no data",
          { _ in Data() },
          { $0.dataEncodingStrategy = .custom { _, _ in } }
        ),
        FoundationPair("named numbers", { _ in [Double.infinity, -.infinity, .nan] }, names),
        FoundationPair("named floats", { _ in ["a": Float.nan] }, names),
        FoundationPair("named top", { _ in Double.nan }, names),
      ]
  }

  /// Models and wrappers, which are nothing special to Foundation.
  static var models: [FoundationPair] {
    struct Model: SmartCodable {
      var someName = "n/m"
      var missing: Int?
      @SmartAny var any: Any? = ["b": [1, nil, 2.5, "x/y"] as [Any?], "a": NSNumber(value: true)]
      @SmartAny var nothing: Any?
      @SmartFlat var flat = Flat()
      @SmartIgnored var ignored = 1
      @SmartDate var date = Date(timeIntervalSince1970: 5)
      @SmartCompact.Array var list = [1, 2]
      var url = URL(string: "http://a/b")

      enum CodingKeys: CodingKey {
        case someName, missing, any, nothing, flat, ignored, date, list, url
      }

      static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.someName <--- "name"] }
      static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.url <--- FastTransformer<URL, Int>(fromJSON: { _ in nil }, toJSON: { _ in 5 })]
      }
    }
    struct Flat: SmartCodable { var inner = 1.0 }
    enum Case: SmartAssociatedEnumerable {
      case one(Int)
      case other
      func encodeValue() -> (any Encodable)? { "special" }
    }
    class Parent: Codable { var parent = 1 }
    final class Child: Parent {
      var child = 2
      override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: PairKey.self)
        try container.encode(child, forKey: .c)
        try super.encode(to: container.superEncoder())
      }
    }
    return [
      FoundationPair("model", { _ in Model() }), FoundationPair("models", { _ in [[Model()]] }),
      FoundationPair(
        "model under snake",
        { _ in ["aB": Model()] },
        {
          $0.keyEncodingStrategy = .convertToSnakeCase
        }
      ),
      FoundationPair("associated values", { _ in [Case.one(1), .other] }),
      FoundationPair("superclass", { _ in Child() }),
    ]
  }
}

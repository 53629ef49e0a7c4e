// Converts between JSON values and types of one's own, in both directions.

import Foundation
import SmartCodable

struct Product: SmartCodable {
  var site: URL?
  var price = Decimal(0)
  var weight = 0.0
  var released: Date?

  static func mappingForValue() -> [SmartValueTransformer]? {
    [
      CodingKeys.site <--- SmartURLTransformer(prefix: "https://"),
      CodingKeys.price <--- Cents(),
      CodingKeys.weight
        <--- FastTransformer<Double, Int>(
          fromJSON: { grams in grams.map { Double($0) / 1000 } },
          toJSON: { weight in weight.map { Int(($0 * 1000).rounded()) } }
        ),
      CodingKeys.released <--- SmartDateTransformer(strategy: .timestampMilliseconds),
    ]
  }
}

struct Cents: ValueTransformable {  // CodingKeys.price <--- Cents() in mappingForValue()
  func transformFromJSON(_ value: Any?) -> Decimal? {
    (value as? Int).map { Decimal($0) / 100 }  // nil: the property falls back
  }

  func transformToJSON(_ value: Decimal?) -> Int? {
    value.map { NSDecimalNumber(decimal: $0 * 100).intValue }
  }
}

let text = #"{"site":"a.b/c","price":1999,"weight":250,"released":1700000000}"#
let product = Product.deserialize(from: text)

print(product?.price ?? 0, product?.weight ?? 0)
// 19.99 0.25

print(product?.toJSONString() ?? "")
// {"site":"https://a.b/c","price":1999,"weight":250,"released":1700000000000}

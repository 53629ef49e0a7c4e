import FuzzKit
import SmartCodable

/// Keys with several candidates, nested paths and swapped names.
struct Mapped: FuzzModel {
  struct Item: SmartCodable {
    var title = "item"
    var price = 1.5

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.title <--- ["name", "title"], CodingKeys.price <--- "cost.amount"]
    }
  }

  var id = 0
  var name = "nobody"
  var city = "nowhere"
  var left = "l"
  var right = "r"
  var items: [Item] = []
  var first: Item?

  static func mappingForKey() -> [SmartKeyTransformer]? {
    [
      CodingKeys.id <--- ["user_id", "userId", "id"],
      CodingKeys.city <--- ["address.city", "town"],
      CodingKeys.left <--- "right",
      CodingKeys.right <--- "left",
      CodingKeys.first <--- ["data.items.0", "first"],
    ]
  }

  /// The reference does not support mapping, and one key may be read by any property.
  static let laws = TargetLaws.universal.union([
    .reportsRepairs, .keyOrder, .nullIsMissing, .unknownKeys, .numberIsString, .numberSpelling,
  ])

  static let seedInputs = [
    #"{"user_id":7,"userId":8,"id":9,"name":"n","address":{"city":"c"},"town":"t","left":"a","#
      + #""right":"b","items":[{"name":"x","cost":{"amount":2.5}},{"title":"y"}],"#
      + #""data":{"items":[{"name":"z"}]},"first":{"title":"f"}}"#,
    #"{"user_id":null,"id":"7","address":"{\"city\":\"s\"}","address.city":"literal","#
      + #""data":{"items":[]},"first":null,"items":[{"cost":null,"title":null}]}"#,
  ]
}

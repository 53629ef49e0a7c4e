// A model as it would be with HandyJSON: renamed keys, paths, transformers, subclasses, updates.

import Foundation
import SmartCodableInherit

class Animal: SmartCodable {
  var id = 0
  var name = "nameless"
  @SmartIgnored var isSelected = false
  @SmartAny var extra: [String: Any] = [:]

  required init() {}

  class func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.id <--- ["cat_id", "meta.id"]]
  }

  class func mappingForValue() -> [SmartValueTransformer]? { nil }

  func didFinishMapping() { name = name.uppercased() }
}

@SmartSubclass
class Cat: Animal {
  var color = Color.black
  var born: Date?
  var size = 0.0

  enum Color: String, SmartCaseDefaultable { case black, white }

  override class func mappingForValue() -> [SmartValueTransformer]? {
    [
      CodingKeys.born <--- SmartDateTransformer(strategy: .timestamp),
      CodingKeys.size
        <--- FastTransformer<Double, String>(
          fromJSON: { text in text.flatMap { Double($0.dropLast(2)) } },
          toJSON: { size in size.map { "\($0)cm" } }
        ),
    ]
  }
}

let json = """
  {"data":{"cat":{"meta":{"id":"7"},"name":"Tom","color":"green",
   "born":1700000000,"size":"25.5cm","extra":{"lives":9}}}}
  """
var cat = Cat.deserialize(from: json, designatedPath: "data.cat") ?? Cat()
print(cat.id, cat.name, cat.color, cat.size, cat.extra["lives"] as? Int ?? 0)
// 7 TOM black 25.5 9

SmartUpdater.update(&cat, from: #"{"color":"white"}"#)
print(cat.toJSONString(useMappedKeys: true) ?? "")
// {"cat_id":7,"name":"TOM","extra":{"lives":9},"color":"white","born":1700000000,"size":"25.5cm"}

// Encodes a model again: as text, as a dictionary, and with the keys of its mapping.

import SmartCodable

struct Person: SmartCodable {
  var firstName = ""
  var age: Int?
  var links: [String: String] = [:]

  static func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.firstName <--- ["first-name", "name"]]
  }
}

let person = Person(firstName: "Ann", age: nil, links: ["home": "https://a.b/c"])

print(person.toJSONString() ?? "")
// {"firstName":"Ann","links":{"home":"https://a.b/c"}}

print(person.toJSONString(useMappedKeys: true) ?? "")
// {"first-name":"Ann","links":{"home":"https://a.b/c"}}

print(person.toJSONString(options: [.key(.toSnakeCase)], prettyPrint: true) ?? "")
// {
//   "first_name" : "Ann",
//   "links" : {
//     "home" : "https://a.b/c"
//   }
// }

print(person.toDictionary()?["firstName"] ?? "", [person].toArray()?.count ?? 0)
// Ann 1

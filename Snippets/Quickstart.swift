// Decodes imperfect JSON and shows what had to be repaired.

import SmartCodable

struct User: SmartCodable {
  var name = "nobody"
  var age = 0
  var tags: [String] = []
  var nick: String?
}

let json = #"{"name":null,"age":"42","tags":["a",null,7]}"#
let report = try User.decode(from: json)

print(report.value)
// User(name: "nobody", age: 42, tags: ["a", "7"], nick: nil)

for repair in report.repairs { print(repair) }
// 1:9 name: found null instead of String, used the initial value
// 1:20 age: converted string "42" to Int
// 1:37 tags[1]: found null instead of String, dropped the element
// 1:42 tags[2]: converted number 7 to String

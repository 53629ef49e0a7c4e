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
// name: wanted String, found null (null), took the initial value at line 1, column 9
// age: wanted Int, found string (converted), converted it at line 1, column 20
// tags[1]: wanted String, found null (null), dropped the element at line 1, column 37
// tags[2]: wanted String, found number (converted), converted it at line 1, column 42

// Models that decode themselves, with any decoder.

import Foundation
import Kodable
import SmartCodable

struct User: Kodable {
  var identifier = ""
  @Coding("first_name", .trimmed) var firstName: String
  @Coding(default: "unknown") var phone: String
  @Coding("address.zipCode") var zipCode: Int?
  @Coding("tags", .lossy, default: []) var tags: [String]
  @CodableDate(.format("y-MM-dd"), "born") var birthday: Date?
}

let input = Data(
  #"{"identifier":"7","first_name":" Ann ","address":{"zipCode":94040},"tags":["a",null,7]}"#.utf8
)

let user = try User.decode(from: input)
print(user.firstName, user.phone, user.zipCode ?? 0, user.tags)
// Ann unknown 94040 ["a"]

let report = try SmartJSONDecoder().report(User.self, from: input)
for repair in report.repairs { print(repair) }
// 1:1 phone: no value, used the initial value
// 1:80 tags[1]: found null instead of String, dropped the element
// 1:85 tags[2]: found 7 instead of String, dropped the element

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(user), as: UTF8.self))
// {"address":{"zipCode":94040},"first_name":"Ann","identifier":"7","phone":"unknown","tags":["a"]}

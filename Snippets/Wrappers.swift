// The property wrappers, and what each of them takes.

import Foundation
import SmartCodable

struct Profile: SmartCodable {
  @SmartAny var extra: [String: Any] = [:]  // any JSON
  @SmartIgnored var isSelected = false  // never decoded, never encoded
  @SmartFlat var address = Address()  // its keys stand beside the others
  @SmartDate(encodeFormat: .timestamp) var joined: Date?  // time stamps and the usual formats
  @SmartHexColor var color: ColorObject?  // "7DA5E3", "#F00", "0xff000080"
  @SmartCompact.Array var scores: [Int] = []  // drops invalid elements and nulls
}

struct Address: SmartCodable { var city = "" }

let input = """
  {"extra":{"a":[1,true]},"isSelected":true,"city":"Oslo",
   "joined":"2023-11-14T22:13:20Z","color":"#7da5e3","scores":[1,"2",null,{}]}
  """

print(Profile.deserialize(from: input)?.toJSONString() ?? "")
// {"extra":{"a":[1,true]},"city":"Oslo","joined":1700000000,"color":"7DA5E3","scores":[1,2]}

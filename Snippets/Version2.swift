// The API of versions 1 and 2: types have defaults, and initial values have no effect.

import Foundation
import SmartCodableV2

SmartConfig.debugMode = .none  // by default each problem is printed

struct User: SmartCodable {
  var name = "nobody"
  var age = 0
  var nick: String? = "none"
  var scores = [7]
  var level = Level.high

  enum Level: String, SmartCaseDefaultable {
    case low, high
    static var defaultCase: Level { .low }
  }
}

let user = User.deserialize(json: #"{"age":"42","scores":[1,"2"],"level":"top"}"#)
print(user?.toJSONString() ?? "nil")
// {"name":"","age":42,"scores":[],"level":"low"}

let users = [User].deserialize(array: [["name": "Ann"], ["name": 7]]) ?? []
print(users.map { $0?.name ?? "" })
// ["Ann", "7"]

struct Page: SmartCodable {
  var link: URL?
  var home = URL(filePath: "/")  // URL has no default, so this property must be there
}

print(Page.deserialize(json: #"{"link":7,"home":"https://a.b"}"#)?.home ?? "nil")
// https://a.b
print(Page.deserialize(json: #"{"link":"https://a.b"}"#)?.home ?? "nil")
// nil

struct Feed: SmartCodable {
  @SmartOptional var author: Author?
}

final class Author: SmartCodable {
  var name = ""
  init() {}

  func didFinishMapping() { name = name.uppercased() }
}

print(Feed.deserialize(json: #"{"author":{"name":"Ann"}}"#)?.author?.name ?? "nil")
// ANN
print(Feed.deserialize(json: #"{"author":"Ann"}"#)?.author?.name ?? "nil")
// nil

let options: [JSONDecoder.SmartOption] = [.dateStrategy(.secondsSince1970)]
struct Event: SmartCodable { var start = Date() }
let event = Event.deserialize(json: #"{"start":86400}"#, options: options)
print(event?.start.timeIntervalSince1970 ?? 0)
// 86400.0

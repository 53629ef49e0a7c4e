// Keys and values of any kind in versions 1 and 2.

import Foundation
import SmartCodableV2

SmartConfig.debugMode = .none

struct Person: SmartCodable {
  var nickName = ""
  var friends: [Person] = []
}

let input = """
  {"nick_name":"Ann","friends":[{"alias":"Bob","friends":[{"alias":"Cy"}]}]}
  """

let snake = Person.deserialize(json: input, keyStrategy: .convertFromSnakeCase)
print(snake?.nickName ?? "nil")
// Ann

let everywhere = Person.deserialize(
  json: input,
  keyStrategy: .globalMap([
    SmartGlobalMap(from: "nick_name", to: "nickName"),
    SmartGlobalMap(from: "alias", to: "nickName"),
  ])
)
print(everywhere?.friends[0].friends[0].nickName ?? "nil")
// Cy

let somewhere = Person.deserialize(
  json: input,
  keyStrategy: .exactMap([
    SmartExactMap(path: "", from: "nick_name", to: "nickName"),
    SmartExactMap(path: "friends", from: "alias", to: "nickName"),
  ])
)
print(somewhere?.friends[0].nickName ?? "nil")
// Bob
print(somewhere?.friends[0].friends[0].nickName.isEmpty ?? false)
// true

struct Message: SmartCodable {
  var content: SmartAny?
  var extra: [String: SmartAny] = [:]
}

let message = Message.deserialize(json: #"{"content":[1.0,2.5,"x"],"extra":{"flag":true}}"#)
print(message?.content ?? .null(NSNull()))
// SmartAny.array([SmartAny.int(1), SmartAny.double(2.5), SmartAny.string("x")])
print(message?.extra.peel ?? [:])
// ["flag": true]

let person = everywhere?.friends[0].friends[0]
print(person?.toJSONString() ?? "nil")
// {"nickName":"Cy","friends":[]}
print(person?.toDictionary()?.keys.sorted() ?? [])
// ["friends", "nickName"]

// Where Codable surprises, and what a model makes of the same input.

import Foundation
import SmartCodable

func foundation<Value: Decodable>(_ type: Value.Type, _ json: String) {
  do {
    print("JSONDecoder:", try JSONDecoder().decode(type, from: Data(json.utf8)))
  } catch DecodingError.keyNotFound(let key, _) {
    print("JSONDecoder: no key", key.stringValue)
  } catch DecodingError.valueNotFound(let type, _) {
    print("JSONDecoder: null for", type)
  } catch DecodingError.typeMismatch(let type, let context) {
    print("JSONDecoder: no", type, "at", context.codingPath.map(\.stringValue))
  } catch {
    print("JSONDecoder: refused")
  }
}

struct PlainPlayer: Codable {
  var name = "nobody"
  var lives: Int? = 3
}

struct Player: SmartCodable {
  var name = "nobody"
  var lives: Int? = 3
}

foundation(PlainPlayer.self, #"{"lives":2}"#)
// JSONDecoder: no key name
foundation(PlainPlayer.self, #"{"name":null}"#)
// JSONDecoder: null for String
foundation(PlainPlayer.self, #"{"name":"Ann","lives":"2"}"#)
// JSONDecoder: no Int at ["lives"]
print(Player.deserialize(from: #"{"name":null,"lives":"2"}"#) ?? "nil")
// Player(name: "nobody", lives: Optional(2))

struct PlainCard: Codable {
  var kind: Kind?
  enum Kind: String, Codable { case news, blog }
}

struct Card: SmartCodable { var kind: PlainCard.Kind? }

let cards = #"[{"kind":"news"},{"kind":"podcast"}]"#
foundation([PlainCard].self, cards)
// JSONDecoder: refused
print([Card].deserialize(from: cards)?.count ?? 0)
// 2

struct PlainEvent: Codable { var at: Date }
struct Event: SmartCodable { var at = Date.distantPast }

foundation(PlainEvent.self, #"{"at":1700000000}"#)
// JSONDecoder: PlainEvent(at: 2054-11-14 22:13:20 +0000)
print(Event.deserialize(from: #"{"at":1700000000}"#) ?? "nil")
// Event(at: 2023-11-14 22:13:20 +0000)

struct Price: SmartCodable {
  var inexact = 0.0
  var exact = Decimal(0)
}

let price = Price.deserialize(from: #"{"inexact":19.99,"exact":"19.99"}"#) ?? Price()
print(Int(price.inexact * 100), price.exact * 100)
// 1998 1999

struct PlainPhoto: Codable {
  var imageURL: String
  enum CodingKeys: String, CodingKey { case imageURL = "image_url" }
}

struct Photo: SmartCodable {
  var imageURL = ""
  enum CodingKeys: String, CodingKey { case imageURL = "image_url" }
}

let snake = JSONDecoder()
snake.keyDecodingStrategy = .convertFromSnakeCase
let photo = #"{"image_url":"a.png"}"#
print((try? snake.decode(PlainPhoto.self, from: Data(photo.utf8))) == nil)
// true
print(Photo.deserialize(from: photo, options: [.key(.fromSnakeCase)])?.imageURL ?? "nil")
// a.png

class PlainAnimal: Codable { var name = "" }
class PlainCat: PlainAnimal { var lives = 9 }

let tom = Data(#"{"name":"Tom","lives":7}"#.utf8)
print(try JSONDecoder().decode(PlainCat.self, from: tom).lives)
// 9

struct Stock: SmartCodable {
  var counts: [Size: Int] = [:]
  enum Size: String, Codable { case small, large }
}

print(String(decoding: try JSONEncoder().encode([Stock.Size.small: 4]), as: UTF8.self))
// ["small",4]
print(Stock(counts: [.small: 4]).toJSONString() ?? "nil")
// {"counts":{"small":4}}

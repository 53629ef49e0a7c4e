// Takes the place of JSONDecoder and JSONEncoder: the same values, the same errors, or repairs.

import Foundation
import SmartCodable

struct Track: Codable {
  var title: String
  var seconds: Int
}

enum Tag: Decodable {
  case flag(Bool)
  case number(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try value.decode(String.self))
    }
  }
}

struct Clip: Decodable {
  var level: Int
  var title: String

  enum CodingKeys: CodingKey { case level, volume, title }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    level =
      try keys.decodeIfPresent(Int.self, forKey: .level)
      ?? keys.decode(Int.self, forKey: .volume)
    title = try keys.decode(String.self, forKey: .title)
  }
}

let decoder = SmartJSONDecoder()

for tag in try decoder.decode([Tag].self, from: #"[1,"1",true,"true"]"#) { print(tag) }
// number(1)
// text("1")
// flag(true)
// text("true")

let report = try decoder.report([Track].self, from: #"[{"title":"Lull","seconds":"215"},7]"#)

for track in report.value { print(track) }
// Track(title: "Lull", seconds: 215)

for repair in report.repairs { print(repair) }
// 1:28 [0].seconds: converted string "215" to Int
// 1:35 [1]: found 7 instead of Track, dropped the element

print(try decoder.decode(Clip.self, from: #"{"volume":7,"title":5}"#))
// Clip(level: 7, title: "5")

let strict = SmartJSONDecoder()
strict.leniency = .none

do {
  _ = try strict.decode([Track].self, from: #"[{"title":"Lull","seconds":"215"}]"#)
} catch DecodingError.typeMismatch(let type, let context) {
  print(type, context.codingPath.map(\.stringValue))
}
// Int ["Index 0", "seconds"]

decoder.allowsJSON5 = true
decoder.assumesTopLevelDictionary = true
print(try decoder.decode(Track.self, from: "title: 'Lull', seconds: 0xD7,  // hexadecimal"))
// Track(title: "Lull", seconds: 215)

let encoder = SmartJSONEncoder(style: .foundation)
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(["home": URL(string: "https://a.b/c")])
print(String(decoding: data, as: UTF8.self))
// {"home":"https:\/\/a.b\/c"}

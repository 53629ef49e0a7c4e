// What the options of Kodable do with keys, values, dates and types of one's own.

import Foundation
import Kodable
import SmartCodable

struct Contact: Kodable {
  @Coding("first_name") var firstName: String  // required
  @Coding("nick") var nick: String?  // nil if missing, null or of the wrong type
  @Coding("phone", default: "unknown") var phone: String
  @Coding("address.zipCode") var zipCode: Int
  @Coding("items.0.name") var firstItem: String?
  @Coding(#"version\.major"#) var major: Int  // a key with a dot in it
}

let contact = try Contact.decode(
  from: Data(
    #"""
    {"first_name":"Ann","nick":[],"address":{"zipCode":94040},"items":[{"name":"cup"}],
     "version.major":3}
    """#
    .utf8
  )
)
print(contact.firstName, contact.nick ?? "nil", contact.phone, contact.zipCode, contact.major)
// Ann nil unknown 94040 3

struct Project: Kodable {
  @Coding(.trimmed) var title: String
  @Coding(.clamping(to: 0...5)) var stars: Int
  @Coding(.descending(by: \.date)) var entries: [Entry]
  @Coding(.overrideValue { $0.lowercased() }, .validation { !$0.isEmpty }) var slug: String
}

struct Entry: Kodable { var date = 0 }

let project = try Project.decode(
  from: Data(
    #"{"title":" Bridge ","stars":9,"entries":[{"date":1},{"date":2}],"slug":"BRIDGE"}"#.utf8
  )
)
print(project.title, project.stars, project.entries.map(\.date), project.slug)
// Bridge 5 [2, 1] bridge

struct Event: Kodable {
  @CodableDate var created: Date  // ISO 8601
  @CodableDate(.format("y-MM-dd"), "day") var day: Date?
  @CodableDate(.timestamp, .key("seen_at")) var seen: Date
}

let event = try Event.decode(
  from: Data(
    #"{"created":"2023-11-14T22:13:20Z","day":"2023-11-14","seen_at":1700000000}"#.utf8
  )
)
print(event.created == event.seen, event.day != nil)
// true true

struct URLTransform: KodableTransform {
  enum Failure: Error { case noURL }

  func transformFromJSON(value: String) throws -> URL {
    guard let url = URL(string: value) else { throw Failure.noURL }
    return url
  }

  func transformToJSON(value: URL) -> String { value.absoluteString }
}

typealias CodingURL = KodableTransformable<URLTransform>

struct Repository: Kodable {
  @CodingURL("html_url") var url: URL
}

let repository = try Repository.decode(from: Data(#"{"html_url":"https://a.b/c"}"#.utf8))
print(repository.url)
// https://a.b/c

struct Order: Kodable {
  @Coding("items") var items: [Item]
}

struct Item: Kodable {
  @Coding("price") var price: Int
}

let data = Data(#"{"items":[{"price":1},{}]}"#.utf8)
do {
  _ = try Order.decode(from: data)
} catch {
  print(error)
}
// failed to decode type Order:
//    failed to decode property items with key "items" of type Array<Item>:
//       failed to decode property Index 1 with key "1" of type Item:
//          failed to decode type Item:
//             failed to decode property price with key "price" of type Int:
//                no value found

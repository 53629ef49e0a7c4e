import Foundation

extension Documents {
  // MARK: Dates of several formats, tried one after the other

  struct Event: Codable {
    let name: String
    let start: Date
    let end: Date?
    let reminders: [Date]
  }

  static func date(_ decoder: any Decoder) throws -> Date {
    let c = try decoder.singleValueContainer()
    if let number = try? c.decode(Double.self) {
      return Date(timeIntervalSince1970: number > 1e11 ? number / 1000 : number)
    }
    let text = try c.decode(String.self)
    let styles: [Date.ISO8601FormatStyle] = [
      .iso8601, Date.ISO8601FormatStyle(includingFractionalSeconds: true),
      .iso8601.year().month().day(),
    ]
    for style in styles {
      if let date = try? Date(text, strategy: style) { return date }
    }
    throw DecodingError.dataCorruptedError(in: c, debugDescription: "No date: \(text)")
  }

  static func event(_ i: Int) -> String {
    func date(_ i: Int) -> String {
      Fake.pick(
        [
          #""\#(Fake.instant(i))""#, "\(1_700_000_000 + i * 999)", #""\#(Fake.day(i))""#,
          #""\#(Fake.day(i))T08:00:00.500Z""#, "\(1_700_000_000_000 + i * 1000)",
        ],
        i
      )
    }
    return #"{"name":"\#(Fake.text(i, 2))","start":\#(date(i)),"#
      + #""end":\#(Fake.maybe(i, every: 3, date(i + 1))),"reminders":\#(Idiom.list(i % 3, date))}"#
  }

  // MARK: Forty-five members, most of which are null

  struct Contact: Codable {
    let id: Int
    let prefix: String?
    let firstName: String?
    let middleName: String?
    let lastName: String?
    let suffix: String?
    let nickname: String?
    let company: String?
    let department: String?
    let jobTitle: String?
    let phone: String?
    let mobilePhone: String?
    let workPhone: String?
    let fax: String?
    let email: String?
    let workEmail: String?
    let website: URL?
    let street: String?
    let street2: String?
    let city: String?
    let region: String?
    let postalCode: String?
    let country: String?
    let latitude: Double?
    let longitude: Double?
    let timeZone: String?
    let language: String?
    let birthday: String?
    let anniversary: String?
    let gender: Int?
    let spouse: String?
    let children: [String]?
    let notes: String?
    let photo: URL?
    let twitter: String?
    let facebook: String?
    let linkedIn: String?
    let source: String?
    let score: Float?
    let isFavorite: Bool?
    let isArchived: Bool?
    let createdBy: Int?
    let updatedBy: Int?
    let deletedAt: Int64?
    let custom: [String: String]?
  }

  private static let textMembers = [
    "prefix", "firstName", "middleName", "lastName", "suffix", "nickname", "company", "department",
    "jobTitle", "phone", "mobilePhone", "workPhone", "fax", "email", "workEmail", "street",
    "street2",
    "city", "region", "postalCode", "country", "timeZone", "language", "birthday", "anniversary",
    "spouse", "notes", "twitter", "facebook", "linkedIn", "source",
  ]
  private static let otherMembers = [
    ("website", #""https:\/\/example.com""#), ("latitude", "48.2"), ("longitude", "-16.37"),
    ("gender", "2"), ("children", #"["Ana","Bó"]"#), ("photo", "null"), ("score", "0.75"),
    ("isFavorite", "true"), ("isArchived", "false"), ("createdBy", "1"), ("updatedBy", "12"),
    ("deletedAt", "1700000000000"), ("custom", #"{"vat":"ATU\#(123)"}"#),
  ]

  static func contact(_ i: Int) -> String {
    var members = [#""id":\#(i)"#]
    for (n, name) in textMembers.enumerated() {
      let isSet = (i * 7 + n * 5) % 9 == 0 || n == 1
      members.append(#""\#(name)":\#(isSet ? #""\#(Fake.person(i + n))""# : "null")"#)
    }
    for (n, (name, value)) in otherMembers.enumerated() where (i + n) % 8 != 1 {
      members.append(#""\#(name)":\#((i + n) % 5 == 0 ? value : "null")"#)
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  // MARK: A deep tree

  final class Outline: Codable {
    let title: String
    let done: Bool?
    let children: [Outline]
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      title = try c.decode(String.self, forKey: .title)
      done = try c.decodeIfPresent(Bool.self, forKey: .done)
      children = try c.decodeIfPresent([Outline].self, forKey: .children) ?? []
    }
    enum CodingKeys: String, CodingKey { case title, done, children }
  }

  static func outline(_ depth: Int) -> String {
    var node = #"{"title":"leaf"}"#
    for level in 0..<depth {
      let leaf = #"{"title":"\#(Fake.text(level, 3))","done":\#(level % 2 == 0)}"#
      let children = level % 3 == 0 ? "[\(leaf),\(node)]" : "[\(node)]"
      node = #"{"children":\#(children),"title":"Level \#(level)","collapsed":false}"#
    }
    return node
  }

  // MARK: Small documents of other encodings

  struct Acknowledgement: Codable {
    let ok: Bool
    let warning: String?
  }

  struct Config: Codable {
    struct Window: Codable {
      let width: Int
      let height: Int
      let title: String
    }
    let version: String
    let window: Window
    let recent: [String]
    let plugins: [String: Bool]
  }

  static var config: String {
    let recent = (0..<20).map { #"    "C:\\Users\\Zoë\\Dokumente\\\#(Fake.word($0))\#($0).txt""# }
    return [
      "{", #"  "version": "10.0.0","#, #"  "window": {"#, #"    "width": 1280,"#,
      #"    "height": 720,"#, #"    "title": "Übersicht – 概要 \ud83d\ude00""#, "  },",
      #"  "recent": ["#, recent.joined(separator: ",\r\n"), "  ],",
      "  \"plugins\": {\t\"spell\": true,\t\"git\": false }", "}", "",
    ]
    .joined(separator: "\r\n")
  }
}

import Foundation

/// Documents as a whole: envelopes, pages, versions, very deep, wide and tiny ones.
enum Documents {
  static var idioms: [Idiom] {
    [
      Idiom("answer-envelopes", [Envelope<Profile>].self, Idiom.list(60, envelope)),
      Idiom("paged-results", Page<Item>.self, page),
      Idiom("versioned-documents", [Project].self, Idiom.list(60, project)),
      Idiom(
        "dates-of-many-formats",
        [Event].self,
        Idiom.list(60, event),
        reading: { $0.dateDecodingStrategy = .custom(date) },
        writing: { $0.dateEncodingStrategy = .millisecondsSince1970 }
      ),
      Idiom("sparse-records", [Contact].self, Idiom.list(60, contact)),
      Idiom("deep-outline", Outline.self, outline(90)),
      Idiom("tiny-flag", Bool.self, "true"),
      Idiom("tiny-number", Int.self, "7"),
      Idiom("tiny-acknowledgement", Acknowledgement.self, #"{"ok":true}"#),
      Idiom("bom-and-crlf", Config.self, "\u{FEFF}" + config),
      Idiom("utf16-config", Config.self, config, encoding: .utf16LittleEndian),
    ]
  }

  // MARK: Data or an error

  private struct Failure: Codable, Error {
    let code: Int
    let message: String
    let details: [String: [String]]?
  }

  private struct Envelope<Content: Codable>: Codable {
    private enum Key: CodingKey { case success, data, error, meta }
    let result: Result<Content?, Failure>
    let meta: [String: String]?
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: Key.self)
      meta = try? c.decodeIfPresent([String: String].self, forKey: .meta)
      if let failure = try c.decodeIfPresent(Failure.self, forKey: .error) {
        result = .failure(failure)
      } else if try c.decodeIfPresent(Bool.self, forKey: .success) ?? true {
        result = .success(try c.decodeIfPresent(Content.self, forKey: .data))
      } else {
        result = .failure(Failure(code: -1, message: "", details: nil))
      }
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: Key.self)
      switch result {
      case .success(let data): try c.encode(data, forKey: .data)
      case .failure(let failure): try c.encode(failure, forKey: .error)
      }
      try c.encodeIfPresent(meta, forKey: .meta)
    }
  }

  private struct Profile: Codable {
    let id: Int
    let name: String
    let links: [String: URL]
  }

  private static func envelope(_ i: Int) -> String {
    let profile =
      #"{"id":\#(i),"name":"\#(Fake.person(i))","links":{"self":"https:\/\/example.com\/\#(i)"}}"#
    let failure =
      #"{"code":422,"message":"\#(Fake.text(i, 4))","details":{"email":["is taken","is \"odd\""]}}"#
    return Fake.pick(
      [
        #"{"success":true,"data":\#(profile),"error":null}"#,
        #"{"error":\#(failure),"data":null}"#,
        #"{"data":\#(profile),"meta":{"request":"\#(Fake.uuid(i))"}}"#,
        #"{"success":false,"meta":{"took":3}}"#,
        #"{"success":true,"data":null}"#,
      ],
      i
    )
  }

  // MARK: A page of several

  private struct Page<Element: Codable>: Codable {
    struct Links: Codable {
      let first: URL?
      let next: URL?
      let last: URL?
    }
    let count: Int
    let offset: Int
    let results: [Element]
    let links: Links?
    var hasMore: Bool { links?.next != nil }
    private enum Key: String, CodingKey {
      case count, total, offset, results, items
      case links = "_links"
    }
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: Key.self)
      if let count = try? c.decode(Int.self, forKey: .count) {
        self.count = count
      } else {
        count = Int(try c.decode(String.self, forKey: .total)) ?? 0
      }
      offset = try c.decodeIfPresent(Int.self, forKey: .offset) ?? 0
      let key = c.contains(.results) ? Key.results : .items
      results = try c.decode([Element].self, forKey: key)
      links = try c.decodeIfPresent(Links.self, forKey: .links)
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: Key.self)
      try c.encode(count, forKey: .count)
      try c.encode(offset, forKey: .offset)
      try c.encode(results, forKey: .results)
      try c.encodeIfPresent(links, forKey: .links)
    }
  }

  private struct Item: Codable {
    let name: String
    let url: String
  }

  private static var page: String {
    let items = Idiom.list(200) {
      #"{"name":"\#(Fake.word($0))-\#($0)","url":"https://pokeapi.co/api/v2/pokemon/\#($0)/"}"#
    }
    return #"{"total":"1302","items":\#(items),"_links":{"first":"https:\/\/e.org\/?p=1","#
      + #""next":"https:\/\/e.org\/?p=2","last":null}}"#
  }

  // MARK: Versions of a file, the old of which migrate

  private struct Project: Codable {
    struct V1: Codable {
      let title: String
      let owner: String
    }
    struct V2: Codable {
      let name: String
      let owners: [String]
    }
    struct V3: Codable {
      struct Owner: Codable {
        let name: String
        let role: Int
      }
      let name: String
      let owners: [Owner]
      let settings: [String: Bool]
      init(name: String, owners: [Owner], settings: [String: Bool] = [:]) {
        (self.name, self.owners, self.settings) = (name, owners, settings)
      }
      init(migrating old: V2) {
        self.init(name: old.name, owners: old.owners.map { Owner(name: $0, role: 0) })
      }
    }
    private enum Key: CodingKey { case version }
    let latest: V3
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: Key.self)
      switch try c.decodeIfPresent(Int.self, forKey: .version) ?? 1 {
      case 1:
        let old = try V1(from: decoder)
        latest = V3(migrating: V2(name: old.title, owners: [old.owner]))
      case 2: latest = V3(migrating: try V2(from: decoder))
      default: latest = try V3(from: decoder)
      }
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: Key.self)
      try c.encode(3, forKey: .version)
      try latest.encode(to: encoder)
    }
  }

  private static func project(_ i: Int) -> String {
    let owners = Idiom.list(1 + i % 4) { #"{"name":"\#(Fake.person(i + $0))","role":\#($0)}"# }
    return Fake.pick(
      [
        #"{"title":"\#(Fake.text(i, 3))","owner":"\#(Fake.person(i))","color":[0,0.5,1]}"#,
        #"{"version":2,"name":"\#(Fake.text(i, 3))","owners":["a","\#(Fake.person(i))"]}"#,
        #"{"name":"\#(Fake.text(i, 3))","owners":\#(owners),"settings":{"x":true},"version":3}"#,
      ],
      i
    )
  }
}

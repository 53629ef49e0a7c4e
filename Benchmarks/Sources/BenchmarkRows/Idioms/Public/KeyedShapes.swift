import Foundation

/// Members with names that vary.
enum KeyedShapes {
  static var idioms: [Idiom] {
    [
      Idiom("renamed-members", [Account].self, Idiom.list(150, account)),
      Idiom("integer-keys", Ledger.self, ledger),
      Idiom("alternating-dictionaries", [Inventory].self, Idiom.list(40, inventory)),
      Idiom("localized-strings", [Localized].self, Idiom.list(80, localized)),
      Idiom("patch-null-or-absent", [Patch].self, Idiom.list(150, patch)),
      Idiom("flattened-paths", [Book].self, Idiom.list(80, book)),
      Idiom("numbered-members", Meals.self, #"{"meals":\#(Idiom.list(20, meal))}"#),
      Idiom(
        "pascal-case-keys",
        [Invoice].self,
        Idiom.list(80, invoice),
        reading: { $0.keyDecodingStrategy = .custom { camelCase($0) } },
        writing: { $0.keyEncodingStrategy = .custom { pascalCase($0) } }
      ),
    ]
  }

  // MARK: One of several names

  private struct Account: Codable {
    enum CodingKeys: String, CodingKey {
      case id
      case underscored = "_id"
      case uuid, name, displayName, username
      case email, mail
      case avatar, image
      case avatarURL = "avatar_url"
    }
    let id: String
    let name: String
    let email: String?
    let avatar: URL?

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      func first<Value: Decodable>(_ type: Value.Type, _ keys: CodingKeys...) throws -> Value? {
        for key in keys {
          if let value = try? c.decodeIfPresent(type, forKey: key) { return value }
        }
        return nil
      }
      if let id = try first(String.self, .id, .underscored, .uuid) {
        self.id = id
      } else {
        id = try first(Int.self, .id, .underscored).map { "\($0)" } ?? "unknown"
      }
      name =
        try c.decodeIfPresent(String.self, forKey: .name)
        ?? c.decodeIfPresent(String.self, forKey: .displayName)
        ?? c.decodeIfPresent(String.self, forKey: .username) ?? "Anonymous"
      email = try first(String.self, .email, .mail)
      avatar = try first(URL.self, .avatar, .avatarURL, .image)
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: CodingKeys.self)
      try c.encode(id, forKey: .id)
      try c.encode(name, forKey: .name)
      try c.encodeIfPresent(email, forKey: .mail)
      try c.encodeIfPresent(avatar, forKey: .avatarURL)
    }
  }

  private static func account(_ i: Int) -> String {
    let id = Fake.pick(
      [
        #""id":\#(i)"#, #""_id":"\#(Fake.hex(i, 24))""#, #""uuid":"\#(Fake.uuid(i))""#,
        #""id":"u""#,
      ],
      i
    )
    let name = Fake.pick(
      [
        #""name":"\#(Fake.person(i))""#, #""displayName":"\#(Fake.person(i))""#,
        #""name":null,"username":"\#(Fake.word(i))""#, #""first":"unused""#, #""username":"u""#,
      ],
      i
    )
    let rest = Fake.pick(
      [
        #","mail":"a@b.c""#, "", #","email":"","image":"https:\/\/e.org\/i.png""#,
        #","avatar":null"#,
      ],
      i / 3
    )
    return "{\(name),\(id)\(rest)}"
  }

  // MARK: Integers as names

  private struct Ledger: Codable {
    struct Entry: Codable {
      enum CodingKeys: Int, CodingKey {
        case amount = 1
        case text
        case tags = 15
      }
      let amount: Int64
      let text: String?
      let tags: [UInt8: Bool]?

      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        amount = try c.decode(Int64.self, forKey: .amount)
        text = try c.decodeIfPresent(String.self, forKey: .text)
        let tags = try c.decodeIfPresent([Int: Bool].self, forKey: .tags)
        self.tags = tags.map { Dictionary($0.map { (UInt8(clamping: $0), $1) }) { $0 || $1 } }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(amount, forKey: .amount)
        try c.encodeIfPresent(text, forKey: .text)
        let tags = tags.map { Dictionary(uniqueKeysWithValues: $0.map { (Int($0), $1) }) }
        try c.encodeIfPresent(tags, forKey: .tags)
      }
    }
    let years: [Int: [Int: Entry]]
  }

  private static var ledger: String {
    let years = Idiom.members(12) { year in
      let entries = Idiom.members(20) { i in
        let tags = i % 3 == 0 ? #","tags":{"1":true,"200":false}"# : ""
        return
          #""\#(i * 37 - 90)":{"amount":\#(i * 99_999_999),"text":"\#(Fake.text(i, 3))"\#(tags)}"#
      }
      return #""\#(2010 + year)":\#(entries)"#
    }
    return #"{"years":\#(years)}"#
  }

  // MARK: Dictionaries whose keys are no strings, which are arrays of keys and values in turn

  private struct Inventory: Codable {
    enum Slot: String, Codable { case head, body, leftHand, rightHand, feet }
    struct Coordinate: Codable, Hashable {
      let x: Int
      let y: Int
    }
    let equipped: [Slot: String]
    let fog: [Coordinate: Float]
    let names: [UUID: String]

    enum CodingKeys: CodingKey { case equipped, fog, names }
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      equipped = try c.decode([Slot: String].self, forKey: .equipped)
      fog = try c.decode([Coordinate: Float].self, forKey: .fog)
      names = try c.decode([UUID: String].self, forKey: .names)
    }
    /// In a fixed order, so that a saved game does not change by itself.
    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: CodingKeys.self)
      var slots = c.nestedUnkeyedContainer(forKey: .equipped)
      for (slot, item) in equipped.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        try slots.encode(slot)
        try slots.encode(item)
      }
      var fogs = c.nestedUnkeyedContainer(forKey: .fog)
      for (place, depth) in fog.sorted(by: { ($0.key.x, $0.key.y) < ($1.key.x, $1.key.y) }) {
        try fogs.encode(place)
        try fogs.encode(depth)
      }
      var people = c.nestedUnkeyedContainer(forKey: .names)
      for (id, name) in names.sorted(by: { $0.key.uuidString < $1.key.uuidString }) {
        try people.encode(id)
        try people.encode(name)
      }
    }
  }

  private static func inventory(_ i: Int) -> String {
    let slots = ["head", "body", "leftHand", "rightHand", "feet"]
    let equipped = Idiom.list(i % 6) { #""\#(slots[$0])","\#(Fake.text(i + $0, 2))""# }
    let fog = Idiom.list(i % 15) { #"{"x":\#($0),"y":-\#(i)},0.\#($0)5"# }
    let names = Idiom.list(i % 4) { #""\#(Fake.uuid(i + $0))","\#(Fake.person($0))""# }
    return #"{"equipped":\#(equipped),"fog":\#(fog),"names":\#(names)}"#
  }
}

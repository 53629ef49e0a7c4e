import Foundation

extension KeyedShapes {
  // MARK: Strings by language

  struct Localized: Codable {
    struct Language: RawRepresentable, Hashable, Codable, CodingKeyRepresentable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      init?(codingKey: some CodingKey) {
        self.init(rawValue: codingKey.stringValue.replacingOccurrences(of: "_", with: "-"))
      }
      var codingKey: any CodingKey { Shops.AnyKey(rawValue) }
    }
    /// One string for all languages, or one for each.
    struct Text: Codable {
      let translations: [Language: String]
      init(from decoder: any Decoder) throws {
        let c = try decoder.singleValueContainer()
        if let text = try? c.decode(String.self) {
          translations = [Language(rawValue: "und"): text]
        } else {
          translations = try c.decode([Language: String?].self).compactMapValues(\.self)
        }
      }
      func encode(to encoder: any Encoder) throws { try translations.encode(to: encoder) }
    }
    let key: String
    let title: Text
    let subtitle: Text?
  }

  static func localized(_ i: Int) -> String {
    let codes = ["en", "de", "pt_BR", "zh-Hant", "ja", "ar", "uk"]
    let texts = ["Settings", "Einstellungen", "Ajustes", "設定", "\\u8a2d\\u5b9a", "إعدادات", "Ні"]
    let all = Idiom.members(1 + i % 7) {
      #""\#(codes[$0])":\#(Fake.maybe(i + $0, every: 5, #""\#(texts[$0]) \#(i)""#))"#
    }
    let subtitle = i % 3 == 0 ? "" : #","subtitle":\#(Fake.maybe(i, every: 2, all))"#
    return #"{"key":"screen.\#(i).title","title":"#
      + (i % 4 == 0 ? #""\#(texts[i % 7])""# : all) + subtitle + "}"
  }

  // MARK: What is absent stays, what is null goes

  struct Patch: Codable {
    enum Change<Value: Codable>: Codable {
      case keep
      case clear
      case set(Value)
      init(from decoder: any Decoder) throws {
        let c = try decoder.singleValueContainer()
        self = c.decodeNil() ? .clear : .set(try c.decode(Value.self))
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.singleValueContainer()
        if case .set(let value) = self { try c.encode(value) } else { try c.encodeNil() }
      }
    }
    enum CodingKeys: CodingKey { case name, age, tags, home }
    let name: Change<String>
    let age: Change<Int>
    let tags: Change<[String]>
    let home: String??

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      func change<Value>(_ key: CodingKeys) throws -> Change<Value> {
        guard c.contains(key) else { return .keep }
        return try c.decode(Change<Value>.self, forKey: key)
      }
      name = try change(.name)
      age = try change(.age)
      tags = try change(.tags)
      if !c.contains(.home) {
        home = nil
      } else if try c.decodeNil(forKey: .home) {
        home = .some(nil)
      } else {
        home = try c.decode(String.self, forKey: .home)
      }
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: CodingKeys.self)
      if case .keep = name {} else { try c.encode(name, forKey: .name) }
      if case .keep = age {} else { try c.encode(age, forKey: .age) }
      if case .keep = tags {} else { try c.encode(tags, forKey: .tags) }
      if let home { try c.encode(home, forKey: .home) }
    }
  }

  static func patch(_ i: Int) -> String {
    var members: [String] = []
    if i % 2 == 0 {
      members.append(#""name":\#(Fake.maybe(i, every: 4, #""\#(Fake.person(i))""#))"#)
    }
    if i % 3 == 0 { members.append(#""age":\#(Fake.maybe(i, every: 6, "\(i)"))"#) }
    if i % 5 == 0 { members.append(#""tags":\#(Fake.maybe(i, every: 10, #"["a","b"]"#))"#) }
    if i % 7 == 0 { members.append(#""home":\#(Fake.maybe(i, every: 2, #""Köln""#))"#) }
    return "{" + members.joined(separator: ", ") + "}"
  }

  // MARK: A flat model of a nested document

  struct Book: Codable {
    private enum Root: CodingKey { case volumeInfo, saleInfo, id }
    private enum Volume: CodingKey { case title, authors, imageLinks, industryIdentifiers }
    private enum Images: CodingKey { case thumbnail }
    private enum Identifier: CodingKey { case type, identifier }
    private enum Sale: CodingKey { case listPrice }
    private enum Price: CodingKey { case amount }
    let id: String
    let title: String
    let authors: [String]
    let cover: URL?
    let isbn: String?
    let price: Decimal?

    init(from decoder: any Decoder) throws {
      let root = try decoder.container(keyedBy: Root.self)
      id = try root.decode(String.self, forKey: .id)
      let volume = try root.nestedContainer(keyedBy: Volume.self, forKey: .volumeInfo)
      title = try volume.decode(String.self, forKey: .title)
      authors = try volume.decodeIfPresent([String].self, forKey: .authors) ?? []
      let images = try? volume.nestedContainer(keyedBy: Images.self, forKey: .imageLinks)
      cover = try images?.decodeIfPresent(URL.self, forKey: .thumbnail)
      var isbn: String?
      if var list = try? volume.nestedUnkeyedContainer(forKey: .industryIdentifiers) {
        while !list.isAtEnd, isbn == nil {
          let c = try list.nestedContainer(keyedBy: Identifier.self)
          guard try c.decode(String.self, forKey: .type) == "ISBN_13" else { continue }
          isbn = try c.decode(String.self, forKey: .identifier)
        }
      }
      self.isbn = isbn
      price = try? root.nestedContainer(keyedBy: Sale.self, forKey: .saleInfo)
        .nestedContainer(keyedBy: Price.self, forKey: .listPrice)
        .decode(Decimal.self, forKey: .amount)
    }
    func encode(to encoder: any Encoder) throws {
      var root = encoder.container(keyedBy: Root.self)
      try root.encode(id, forKey: .id)
      var volume = root.nestedContainer(keyedBy: Volume.self, forKey: .volumeInfo)
      try volume.encode(title, forKey: .title)
      try volume.encode(authors, forKey: .authors)
      var images = volume.nestedContainer(keyedBy: Images.self, forKey: .imageLinks)
      try images.encodeIfPresent(cover, forKey: .thumbnail)
      var list = volume.nestedUnkeyedContainer(forKey: .industryIdentifiers)
      if let isbn {
        var c = list.nestedContainer(keyedBy: Identifier.self)
        try c.encode("ISBN_13", forKey: .type)
        try c.encode(isbn, forKey: .identifier)
      }
      guard let price else { return }
      var sale = root.nestedContainer(keyedBy: Sale.self, forKey: .saleInfo)
      var listPrice = sale.nestedContainer(keyedBy: Price.self, forKey: .listPrice)
      try listPrice.encode(price, forKey: .amount)
    }
  }

  static func book(_ i: Int) -> String {
    let authors = i % 5 == 0 ? "" : #""authors":["\#(Fake.person(i))"],"#
    let images =
      i % 3 == 0 ? "" : #""imageLinks":{"thumbnail":"http:\/\/b.ex\/\#(i)?zoom=1\u0026e"},"#
    let sale = i % 2 == 0 ? "" : #","listPrice":{"amount":\#(i).99,"currencyCode":"EUR"}"#
    return #"""
      {"kind":"books#volume","id":"\#(Fake.hex(i, 12))","volumeInfo":{"title":\#
      "\#(Fake.text(i, 4))",\#
      \#(authors)\#(images)"description":"\#(Fake.text(i, 30))","industryIdentifiers":[{"type":\#
      "ISBN_10","identifier":"1"},{"type":"ISBN_13","identifier":"978\#(Fake.pad(i, 10))"}],\#
      "pageCount":\#(i)},"saleInfo":{"country":"DE"\#(sale)},"accessInfo":{"epub":{"ok":true}}}
      """#
  }
}

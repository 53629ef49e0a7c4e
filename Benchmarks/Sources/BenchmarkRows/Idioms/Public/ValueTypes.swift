import Foundation

/// Values of types with a coding of their own.
enum ValueTypes {
  static var idioms: [Idiom] {
    [
      Idiom("tagged-identifiers", [Member].self, Idiom.list(150, member)),
      Idiom("decode-with-configuration", Cart.self, cart),
      Idiom("nested-optionals", Grid.self, grid),
      Idiom(
        "sixty-cases",
        [Icon].self,
        Idiom.list(400) { #""\#(Icon.allCases[$0 * 17 % Icon.allCases.count].rawValue)""# }
      ),
      Idiom("foundation-types", Preferences.self, preferences),
      Idiom(
        "stored-secrets",
        [Secret].self,
        Idiom.list(40, secret),
        reading: {
          $0.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
          )
        },
        writing: {
          $0.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
          )
        }
      ),
    ]
  }

  // MARK: Identifiers with a phantom type, lists that are never empty, sets of options

  private struct Tagged<Tag, RawValue: Hashable & Codable>: RawRepresentable, Hashable, Codable {
    let rawValue: RawValue
    init(rawValue: RawValue) { self.rawValue = rawValue }
    init(from decoder: any Decoder) throws {
      do {
        self.init(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
      } catch {
        self.init(rawValue: try RawValue(from: decoder))
      }
    }
    func encode(to encoder: any Encoder) throws {
      do {
        var c = encoder.singleValueContainer()
        try c.encode(rawValue)
      } catch {
        try rawValue.encode(to: encoder)
      }
    }
  }

  private struct NonEmpty<Element: Codable>: Codable {
    let first: Element
    let rest: [Element]
    init(from decoder: any Decoder) throws {
      var c = try decoder.unkeyedContainer()
      first = try c.decode(Element.self)
      var rest: [Element] = []
      while !c.isAtEnd { rest.append(try c.decode(Element.self)) }
      self.rest = rest
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.unkeyedContainer()
      try c.encode(first)
      try c.encode(contentsOf: rest)
    }
  }

  private struct Permissions: OptionSet, Codable {
    let rawValue: Int
    static let read = Permissions(rawValue: 1 << 0)
    static let write = Permissions(rawValue: 1 << 1)
    static let share = Permissions(rawValue: 1 << 2)
    static let all: Permissions = [.read, .write, .share]
  }

  /// Options by name on the wire.
  private struct Days: OptionSet, Codable {
    private enum Name: String, Codable, CaseIterable { case mon, tue, wed, thu, fri, sat, sun }
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(from decoder: any Decoder) throws {
      let names = try [Name](from: decoder)
      rawValue = names.reduce(into: 0) { bits, name in
        bits |= 1 << UInt8(Name.allCases.firstIndex(of: name) ?? 0)
      }
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.unkeyedContainer()
      for (bit, name) in Name.allCases.enumerated() where rawValue & 1 << UInt8(bit) != 0 {
        try c.encode(name)
      }
    }
  }

  private struct Member: Codable {
    enum TeamTag {}
    let id: Tagged<Member, UUID>
    let team: Tagged<TeamTag, Int>?
    let manager: Tagged<Member, UUID>?
    let emails: NonEmpty<Tagged<(Member, email: String), String>>
    let permissions: Permissions
    let days: Days
  }

  private static func member(_ i: Int) -> String {
    let emails = Idiom.list(1 + i % 3) { #""\#(Fake.word(i + $0))@example.com""# }
    let days = Idiom.list(i % 6) { #""\#(["mon", "fri", "tue", "sun", "wed"][$0])""# }
    return #"{"id":"\#(Fake.uuid(i))","team":\#(Fake.maybe(i, every: 4, "\(i)")),"#
      + #""manager":\#(Fake.maybe(i, every: 3, #""\#(Fake.uuid(i / 9))""#)),"emails":\#(emails),"#
      + #""permissions":\#(i % 8),"days":\#(days)}"#
  }

  // MARK: What depends on a configuration that the document names

  private struct Price: DecodableWithConfiguration, EncodableWithConfiguration {
    struct Currency: Sendable {
      let code: String
      let digits: Int
    }
    let amount: Decimal
    let code: String
    init(from decoder: any Decoder, configuration: Currency) throws {
      let minor = try decoder.singleValueContainer().decode(Int.self)
      amount = Decimal(sign: .plus, exponent: -configuration.digits, significand: Decimal(minor))
      code = configuration.code
    }
    func encode(to encoder: any Encoder, configuration: Currency) throws {
      var c = encoder.singleValueContainer()
      let minor = Decimal(sign: .plus, exponent: configuration.digits, significand: amount)
      try c.encode(NSDecimalNumber(decimal: minor).intValue)
    }
  }

  private struct Cart: Codable {
    enum CodingKeys: CodingKey { case currency, digits, prices, tip, fees }
    let currency: Price.Currency
    let prices: [Price]
    let tip: Price?
    let fees: [Price]

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      currency = Price.Currency(
        code: try c.decode(String.self, forKey: .currency),
        digits: try c.decodeIfPresent(Int.self, forKey: .digits) ?? 2
      )
      prices = try c.decode([Price].self, forKey: .prices, configuration: currency)
      tip = try c.decodeIfPresent(Price.self, forKey: .tip, configuration: currency)
      var list = try c.nestedUnkeyedContainer(forKey: .fees)
      var fees: [Price] = []
      while !list.isAtEnd {
        fees.append(try list.decode(Price.self, configuration: currency))
      }
      self.fees = fees
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: CodingKeys.self)
      try c.encode(currency.code, forKey: .currency)
      try c.encode(currency.digits, forKey: .digits)
      try c.encode(prices, forKey: .prices, configuration: currency)
      try c.encodeIfPresent(tip, forKey: .tip, configuration: currency)
      var list = c.nestedUnkeyedContainer(forKey: .fees)
      for fee in fees { try list.encode(fee, configuration: currency) }
    }
  }

  private static var cart: String {
    #"{"currency":"BHD","digits":3,"tip":500,"prices":"#
      + Idiom.list(120) { "\($0 * 1_255)" } + #","fees":"# + Idiom.list(30) { "\($0)" } + "}"
  }

  // MARK: Optionals within optionals

  private struct Grid: Codable {
    let cells: [[Int?]?]
    let labels: [String: String?]?
    let notes: [String: [String?]?]
    let choice: Int??
    let pairs: [[String: Bool?]?]?
  }

  private static var grid: String {
    let cells = Idiom.list(60) { row in
      Fake.maybe(
        row,
        every: 7,
        Idiom.list(row % 12) { Fake.maybe($0 + row, every: 3, "\($0 * row)") }
      )
    }
    let labels = Idiom.members(30) { #""k\#($0)":\#(Fake.maybe($0, every: 2, "\"\($0)\""))"# }
    return #"{"cells":\#(cells),"labels":\#(labels),"notes":{"a":null,"b":[null,"ß"],"c":[]},"#
      + #""choice":null,"pairs":[null,{"x":null,"y":true},{}]}"#
  }
}

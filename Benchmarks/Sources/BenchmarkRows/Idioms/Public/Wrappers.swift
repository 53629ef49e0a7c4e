import Foundation

/// Property wrappers, as packages of Codable helpers offer them.
enum Wrappers {
  static var idioms: [Idiom] {
    [
      Idiom("default-wrappers", [Settings].self, Idiom.list(150, settings)),
      Idiom("lossy-wrappers", Catalog.self, catalog),
      Idiom("loose-wrappers", [Loose].self, Idiom.list(120, loose)),
      Idiom("date-wrappers", [Booking].self, Idiom.list(80, booking)),
      Idiom("custom-coder-wrapper", [Sensor].self, Idiom.list(80, sensor)),
    ]
  }

  // MARK: A default for what is absent, null or no longer understood

  fileprivate protocol DefaultSource {
    associatedtype Value: Codable & Equatable & Sendable
    static var value: Value { get }
  }

  @propertyWrapper
  fileprivate struct Default<Source: DefaultSource>: Codable {
    var wrappedValue: Source.Value
    init(wrappedValue: Source.Value = Source.value) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
      wrappedValue = (try? Source.Value(from: decoder)) ?? Source.value
    }
    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
  }

  private enum False: DefaultSource { static let value = false }
  private enum True: DefaultSource { static let value = true }
  private enum EmptyString: DefaultSource { static let value = "" }
  private enum One: DefaultSource { static let value = 1 }
  private enum NoElements<Element: Codable & Equatable & Sendable>: DefaultSource {
    static var value: [Element] { [] }
  }
  private enum Theme: String, Codable, DefaultSource {
    case light, dark, system
    static var value: Theme { .system }
  }

  private struct Settings: Codable {
    struct Filter: Codable, Equatable {
      let field: String
      let values: [String]
    }
    @Default<EmptyString> var title: String
    @Default<True> var isEnabled: Bool
    @Default<False> var isPremium: Bool
    @Default<One> var columns: Int
    @Default<Theme> var theme: Theme
    @Default<NoElements<String>> var tags: [String]
    @Default<NoElements<Filter>> var filters: [Filter]
  }

  private static func settings(_ i: Int) -> String {
    var members = [#""title":\#(Fake.maybe(i, every: 5, #""\#(Fake.text(i, 3))""#))"#]
    if i % 2 == 0 { members.append(#""isEnabled":\#(i % 4 == 0)"#) }
    if i % 3 == 0 { members.append(#""columns":\#(i % 6 == 0 ? "\"3\"" : "3")"#) }
    if i % 4 != 0 { members.append(#""theme":"\#(Fake.pick(["light", "sepia", "dark"], i))""#) }
    if i % 5 != 0 { members.append(#""tags":\#(Fake.maybe(i, every: 3, #"["a","\#(i)"]"#))"#) }
    if i % 7 == 0 { members.append(#""filters":[{"field":"f","values":["\#(Fake.person(i))"]}]"#) }
    return "{" + members.joined(separator: ",") + "}"
  }

  // MARK: Arrays and dictionaries that leave out what they cannot read

  @propertyWrapper
  private struct LossyArray<Element: Codable>: Codable {
    private struct Anything: Codable {}
    var wrappedValue: [Element]
    init(from decoder: any Decoder) throws {
      var c = try decoder.unkeyedContainer()
      var elements: [Element] = []
      while !c.isAtEnd {
        do {
          elements.append(try c.decode(Element.self))
        } catch {
          _ = try? c.decode(Anything.self)
        }
      }
      wrappedValue = elements
    }
    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
  }

  @propertyWrapper
  private struct LossyDictionary<Value: Codable>: Codable {
    private struct Attempt: Decodable {
      let value: Value?
      init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
    }
    var wrappedValue: [String: Value]
    init(from decoder: any Decoder) throws {
      wrappedValue = try [String: Attempt](from: decoder).compactMapValues(\.value)
    }
    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
  }

  private struct Catalog: Codable {
    struct Item: Codable {
      let id: Int
      let name: String
      let link: URL
    }
    @LossyArray var items: [Item]
    @LossyDictionary var index: [String: Item]
    @LossyArray var ratings: [Int]
  }

  private static var catalog: String {
    func item(_ i: Int) -> String {
      Fake.pick(
        [
          #"{"id":\#(i),"name":"\#(Fake.person(i))","link":"https:\/\/example.com\/\#(i)"}"#,
          #"{"id":\#(i),"name":"\#(Fake.word(i))","link":"https://example.com/a%20b","x":[{}]}"#,
          #"{"id":"\#(i)","name":"n","link":"https://example.com"}"#,
          #"{"id":\#(i),"name":"ok","link":"https://example.com/"}"#,
          #"{"id":\#(i),"name":null,"link":"https://example.com"}"#,
        ],
        i
      )
    }
    let ratings = Idiom.list(200) { Fake.pick(["5", "4", "null", "\"3\"", "2", "1.5", "{}"], $0) }
    let index = Idiom.members(60) { #""k\#($0)":\#($0 % 9 == 0 ? "[]" : item($0))"# }
    return #"{"items":\#(Idiom.list(120, item)),"index":\#(index),"ratings":\#(ratings)}"#
  }

  // MARK: Numbers and flags of any spelling

  @propertyWrapper
  private struct LooseNumber: Codable {
    var wrappedValue: Double
    init(from decoder: any Decoder) throws {
      let c = try decoder.singleValueContainer()
      let attempts: [() throws -> Double?] = [
        { try c.decode(Double.self) },
        { Double(try c.decode(String.self).replacingOccurrences(of: ",", with: ".")) },
        { try c.decode(Bool.self) ? 1 : 0 },
      ]
      for attempt in attempts {
        if let value = (try? attempt()) ?? nil {
          wrappedValue = value
          return
        }
      }
      throw DecodingError.dataCorruptedError(in: c, debugDescription: "No number")
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.singleValueContainer()
      try c.encode(wrappedValue)
    }
  }

  @propertyWrapper
  private struct LooseFlag: Codable {
    var wrappedValue: Bool
    init(from decoder: any Decoder) throws {
      let c = try decoder.singleValueContainer()
      if let number = try? c.decode(Int.self) {
        wrappedValue = number != 0
      } else if let text = try? c.decode(String.self) {
        wrappedValue = ["true", "yes", "y", "1"].contains(text.lowercased())
      } else {
        wrappedValue = try c.decode(Bool.self)
      }
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.singleValueContainer()
      try c.encode(wrappedValue ? 1 : 0)
    }
  }

  private struct Loose: Codable {
    @LooseNumber var price: Double
    @LooseNumber var weight: Double
    @LooseFlag var isNew: Bool
    @LooseFlag var isSold: Bool
    var note: String?
  }

  private static func loose(_ i: Int) -> String {
    let numbers = ["\(i).5", "\"\(i),25\"", "\"\(i)\"", "true", "\(i)"]
    let flags = ["true", "1", "\"Y\"", "\"no\"", "0", "false"]
    return #"{"price":\#(Fake.pick(numbers, i)),"weight":\#(Fake.pick(numbers, i + 2)),"#
      + #""isNew":\#(Fake.pick(flags, i)),"isSold":\#(Fake.pick(flags, i + 3))}"#
  }
}

extension KeyedDecodingContainer {
  /// What the compiler calls for a wrapped property, even where the member is absent.
  fileprivate func decode<Source>(
    _ type: Wrappers.Default<Source>.Type,
    forKey key: Key
  ) throws -> Wrappers.Default<Source> {
    try decodeIfPresent(type, forKey: key) ?? Wrappers.Default()
  }
}

import Foundation
import SmartCodable
import Testing

@Suite("Key strategies")
struct KeyStrategyTests {
  /// Lists the keys of its object as the decoder offers them.
  private struct KeyList: SmartCodable {
    var keys: [String] = []
    init() {}
    init(from decoder: any Decoder) throws {
      keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    }
    func encode(to encoder: any Encoder) throws {}
  }

  private struct Person: SmartCodable {
    var firstName = "d"
    var n = 0
    var child: Child?
    var map: [String: Int] = [:]

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.n <--- "nick_name"]
    }

    enum CodingKeys: CodingKey { case firstName, n, child, map }
  }

  private struct Child: SmartCodable {
    var homeTown = "d"
    var plain: Plain?
  }

  private struct Plain: Codable {
    var zipCode: Int
  }

  private let snake = [SmartDecodingOption.key(.fromSnakeCase)]

  private func converted(_ key: String, _ strategy: JSONDecoder.SmartKeyDecodingStrategy) throws
    -> [String]
  {
    try KeyList.read("{\"\(key)\":1}", [.key(strategy)]).keys
  }

  @Test(
    "KEY-12: .fromSnakeCase converts as Foundation does",
    arguments: [
      ("one_two_three", "oneTwoThree"), ("_one_two_", "_oneTwo_"), ("ONE_TWO", "oneTwo"),
      ("one__two", "oneTwo"), ("URL", "URL"), ("", ""), ("__", "__"), ("one", "one"),
      ("_one", "_one"), ("one_", "one_"), ("oneTwo", "oneTwo"), ("__one__two__", "__oneTwo__"),
    ]
  )
  func fromSnakeCase(key: String, expected: String) throws {
    #expect(try converted(key, .fromSnakeCase) == [expected])
    #expect(try converted(key, .convertFromSnakeCase) == [expected])
  }

  @Test("KEY-13: the letter strategies change the first character only")
  func firstLetter() throws {
    #expect(try converted("FirstName", .firstLetterLower) == ["firstName"])
    #expect(try converted("URL", .firstLetterLower) == ["uRL"])
    #expect(try converted("firstName", .firstLetterUpper) == ["FirstName"])
    #expect(try converted("", .firstLetterUpper) == [""])
    #expect(try Person.read(#"{"FirstName":"a"}"#, [.key(.firstLetterLower)]).firstName == "a")
  }

  @Test("KEY-14: a strategy applies to models and plain types at every level")
  func everyLevel() throws {
    let person = try Person.read(
      #"""
      {"first_name":"a","child":{"home_town":"b","plain":{"zip_code":"1"}},"map":{"a_b":1}}
      """#,
      snake
    )
    #expect(person.firstName == "a")
    #expect(person.child?.homeTown == "b")
    #expect(person.child?.plain?.zipCode == 1)
    #expect(person.map == ["a_b": 1])
    let list = [Child].deserialize(from: #"[{"home_town":"b"}]"#, options: snake)
    #expect(list?.map(\.homeTown) == ["b"])
  }

  @Test("KEY-15: a key is compared with raw keys first and with converted keys second")
  func rawKeysFirst() throws {
    #expect(try Person.read(#"{"nick_name":1}"#, snake).n == 1)
    #expect(try Person.read(#"{"first_name":"a","firstName":"b"}"#, snake).firstName == "b")
    #expect(try Person.read(#"{"first_name":"a","firstName":null}"#, snake).firstName == "a")
    #expect(try Person.read(#"{"firstName":null,"first_name":"a"}"#, snake).firstName == "a")
    #expect(try Person.read(#"{"firstName":"b"}"#, snake).firstName == "b")
  }

  @Test("KEY-16: of keys that convert to the same one the first with a value wins")
  func sameConvertedKey() throws {
    #expect(try Person.read(#"{"first__name":"a","first_name":"b"}"#, snake).firstName == "a")
    #expect(try Person.read(#"{"first_name":"b","FIRST_NAME":"a"}"#, snake).firstName == "b")
    #expect(try Person.read(#"{"first__name":null,"first_name":"b"}"#, snake).firstName == "b")
    #expect(try Person.read(#"{"first__name":"a","first_name":null}"#, snake).firstName == "a")
    #expect(try Person.read(#"{"first__name":null,"first_name":null}"#, snake).firstName == "d")
  }

  @Test(
    "PARSE-11: of equal keys the first wins under a strategy, too, even if it is null",
    arguments: [
      #""first_name":null,"first_name":"a""#, #""firstName":null,"firstName":"a""#,
      #""firstName":null,"first_name":null,"firstName":"a","first_name":"b""#,
    ]
  )
  func equalKeys(members: String) throws {
    #expect(try Person.read("{\(members)}", snake).firstName == "d")
    #expect(try Placed.read("{\"info\":{\(members)}}", snake).name == "d")
  }

  @Test("AGR-2: plain types read strictly get the first key that converts alike, null or not")
  func plainTypesStrictly() throws {
    struct Named: Codable {
      var firstName: String?
    }
    let decoder = SmartJSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    for leniency in [SmartLeniency.none, decoder.leniency] {
      decoder.leniency = leniency
      let null = #"{"first_name":null,"firstName":"a"}"#
      #expect(try decoder.decode(Named.self, from: null).firstName == nil)
      let value = #"{"first_name":"a","firstName":null}"#
      #expect(try decoder.decode(Named.self, from: value).firstName == "a")
    }
  }

  @Test("KEY-15: a superclass that is null gives way to one whose key converts alike")
  func superclass() throws {
    #expect(try Cat.read(#"{"super":null,"Super":{"n":2}}"#, [.key(.firstLetterLower)]).n == 2)
    #expect(try Cat.read(#"{"Super":{"n":2},"super":{"n":3}}"#, [.key(.firstLetterLower)]).n == 3)
    #expect(try Cat.read(#"{"super":null,"Super":null}"#, [.key(.firstLetterLower)]).n == 0)
  }

  private struct Cat: SmartCodable {
    private struct Animal: SmartCodable {
      var n = 0
    }

    var n = 0

    init() {}
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      n = try Animal(from: container.superDecoder()).n
    }
    func encode(to encoder: any Encoder) throws {}
  }

  private struct Placed: SmartCodable {
    var name = "d"

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.name <--- "info.firstName"]
    }
  }

  @Test("KEY-6, KEY-15, KEY-16: on a path, too, a null gives way to a key that converts alike")
  func nullOnPath() throws {
    func name(_ members: String) throws -> String {
      try Placed.read("{\"info\":{\(members)}}", snake).name
    }
    #expect(try name(#""firstName":null,"first_name":"a""#) == "a")
    #expect(try name(#""first__name":null,"first_name":"b""#) == "b")
    #expect(try name(#""first__name":"a","first_name":"b""#) == "a")
    #expect(try name(#""first__name":null,"first_name":null"#) == "d")
  }

  @Test("KEY-14: without the option keys stay as they are")
  func noStrategy() throws {
    #expect(try Person.read(#"{"first_name":"a"}"#).firstName == "d")
  }
}

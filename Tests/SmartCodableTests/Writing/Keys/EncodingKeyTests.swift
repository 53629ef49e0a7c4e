import Foundation
import SmartCodable
import Testing

@Suite("The keys that encoding writes")
struct EncodingKeyTests {
  private struct User: SmartCodable {
    var id = 1
    var fullName = "n"
    var plain = true
    var friends: [User] = []
    var byName: [String: User] = [:]

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [
        CodingKeys.id <--- ["user_id", "uid"], CodingKeys.fullName <--- "profile.name",
        CodingKeys.plain <--- [], CodingKeys.id <--- "later",
      ]
    }
  }

  @Test("ENC-7: without useMappedKeys keys are coding keys, with it the first candidate")
  func mapped() {
    #expect(
      User().toJSONString()
        == #"{"id":1,"fullName":"n","plain":true,"friends":[],"byName":{}}"#
    )
    #expect(
      User().toJSONString(useMappedKeys: true)
        == #"{"user_id":1,"profile.name":"n","plain":true,"friends":[],"byName":{}}"#
    )
  }

  @Test("ENC-7: one spelling does not leak into a later call")
  func spellingsApart() {
    for _ in 0..<3 {
      #expect(User().toDictionary()?["fullName"] != nil)
      #expect(User().toDictionary(useMappedKeys: true)?["profile.name"] != nil)
      #expect(User().toDictionary(options: [.key(.toSnakeCase)])?["full_name"] != nil)
      #expect(User().toDictionary(options: [.key(.firstLetterUpper)])?["FullName"] != nil)
    }
  }

  private struct Team: SmartCodable {
    var lead = User()
    var members = [User()]
    var byRole = ["fullName": User()]
    var spare: User? = User()
  }

  @Test("ENC-8: useMappedKeys reaches properties, arrays and dictionaries")
  func nested() throws {
    let text = try #require(Team().toJSONString(useMappedKeys: true))
    #expect(text.components(separatedBy: "\"user_id\"").count == 5)
    #expect(!text.contains("\"id\""))
    #expect(text.contains(#""byRole":{"fullName":{"#))
  }

  @Test("ENC-9: a strategy comes after mapping and leaves dictionary keys alone")
  func strategyAfterMapping() {
    struct Model: SmartCodable {
      var someValue = ["innerKey": 1]
      var otherValue = Plain()
      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.someValue <--- "newName"]
      }
    }
    struct Plain: Codable {
      var deepValue = 2
    }
    #expect(
      Model().toJSONString(useMappedKeys: true, options: [.key(.toSnakeCase)])
        == #"{"new_name":{"innerKey":1},"other_value":{"deep_value":2}}"#
    )
  }

  @Test("ENC-9: a strategy reaches nested containers, not a dictionary that encodes itself")
  func nestedContainers() {
    struct Model: SmartEncodable {
      enum Keys: CodingKey { case outerKey, innerKey, lastKey }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        var inner = container.nestedContainer(keyedBy: Keys.self, forKey: .outerKey)
        try inner.encode(1, forKey: .innerKey)
        let last = container.superEncoder(forKey: .lastKey)
        try ["someKey": 1].encode(to: last)
      }
    }
    #expect(
      Model().toJSONString(options: [.key(.toSnakeCase)])
        == #"{"outer_key":{"inner_key":1},"last_key":{"someKey":1}}"#
    )
  }

  /// A model with one key that is known only at run time.
  private struct OneKey: SmartEncodable {
    var key: String
    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: Key(stringValue: key))
    }
  }

  @Test(
    "ENC-9: .toSnakeCase follows Foundation",
    arguments: [
      "myURLProperty", "a", "", "URL", "aURL", "URLa", "oneTwoThree", "one1Two2", "_one", "aB1c",
      "one_Two", "A", "AB", "ABc", "äÖü", "x1Y2Z", "helloWORLD", "__x__Y",
      "aªb", "aBªc", "aĸb", "aʰb", "aⒶb", "aⅠb", "aǅb", "aE\u{301}b", "aB\u{600}c",
    ]
  )
  func snakeCase(_ key: String) throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let expected = String(decoding: try encoder.encode(OneKey(key: key)), as: UTF8.self)
    #expect(OneKey(key: key).toJSONString(options: [.key(.toSnakeCase)]) == expected)
  }

  @Test("ENC-9: .toSnakeCase is Foundation's for any mixture of letters")
  func snakeCaseRandom() throws {
    var random = SeededRandom(seed: 7)
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    for _ in 0..<2000 {
      let letters = (0..<Int.random(in: 1...8, using: &random))
        .map { _ in "abABC1_".randomElement(using: &random) ?? "a" }
      let key = String(letters)
      let expected = String(decoding: try encoder.encode(OneKey(key: key)), as: UTF8.self)
      #expect(OneKey(key: key).toJSONString(options: [.key(.toSnakeCase)]) == expected, "\(key)")
    }
  }

  @Test("ENC-9: .toSnakeCase is Foundation's for letters, marks and signs of all kinds")
  func snakeCaseScalars() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let keys = (0x80...0x2FFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .flatMap { ["a\($0)b", "aB\($0)c"] }
    for key in keys {
      let expected = String(decoding: try encoder.encode(OneKey(key: key)), as: UTF8.self)
      #expect(OneKey(key: key).toJSONString(options: [.key(.toSnakeCase)]) == expected, "\(key)")
    }
    // With this key JSONEncoder ends the process.
    #expect(
      OneKey(key: "a\u{600}B\u{600}c").toJSONString(options: [.key(.toSnakeCase)]) != nil
    )
  }

  @Test("ENC-9: the first-letter strategies change one letter")
  func firstLetter() {
    #expect(
      OneKey(key: "URLName").toJSONString(options: [.key(.firstLetterLower)]) == #"{"uRLName":1}"#
    )
    #expect(
      OneKey(key: "urlName").toJSONString(options: [.key(.firstLetterUpper)]) == #"{"UrlName":1}"#
    )
    #expect(OneKey(key: "").toJSONString(options: [.key(.firstLetterUpper)]) == #"{"":1}"#)
  }

  @Test("INH-3: an object is written with the mapping of its own class")
  func ownClass() {
    class Base: SmartEncodable {
      var name = "n"
      private enum CodingKeys: CodingKey { case name }
      class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- "base"] }
    }
    final class Sub: Base {
      var own = 1
      override class func mappingForKey() -> [SmartKeyTransformer]? {
        [SubKeys.name <--- "sub"]
      }
      private enum SubKeys: CodingKey { case name }
    }
    struct Holder: SmartEncodable {
      var items: [Base] = [Base(), Sub(), Base()]
    }
    #expect(
      Holder().toJSONString(useMappedKeys: true)
        == #"{"items":[{"base":"n"},{"sub":"n"},{"base":"n"}]}"#
    )
  }

  @Test("INH-1: a subclass without coding encodes only what it inherited")
  func inheritedOnly() {
    class Base: SmartEncodable { var name = "n" }
    final class Sub: Base { var own = 1 }
    #expect(Sub().toJSONString() == #"{"name":"n"}"#)
  }

  @Test("FLAT-8: two properties with one key keep the first place and the last value")
  func sharedKey() {
    struct Model: SmartCodable {
      var a = 1
      var b = 2
      var c = 3
      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.a <--- "x", CodingKeys.c <--- "x"]
      }
    }
    #expect(Model().toJSONString(useMappedKeys: true) == #"{"x":3,"b":2}"#)
    #expect(Model().toDictionary(useMappedKeys: true)?["x"] as? Int == 3)
  }
}

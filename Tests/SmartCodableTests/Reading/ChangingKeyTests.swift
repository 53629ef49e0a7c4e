import Foundation
import PlatformSupport
import SmartCodable
import Testing

/// Coding keys whose strings code of the user computes may change between calls (KEY-17).
@Suite("Keys that change")
struct ChangingKeyTests {
  @TaskLocal private static var language = "en"

  private struct Entry: Codable, Equatable {
    var name: String
    var count: Int

    enum CodingKeys: CodingKey {
      case count, name

      var stringValue: String {
        switch self {
        case .count: "count"
        case .name: "name_" + language
        }
      }
    }
  }

  private static let languages = ["en", "de", "en", "fr"]

  @Test("KEY-17: a plain type reads and writes the keys as they are now")
  func plain() throws {
    let decoder = SmartJSONDecoder()
    let encoder = SmartJSONEncoder(style: .foundation)
    encoder.outputFormatting = .sortedKeys
    for language in Self.languages {
      try Self.$language.withValue(language) { () throws in
        let text = #"{"count":1,"name_\#(language)":"a"}"#
        let entry = Entry(name: "a", count: 1)
        #expect(try decoder.decode(Entry.self, from: text) == entry)
        #expect(String(decoding: try encoder.encode(entry), as: UTF8.self) == text)
      }
    }
  }

  private struct LocalModel: SmartCodable, Equatable {
    var name = "initial"
    var count = 8

    enum CodingKeys: String, CodingKey {
      case name, count

      var stringValue: String { self == .name ? rawValue + "_" + language : rawValue }

      init?(stringValue: String) { self.init(rawValue: stringValue) }
    }

    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.count <--- "amount"] }
  }

  @Test("KEY-17: a model maps such keys, and knows which property each names")
  func model() throws {
    for language in Self.languages {
      try Self.$language.withValue(language) { () throws in
        let name = "name_" + language
        let read = try LocalModel.decode(from: #"{"\#(name)":"a","amount":"2"}"#)
        #expect(read.value == LocalModel(name: "a", count: 2))
        #expect(read.repairs.map(\.path) == [[.key("count")]])
        #expect(try LocalModel.decode(from: #"{"\#(name)":{},"amount":{}}"#).value == LocalModel())
        let written = LocalModel().toDictionary(useMappedKeys: true)
        #expect(written.map { Set($0.keys) } == [name, "amount"])
        var old = LocalModel(name: "old", count: 4)
        SmartUpdater.update(&old, from: #"{"\#(name)":"new"}"#)
        #expect(old == LocalModel(name: "new", count: 4))
      }
    }
  }

  /// Two keys that exchange their strings, neither of which is the name of its case.
  private struct Exchanged: SmartCodable, Equatable {
    var first = 1
    var second = 2

    enum CodingKeys: CodingKey {
      case first, second

      var stringValue: String { (self == .first) == (language == "en") ? "x" : "y" }
    }
  }

  @Test("KEY-17: keys may exchange their strings")
  func exchange() throws {
    for language in Self.languages {
      try Self.$language.withValue(language) { () throws in
        let expected =
          language == "en" ? Exchanged(first: 7, second: 2) : Exchanged(first: 1, second: 7)
        #expect(try Exchanged.decode(from: #"{"x":7,"y":[]}"#).value == expected)
        #expect(Exchanged().toDictionary()?["x"] as? Int == (language == "en" ? 1 : 2))
      }
    }
  }

  /// Keys of one byte that are no cases of an enum.
  private struct Numbered: Decodable {
    var values: [Int]

    struct Key: CodingKey {
      var number: UInt8
      var stringValue: String { language + "\(number)" }
      var intValue: Int? { nil }
      init(number: UInt8) { self.number = number }
      init?(stringValue: String) { nil }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      values = try [3, 4, 3].map { try container.decode(Int.self, forKey: Key(number: $0)) }
    }
  }

  @Test("KEY-17: keys of one byte that are no enum are read by their strings")
  func numbers() throws {
    let decoder = SmartJSONDecoder()
    for language in Self.languages {
      try Self.$language.withValue(language) { () throws in
        let text = #"{"\#(language)3":3,"\#(language)4":4}"#
        #expect(try decoder.decode(Numbered.self, from: text).values == [3, 4, 3])
      }
    }
  }

  private struct Asked: SmartEncodable {
    static let count = LockedValue(0)
    var name = 1

    enum CodingKeys: CodingKey {
      case name

      var stringValue: String {
        Asked.count.withLock { $0 += 1 }
        return "x"
      }
    }
  }

  @Test("KEY-17: the code of a key is asked once for each member that is written")
  func asked() {
    let text = Array(repeating: Asked(), count: 100).toJSONString()
    #expect(text?.hasPrefix(#"[{"x":1},{"x":1},"#) == true)
    // Once more for the first, whose JSON key is not known yet.
    #expect(Asked.count.withLock { $0 } <= 110)
  }
}

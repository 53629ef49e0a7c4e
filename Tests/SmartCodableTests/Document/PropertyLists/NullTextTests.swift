import Foundation
import SmartCodable
import Testing

@Suite("$null in property lists")
struct NullTextTests {
  private struct Model: SmartCodable, Equatable {
    var text = "initial"
    var maybe: String?
    var list: [String?] = []
    var counts: [String: Int] = [:]
    var plain = Plain()
    @SmartAny var any: [String: Any] = [:]
  }

  private struct Plain: Codable, Equatable {
    var list: [String?] = []
  }

  /// Writes its nil, as `encode(_:forKey:)` with an Optional does.
  private struct Written: SmartCodable {
    var date: Date?

    private enum Key: CodingKey { case date }

    init() {}
    init(from decoder: any Decoder) throws {
      date = try decoder.container(keyedBy: Key.self).decode(Date?.self, forKey: .date)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(date, forKey: .date)
    }
  }

  private static let formats = [PropertyListSerialization.PropertyListFormat.xml, .binary]

  @Test("ENT-23: nil that PropertyListEncoder writes is read as null", arguments: formats)
  func roundTrip(format: PropertyListSerialization.PropertyListFormat) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let list: [String?] = ["a", nil, "$nul", "null$"]
    let model = Model(list: list, plain: Plain(list: list), any: ["a": NSNull(), "b": [NSNull()]])
    let data = try encoder.encode(model)
    let read = try #require(Model.deserializePlist(from: data))
    #expect(read == model)
    #expect(read == (try PropertyListDecoder().decode(Model.self, from: data)))
    let written = try encoder.encode(Written())
    let nothing = try #require(Written.deserializePlist(from: written))
    #expect(nothing.date == nil)
  }

  @Test("ENT-23: a value is null, a key and a longer text are not", arguments: formats)
  func places(format: PropertyListSerialization.PropertyListFormat) throws {
    let content: [String: Any] = [
      "text": "$null", "maybe": "$null", "counts": ["$null": 1],
      "any": ["$null": "$null", "b": "\u{E9}$null", "c": "$nulls"],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: content,
      format: format,
      options: 0
    )
    let model = try #require(Model.deserializePlist(from: data))
    #expect(model.text == "initial")
    #expect(model.maybe == nil)
    #expect(model.counts == ["$null": 1])
    #expect(model.any["$null"] is NSNull)
    #expect(model.any["b"] as? String == "\u{E9}$null")
    #expect(model.any["c"] as? String == "$nulls")
  }

  @Test(
    "ENT-23: texts with references, sections or in UTF-16 stay texts, as in PropertyListDecoder",
    arguments: ["&#36;null", "<![CDATA[$null]]>", "$nul&#108;"]
  )
  func spellings(text: String) throws {
    let list = "<plist><dict><key>list</key><array><string>\(text)</string></array></dict></plist>"
    let model = try #require(Model.deserializePlist(from: Data(list.utf8)))
    #expect(model.list == ["$null"])
    let plain = try PropertyListDecoder().decode(Plain.self, from: Data(list.utf8))
    #expect(model.list == plain.list)
  }

  @Test("ENT-23: a text of a binary list in UTF-16 stays a text")
  func wideText() throws {
    let units: [UInt8] = [0x65, 0, 0x24, 0, 0x6E, 0, 0x75, 0, 0x6C, 0, 0x6C]
    let data = BinaryList([[0xD1, 1, 2], [0x54] + Array("list".utf8), [0xA1, 3], units]).data
    let model = try #require(Model.deserializePlist(from: data))
    #expect(model.list == ["$null"])
    #expect(model.list == (try PropertyListDecoder().decode(Plain.self, from: data)).list)
  }

  @Test(
    "ENT-23: every spelling of an OpenStep list is null",
    arguments: ["$null", "\"$null\"", "'$null'", "\"\\044null\""]
  )
  func openStep(text: String) throws {
    let data = Data("{list = (\(text), a);}".utf8)
    let model = try #require(Model.deserializePlist(from: data))
    #expect(model.list == [nil, "a"])
    #expect(model.list == (try PropertyListDecoder().decode(Plain.self, from: data)).list)
  }

  @Test("ENT-23: a file of strings may begin with it")
  func strings() throws {
    let model = try #require(Model.deserializePlist(from: Data("$null = a; maybe = $null;".utf8)))
    #expect(model.maybe == nil)
  }
}

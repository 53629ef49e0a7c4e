import Foundation
import SmartCodable
import Testing

@Suite("The keys of encoded dictionaries")
struct DictionaryKeyTests {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private enum Suit: String, Codable, CodingKeyRepresentable {
    case hearts

    var codingKey: any CodingKey { Key(stringValue: "k_" + rawValue) }

    init?(codingKey: some CodingKey) {
      self.init(rawValue: String(codingKey.stringValue.dropFirst(2)))
    }
  }

  private struct Number: RawRepresentable, Codable, Hashable, CodingKeyRepresentable {
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }

    var codingKey: any CodingKey { Key(stringValue: "id\(rawValue)") }

    init?(codingKey: some CodingKey) {
      guard let number = Int(codingKey.stringValue.dropFirst(2)) else { return nil }
      self.init(rawValue: number)
    }
  }

  private enum Level: Int, Codable, CodingKeyRepresentable { case high = 3 }

  private enum Plain: String, Codable { case x }

  private struct Maps: SmartCodable, Equatable {
    var suits: [Suit: Int] = [:]
    var numbers: [Number: Int] = [:]
    var levels: [Level: Int] = [:]
    var plain: [Plain: Int] = [:]
  }

  @Test("ENC-13, ENC-15: a key with a coding key of its own is written as that, and read again")
  func ownKeys() throws {
    let maps = Maps(
      suits: [.hearts: 1],
      numbers: [Number(rawValue: 3): 2],
      levels: [.high: 3],
      plain: [.x: 4]
    )
    let text = try #require(maps.toJSONString())
    #expect(
      text
        == #"{"suits":{"k_hearts":1},"numbers":{"id3":2},"levels":{"3":3},"plain":{"x":4}}"#
    )
    #expect(Maps.deserialize(from: text) == maps)
    // JSONEncoder writes the same, except that it has no objects for other key types.
    let foundation = try JSONEncoder().encode([Suit.hearts: 1])
    #expect(try SmartJSONEncoder().encode([Suit.hearts: 1]) == foundation)
    let numbers = try JSONEncoder().encode([Number(rawValue: 3): 2])
    #expect(try SmartJSONEncoder().encode([Number(rawValue: 3): 2]) == numbers)
  }

  private struct Holder: SmartCodable {
    @SmartAny var v: Any = 0
  }

  @Test("ANY-9, ENC-13: the same inside Any")
  func inAny() {
    #expect(
      Holder(v: [Suit.hearts: "a"] as [Suit: Any]).toJSONString() == #"{"v":{"k_hearts":"a"}}"#
    )
    #expect(
      Holder(v: [AnyHashable(Number(rawValue: 1)): 2] as [AnyHashable: Any]).toJSONString()
        == #"{"v":{"id1":2}}"#
    )
  }
}

@Suite("Dictionary keys that have the same text")
struct EqualKeyTextTests {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// A key that is written without its case.
  private struct Name: Codable, Hashable, CodingKeyRepresentable, LosslessStringConvertible {
    let text: String
    init(_ text: String) { self.text = text }
    init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }
    var codingKey: any CodingKey { Key(stringValue: description) }
    var description: String { text.lowercased() }
  }

  private struct Maps: SmartCodable {
    var names: [Name: Int] = [:]
    @SmartCompact.Dictionary var compact: [Name: Int] = [:]
    @SmartAny var any: Any = 0
  }

  @Test("ENC-4: which of them is written is not left to the order of hashes")
  func equalTexts() {
    for _ in 0..<20 {
      // Dictionaries of other capacities have other orders.
      var maps = Maps()
      maps.names.reserveCapacity(.random(in: 1...100))
      maps.compact.reserveCapacity(.random(in: 1...100))
      for (text, number) in [("a", 1), ("A", 2), ("b", 3)].shuffled() {
        maps.names[Name(text)] = number
        maps.compact[Name(text)] = number
      }
      let any: [AnyHashable: Any] = [1: "int", "1": "text", Name("1"): "name"]
      maps.any = any
      #expect(
        maps.toJSONString()
          == #"{"names":{"a":2,"b":3},"compact":{"a":2,"b":3},"any":{"1":"text"}}"#
      )
    }
  }
}

import Foundation
import SmartCodable
import Testing

@Suite("@SmartAny in Foundation's encoders")
struct ForeignAnyTests {
  private enum Word: String { case p }

  private struct Key: CodingKey, CodingKeyRepresentable, Hashable {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
    var codingKey: any CodingKey { self }
    init?(codingKey: some CodingKey) { self.init(stringValue: codingKey.stringValue) }
  }

  private struct Holder: SmartCodable {
    @SmartAny var v: Any = 0
  }

  private static let uuid = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

  private static func values() throws -> [Any] {
    let uuid = try #require(NSUUID(uuidString: Self.uuid))
    let mixed: [AnyHashable: Any] = [1: "int", "1": "text"]
    return [
      "abc".dropFirst(), ["abc".dropLast(), "x"] as [Any], uuid, NSArray(array: [uuid]),
      [Word.p: 1] as [Word: Any], [Key(stringValue: "k"): [1]] as [Key: Any],
      [UInt8(3): "x"] as [UInt8: Any], mixed,
    ]
  }

  @Test("ANY-10: they write what this package's encoder writes")
  func same() throws {
    let foundation = JSONEncoder()
    foundation.outputFormatting = .sortedKeys
    for value in try Self.values() {
      let holder = Holder(v: value)
      let text = String(decoding: try foundation.encode(holder), as: UTF8.self)
      #expect(holder.toJSONString() == text)
      #expect(try !PropertyListEncoder().encode(holder).isEmpty)
    }
    #expect(Holder(v: "abc".dropFirst()).toJSONString() == #"{"v":"bc"}"#)
    #expect(Holder(v: [Word.p: 1] as [Word: Any]).toJSONString() == #"{"v":{"p":1}}"#)
  }
}

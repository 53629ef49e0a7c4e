import Foundation
import Testing

@testable import SmartCodable

/// What an enum made of a text is remembered only if the text was all it saw.
@Suite struct TextMemoTests {
  private static let key = CodingUserInfoKey(rawValue: "mode")

  private enum Mode: String, Decodable {
    case plain, special

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      let isSpecial = Self.key.flatMap { decoder.userInfo[$0] } != nil
      self = isSpecial ? .special : Mode(rawValue: text) ?? .plain
    }

    private static var key: CodingUserInfoKey? { TextMemoTests.key }
  }

  private enum Size: String, SmartCaseDefaultable {
    case s, small, extraordinary, extraordinarily, unremarkablyLarge
  }

  private struct Sizes: SmartCodable {
    var sizes: [Size] = []
  }

  @Test("an enum that also looks at userInfo is asked each time")
  func userInfo() throws {
    let decoder = SmartJSONDecoder()
    let data = Data(#"["plain","plain"]"#.utf8)
    #expect(try decoder.decode([Mode].self, from: data) == [.plain, .plain])
    decoder.userInfo[try #require(Self.key)] = true
    #expect(try decoder.decode([Mode].self, from: data) == [.special, .special])
  }

  @Test("short and long raw values, again and again, with bad ones between them")
  func sizes() {
    let texts = ["s", "small", "extraordinary", "extraordinarily", "unremarkablyLarge"]
    for _ in 0..<3 {
      let members = texts.map { "\"\($0)\",\"x\($0)\"" }.joined(separator: ",")
      let model = Sizes.deserialize(from: "{\"sizes\":[\(members)]}")
      #expect(model?.sizes.map(\.rawValue) == texts)
    }
  }

  @Test("a memo tells texts apart by all their bytes, and stops taking more")
  func memo() {
    var memo = TextMemo<Int>()
    let words: [UInt64] = [1, 2, 0x6161_6161_6161_6161]
    var texts: [ShortText] = []
    for count in 9...12 {
      for first in words {
        for last in words { texts.append(ShortText(count: count, first: first, last: last)) }
      }
    }
    for (number, text) in texts.enumerated() { memo.remember(number, for: text) }
    for (number, text) in texts.enumerated() {
      #expect(memo.value(for: text) == (number < 32 ? number : nil))
    }
  }
}

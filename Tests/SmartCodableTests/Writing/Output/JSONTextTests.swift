import Foundation
import SmartCodable
import Testing

@Suite("The text that toJSONString writes")
struct JSONTextTests {
  private struct Person: SmartCodable {
    var zebra = "z"
    var name = "n"
    var nick: String?
    var age = 3
  }

  private struct Box<Value: Codable>: SmartEncodable {
    var v: Value
  }

  private struct Empty: SmartEncodable {}

  private struct Tree: SmartEncodable {
    var list: [Int] = []
    var map: [String: Int] = [:]
    var inner: [Empty] = [Empty()]
    var deep = ["k": [1, 2]]
  }

  private class Base: SmartEncodable {
    var first = 1
    private enum CodingKeys: CodingKey { case first }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(first, forKey: .first)
    }
  }

  private final class Derived: Base {
    var second = 2
    private enum CodingKeys: CodingKey { case second }
    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(second, forKey: .second)
    }
  }

  @Test("ENC-4: keys come in declaration order, superclass first")
  func order() {
    #expect(Person().toJSONString() == #"{"zebra":"z","name":"n","age":3}"#)
    #expect(Derived().toJSONString() == #"{"first":1,"second":2}"#)
  }

  @Test("ENC-4: dictionary keys come in ascending UTF-8 order")
  func dictionaryOrder() {
    let keys = ["é", "b", "a", "B", "\u{FFFF}", "\u{10000}", "", "ab", "e\u{301}"]
    let box = Box(v: Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) }.dropLast()))
    #expect(
      box.toJSONString()
        == "{\"v\":{\"\":1,\"B\":1,\"a\":1,\"ab\":1,\"b\":1,\"é\":1,\"\u{FFFF}\":1,\"\u{10000}\":1}}"
    )
    #expect(Box(v: [10: 1, 9: 2, -1: 3]).toJSONString() == #"{"v":{"-1":3,"10":1,"9":2}}"#)
  }

  @Test(
    "ENC-5: only quotes, backslashes and controls are escaped",
    arguments: [
      ("plain", "plain"), ("a/b", "a/b"), ("\"", "\\\""), ("\\", "\\\\"),
      ("é\u{10FFFF}", "é\u{10FFFF}"),
      ("\u{7F}\u{80}\u{2028}", "\u{7F}\u{80}\u{2028}"), ("\n\r\t\u{8}\u{C}", "\\n\\r\\t\\b\\f"),
      ("\u{0}\u{1}\u{1F}", "\\u0000\\u0001\\u001f"),
      ("1234567\"1234567\\12345678\n", "1234567\\\"1234567\\\\12345678\\n"),
      (String(repeating: "\"", count: 40), String(repeating: "\\\"", count: 40)),
      (String(repeating: "é!", count: 40), String(repeating: "é!", count: 40)),
    ]
  )
  func escapes(_ text: String, _ written: String) {
    #expect(Box(v: text).toJSONString() == "{\"v\":\"\(written)\"}")
    #expect(Box(v: [text: 1]).toJSONString() == "{\"v\":{\"\(written)\":1}}")
  }

  @Test("ENC-5: every position and length of an escape is found")
  func escapePositions() throws {
    for length in 0..<20 {
      for position in 0...length {
        let plain = String(repeating: "x", count: length)
        let split = plain.index(plain.startIndex, offsetBy: position)
        let text = plain[..<split] + "\u{1}" + plain[split...]
        let written = plain[..<split] + "\\u0001" + plain[split...]
        #expect(Box(v: String(text)).toJSONString() == "{\"v\":\"\(written)\"}")
      }
    }
  }

  @Test("ENC-6: prettyPrint indents by two spaces, one item per line")
  func pretty() {
    #expect(
      Tree().toJSONString(prettyPrint: true) == """
        {
          "list" : [],
          "map" : {},
          "inner" : [
            {}
          ],
          "deep" : {
            "k" : [
              1,
              2
            ]
          }
        }
        """
    )
    #expect(
      [Person()].toJSONString(prettyPrint: true)?.hasPrefix("[\n  {\n    \"zebra\" : ") == true
    )
    #expect([Person]().toJSONString(prettyPrint: true) == "[]")
  }

  @Test(
    "ENC-14: Double is written in its shortest form, integral ones without .0",
    arguments: [
      (0.1, "0.1"), (1, "1"), (16777217.5, "16777217.5"), (-2, "-2"), (1e15, "1000000000000000"),
      (9_007_199_254_740_991, "9007199254740991"), (1.5e300, "1.5e+300"),
      (.leastNonzeroMagnitude, "5e-324"),
      (0.30000000000000004, "0.30000000000000004"), (1e16, "1e+16"),
    ]
  )
  func doubles(_ value: Double, _ text: String) throws {
    #expect(Box(v: value).toJSONString() == "{\"v\":\(text)}")
    #expect(Double(text) == value)
  }

  @Test("ENC-14: Float is written in its own shortest form")
  func floats() {
    #expect(Box(v: Float(0.1)).toJSONString() == #"{"v":0.1}"#)
    #expect(Box(v: Float(3)).toJSONString() == #"{"v":3}"#)
    #expect(Box(v: Float(16_777_216)).toJSONString() == #"{"v":16777216}"#)
    #expect(Box(v: CGFloat(0.25)).toJSONString() == #"{"v":0.25}"#)
  }

  @Test("ENC-12: integers and Decimal keep all digits")
  func digits() throws {
    #expect(Box(v: Int64.min).toJSONString() == #"{"v":-9223372036854775808}"#)
    #expect(Box(v: UInt64.max).toJSONString() == #"{"v":18446744073709551615}"#)
    #expect(Box(v: Int128.min).toJSONString() == "{\"v\":\(Int128.min)}")
    #expect(Box(v: UInt128.max).toJSONString() == "{\"v\":\(UInt128.max)}")
    let text = "12345678901234567890.123456789012345678"
    let decimal = try #require(Decimal(string: text))
    #expect(Box(v: decimal).toJSONString() == "{\"v\":\(text)}")
    for value in [0, 1, 9, 10, 99, 100, 12345, 1_000_000_007] {
      #expect(Box(v: value).toJSONString() == "{\"v\":\(value)}")
      #expect(Box(v: -value).toJSONString() == (value == 0 ? "{\"v\":0}" : "{\"v\":-\(value)}"))
    }
  }

  private enum Size: String, Codable {
    case small
    case large = "L"
  }

  @Test("ENC-12: Data, URL, enums and sets have their forms")
  func forms() throws {
    #expect(Box(v: Data([104, 105])).toJSONString() == #"{"v":"aGk="}"#)
    #expect(
      Box(v: try #require(URL(string: "https://a.b/c?d"))).toJSONString()
        == #"{"v":"https://a.b/c?d"}"#
    )
    #expect(Box(v: [Size.small, .large]).toJSONString() == #"{"v":["small","L"]}"#)
    #expect(Box(v: Set([5])).toJSONString() == #"{"v":[5]}"#)
  }

  private enum Level: Int, Codable {
    case low = 1
    case high = 20
  }

  @Test("ENC-13: a dictionary keyed by a raw-value enum is an object")
  func enumKeys() {
    #expect(Box(v: [Size.large: 1, .small: 2]).toJSONString() == #"{"v":{"L":1,"small":2}}"#)
    #expect(Box(v: [Level.high: 1, .low: 2]).toJSONString() == #"{"v":{"1":2,"20":1}}"#)
    #expect(Box(v: [2.5: "x"]).toJSONString() == #"{"v":[2.5,"x"]}"#)
  }
}

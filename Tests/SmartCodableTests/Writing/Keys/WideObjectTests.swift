import Foundation
import SmartCodable
import Testing

@Suite("Objects with many keys")
struct WideObjectTests {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int?

    init(_ text: String, _ number: Int? = nil) {
      stringValue = text
      intValue = number
    }

    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// Another type of keys with the same texts, whose records are others.
  private struct OtherKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  private struct Plain: Encodable {
    let body: (any Encoder) throws -> Void
    init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }
    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  private struct Refusal: Error {}

  private func text(_ body: @escaping (any Encoder) throws -> Void) throws -> String {
    String(decoding: try SmartJSONEncoder().encode(Plain(body)), as: UTF8.self)
  }

  @Test(
    "ENF-1: the members of a wide value that failed are not found again in its place",
    arguments: [SmartEncodingStyle.smart, .foundation],
    [SmartJSONEncoder.OutputFormatting(), .sortedKeys]
  )
  func failedValue(style: SmartEncodingStyle, formatting: SmartJSONEncoder.OutputFormatting) throws
  {
    let encoder = SmartJSONEncoder(style: style)
    encoder.outputFormatting = formatting
    for width in stride(from: 20, to: 130, by: 3) {
      for again in [[0], [width - 1], [3, 0, width - 1]] {
        let write = { (encoder: any Encoder) in
          var container = encoder.container(keyedBy: Key.self)
          for number in 0..<width { try container.encode(number, forKey: Key("k\(number)")) }
          for number in again { try container.encode("again", forKey: Key("k\(number)")) }
        }
        let wanted = try encoder.encode(Plain(write))
        let written = try encoder.encode(
          Plain { encoder in
            var single = encoder.singleValueContainer()
            try? single.encode(
              Plain { encoder in
                try write(encoder)
                throw Refusal()
              }
            )
            try write(encoder)
          }
        )
        #expect(written == wanted, "\(width) \(again)")
      }
    }
  }

  @Test(
    "FLAT-8, ENF-1: any order of writing, writing again and failing gives places and values",
    arguments: [false, true]
  )
  func anyOrder(afterMany: Bool) throws {
    var random = SeededRandom(seed: 8)
    for width in [3, 20, 30, 70, 150, 400] {
      for round in 0..<20 {
        // After many keys that were never seen before, further ones are written without being kept.
        let prefix = afterMany ? "\(width) \(round) " : ""
        let steps = (0..<width * 3)
          .map { _ in (key: Int.random(in: 0..<width, using: &random), kind: random.next() % 8) }
        // The order of first writing, and the last value; a failed first try keeps no place.
        var order: [Int] = []
        var values: [Int: String] = [:]
        let written = try text { encoder in
          var list = encoder.unkeyedContainer()
          if afterMany { try list.encode(Plain(Self.writeManyKeys)) }
          let encoder = list.superEncoder()
          var container = encoder.container(keyedBy: Key.self)
          var other = encoder.container(keyedBy: OtherKey.self)
          for (index, step) in steps.enumerated() {
            let name = "\(prefix)key \(step.key)"
            if step.kind != 0, !order.contains(step.key) { order.append(step.key) }
            switch step.kind {
            case 0:
              try? container.encode(Plain { _ in throw Refusal() }, forKey: Key(name))
              continue
            case 1:
              _ = other.superEncoder(forKey: OtherKey(name))
              values[step.key] = "{}"
            case 2:
              try other.encode(["a": index], forKey: OtherKey(name))
              values[step.key] = "{\"a\":\(index)}"
            case 3:
              // The object of the key that may be there already, reached once more.
              try container.encode(Plain { _ = $0.container(keyedBy: Key.self) }, forKey: Key(name))
              var again = encoder.container(keyedBy: Key.self)
              var nested = again.nestedContainer(keyedBy: OtherKey.self, forKey: Key(name))
              try nested.encode(index, forKey: OtherKey("inner \(prefix)"))
              values[step.key] = "{\"inner \(prefix)\":\(index)}"
            case 4:
              try container.encode(index as Int?, forKey: Key(name))
              values[step.key] = "\(index)"
            default:
              try container.encode(index, forKey: Key(name))
              values[step.key] = "\(index)"
            }
          }
        }
        let members = order.compactMap { key in
          values[key].map { "\"\(prefix)key \(key)\":\($0)" }
        }
        #expect(written.hasSuffix(",{\(members.joined(separator: ","))}]") == afterMany)
        #expect((written == "[{\(members.joined(separator: ","))}]") == !afterMany)
      }
    }
  }

  /// Writes more keys than are kept in one call.
  private static func writeManyKeys(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let first = Int.random(in: 0..<1 << 40)
    for number in first..<first + 8300 { try container.encode(0, forKey: Key("many \(number)")) }
  }

  @Test("AGR-9, FLAT-8: keys after many others have their paths, and merge and sort like all")
  func afterMany() throws {
    let keys = ["7", "z", "e\u{301}", "a\"b\"", "", "7"]
    let body = { (encoder: any Encoder) in
      var list = encoder.unkeyedContainer()
      try list.encode(Plain(Self.writeManyKeys))
      try list.encode(
        Plain { encoder in
          var container = encoder.container(keyedBy: Key.self)
          for (index, key) in keys.enumerated() {
            try container.encode(index, forKey: Key("new \(key)"))
            let nested = container.nestedContainer(keyedBy: Key.self, forKey: Key("\(index)000007"))
            #expect(nested.codingPath.last?.stringValue == "\(index)000007")
            #expect(nested.codingPath.last?.intValue == nil)
            #expect {
              try container.encode(Double.nan, forKey: Key("nan \(index)"))
            } throws: { error in
              guard case EncodingError.invalidValue(_, let context) = error else { return false }
              return context.codingPath.last?.stringValue == "nan \(index)"
            }
          }
        }
      )
    }
    let foundation = JSONEncoder()
    foundation.outputFormatting = .sortedKeys
    let ours = SmartJSONEncoder()
    ours.outputFormatting = .sortedKeys
    for _ in 0..<3 {
      let texts = try [foundation, ours]
        .map { encoder in
          let text = String(decoding: try encoder.encode(Plain(body)), as: UTF8.self)
          return text.components(separatedBy: "},{").last?.components(separatedBy: ",{").last
        }
      #expect(texts[0] == texts[1])
      #expect(texts[0]?.contains("new 7\":5") == true)
    }
  }

  @Test("FLAT-8: wide objects written side by side, with the same keys, keep their members apart")
  func sideBySide() throws {
    let width = 150  // an index is made when two names share one of 64 bits
    for call in 0..<4 {
      let written = try text { encoder in
        var list = encoder.unkeyedContainer()
        var objects = (0..<3).map { _ in list.nestedContainer(keyedBy: Key.self) }
        // Written twice, so that each object looks for keys that the others have too; the first one
        // loses its second half.
        for round in 0..<2 {
          for key in 0..<width {
            for place in objects.indices where place > 0 || key < width / 2 {
              try objects[place].encode(key + round + place + call, forKey: Key("key \(key)"))
            }
          }
        }
      }
      let texts = (0..<3)
        .map { place in
          let keys = 0..<(place > 0 ? width : width / 2)
          let members = keys.map { "\"key \($0)\":\($0 + 1 + place + call)" }
          return "{\(members.joined(separator: ","))}"
        }
      #expect(written == "[\(texts.joined(separator: ","))]")
    }
  }

  @Test("LIM-1: a hundred thousand keys, written again from the last to the first")
  func reversed() throws {
    let count = 100_000
    let names = (0..<count).map { "k\($0)" }
    let written = try text { encoder in
      var container = encoder.container(keyedBy: Key.self)
      for name in names { try container.encode(1, forKey: Key(name)) }
      for name in names.reversed() { try container.encode(2, forKey: Key(name)) }
    }
    #expect(written.hasPrefix(#"{"k0":2,"k1":2,"k2":2,"#))
    #expect(written.hasSuffix(#","k99998":2,"k99999":2}"#))
    #expect(written.utf8.count { $0 == UInt8(ascii: ":") } == count)
  }

  @Test("LIM-1: keys that are never the same again are written right, call after call")
  func forgottenKeys() throws {
    enum Fixed: String, CodingKey { case list, last }
    for call in 0..<8 {
      let names = (0..<4000).map { "key \($0 + call * 4000)" }
      let written = try text { encoder in
        var outer = encoder.container(keyedBy: Fixed.self)
        var container = outer.nestedContainer(keyedBy: Key.self, forKey: .list)
        for (index, name) in names.enumerated() { try container.encode(index, forKey: Key(name)) }
        try outer.encode(call, forKey: .last)
      }
      let members = names.enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",")
      #expect(written == "{\"list\":{\(members)},\"last\":\(call)}")
    }
  }

  @Test(
    "PARSE-12, AGR-9: keys differ by their bytes, with escapes or without, and keep their numbers"
  )
  func texts() throws {
    let names = [
      "", "a", "a\"", "a\\\"", "a\\", "é", "e\u{301}", "\u{212b}", "\u{c5}", "\u{0}", "\\u0000",
      String(repeating: "long ", count: 2000), String(repeating: "long ", count: 2000) + "\"",
    ]
    let written = try text { encoder in
      var container = encoder.container(keyedBy: Key.self)
      for name in names + names { try container.encode(name, forKey: Key(name)) }
      for number in [nil, 5, 6, nil, 5] as [Int?] {
        let path = container.nestedContainer(keyedBy: Key.self, forKey: Key("n", number)).codingPath
        // The container is that of the first key with the text.
        #expect(path.map(\.stringValue) == ["n"])
        #expect {
          try container.encode(Double.nan, forKey: Key("m", number))
        } throws: { error in
          guard case EncodingError.invalidValue(_, let context) = error else { return false }
          return context.codingPath.last?.intValue == number
        }
      }
    }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(written.utf8)) as? NSDictionary
    )
    #expect(written.components(separatedBy: "\":").count == names.count + 2)
    #expect(object.count >= 1)
    for name in names { #expect(written.contains(":" + quoted(name))) }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}": result += "\\u0000"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

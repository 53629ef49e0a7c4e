import Foundation
import Testing

@testable import SmartCodable

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

  private struct Plain: Codable {
    @SmartAny var v: [String: Any] = [:]
    var counts: [String: Int] = [:]
  }

  @Test("ANY-10, KEY-14, COL-14: a key strategy of a decoder leaves keys in a value as they are")
  func decodedKeys() throws {
    let text = #"{"v":{"a_b":{"c_d":[{"e_f":1}]},"g":null},"counts":{"a_b":1}}"#
    let foundation = JSONDecoder()
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    let strict = SmartJSONDecoder()
    strict.leniency = .none
    strict.keyDecodingStrategy = .convertFromSnakeCase
    for plain in [
      try foundation.decode(Plain.self, from: Data(text.utf8)),
      try strict.decode(Plain.self, from: Data(text.utf8)),
    ] {
      #expect(plain.counts == ["a_b": 1])
      #expect(plain.v.keys.sorted() == ["a_b", "g"])
      #expect(plain.v["g"] is NSNull)
      let inner = try #require(plain.v["a_b"] as? [String: Any])
      let list = try #require(inner["c_d"] as? [[String: Any]])
      #expect(list.first?["e_f"] as? Int == 1)
    }
  }

  @Test("ANY-10, ENC-9: a key strategy of an encoder leaves the keys in a value as they are")
  func encodedKeys() throws {
    let value: [String: Any] = ["aB": ["cD": [["eF": 1]]] as [String: Any], "gH": NSNull()]
    let plain = Plain(v: value, counts: ["aB": 1])
    let text = #"{"counts":{"aB":1},"v":{"aB":{"cD":[{"eF":1}]},"gH":null}}"#
    let foundation = JSONEncoder()
    foundation.keyEncodingStrategy = .convertToSnakeCase
    foundation.outputFormatting = .sortedKeys
    #expect(String(decoding: try foundation.encode(plain), as: UTF8.self) == text)
    let styled = SmartJSONEncoder(style: .foundation)
    styled.smartKeyEncodingStrategy = .toSnakeCase
    styled.outputFormatting = .sortedKeys
    #expect(String(decoding: try styled.encode(plain), as: UTF8.self) == text)
  }

  @Test(
    "LIM-2: other decoders get an error where the stack ends, with room to tell the path",
    .enabled(if: StackGuard.isAvailable),
    arguments: [128, 192, 256, 320, 448, 512, 640, 1024]
  )
  func endOfStack(stackKiB: Int) throws {
    // The scalar is where all is well, where the stack is about to end, and beyond; no deeper than Foundation's
    // parser goes on such a stack.
    let texts = stride(from: 2, to: min(500, stackKiB * 3 / 2), by: 3)
      .map { depth in
        #"{"counts":{},"v":"# + String(repeating: #"{"k":"#, count: depth) + "1"
          + String(repeating: "}", count: depth) + "}"
      }
    let results = try onThread(stackKiB: stackKiB) {
      texts.map { text -> Bool? in
        do {
          _ = try JSONDecoder().decode(Plain.self, from: Data(text.utf8))
          return true
        } catch {
          return error is DecodingError ? false : nil
        }
      }
    }
    #expect(!results.contains(nil))
    #expect(results.first == true)
    #expect(results.prefix { $0 == true }.count == results.count { $0 == true })
  }

  @Test(
    "LIM-2: other encoders get an error where the stack ends, with room to tell the path",
    .enabled(if: StackGuard.isAvailable),
    arguments: [128, 192, 256, 320, 448, 512, 640, 1024]
  )
  func endOfStackInEncoding(stackKiB: Int) throws {
    let outcomes = try onThread(stackKiB: stackKiB) {
      stride(from: 2, to: 500, by: 15)
        .flatMap { depth in
          // What no JSON can say ends the call at the innermost level.
          [1 as Any, Double.nan]
            .map { leaf -> Bool? in
              let value = (0..<depth).reduce(leaf) { inner, _ in ["k": inner] }
              do {
                _ = try JSONEncoder().encode(Holder(v: value))
                return true
              } catch {
                return error is EncodingError ? false : nil
              }
            }
        }
    }
    #expect(!outcomes.contains(nil))
    #expect(outcomes[0] == true && outcomes[1] == false)
  }

  @Test(
    "LIM-2: other decoders get an error where the stack ends",
    .enabled(if: StackGuard.isAvailable)
  )
  func deepValues() throws {
    let depth = 400
    let text =
      #"{"counts":{},"v":"# + String(repeating: #"{"k":"#, count: depth) + "{}"
      + String(repeating: "}", count: depth) + "}"
    let isRefused = try onThread(stackKiB: 256) {
      do {
        _ = try JSONDecoder().decode(Plain.self, from: Data(text.utf8))
        return false
      } catch {
        return error is DecodingError
      }
    }
    #expect(isRefused)
    let isRead = try onThread(stackKiB: 16384) {
      (try? JSONDecoder().decode(Plain.self, from: Data(text.utf8))) != nil
    }
    #expect(isRead)
  }
}

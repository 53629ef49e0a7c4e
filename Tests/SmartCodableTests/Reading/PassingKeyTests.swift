import Foundation
import Testing

@testable import SmartCodable

/// Keys that are made at run time, of which a table keeps so many: JSONDecoder is the judge on both sides of
/// that bound.
@Suite("Keys made at run time")
struct PassingKeyTests {
  fileprivate struct Key: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ text: String, _ number: Int? = nil) { (stringValue, intValue) = (text, number) }
    init(stringValue: String) { self.init(stringValue) }
    init(intValue: Int) { self.init("\(intValue)", intValue) }
  }

  /// An enum that is larger than a byte.
  private enum Case: CodingKey {
    case other(String)

    var stringValue: String { if case .other(let text) = self { text } else { "" } }
    var intValue: Int? { nil }
    init(stringValue: String) { self = .other(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// What an attempt gave: a value, or the case and the path of an error.
  private static func answer<Value>(_ body: () throws -> Value) -> String {
    do { return "\(try body())" } catch let error as DecodingError {
      return "\(error.name) \(error.path.map { "\($0.stringValue)/\($0.intValue ?? -1)" })"
    } catch { return "\(error)" }
  }

  private struct Loop: Decodable {
    var seen: [String] = []

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      for key in members.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        seen.append(key.stringValue + answer { try members.decode(Int.self, forKey: key) })
        seen.append(answer { try members.decodeIfPresent(Int.self, forKey: key) })
        seen.append("\(members.contains(key)) \(answer { try members.decodeNil(forKey: key) })")
        let missing = Key(key.stringValue + "!", 7)
        seen.append(answer { try members.decode(Int.self, forKey: missing) })
        seen.append("\(members.contains(missing))")
      }
    }
  }

  private struct Cases: Decodable {
    var sum = 0

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Case.self)
      for key in members.allKeys.reversed() { sum += try members.decode(Int.self, forKey: key) }
    }
  }

  /// A tree with as many children as it likes, whose requests for keys of one table are nested.
  private final class Tree: Decodable {
    var names: [String] = []
    var paths: [String] = []

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      for key in members.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        guard let child = try? members.decode(Tree.self, forKey: key) else {
          paths.append(answer { try members.decode(String.self, forKey: key) })
          continue
        }
        names += [key.stringValue] + child.names
        paths += child.paths
        // The same container again, after the keys of the child have passed.
        names.append("\(members.contains(key))")
      }
    }
  }

  /// Nested containers and super decoders of all keys at once, used in the end.
  private struct Kept<Value: Decodable>: Decodable {
    var texts: [String] = []

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      let keys = members.allKeys.sorted { $0.stringValue < $1.stringValue }
      let nested = try keys.map { try members.nestedContainer(keyedBy: Key.self, forKey: $0) }
      let supers = try keys.map { try members.superDecoder(forKey: $0) }
      for (container, decoder) in zip(nested, supers) {
        texts.append("\(container.codingPath.map(\.stringValue)) \(container.allKeys.count)")
        texts.append(answer { try container.decode(Value.self, forKey: Key("v", 3)) })
        texts.append("\(decoder.codingPath.map(\.stringValue))")
        texts.append(answer { try [String: Value](from: decoder).keys.sorted() })
      }
    }
  }

  private static var strict: SmartJSONDecoder {
    let decoder = SmartJSONDecoder()
    decoder.leniency = .none
    return decoder
  }

  private static func judge<Value: Decodable>(
    _ type: Value.Type,
    _ json: String,
    _ facts: (Value) -> [String]
  ) throws {
    let wanted = facts(try JSONDecoder().decode(type, from: Data(json.utf8)))
    #expect(!wanted.isEmpty)
    for _ in 0..<2 {
      #expect(facts(try strict.decode(type, from: Data(json.utf8))) == wanted)
    }
  }

  private static func object(_ count: Int, _ value: (Int) -> String) -> String {
    "{" + (0..<count).map { "\"k\($0)\":\(value($0))" }.joined(separator: ",") + "}"
  }

  private static let sizes = [1, 64, 65, 255, 256, 257, 258, 1000]

  @Test("NEST-11, AGR-1: each key gives its own value or error", arguments: sizes)
  func loops(count: Int) throws {
    let values = ["1", "null", "\"x\"", "[]"]
    try Self.judge(Loop.self, Self.object(count) { values[$0 % 4] }) { $0.seen }
    try Self.judge(Cases.self, Self.object(count) { "\($0)" }) { ["\($0.sum)"] }
  }

  @Test("AGR-9: requests that are nested keep their keys", arguments: sizes)
  func trees(count: Int) throws {
    let json = Self.object(count) { "{\"a\($0)\":{\"b\":\($0)},\"k\($0)\":{\"k0\":{}}}" }
    try Self.judge(Tree.self, json) { $0.names + $0.paths }
  }

  @Test("AGR-9: containers and decoders keep the paths of their keys", arguments: sizes)
  func kept(count: Int) throws {
    let json = Self.object(count) { "{\"v\":\($0 % 2 == 0 ? "1" : "true")}" }
    try Self.judge(Kept<Int>.self, json) { $0.texts }
    try Self.judge([Kept<Int>].self, "[\(json),\(json)]") { $0.flatMap(\.texts) }
  }

  private struct Counted: Decodable {
    var values: [String] = []

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      values.append("\(members.allKeys.count)")
      for text in Self.texts {
        values.append(answer { try members.decode(Int.self, forKey: Key(text)) })
      }
    }

    static let texts = ["e\u{301}", "\u{e9}", "same", "a\"b", "\u{1F600}", "", "no"]
  }

  @Test("PARSE-11, PARSE-12: names are compared by their bytes, and the first of equal ones counts")
  func spellings() throws {
    let special =
      #""e\u0301":1,"\u00e9":2,"same":3,"s\u0061me":4,"a\"b":5,"😀":6,"":7"#
    for count in [3, 300] {
      let others = (0..<count).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
      for json in ["{\(special),\(others)}", "{\(others),\(special)}"] {
        // The table is full before the names that count are asked for.
        let all = "{\"a\":\(Self.object(300) { "\($0)" }),\"b\":\(json)}"
        let values = try
          Self.strict
          .decode([String: Counted].self, from: Data(all.utf8))["b"]?
          .values
        #expect(values?.prefix(7) == ["\(count + 6)", "1", "2", "3", "5", "6", "7"])
        #expect(values?.last == "keyNotFound [\"b/-1\", \"no/-1\"]")
      }
    }
  }

  /// A model that reads members as it likes, with a mapping for one of them.
  private struct Model: SmartCodable {
    var sum = 0
    var mapped = 0

    init() {}

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      for number in 0..<300 {
        sum += try members.decode(Int.self, forKey: Key("k\(number)"))
      }
      mapped = try members.decode(Int.self, forKey: Key("mapped"))
    }

    enum CodingKeys: CodingKey { case sum, mapped }

    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.mapped <--- "other.deep"] }
  }

  @Test("REP-1, KEY-6: repairs name the keys, and a mapped key is mapped however many there are")
  func repairs() throws {
    let members = (0..<300).map { "\"k\($0)\":\($0 % 100 == 99 ? "\"1\"" : "1")" }
    let json = "{\(members.joined(separator: ",")),\"other\":{\"deep\":5}}"
    for _ in 0..<2 {
      let result = try Model.decode(from: json)
      #expect(result.value.sum == 300 && result.value.mapped == 5)
      #expect(result.repairs.map { "\($0.path)" }.count == 3)
      for name in ["k99", "k199", "k299"] {
        #expect(result.repairs.contains { $0.description.contains(name) })
      }
    }
  }

  /// Asks for the value inside a wrapper by a key that passes.
  private struct Wrapped: SmartCodable {
    @SmartAny var late = 7

    enum CodingKeys: CodingKey { case late }

    init() {}

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      for number in 0..<300 { _ = members.contains(Key("k\(number)")) }
      late = try members.decode(Int.self, forKey: Key("late"))
    }
  }

  @Test("DEF-16: the initial wrapper stands in for a key that passes too")
  func wrapped() throws {
    for json in ["{}", #"{"late":[]}"#] { #expect(try Wrapped.read(json).late == 7) }
  }
}

extension DecodingError {
  fileprivate var name: String {
    switch self {
    case .keyNotFound: "keyNotFound"
    case .typeMismatch: "typeMismatch"
    case .valueNotFound: "valueNotFound"
    default: "dataCorrupted"
    }
  }

  fileprivate var path: [any CodingKey] {
    switch self {
    case .keyNotFound(let key, let context): context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath
    @unknown default: []
    }
  }
}

import Foundation
import SmartCodable
import Synchronization
import Testing

/// Keys and values are put into the memory of the dictionary, so each must be given up exactly once.
@Suite("Dictionaries whose entries are put into their memory")
struct DictionaryMemoryTests {
  /// The objects of this suite that are in use; one test makes them.
  private static let alive = Atomic<Int>(0)

  private final class Counted: Sendable {
    init() { alive.add(1, ordering: .relaxed) }
    deinit { alive.subtract(1, ordering: .relaxed) }
  }

  /// A key made of a coding key, or a value that stands by turns with others in an array.
  private struct Key: CodingKeyRepresentable, Codable, Hashable {
    let text: String
    let counted = Counted()

    var codingKey: any CodingKey { text.codingKey }

    init?(codingKey: some CodingKey) {
      if codingKey.stringValue.isEmpty { return nil }
      text = codingKey.stringValue.lowercased()
    }

    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {}
    static func == (left: Self, right: Self) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  private struct Pair: Hashable, Decodable {
    let key: Key
    init(from decoder: any Decoder) throws { key = try Key(from: decoder) }
  }

  private struct Value: Decodable {
    let number: Int
    let counted = Counted()
    init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
    }
  }

  private func decoded<Entries: Decodable>(
    _ text: String,
    _ leniency: SmartLeniency,
    as type: Entries.Type
  ) -> Entries? {
    let decoder = SmartJSONDecoder()
    decoder.leniency = leniency
    return try? decoder.decode(type, from: Data(text.utf8))
  }

  /// Decodes dictionaries with five members and any of their values bad, and compares them by the text of their
  /// keys.
  private func check<K: Hashable & Decodable>(isList: Bool = false, _ text: (K) -> String) {
    for bad in 0..<32 {
      let members = (0..<5).map { ("\($0 + 1)", bad >> $0 & 1 == 1 ? "[]" : "\($0)") }
      let (open, between, close) = isList ? ("[", ",", "]") : ("{", ":", "}")
      let document =
        open + members.map { "\"\($0)\"\(between)\($1)" }.joined(separator: ",") + close
      let good = members.filter { $0.1 != "[]" }
      let lenient = decoded(document, .full, as: [K: Value].self)
      let found = lenient?.map { (text($0.key), "\($0.value.number)") }
      #expect(found.map { $0.sorted { $0.0 < $1.0 } }?.elementsEqual(good, by: ==) == true)
      let strict = decoded(document, .none, as: [K: Value].self)
      #expect(strict?.count == (bad == 0 ? 5 : nil), "\(document)")
    }
  }

  @Test(
    "COL-11, LIM-5: bad values leave the entries around them whole, and no key or value is kept"
  )
  func badValues() {
    check { (key: String) in key }
    check { (key: Int) in "\(key)" }
    check { (key: Key) in key.text }
    check(isList: true, { (key: Pair) in key.key.text })
    // Equal keys and a refused one, of which no value is read.
    for text in [#"{"a":1,"A":2}"#, #"{"a":1,"":2}"#, #"{"a":1,"b":[],"B":1}"#] {
      _ = decoded(text, .full, as: [Key: Value].self)
      _ = decoded(text, .none, as: [Key: Value].self)
    }
    #expect(Self.alive.load(ordering: .relaxed) == 0)
  }

  @Test("COL-12: of integer keys that are equal the first wins, and strictly each must fit")
  func equalNumbers() {
    #expect(decoded(#"{"1":1,"01":2,"2":3}"#, .full, as: [Int: Int].self) == [1: 1, 2: 3])
    #expect(decoded(#"{"1":1,"x":2,"2":3}"#, .full, as: [Int: Int].self) == [1: 1, 2: 3])
    #expect(decoded(#"{"1":1,"01":[]}"#, .none, as: [Int: Int].self) == nil)
    #expect(decoded(#"{"1":1,"01":2}"#, .none, as: [Int: Int].self)?.count == 1)
    #expect(decoded("{}", .none, as: [Int: Int].self) == [:])
  }
}

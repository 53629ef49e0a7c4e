import ConformanceKit
import FuzzKit
import SmartCodable

/// Dictionaries in the library's own style, whose keys ascend by their UTF-8 (ENC-4): by keys of every kind, with
/// texts that are equal or differ in their normalization only, typed and without types (ENC-12, ENC-13, ANY-9).
enum ScriptedOrder {
  private static let texts =
    ScriptedSpecials.texts + ["e\u{301}", "é1", "e\u{301}1", "B", "0"]

  /// What is wrong with the text of a drawn dictionary; nil if nothing is.
  static func problem(_ generator: inout SeededGenerator) -> String? {
    switch generator.below(6) {
    case 0: problem(texts, &generator) { $0 }
    case 1: problem(ScriptedWord.allCases, &generator) { $0.rawValue }
    case 2: problem(ScriptedLevel.allCases, &generator) { "\($0.rawValue)" }
    case 3: problem([Int8.min, -1, 0, 1, 7, 9, 10, 100, Int8.max], &generator) { "\($0)" }
    case 4:
      problem(
        (0..<12).map { ScriptedLabel(identity: $0, text: texts[20 + $0 * 5 % 9]) },
        &generator
      ) {
        $0.text
      }
    default:
      problem(mixed, &generator) { "\($0.base)" }
    }
  }

  /// Keys of one dictionary without types, some of them with equal texts.
  private static var mixed: [AnyHashable] {
    let numbers = (0..<12).flatMap { [AnyHashable($0), AnyHashable(UInt8($0) + 1)] }
    return numbers + ["b", "7", "10", "", "3"].map { AnyHashable($0) } + [AnyHashable(-3)]
  }

  private static func problem<Key: Hashable>(
    _ keys: [Key],
    _ generator: inout SeededGenerator,
    _ text: (Key) -> String
  ) -> String? {
    var dictionary: [Key: Int] = [:]
    for (number, key) in keys.enumerated() where generator.oneIn(3) { dictionary[key] = number }
    let value: any Encodable =
      switch generator.below(3) {
      case 0: SmartAny<Any>(wrappedValue: dictionary as Any)
      case 1: SmartAny<Any>(wrappedValue: dictionary.mapValues { $0 as Any } as Any)
      default: dictionary as? any Encodable ?? SmartAny<Any>(wrappedValue: dictionary as Any)
      }
    let written = try? SmartJSONEncoder().encode([ScriptedTree(untyped: 0, typed: value)])
    guard let written, case .array(let list)? = try? JSONReader.read(bytes: Array(written)),
      case .object(let members)? = list.first
    else { return "no object for \(dictionary)" }
    // Of equal texts any value is right.
    var wanted: [[UInt8]: [JSONValue]] = [:]
    for (key, number) in dictionary {
      wanted[Array(text(key).utf8), default: []].append(.number("\(number)"))
    }
    let isRight =
      members.count == wanted.count
      && members.allSatisfy { wanted[Array($0.key.utf8)]?.contains($0.value) == true }
      && zip(members, members.dropFirst())
        .allSatisfy { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return isRight ? nil : "\(dictionary) as \(members.map { ($0.key, $0.value) })"
  }
}

/// A key of dictionaries that has the text of others, of which a key of bytes is made.
private struct ScriptedLabel: Hashable, Codable, CodingKeyRepresentable {
  let identity: Int
  let text: String

  init(identity: Int, text: String) { (self.identity, self.text) = (identity, text) }

  init?(codingKey: some CodingKey) { self.init(identity: 0, text: codingKey.stringValue) }

  var codingKey: any CodingKey { DecodeScriptKeys.Numbered(stringValue: text) }
}

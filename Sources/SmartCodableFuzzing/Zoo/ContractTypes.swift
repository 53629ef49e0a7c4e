import ConformanceKit
import Foundation
import FuzzKit

extension Zoo {
  /// The kit's types that use containers themselves, each of which records what it sees.
  ///
  /// In an object every key names the type of its value, and what the type throws is recorded. In an array a
  /// name stands before each value, and what the type throws is thrown on.
  struct ContractTypes: Decodable, CustomReflectable {
    /// The lines that the types recorded, by their names.
    private(set) var seen: [String: [String]] = [:]

    /// Tells in the `userInfo` that the decoder is Foundation's.
    static let judgeKey = CodingUserInfoKey(rawValue: "judge")

    init(from decoder: any Decoder) throws {
      let isJudge = Self.judgeKey.map { decoder.userInfo[$0] != nil } ?? false
      guard let object = try? decoder.container(keyedBy: Name.self) else {
        let row = Row(try decoder.unkeyedContainer())
        while !row.container.isAtEnd {
          let name = try row.container.decode(String.self)
          if let key = Name(stringValue: name), name != Self.numbered {
            note(try key.twin(row, Data()), of: key, isJudge)
          } else {
            _ = try row.container.decode(Anything.self)
          }
        }
        return
      }
      for key in object.allKeys.sorted(by: { Zoo.precedes($0.stringValue, $1.stringValue) }) {
        do {
          note(try key.twin(Member(container: object, key: key), Data()), of: key, isJudge)
        } catch {
          note([Seen.text(ofError: error)], of: key, isJudge)
        }
      }
    }

    private mutating func note(_ record: Any, of key: Name, _ isJudge: Bool) {
      let name = key.stringValue
      seen[name, default: []] += Mirror(reflecting: record).children
        .map { Self.comparable("\($0.value)", of: name, isJudge) }
    }

    /// Each type is a property, so that findings tell which one saw something else.
    var customMirror: Mirror {
      let types = seen.sorted { $0.key < $1.key }.map { ($0.key as String?, $0.value as Any) }
      return Mirror(self, children: types, displayStyle: .struct)
    }

    /// The name of a type, as a key.
    private struct Name: CodingKey {
      let stringValue: String
      let twin: TwinCatalog.Twin

      var intValue: Int? { nil }

      init?(stringValue: String) {
        guard let twin = ContractTypes.twins[stringValue] else { return nil }
        (self.stringValue, self.twin) = (stringValue, twin)
      }

      init?(intValue: Int) { nil }
    }

    // MARK: Where the types stand

    /// A member of the object, as the decoder that a type of the kit asks for.
    private struct Member: DropInDecoder {
      let container: KeyedDecodingContainer<Name>
      let key: Name

      func decode<Value: Decodable>(_ type: Value.Type, from _: Data) throws -> Value {
        try container.decode(type, forKey: key)
      }
    }

    /// The next element of the array.
    private final class Row: DropInDecoder {
      var container: any UnkeyedDecodingContainer

      init(_ container: any UnkeyedDecodingContainer) { self.container = container }

      func decode<Value: Decodable>(_ type: Value.Type, from _: Data) throws -> Value {
        try container.decode(type)
      }
    }

    // MARK: What can be judged

    /// Types whose records say nothing of other documents than those of their cases.
    static let excluded: Set<ModelID> =
      ([
        // They tell whether a text is one of four.
        "seen-keep", "seen-keep-row",
        // They decode with a decoder that only a subject lends, or in threads of their own.
        "seen-crowd", "seen-at-once",
        // Foundation makes a DecodingError of its own error for a number only at the end of a call.
        "seen-outcome-type-asked-int", "seen-outcome-type-asked-uint8",
        // Foundation's `IndexSet` traps on locations beyond an integer.
        "seen-foundation-forms",
      ] as Set<ModelID>)
      // The same types as others, after damage that the mutators do as well.
      .union(TwinCatalog.containers.models.filter { $0.rawValue.hasPrefix("seen-damaged-") })
      // One type at many places in a document of one shape, which the other types have between them.
      .union(TwinCatalog.containers.models.filter { $0.rawValue.hasPrefix("refused-") })

    /// The type whose keys have other numbers than names: the place of a number that it throws for names no
    /// member of the document, by which the judge could tell that it is one.
    private static let numbered = "seen-number-keys"

    private static let twins: [String: TwinCatalog.Twin] = TwinCatalog.containers.models
      .subtracting(excluded)
      .reduce(into: [:]) { $0[$1.rawValue] = TwinCatalog.containers[$1] }

    /// Words in the names of types that read dictionaries: which of several bad entries fails first is chance.
    private static let unordered = [
      "entries", "map", "one-of", "branches", "catches", "deep", "hands-on", "mixed-object",
      "asked-retry", "seen-retry", "row-by-type",
    ]

    /// A line without what is chance, and without the place of a corrupted value: where that is a number, an
    /// error of Foundation's own hides it until the call ends (AGR-8).
    private static func comparable(_ line: String, of name: String, _ isJudge: Bool) -> String {
      func cut(_ words: [String], _ replacement: String) -> String? {
        words.lazy.compactMap { line.range(of: $0) }.first
          .map { line[..<$0.lowerBound] + replacement }
      }
      let corrupted = isJudge ? ["dataCorrupted", "foreign"] : ["dataCorrupted"]
      guard unordered.contains(where: { name.contains($0) }) else {
        return cut(corrupted, "dataCorrupted") ?? line
      }
      let kinds = ["keyNotFound", "valueNotFound", "typeMismatch", "refusal"]
      return cut(corrupted + kinds, "failed") ?? line
    }
  }
}

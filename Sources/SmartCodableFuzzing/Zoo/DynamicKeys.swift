import FuzzKit

extension Zoo {
  /// Every member, whatever its key, by a loop over all keys.
  struct Members: ZooType {
    var numbers: [String: Int] = [:]
    var others: [String] = []

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      for key in container.allKeys {
        if let number = try? container.decode(Int.self, forKey: key) {
          numbers[key.stringValue] = number
        } else {
          others.append(key.stringValue)
        }
      }
      // Of "e\u{301}" and "\u{E9}x" the standard library says that neither precedes the other.
      others.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    static let seedInputs = [
      #"{"a":1,"b":"x","c":null}"#, "{}", #"{"":1," ":2,"\n":3}"#, #"{"1":1,"01":2,"-1":3}"#,
      #"{"a":"1","b":true,"c":[1],"d":{}}"#, #"{"é":1,"e\u0301x":2}"#, "[]", "null",
    ]
  }

  /// Members grouped below keys that are data: a loop of nested containers.
  struct Grouped: ZooType {
    private enum EntryKeys: CodingKey { case value, note }

    var values: [String: Int] = [:]
    var notes: [String: String] = [:]
    var paths: [String] = []

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      for key in container.allKeys {
        let entry = try container.nestedContainer(keyedBy: EntryKeys.self, forKey: key)
        values[key.stringValue] = try entry.decode(Int.self, forKey: .value)
        notes[key.stringValue] = try entry.decodeIfPresent(String.self, forKey: .note)
        paths.append(Zoo.text(of: entry.codingPath))
      }
      paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    static let traits: StrictTraits = .anyOrder

    static let seedInputs = [
      #"{"a":{"value":1,"note":"n"},"b":{"value":2}}"#, "{}", #"{"a":{"value":"1"}}"#,
      #"{"a":{"value":1,"note":null}}"#, #"{"a":null}"#, #"{"a":{}}"#, #"{"a":[]}"#,
      #"{"1":{"value":1}}"#,
    ]
  }

  /// Known members by name, and all others in a dictionary.
  struct Remainder: ZooType {
    private enum CodingKeys: String, CodingKey, CaseIterable { case id, name }

    var id: Int
    var name: String?
    var rest: [String: JSONValue] = [:]

    init(from decoder: any Decoder) throws {
      let known = try decoder.container(keyedBy: CodingKeys.self)
      id = try known.decode(Int.self, forKey: .id)
      name = try known.decodeIfPresent(String.self, forKey: .name)
      let names = CodingKeys.allCases.map(\.rawValue)
      let all = try decoder.container(keyedBy: Key.self)
      for key in all.allKeys where !names.contains(key.stringValue) {
        rest[key.stringValue] = try all.decode(JSONValue.self, forKey: key)
      }
    }

    static let traits: StrictTraits = .anyOrder

    static let seedInputs = [
      #"{"id":1,"name":"n","x":[1,"2"],"y":null}"#, #"{"id":1}"#, #"{"id":"1","x":0}"#,
      #"{"name":"n"}"#, #"{"id":1,"name":null,"id2":{"id":2}}"#, #"{"id":1,"name":2}"#,
    ]
  }

  /// Numeric keys: an enum, and a dynamic one.
  struct NumberedKeys: ZooType {
    private enum CodingKeys: Int, CodingKey {
      case first = 1
      case second = 2
    }

    var first: String
    var second: String?
    var numbers: [Int]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      first = try container.decode(String.self, forKey: .first)
      second = try container.decodeIfPresent(String.self, forKey: .second)
      numbers = container.allKeys.compactMap(\.intValue).sorted()
    }

    static let seedInputs = [
      #"{"first":"a","second":"b"}"#, #"{"1":"a","2":"b"}"#, #"{"first":1}"#, #"{"first":"a"}"#,
      "{}",
      #"{"first":"a","second":2}"#, #"{"first":"a","second":null}"#,
    ]
  }
}

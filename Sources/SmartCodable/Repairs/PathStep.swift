/// One step of the current path, in one machine word: the id of a key record, the tape index of a raw
/// key, the index of an element, or the key of a superclass.
struct PathStep: Equatable {
  private enum Kind: Int {
    case record, rawKey, element, superclass
  }

  private let bits: Int

  private init(_ kind: Kind, _ value: Int) { bits = value << 2 | kind.rawValue }

  @inline(__always)
  static func record(_ id: Int) -> PathStep { PathStep(.record, id) }

  /// The raw key of a dictionary entry.
  @inline(__always)
  static func rawKey(at index: Int) -> PathStep { PathStep(.rawKey, index) }

  @inline(__always)
  static func element(_ index: Int) -> PathStep { PathStep(.element, index) }

  /// The key of `superDecoder()`.
  static let superclass = PathStep(.superclass, 0)

  /// The key that a step is made of.
  enum Key {
    /// The key record with this id.
    case record(Int)
    /// The raw key at a tape index.
    case rawKey(Int)
    case element(Int)
    case superclass
  }

  var key: Key {
    let value = bits >> 2
    switch bits & 3 {
    case Kind.record.rawValue: return .record(value)
    case Kind.rawKey.rawValue: return .rawKey(value)
    case Kind.superclass.rawValue: return .superclass
    default: return .element(value)
    }
  }
}

/// A coding key with any string and, perhaps, an integer.
struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) { self.init(stringValue: stringValue, intValue: nil) }

  init(stringValue: String, intValue: Int?) {
    self.stringValue = stringValue
    self.intValue = intValue
  }

  init(intValue: Int) { self.init(stringValue: "Index \(intValue)", intValue: intValue) }
}

// The keys of paths shown to user code. They are three types, none of which has more than three words: a
// larger one would need a box in each path.

/// The index of an element.
struct IndexKey: CodingKey {
  private let index: Int

  var stringValue: String { "Index \(index)" }
  var intValue: Int? { index }

  init(_ index: Int) { self.index = index }
  init(intValue: Int) { index = intValue }
  init?(stringValue: String) { nil }
}

/// The name of a member.
struct NameKey: CodingKey {
  let stringValue: String

  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  /// The name of a member whose key may have an integer.
  static func key(_ name: String, _ number: Int?) -> any CodingKey {
    if let number { NumberedKey(name, number: number) } else { NameKey(name) }
  }
}

/// The name of a member whose key has an integer.
struct NumberedKey: CodingKey {
  let stringValue: String
  private let number: Int

  var intValue: Int? { number }

  init(_ name: String, number: Int) {
    stringValue = name
    self.number = number
  }

  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

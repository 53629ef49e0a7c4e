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

/// A coding key for paths shown to user code.
struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) { self.init(stringValue: stringValue, intValue: nil) }

  init(stringValue: String, intValue: Int?) {
    self.stringValue = stringValue
    self.intValue = intValue
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}

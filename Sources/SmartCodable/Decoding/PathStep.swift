/// One step of the current path in one word: the id of a key record, the tape index of a raw key, the
/// index of an element, or the key of a superclass.
struct PathStep: Equatable {
  private enum Kind: Int {
    case record, rawKey, element, superclass
  }

  private let bits: Int

  private init(_ kind: Kind, _ value: Int) { bits = value << 2 | kind.rawValue }

  @inline(__always)
  static func record(_ record: KeyRecord) -> PathStep { PathStep(.record, record.id) }

  /// The raw key of a dictionary entry.
  @inline(__always)
  static func rawKey(at index: Int) -> PathStep { PathStep(.rawKey, index) }

  @inline(__always)
  static func element(_ index: Int) -> PathStep { PathStep(.element, index) }

  /// The key of `superDecoder()`.
  static let superclass = PathStep(.superclass, 0)

  func component(in state: DecodeState) -> SmartRepair.PathComponent {
    let value = bits >> 2
    switch bits & 3 {
    case Kind.record.rawValue: return .key(state.types.records[value].codingKey)
    case Kind.rawKey.rawValue: return .key(state.tape.string(value))
    case Kind.superclass.rawValue: return .key("super")
    default: return .index(value)
    }
  }

  /// The step as user code sees it, with the integer that Foundation's keys carry (AGR-9).
  func codingKey(in state: DecodeState) -> PathKey {
    let value = bits >> 2
    switch bits & 3 {
    case Kind.record.rawValue:
      let record = state.types.records[value]
      return PathKey(stringValue: record.codingKey, intValue: record.integerKey)
    case Kind.rawKey.rawValue:
      let text = state.tape.string(value)
      // Under a key strategy Foundation makes such keys in another way, without the integer.
      return PathKey(
        stringValue: text,
        intValue: state.settings.key.isIdentity ? Int(text) : nil
      )
    case Kind.superclass.rawValue: return PathKey(stringValue: "super")
    default: return PathKey(intValue: value)
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

extension DecodeState {
  /// The first `depth` steps of the current path as coding keys.
  func codingPath(_ depth: Int) -> [any CodingKey] {
    path.prefix(depth).map { $0.codingKey(in: self) }
  }
}

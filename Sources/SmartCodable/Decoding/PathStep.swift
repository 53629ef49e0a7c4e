/// One step of the current path in one word: the id of a key record, the tape index of a raw key,
/// or the index of an element.
struct PathStep: Equatable {
  private enum Kind: Int {
    case record, rawKey, element
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

  func component(in state: DecodeState) -> SmartRepair.PathComponent {
    let value = bits >> 2
    switch bits & 3 {
    case Kind.record.rawValue: return .key(state.types.records[value].codingKey)
    case Kind.rawKey.rawValue: return .key(state.tape.string(value))
    default: return .index(value)
    }
  }
}

/// A coding key for paths shown to user code.
struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }

  init(_ component: SmartRepair.PathComponent) {
    switch component {
    case .key(let key): self.init(stringValue: key)
    case .index(let index): self.init(intValue: index)
    }
  }
}

extension DecodeState {
  /// The first `depth` steps of the current path as coding keys.
  func codingPath(_ depth: Int) -> [any CodingKey] {
    path.prefix(depth).map { PathKey($0.component(in: self)) }
  }
}

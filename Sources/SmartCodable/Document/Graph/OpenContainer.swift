import Foundation

/// The progress of a collection of dictionary input that is being written; its members stand beside it, so
/// that the progress is changed and dropped without a copy of them.
struct OpenContainer {
  /// The size of the graph before it; its entries are the container's index on the tape.
  let start: GraphSize

  /// What the graph might still grow to before it.
  let limit: GraphSize

  /// What tells that it is met again; nil if nothing does.
  let identity: ContainerIdentity?

  /// Whether its members hold the collection that it was made from.
  let isHeld: Bool

  /// The height of the part written so far.
  var height = 1

  /// The first member that has not been written yet.
  var next = 0
}

/// What a collection of dictionary input holds.
enum ContainerMembers {
  case elements([Any])

  /// Members are written in the order of their keys' UTF-8 bytes (ENT-20).
  case members(
    [String: Any],
    ContiguousArray<(prefix: KeyPrefix, place: Dictionary<String, Any>.Index)>
  )

  case named([String], [Any], ContiguousArray<Int>)
}

extension ContainerMembers {
  var count: Int {
    switch self {
    case .elements(let array): array.count
    case .members(let object, _): object.count
    case .named(let keys, _, _): keys.count
    }
  }

  static func members(of object: [String: Any]) -> Self {
    let keys = object.keys
    return .members(object, KeyOrder.ordered(object.indices) { keys[$0] })
  }

  static func members(of object: [AnyHashable: Any]) -> Self? {
    .named(object.keys.map(\.base), Array(object.values))
  }

  /// The members of a dictionary whose keys are all strings or integers, otherwise nil (ENT-19).
  static func named(_ keys: [Any], _ values: [Any]) -> Self? {
    var names: [MemberName] = []
    names.reserveCapacity(keys.count)
    for key in keys {
      guard let name = MemberName(key) else { return nil }
      names.append(name)
    }
    guard let first = names.first, names.contains(where: { !$0.isAlike(first) }) else {
      let texts = names.map(\.text)
      return .named(texts, values, KeyOrder.positions(of: texts))
    }
    // Keys of several types may have the same text, of which the first one counts (ENT-19, ENT-20): the
    // string, then the number, regardless of the dictionary's order, which differs between processes.
    let order = PlaceOrder { names[$0].precedes(names[$1]) }.places(of: names.count)
    return .named(
      order.map { names[$0].text },
      order.map { values[$0] },
      ContiguousArray(order.indices)
    )
  }
}

/// The name of a member, made from its key in a dictionary.
struct MemberName {
  /// The kind of a key; of keys with the same text the lower kind comes first, strings before numbers.
  private enum Kind: Int {
    case string, foundationString, integer, number
  }

  let text: String
  private let kind: Kind
  private let type: Any.Type

  /// The name of a key, or nil if it is neither a string nor an integer.
  init?(_ key: Any) {
    type = Swift.type(of: key)
    if type == String.self, let text = key as? String {
      (self.text, kind) = (text, .string)
    } else if type is AnyClass {
      if let text = key as? NSString {
        (self.text, kind) = (text as String, .foundationString)
      } else if let number = key as? NSNumber, number.form != .boolean,
        number.stringValue.utf8.allSatisfy({ JSONNumber.isDigit($0) || $0 == 0x2D })
      {
        (text, kind) = (number.stringValue, .number)
      } else {
        return nil
      }
    } else if let number = key as? any BinaryInteger {
      (text, kind) = (number.description, .integer)
    } else {
      return nil
    }
  }

  func isAlike(_ other: MemberName) -> Bool { kind == other.kind && type == other.type }

  /// Orders by the text, then by the kind of key.
  func precedes(_ other: MemberName) -> Bool {
    if KeyOrder.precedes(text, other.text) { return true }
    if KeyOrder.precedes(other.text, text) { return false }
    if kind != other.kind { return kind.rawValue < other.kind.rawValue }
    // Integers of user-defined types are unequal even if their texts are equal.
    return type != other.type && TypeName.of(type) < TypeName.of(other.type)
  }
}

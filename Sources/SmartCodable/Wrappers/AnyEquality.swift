import Foundation

/// Compares values of unknown type by the JSON they represent, or by `==` if their type is `Equatable`.
///
/// Any nil equals `NSNull`, numbers are compared by value rather than type, arrays and dictionaries by
/// content. Other values are equal if they have the same `Equatable` type and are equal, or are the
/// same object. Pending comparisons are kept in a list, so deep values need no stack.
enum AnyEquality {
  /// Content below this depth is not hashed; equal values still have equal hashes.
  private static let hashedDepth = 8

  static func equals<T>(_ left: T, _ right: T) -> Bool {
    if let type = T.self as? any Equatable.Type { return equals(type, left, right) }
    var waiting: [(left: Any, right: Any)] = [(left as Any, right as Any)]
    while let (left, right) = waiting.popLast() {
      if isSameObject(left, right) { continue }
      switch (AnyJSON(left), AnyJSON(right)) {
      case (.null, .null): continue
      case (.flag(let left), .flag(let right)) where left == right: continue
      case (.number(let left), .number(let right)) where left == right: continue
      case (.text(let left), .text(let right)) where left == right: continue
      case (.array(let left), .array(let right))
      where left.count == right.count:
        for (left, right) in zip(left, right) { waiting.append((left, right)) }
      case (.object(let left), .object(let right))
      where left.count == right.count:
        for (key, left) in left {
          guard let right = right[key] else { return false }
          waiting.append((left, right))
        }
      case (.other(let left), .other(let right)):
        guard let value = left as? any Equatable, equalsOther(value, right) else { return false }
      default: return false
      }
    }
    return true
  }

  static func hash<T>(_ value: T, into hasher: inout Hasher) {
    if let value = value as? any Hashable, T.self is any Hashable.Type {
      value.hash(into: &hasher)
    } else if !(T.self is any Equatable.Type) {
      hash(AnyJSON(value as Any), 0, into: &hasher)
    }
  }

  private static func equals<E: Equatable>(_ type: E.Type, _ left: Any, _ right: Any) -> Bool {
    guard let left = left as? E, let right = right as? E else { return false }
    return left == right
  }

  private static func equalsOther<E: Equatable>(_ left: E, _ right: Any) -> Bool {
    guard Swift.type(of: left) == Swift.type(of: right), let right = right as? E else {
      return false
    }
    return left == right
  }

  private static func isSameObject(_ left: Any, _ right: Any) -> Bool {
    type(of: left) is AnyClass && type(of: right) is AnyClass
      && left as AnyObject === right as AnyObject
  }

  private static func hash(_ value: AnyJSON, _ depth: Int, into hasher: inout Hasher) {
    switch value {
    case .null: hasher.combine(0)
    case .flag(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .text(let text): hasher.combine(text)
    case .array(let elements):
      hasher.combine(elements.count)
      if depth < hashedDepth {
        for element in elements { hash(AnyJSON(element), depth + 1, into: &hasher) }
      }
    case .object(let members):
      hasher.combine(members.count)
      hasher.combine(members.reduce(0) { $0 ^ hash(of: $1.key, $1.value, depth) })
    case .other(let value): (value as? any Hashable)?.hash(into: &hasher)
    }
  }

  /// The hash of one member; members are combined in any order.
  private static func hash(of key: String, _ value: Any, _ depth: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(key)
    if depth < hashedDepth { hash(AnyJSON(value), depth + 1, into: &hasher) }
    return hasher.finalize()
  }
}

/// The JSON that a value of unknown type represents, for one level.
private enum AnyJSON {
  case null
  case flag(Bool)
  case number(NumberIdentity)
  case text(String)
  case array([Any])
  case object([String: Any])
  case other(Any)

  init(_ value: Any) {
    guard let value = AnyValue.unwrapped(value) else {
      self = .null
      return
    }
    // Only objects are cast to classes: casting a Swift collection would bridge it.
    if type(of: value) is AnyClass, value is NSNull {
      self = .null
    } else if let flag = LosslessNumber.boolean(value) {
      self = .flag(flag)
    } else if let number = LosslessNumber(value) {
      self = .number(NumberIdentity(number))
    } else {
      self = Self.composed(value)
    }
  }

  private static func composed(_ value: Any) -> AnyJSON {
    if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
      return AnyJSON(hashable.base)
    }
    // A set has no order to compare, so it is left to its own `==`.
    if type(of: value) is AnyClass, !(value is NSSet), let collection = FoundationCollection(value)
    {
      switch collection {
      case .array(let elements): return .array(elements)
      case .dictionary(let entries): return members(entries).map { .object($0) } ?? .other(value)
      }
    }
    switch value {
    case let text as String: return .text(text)
    case let text as Substring: return .text(String(text))
    case let object as [String: Any]: return .object(object)
    case let object as [AnyHashable: Any]:
      let entries = object.map { (key: $0.key.base, value: $0.value) }
      return members(entries).map { .object($0) } ?? .other(value)
    case let array as [Any]: return .array(array)
    default: return .other(value)
    }
  }

  /// The members, if all keys become JSON keys and those are distinct.
  private static func members(_ entries: [(key: Any, value: Any)]) -> [String: Any]? {
    var result: [String: Any] = [:]
    for (key, value) in entries {
      guard let name = MemberName(key) else { return nil }
      result[name.text] = value
    }
    return result.count == entries.count ? result : nil
  }
}

/// A number by its value: equal for all types and forms in which the same JSON number may be decoded.
///
/// An integer is identified by its digits, even as `Decimal` or `Double`; any other floating-point
/// value by the decimal number that it is written as.
enum NumberIdentity: Hashable {
  case integer(Int64)
  case digits(String)
  case binary(Double)
  case decimal(Decimal)

  init(_ number: LosslessNumber) {
    if case .integer(let value) = number, let integer = Int64(exactly: value) {
      self = .integer(integer)
      return
    }
    if let digits = number.integerText {
      self = Int64(digits).map { .integer($0) } ?? .digits(digits)
      return
    }
    switch number {
    case .integer(let value): self = .digits(value.description)
    case .binary(let value): self = .binary(value)
    case .decimal(let value):
      let nearest = number.nearestDouble
      let isHeld = Decimal(string: nearest.description) == value
      self = isHeld ? .binary(nearest) : .decimal(value)
    }
  }
}

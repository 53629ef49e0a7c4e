import Foundation

/// The JSON form of a value of unknown type.
enum AnyForm {
  case null
  case value(any Encodable)
  case array([Any])

  /// Members in ascending order of their keys' UTF-8 bytes (ENC-4).
  case object([(key: String, value: Any)])

  /// The error for a value that has no form, and why it has none.
  typealias Refusal = (_ value: Any, _ reason: String) -> EncodingError

  /// Determines the form of the value; throws an error from `refusal` for one that has none.
  init(_ value: Any, _ refusal: Refusal) throws {
    guard let value = AnyValue.unwrapped(value) else {
      self = .null
      return
    }
    try self.init(unwrapped: value, refusal)
  }

  /// The same for a value that is no Optional.
  @inline(never)
  init(unwrapped value: Any, _ refusal: Refusal) throws {
    // Only objects are cast to classes: casting a Swift collection would bridge it recursively.
    if type(of: value) is AnyClass, let form = try Self.instance(value, refusal) {
      self = form
      return
    }
    switch value {
    case let encodable as any Encodable: self = .value(encodable)
    case let text as Substring: self = .value(String(text))
    case let array as [Any]: self = .array(array)
    case let object as [AnyHashable: Any]:
      let members = object.map { (key: $0.key.base, value: $0.value) }
      self = .object(try Self.members(members, value, refusal))
    case let set as Set<AnyHashable>: self = .array(set.map(\.base))
    default:
      throw refusal(value, "no JSON form is known for \(TypeName.of(type(of: value)))")
    }
  }

  /// The form of an object, if it is one of Foundation's leaves or collections.
  private static func instance(_ value: Any, _ refusal: Refusal) throws -> AnyForm? {
    switch value {
    case is NSNull: return .null
    case let number as NSNumber: return .value(plain(number))
    case is any Encodable: return nil
    case let text as NSString: return .value(text as String)
    case let date as NSDate: return .value(date as Date)
    case let data as NSData: return .value(data as Data)
    case let url as NSURL: return .value(url as URL)
    case let uuid as NSUUID: return .value(uuid.uuidString)
    default:
      switch FoundationCollection(value) {
      case .array(let elements): return .array(elements)
      case .dictionary(let entries): return .object(try members(entries, value, refusal))
      case nil: return nil
      }
    }
  }

  private static func members(
    _ members: [(key: Any, value: Any)],
    _ value: Any,
    _ refusal: Refusal
  ) throws -> [(key: String, value: Any)] {
    let keys = try members.map { key, _ in
      guard let text = AnyValue.text(ofKey: key) else {
        throw refusal(value, "a key that is neither a string nor an integer")
      }
      return text
    }
    let positions = KeyOrder.uniquePositions(of: keys) { place, other in
      EncodedKey.isPreferred(members[place].key, to: members[other].key)
    }
    return positions.map { (keys[$0], members[$0].value) }
  }

  /// The Swift number or Boolean in a Foundation number.
  private static func plain(_ number: NSNumber) -> any Encodable {
    switch number.form {
    case .boolean: number.boolValue
    case .decimal: number.decimalValue
    case .double: number.doubleValue
    case .float: number.floatValue
    case .unsigned: number.uint64Value
    case .signed: number.int64Value
    }
  }
}

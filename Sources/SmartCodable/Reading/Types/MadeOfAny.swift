import Foundation

/// A type that is not decodable and that ``SmartAny`` makes of a value of unknown type (ANY-12), or a
/// container of such types.
protocol MadeOfAny {
  /// The value as this type; nil if it is of another kind.
  static func make(of value: Any) -> Any?
}

/// Foundation's classes, as `JSONSerialization` makes them; a decimal number of any number.
extension NSNumber: MadeOfAny {
  static func make(of value: Any) -> Any? {
    guard let number = AnyObjects.number(value), self == NSDecimalNumber.self else {
      return AnyObjects.number(value)
    }
    guard number.form != .boolean else { return nil }
    return Decimal(string: number.stringValue).map { NSDecimalNumber(decimal: $0) }
  }
}

extension NSString: MadeOfAny {
  static func make(of value: Any) -> Any? {
    guard let text = value as? String else { return nil }
    return self == NSMutableString.self ? NSMutableString(string: text) : NSString(string: text)
  }
}

extension NSArray: MadeOfAny {
  static func make(of value: Any) -> Any? {
    guard let array = AnyObjects.object(value) as? NSArray else { return nil }
    return self == NSMutableArray.self ? array.mutableCopy() : array
  }
}

extension NSDictionary: MadeOfAny {
  static func make(of value: Any) -> Any? {
    guard let object = AnyObjects.object(value) as? NSDictionary else { return nil }
    return self == NSMutableDictionary.self ? object.mutableCopy() : object
  }
}

extension AnyHashable: MadeOfAny {
  static func make(of value: Any) -> Any? { AnyObjects.hashable(value) }
}

/// Makes objects and hashable values of values of unknown type, from the inside out: Foundation would
/// convert the contents of a Swift collection recursively.
enum AnyObjects {
  /// An object as Foundation has it; the value itself if there is none.
  static func object(_ value: Any) -> Any {
    if type(of: value) is AnyClass { return number(value) ?? value }
    switch value {
    case let text as String: return NSString(string: text)
    case let object as [String: Any] where StackGuard.hasRoom():
      return NSDictionary(dictionary: object.mapValues(Self.object))
    case let array as [Any] where StackGuard.hasRoom():
      return NSArray(array: array.map(Self.object))
    default: return number(value) ?? value
    }
  }

  /// A number or Boolean as an object; an integer of up to 64 bits is not a decimal number, whose hash
  /// Foundation may compute without end.
  static func number(_ value: Any) -> NSNumber? {
    if type(of: value) == Bool.self, let flag = value as? Bool { return NSNumber(value: flag) }
    guard type(of: value) is AnyClass, let number = value as? NSNumber else { return nil }
    guard number.form == .decimal else { return number }
    if let integer = Int64(number.stringValue) { return NSNumber(value: integer) }
    return UInt64(number.stringValue).map { NSNumber(value: $0) } ?? number
  }

  /// A hashable value of Swift's types: `[AnyHashable]` and `[String: AnyHashable]` for containers.
  static func hashable(_ value: Any) -> AnyHashable? {
    if type(of: value) == AnyHashable.self { return value as? AnyHashable }
    if let number = number(value) {
      switch number.form {
      case .boolean: return number.boolValue
      case .decimal: return number.decimalValue
      case .double: return number.doubleValue
      case .float: return number.floatValue
      case .unsigned: return AnyHashable(number.uint64Value)
      case .signed:
        return Int(exactly: number.int64Value).map { AnyHashable($0) }
          ?? AnyHashable(number.int64Value)
      }
    }
    if type(of: value) is AnyClass { return value as? AnyHashable }
    switch value {
    case let text as String: return text
    case let object as [String: Any] where StackGuard.hasRoom():
      var result: [String: AnyHashable] = [:]
      for (key, value) in object {
        guard let value = hashable(value) else { return nil }
        result[key] = value
      }
      return result
    case let array as [Any] where StackGuard.hasRoom():
      let result = array.compactMap(hashable)
      return result.count == array.count ? result : nil
    default: return (value as? any Hashable).map { AnyHashable($0) }
    }
  }
}

/// The operations of such a type: the value is read like `Any` and then made this type.
final class MadeOfAnyOperations<Value>: AnyLikeOperations {
  private let any: AnyOperations
  private let make: (Any) -> Any?

  init(_ type: any MadeOfAny.Type, of any: AnyOperations) {
    self.any = any
    make = type.make
    super.init(name: TypeName.of(Value.self))
  }

  /// Like `Any`, `AnyHashable` has a value for null (ANY-5, ANY-6).
  override var takesNull: Bool { Value.self == AnyHashable.self }

  override func decode<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    exactly(try made(of: try any.read(at: index, in: reader)), as: type)
  }

  /// Objects are merged like those of `Any` (UPD-6).
  override func update<T>(_ old: T, at index: Int, in reader: Reader) throws(Miss) -> T {
    exactly(try made(of: try any.update(old as Any, at: index, in: reader)), as: T.self)
  }

  private func made(of value: Any) throws(Miss) -> Value {
    guard let value = make(value) as? Value else { throw .mismatch }
    return value
  }
}

// Containers of types that are made of values of unknown type, for other decoders.

import Foundation

extension AnyCoding {
  /// A value of unknown type as another type; nil if it is of another kind.
  static func make<T>(_ type: T.Type, of value: Any) -> T? {
    guard let made = type as? any MadeOfAny.Type else { return value as? T }
    // An absent value would pass for a nil of T, were T an Optional.
    guard let value = made.make(of: value) else { return nil }
    return value as? T
  }
}

extension Optional: MadeOfAny {
  static func make(of value: Any) -> Any? {
    if value is NSNull, Wrapped.self != Any.self { return Wrapped?.none as Any }
    return AnyCoding.make(Wrapped.self, of: value)
  }
}

extension Array: MadeOfAny {
  static func make(of value: Any) -> Any? {
    guard let values = value as? [Any] else { return nil }
    var made: [Element] = []
    for value in values {
      guard let element = AnyCoding.make(Element.self, of: value) else { return nil }
      made.append(element)
    }
    return made
  }
}

extension Set: MadeOfAny {
  static func make(of value: Any) -> Any? {
    guard let elements = AnyCoding.make([Element].self, of: value) else { return nil }
    return Set(elements)
  }
}

extension Dictionary: MadeOfAny {
  static func make(of value: Any) -> Any? {
    guard let object = value as? [String: Any], let makeKey = textKey()?.make else { return nil }
    var made: [Key: Value] = [:]
    // Which of several names of one key comes first in the document is not known here.
    for (text, value) in KeyOrder.sorted(object) {
      guard let key = makeKey(text), let value = AnyCoding.make(Value.self, of: value) else {
        return nil
      }
      if made[key] == nil { made[key] = value }
    }
    return made
  }
}

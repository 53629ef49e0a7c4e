import Foundation
import ModelSupport

/// Writes values of unknown type, as in `Any` properties and transformer results (ANY-9).
///
/// The functions of the recursion are not inlined into each other, so that each level needs less stack.
///
/// Only objects are cast to classes: casting a Swift collection would bridge it with all its contents,
/// recursively, in Foundation.
enum AnyValue {
  /// The value without its Optionals, or nil if one of them is nil.
  static func unwrapped(_ value: Any) -> Any? {
    // Compared with what is usual, since a cast to a protocol takes longer than to write it.
    let type = type(of: value)
    if type == String.self || type == [String: Any].self || type == [Any].self || type is AnyClass {
      return value
    }
    var value = value
    // A loop, since Optionals may be nested to any depth.
    while let optional = value as? any OptionalProbe {
      guard let wrapped = optional.anyWrapped else { return nil }
      value = wrapped
    }
    return value
  }

  /// Writes a value into an empty slot; a nil is null.
  static func write(_ value: Any, at slot: Int32, in state: EncodeState) throws {
    // Compare types first: that takes nanoseconds, a cast with bridging hundreds of them.
    let type = type(of: value)
    if type == String.self, let text = value as? String {
      state.set(slot, text: text)
    } else if type == Int.self, let number = value as? Int {
      state.set(slot, Int64(number))
    } else if type == Double.self, let number = value as? Double {
      try state.set(slot, orNameOf: number)
    } else if type == Bool.self, let flag = value as? Bool {
      state.set(slot, flag)
    } else if type == [String: Any].self, let object = value as? [String: Any] {
      try writeObject(object.map { ($0.key, $0.value) }, at: slot, in: state)
    } else if type == [Any].self, let array = value as? [Any] {
      try writeArray(array, at: slot, in: state)
    } else {
      try writeOther(value, at: slot, in: state)
    }
  }

  @inline(never)
  private static func writeOther(_ value: Any, at slot: Int32, in state: EncodeState) throws {
    if type(of: value) is AnyClass { return try writeInstance(value, at: slot, in: state) }
    if value is any OptionalProbe {
      guard let wrapped = unwrapped(value) else { return state.setNull(slot) }
      return try write(wrapped, at: slot, in: state)
    }
    switch value {
    case let hashable as AnyHashable where type(of: value) == AnyHashable.self:
      try write(hashable.base, at: slot, in: state)
    case let encodable as any Encodable: try state.write(encodable, at: slot)
    case let text as Substring: state.set(slot, text: String(text))
    case let object as [AnyHashable: Any]: try writeObject(object, at: slot, in: state)
    case let array as [Any]: try writeArray(array, at: slot, in: state)
    case let set as Set<AnyHashable>: try writeArray(set.map(\.base), at: slot, in: state)
    default: try writeObjectLeaf(value, at: slot, in: state)
    }
  }

  @inline(never)
  private static func writeInstance(_ value: Any, at slot: Int32, in state: EncodeState) throws {
    if type(of: value) == NSNull.self { return state.setNull(slot) }
    switch value {
    case let number as NSNumber: try writeNumber(number, at: slot, in: state)
    case is NSNull: state.setNull(slot)
    case let encodable as any Encodable: try state.write(encodable, at: slot)
    default:
      switch FoundationCollection(value) {
      case .array(let elements): try writeArray(elements, at: slot, in: state)
      case .dictionary(let members): try writeMembers(members, of: value, at: slot, in: state)
      case nil: try writeObjectLeaf(value, at: slot, in: state)
      }
    }
  }

  /// Writes an object of one of Foundation's leaf classes.
  @inline(never)
  private static func writeObjectLeaf(_ value: Any, at slot: Int32, in state: EncodeState) throws {
    switch value {
    case let text as String: state.set(slot, text: text)
    case let date as Date: try state.write(date, at: slot)
    case let data as Data: try state.write(data, at: slot)
    case let url as URL: try state.write(url, at: slot)
    case let uuid as UUID: state.set(slot, text: uuid.text)
    default:
      throw state.invalid(
        value,
        "no JSON form is known for \(TypeName.of(type(of: value)))",
        at: slot
      )
    }
  }

  // MARK: Containers

  @inline(never)
  private static func writeArray(_ array: [Any], at slot: Int32, in state: EncodeState) throws {
    try state.openWhole(.array, at: slot)
    for element in array { try write(element, at: state.appendElement(to: slot), in: state) }
  }

  /// Writes an object with unchanged keys in ascending UTF-8 order (ENC-4, ENC-9).
  @inline(never)
  private static func writeObject(
    _ entries: [(String, Any)],
    at slot: Int32,
    in state: EncodeState,
    isPreferred: (Int, Int) -> Bool = { _, _ in false }
  ) throws {
    try state.openWhole(.object, at: slot)
    for position in KeyOrder.uniquePositions(of: entries.map(\.0), isPreferred: isPreferred) {
      let (key, value) = entries[position]
      try write(value, at: state.appendEntry(to: slot, key: key), in: state)
    }
  }

  @inline(never)
  private static func writeObject(
    _ object: [AnyHashable: Any],
    at slot: Int32,
    in state: EncodeState
  ) throws {
    let members = object.map { (key: $0.key.base, value: $0.value) }
    try writeMembers(members, of: object, at: slot, in: state)
  }

  @inline(never)
  private static func writeMembers(
    _ members: [(key: Any, value: Any)],
    of object: Any,
    at slot: Int32,
    in state: EncodeState
  ) throws {
    let entries = try members.map { key, value in
      guard let text = text(ofKey: key) else {
        throw state.invalid(object, "a key that is neither a string nor an integer", at: slot)
      }
      return (text, value)
    }
    try writeObject(entries, at: slot, in: state) { place, other in
      EncodedKey.isPreferred(members[place].key, to: members[other].key)
    }
  }

  /// How a key of a dictionary is written; nil if it cannot be.
  static func text(ofKey key: Any) -> String? {
    if let text = key as? String { return text }
    if type(of: key) is AnyClass, let number = key as? NSNumber { return number.stringValue }
    return openedText(key)
  }

  private static func openedText<Key>(_ key: Key) -> String? {
    EncodedKey.text(of: Key.self).map { $0(key) }
  }

  // MARK: Numbers

  @inline(never)
  private static func writeNumber(
    _ number: NSNumber,
    at slot: Int32,
    in state: EncodeState
  ) throws {
    switch number.form {
    case .boolean: state.set(slot, number.boolValue)
    case .decimal: try state.write(number.decimalValue, at: slot)
    case .double: try state.set(slot, orNameOf: number.doubleValue)
    case .float: try state.set(slot, orNameOf: number.floatValue)
    case .unsigned: state.set(slot, number.uint64Value)
    case .signed: state.set(slot, number.int64Value)
    }
  }
}

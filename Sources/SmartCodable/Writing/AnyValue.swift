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
      try writeObject(object, at: slot, in: state)
    } else if type == [Any].self, let array = value as? [Any] {
      try writeArray(array, at: slot, in: state)
    } else {
      try writeOther(value, at: slot, in: state)
    }
  }

  @inline(never)
  private static func writeOther(_ value: Any, at slot: Int32, in state: EncodeState) throws {
    if type(of: value) is AnyClass {
      if type(of: value) == NSNull.self { return state.setNull(slot) }
      if let number = value as? NSNumber { return try writeNumber(number, at: slot, in: state) }
    } else if value is any OptionalProbe {
      guard let wrapped = unwrapped(value) else { return state.setNull(slot) }
      return try write(wrapped, at: slot, in: state)
    } else if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
      return try write(hashable.base, at: slot, in: state)
    }
    switch try AnyForm(unwrapped: value, { state.invalid($0, $1, at: slot) }) {
    case .null: state.setNull(slot)
    case .value(let encodable): try state.write(encodable, at: slot)
    case .array(let elements): try writeArray(elements, at: slot, in: state)
    case .object(let members): try writeMembers(members, at: slot, in: state)
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
    _ object: [String: Any],
    at slot: Int32,
    in state: EncodeState
  ) throws {
    try state.openWhole(.object, at: slot)
    let members = Array(object)
    for position in KeyOrder.positions(of: members.map(\.key)) {
      let (key, value) = members[position]
      try write(value, at: state.appendEntry(to: slot, key: key), in: state)
    }
  }

  /// The same for members in that order.
  @inline(never)
  private static func writeMembers(
    _ members: [(key: String, value: Any)],
    at slot: Int32,
    in state: EncodeState
  ) throws {
    try state.openWhole(.object, at: slot)
    for (key, value) in members {
      try write(value, at: state.appendEntry(to: slot, key: key), in: state)
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

/// The types of a program: what their code does is drawn, what they are called is not.
enum DecodeScriptSlots {
  static let all: [any (DecodeScriptValue & Hashable).Type] = [
    Part<A>.self, Part<B>.self, Part<C>.self, Part<D>.self, Part<E>.self, Part<F>.self,
  ]
  static let base = all.count
  static let child = base + 1

  protocol Slot { static var number: Int { get } }

  enum A: Slot { static var number: Int { 0 } }
  enum B: Slot { static var number: Int { 1 } }
  enum C: Slot { static var number: Int { 2 } }
  enum D: Slot { static var number: Int { 3 } }
  enum E: Slot { static var number: Int { 4 } }
  enum F: Slot { static var number: Int { 5 } }

  struct Part<Own: Slot>: DecodeScriptValue, Hashable {
    let spoken: String

    init(from decoder: any Decoder) throws {
      spoken = try DecodeScript.enter(Own.number, decoder)
    }
  }
}

/// Classes that are asked for by metatypes of their superclass (CTR-SYN-12, CTR-SYN-16, AGR-12).
enum DecodeScriptClasses {
  static let plain: [Base.Type] = [Base.self, Child.self, Heir.self]
  static let models: [ModelBase.Type] = [ModelBase.self, ModelChild.self]

  class Base: DecodeScriptValue {
    private let text: String

    required init(from decoder: any Decoder) throws {
      text = try DecodeScript.enter(DecodeScriptSlots.base, decoder)
    }

    var spoken: String { "\(type(of: self)) \(text)" }
  }

  /// Its superclass reads the same decoder, or that of its own.
  class Child: Base {
    private let text: String

    required init(from decoder: any Decoder) throws {
      text = try DecodeScript.enter(DecodeScriptSlots.child, decoder)
      let container = try? decoder.container(keyedBy: DecodeScriptKeys.Case.self)
      let isApart = container?.contains(.parent) ?? false
      try super.init(from: isApart ? container?.superDecoder() ?? decoder : decoder)
    }

    override var spoken: String { "\(text) \(super.spoken)" }
  }

  /// Has no code of its own.
  final class Heir: Child {}
}

/// A struct as the compiler codes it, some members of which are read by calls that users declare.
struct DecodeScriptMembers<First: DecodeScriptValue, Second: DecodeScriptValue>: DecodeScriptValue {
  let a: First
  let b: Second?
  @DecodeScriptPreset var value: First?
  @DecodeScriptCaught<Second> var list: String
  let c: DecodeScriptCaught<Second>?

  private enum CodingKeys: CodingKey { case a, b, value, list, c }

  var spoken: String {
    "\(a.spoken) \(b.spoken) \(value.spoken) \(list) \(c?.wrappedValue ?? "absent")"
  }
}

/// An enumeration as the compiler codes it.
enum DecodeScriptPayload<First: DecodeScriptValue, Second: DecodeScriptValue>: DecodeScriptValue {
  case a(value: First, b: Second?)
  case list([First])
  case red(Second)
  case c

  var spoken: String {
    switch self {
    case .a(let value, let b): "a \(value.spoken) \(b.spoken)"
    case .list(let values): "list \(values.spoken)"
    case .red(let value): "red \(value.spoken)"
    case .c: "c"
    }
  }
}

/// A value that may be absent, as authors of wrappers make it (CTR-SYN-17).
@propertyWrapper struct DecodeScriptPreset<Value: DecodeScriptValue>: Decodable {
  let wrappedValue: Value?

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }
}

/// What became of a value, whatever that is (CTR-SYN-18).
@propertyWrapper struct DecodeScriptCaught<Value: DecodeScriptValue>: Decodable {
  let wrappedValue: String

  init(wrappedValue: String) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder).spoken }
}

extension KeyedDecodingContainer {
  func decode<Value>(
    _ type: DecodeScriptPreset<Value>.Type,
    forKey key: Key
  ) throws -> DecodeScriptPreset<Value> {
    try decodeIfPresent(type, forKey: key) ?? DecodeScriptPreset(wrappedValue: nil)
  }

  func decode<Value>(
    _ type: DecodeScriptCaught<Value>.Type,
    forKey key: Key
  ) throws -> DecodeScriptCaught<Value> {
    try decodeIfPresent(type, forKey: key) ?? DecodeScriptCaught(wrappedValue: "none")
  }

  /// Tells absence, null and failure apart.
  func decodeIfPresent<Value>(
    _ type: DecodeScriptCaught<Value>.Type,
    forKey key: Key
  ) throws -> DecodeScriptCaught<Value>? {
    guard contains(key) else { return nil }
    do {
      if try decodeNil(forKey: key) { return DecodeScriptCaught(wrappedValue: "null") }
      let text = try decode(Value.self, forKey: key).spoken
      return DecodeScriptCaught(wrappedValue: text)
    } catch {
      return DecodeScriptCaught(wrappedValue: "caught \(DecodeScript.shortText(of: error))")
    }
  }
}

/// What a wrapped property was declared with; each model makes it anew.
final class PropertySettings<Value> {
  /// The key, if one is declared.
  let key: String?

  let defaultValue: Value?
  let flags: PropertyFlags

  /// Nil if there are none; an array of functions would cost metadata just to see that it is empty.
  let modifiers: PropertyModifiers<Value>?

  init(key: String?, default defaultValue: Value?) {
    self.key = key
    self.defaultValue = defaultValue
    flags = []
    modifiers = nil
  }

  init(key: String?, _ options: [KodableOption<Value>], default defaultValue: Value?) {
    var key = key
    var flags: PropertyFlags = []
    var modifiers: [KodableModifier<Value>] = []
    for option in options {
      switch option.kind {
      case .key(let name): key = name
      case .flag(let flag):
        if !flag.isDisjoint(with: .reading) { flags.subtract(.reading) }
        flags.insert(flag)
      case .modifier(let modifier): modifiers.append(modifier)
      }
    }
    self.key = key
    self.defaultValue = defaultValue
    self.flags = flags
    self.modifiers = modifiers.isEmpty ? nil : PropertyModifiers(modifiers)
  }
}

/// The modifiers of a property, of which there is at least one.
final class PropertyModifiers<Value>: Sendable {
  private let modifiers: [KodableModifier<Value>]

  init(_ modifiers: [KodableModifier<Value>]) { self.modifiers = modifiers }

  /// The value after all overrides, in declared order.
  func overridden(_ value: Value) -> Value {
    modifiers.reduce(value) { value, modifier in
      if case .override(let override) = modifier.kind { override(value) } else { value }
    }
  }

  /// Whether all validations accept the final value.
  func accepts(_ value: Value) -> Bool {
    modifiers.allSatisfy { modifier in
      if case .validation(let isValid) = modifier.kind { isValid(value) } else { true }
    }
  }
}

extension PropertySettings: Sendable where Value: Sendable {}

/// The value of a wrapped property, and what the property was declared with.
struct PropertyState<Value> {
  /// Nil if nothing was declared.
  private(set) var settings: PropertySettings<Value>?

  /// The value that was decoded or assigned.
  var stored: Value?

  init() {}

  init(_ key: String?, _ defaultValue: Value?) {
    settings = PropertySettings(key: key, default: defaultValue)
  }

  init(_ key: String?, _ options: [KodableOption<Value>], _ defaultValue: Value?) {
    settings = PropertySettings(key: key, options, default: defaultValue)
  }

  /// The value that was decoded or assigned, the default, or nil of an Optional.
  var current: Value? {
    stored ?? settings?.defaultValue ?? (Value.self as? any NilValue.Type)?.nilValue as? Value
  }

  /// The current value; a required property without one cannot be read (KOD-7).
  var value: Value {
    if let current { return current }
    let name = settings?.key.map { "under the key \"\($0)\"" } ?? "of type \(Value.self)"
    preconditionFailure("a required property \(name) was read before it was decoded or assigned")
  }

  /// Assigns a value after the overrides, unless a validation rejects it (KOD-42).
  mutating func assign(_ value: Value) {
    guard let modifiers = settings?.modifiers else {
      stored = value
      return
    }
    let final = modifiers.overridden(value)
    if modifiers.accepts(final) { stored = final }
  }
}

extension PropertyState: Sendable where Value: Sendable {}

extension PropertyState: Equatable where Value: Equatable {
  static func == (left: PropertyState, right: PropertyState) -> Bool {
    left.current == right.current
  }
}

extension PropertyState: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(current) }
}

/// An Optional type.
protocol NilValue {
  static var nilValue: Any { get }
}

extension Optional: NilValue {
  static var nilValue: Any { Self.none as Any }
}

/// What a wrapped property was declared with.
final class PropertySettings<Value> {
  /// The key, if one is declared.
  let key: String?

  let defaultValue: Value?
  let flags: PropertyFlags
  let overrides: [@Sendable (Value) -> Value]
  let validations: [@Sendable (Value) -> Bool]

  init(key: String?, _ options: [KodableOption<Value>], default defaultValue: Value?) {
    var key = key
    var flags: PropertyFlags = []
    var overrides: [@Sendable (Value) -> Value] = []
    var validations: [@Sendable (Value) -> Bool] = []
    for option in options {
      switch option.kind {
      case .key(let name): key = name
      case .flag(let flag):
        if !flag.isDisjoint(with: .reading) { flags.subtract(.reading) }
        flags.insert(flag)
      case .modifier(let modifier):
        switch modifier.kind {
        case .override(let override): overrides.append(override)
        case .validation(let isValid): validations.append(isValid)
        }
      }
    }
    self.key = key
    self.defaultValue = defaultValue
    self.flags = flags
    self.overrides = overrides
    self.validations = validations
  }

  /// The value after all overrides.
  func overridden(_ value: Value) -> Value { overrides.reduce(value) { $1($0) } }

  /// Whether all validations accept the final value.
  func accepts(_ value: Value) -> Bool { validations.allSatisfy { $0(value) } }
}

extension PropertySettings: Sendable where Value: Sendable {}

/// The value of a wrapped property, and what the property was declared with.
struct PropertyState<Value> {
  /// Nil if nothing was declared.
  private(set) var settings: PropertySettings<Value>?

  /// The value that was decoded or assigned.
  var stored: Value?

  init() {}

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
    guard let settings else {
      stored = value
      return
    }
    let final = settings.overridden(value)
    if settings.accepts(final) { stored = final }
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

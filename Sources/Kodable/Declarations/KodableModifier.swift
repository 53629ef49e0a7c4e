/// Changes a decoded or assigned value, or decides whether it is valid.
public struct KodableModifier<Value>: Sendable {
  enum Kind {
    case override(@Sendable (Value) -> Value)
    case validation(@Sendable (Value) -> Bool)
  }

  let kind: Kind

  /// A modifier that replaces the value.
  public init(_ override: @escaping @Sendable (Value) -> Value) { kind = .override(override) }

  /// A modifier that rejects a value by returning false.
  public init(validation: @escaping @Sendable (Value) -> Bool) { kind = .validation(validation) }

  /// A modifier that rejects a value of an Optional by returning false; nil is accepted.
  public init<Wrapped>(validation: @escaping @Sendable (Wrapped) -> Bool) where Value == Wrapped? {
    kind = .validation { value in value.map(validation) ?? true }
  }

  /// A modifier that replaces the value.
  public static func custom(_ override: @escaping @Sendable (Value) -> Value) -> KodableModifier {
    KodableModifier(override)
  }

  /// A modifier that rejects a value by returning false.
  public static func validation(_ isValid: @escaping @Sendable (Value) -> Bool) -> KodableModifier {
    KodableModifier(validation: isValid)
  }

  /// A modifier that rejects a value of an Optional by returning false; nil is accepted.
  public static func validation<Wrapped>(
    _ isValid: @escaping @Sendable (Wrapped) -> Bool
  ) -> KodableModifier where Value == Wrapped? {
    KodableModifier(validation: isValid)
  }
}

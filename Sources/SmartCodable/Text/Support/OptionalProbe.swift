/// Tells what an Optional of unknown type holds.
protocol OptionalProbe {
  /// The value inside; nil for none.
  var anyWrapped: Any? { get }

  /// Whether the value is nil.
  var isNil: Bool { get }

  /// The type that is optional.
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalProbe {
  var anyWrapped: Any? { self }

  var isNil: Bool {
    if case .none = self { true } else { false }
  }

  static var wrapped: Any.Type { Wrapped.self }
}

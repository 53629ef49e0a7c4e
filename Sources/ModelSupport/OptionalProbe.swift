/// Gives access to an Optional of unknown type.
protocol OptionalProbe {
  /// The wrapped value, or nil.
  var anyWrapped: Any? { get }

  /// Whether the value is nil.
  var isNil: Bool { get }

  /// The wrapped type.
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalProbe {
  var anyWrapped: Any? { self }

  var isNil: Bool {
    if case .none = self { true } else { false }
  }

  static var wrapped: Any.Type { Wrapped.self }
}

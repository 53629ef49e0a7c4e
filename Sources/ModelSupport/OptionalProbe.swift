/// Gives access to an Optional of unknown type.
package protocol OptionalProbe {
  /// The wrapped value, or nil.
  var anyWrapped: Any? { get }

  /// Whether the value is nil.
  var isNil: Bool { get }

  /// The wrapped type.
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalProbe {
  package var anyWrapped: Any? { self }

  package var isNil: Bool {
    if case .none = self { true } else { false }
  }

  package static var wrapped: Any.Type { Wrapped.self }
}

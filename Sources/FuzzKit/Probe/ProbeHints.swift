/// What a target knows about its types that `init(from:)` does not reveal.
public struct ProbeHints: Sendable {
  /// The JSON keys that a type reads one of its coding keys from; nil means the coding key itself.
  ///
  /// A key with dots is used both as it is and as a path.
  public let keys: @Sendable (any Decodable.Type, String) -> [String]?

  /// A value of a type whose `init(from:)` throws under the probe, so that the enclosing type continues; nil
  /// if there is none.
  public let fallback: @Sendable (any Decodable.Type) -> (any Decodable)?

  /// Creates hints; both are empty by default.
  public init(
    keys: @escaping @Sendable (any Decodable.Type, String) -> [String]? = { _, _ in nil },
    fallback: @escaping @Sendable (any Decodable.Type) -> (any Decodable)? = { _ in nil }
  ) {
    self.keys = keys
    self.fallback = fallback
  }
}

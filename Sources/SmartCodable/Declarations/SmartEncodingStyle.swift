/// Whose rules a ``SmartJSONEncoder`` follows.
public enum SmartEncodingStyle: Sendable {
  /// The rules of this package: wrappers, transformers and mappings of models, seconds since 1970,
  /// unescaped slashes.
  case smart

  /// The rules of Foundation's `JSONEncoder`, as a drop-in replacement (ENF-2).
  ///
  /// Models are encoded by their `encode(to:)` like any other type, with key mappings only under
  /// ``SmartJSONEncoder/useMappedKeys``; strategies have Foundation's defaults, slashes are escaped
  /// unless `.withoutEscapingSlashes` is set, and errors from user code are rethrown unchanged.
  /// With `.sortedKeys` the bytes are those of `JSONEncoder`. Where that would crash or write
  /// invalid JSON (a `Decimal` that is not a number, two kinds of values in one place), it throws
  /// an `EncodingError` instead, and a failed `encode` leaves nothing behind.
  case foundation
}

/// The internal form of the style, which includes escaping, since keys are cached as they are written.
enum WritingStyle {
  case smart, foundation, foundationEscaped

  @inline(__always)
  var isFoundation: Bool { self != .smart }
}

/// By whose rules a ``SmartJSONEncoder`` writes.
public enum SmartEncodingStyle: Sendable {
  /// By the rules of this package: wrappers, transformers and mappings of models, seconds since 1970,
  /// slashes as they are.
  case smart

  /// As Foundation's `JSONEncoder` would: a drop-in for it (ENF-2).
  ///
  /// Models are encoded by their `encode(to:)` like any other type, with key mappings only under
  /// ``SmartJSONEncoder/useMappedKeys``; strategies have Foundation's defaults, slashes are escaped
  /// unless `.withoutEscapingSlashes` is set, and user code's errors arrive as they were thrown. With
  /// `.sortedKeys` the bytes are those of `JSONEncoder`. Where that would end the process or write
  /// what is not JSON (a `Decimal` that is not a number, two kinds of values in one place), an
  /// `EncodingError` is thrown, and an `encode` that failed leaves nothing behind.
  case foundation
}

/// The same for the inside, where escaping belongs to the style: keys are kept as they are written.
enum WritingStyle {
  case smart, foundation, foundationEscaped

  @inline(__always)
  var isFoundation: Bool { self != .smart }
}

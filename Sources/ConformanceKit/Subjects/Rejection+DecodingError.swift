extension Rejection {
  /// Translates an error into the terms of the kit.
  ///
  /// A ``Rejection`` is unchanged, a `DecodingError` is translated by kind and path, and any other
  /// error becomes a bare rejection. Foundation has no separate error for malformed input: it is
  /// corrupted data in a document whose root cannot be decoded either.
  ///
  /// - Parameters:
  ///   - error: What the decoder threw.
  ///   - readsRoot: Whether a value that accepts any document, such as ``AnyDocument``, decodes
  ///     from the same input; called for corrupted data only. By default nil, if that is unknown:
  ///     then corrupted data without a coding path has no kind and no place.
  public init(_ error: any Error, readsRoot: (() -> Bool)? = nil) {
    if let told = error as? Rejection {
      self = told
      return
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?:
      self.init(.keyNotFound, at: Self.path(context.codingPath + [key]))
    case .valueNotFound(_, let context)?:
      self.init(.valueNotFound, at: Self.path(context.codingPath))
    case .typeMismatch(_, let context)?:
      self.init(.typeMismatch, at: Self.path(context.codingPath))
    case .dataCorrupted(let context)?:
      let silent: Kind? = context.codingPath.isEmpty ? nil : .dataCorrupted
      let kind = readsRoot.map { $0() ? .dataCorrupted : .malformedInput } ?? silent
      self.init(kind, at: kind == nil ? nil : Self.path(context.codingPath))
    default:
      self.init()
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("$") { path, key in
      path + (key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)")
    }
  }
}

/// A value that accepts any document, since it reads nothing from it.
///
/// If a decoder cannot decode it from an input, the input is malformed.
public struct AnyDocument: Decodable, Sendable {
  /// Reads nothing.
  public init(from decoder: any Decoder) {}
}

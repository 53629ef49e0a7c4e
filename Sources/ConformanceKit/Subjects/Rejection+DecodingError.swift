extension Rejection {
  /// Tells an error in the words of the kit.
  ///
  /// A ``Rejection`` stays as it is, a `DecodingError` is told by kind and path, and any other error
  /// becomes a bare rejection. Foundation has no error of its own for malformed input: it is corrupted
  /// data in a document of which not even the root can be had.
  ///
  /// - Parameters:
  ///   - error: What the decoder threw.
  ///   - readsRoot: Whether a value that takes any document, such as ``AnyDocument``, is decoded from
  ///     the same input; asked for corrupted data only. By default nil, if nobody can say: then
  ///     corrupted data without any coding path is of no kind and at no place.
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

/// A value that takes any document, since it reads nothing of it.
///
/// A decoder that cannot decode it from an input finds the input malformed.
public struct AnyDocument: Decodable, Sendable {
  /// Reads nothing.
  public init(from decoder: any Decoder) {}
}

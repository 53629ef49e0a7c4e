extension Rejection {
  /// Tells a `DecodingError` in the words of the kit; any other error becomes a bare rejection.
  ///
  /// Corrupted data without any coding path is malformed input, since Foundation has no other way
  /// to say so.
  ///
  /// - Parameter error: What the decoder threw.
  public init(_ error: any Error) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?:
      self.init(.keyNotFound, at: Self.path(context.codingPath + [key]))
    case .valueNotFound(_, let context)?:
      self.init(.valueNotFound, at: Self.path(context.codingPath))
    case .typeMismatch(_, let context)?:
      self.init(.typeMismatch, at: Self.path(context.codingPath))
    case .dataCorrupted(let context)?:
      self.init(
        context.codingPath.isEmpty ? .malformedInput : .dataCorrupted,
        at: Self.path(context.codingPath)
      )
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

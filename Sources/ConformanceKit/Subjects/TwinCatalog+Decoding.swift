extension TwinCatalog {
  /// Decodes a request with a decoder of its own, which decodes before what the request says.
  ///
  /// - Returns: The value of the twin; nil if the model has none.
  func value(
    for request: SubjectRequest,
    by makeDecoder: @escaping @Sendable (DecodingSettings) throws -> any DropInDecoder
  ) throws -> Any? {
    guard let twin = self[request.model] else { return nil }
    let settings = request.settings
    return try Reentry.lending(
      { try makeDecoder(settings) },
      to: {
        let decoder = try makeDecoder(settings)
        for other in request.earlier { _ = try? self[other.model]?(decoder, other.data) }
        return try twin(decoder, request.data)
      }
    )
  }
}

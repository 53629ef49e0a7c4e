import Foundation

/// Marks an error that ends a call of versions 1 and 2, whatever encloses the value (LEG-3, LEG-6).
///
/// It is the `underlyingError` of a `DecodingError`, which user code in between may see and rethrow.
/// Its problem has been reported where it arose.
struct CallFailure: Error {}

extension Error {
  /// Whether the error ends the call.
  var endsCall: Bool {
    switch self as? DecodingError {
    case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?,
      .keyNotFound(_, let context)?, .dataCorrupted(let context)?:
      context.underlyingError is CallFailure
    default: false
    }
  }
}

extension Reader {
  /// The error for a property that has no stand-in; call this while the path is that of the property.
  func failure(
    ofProperty miss: Miss,
    _ wanted: Any.Type,
    _ name: String,
    at index: Int,
    in frame: Frame
  ) -> any Error {
    guard settings.mode.fallback == .typeDefault else {
      return failure(miss, wanted, at: index, decoderDepth: frame.decoderDepth)
    }
    if miss.has(.endsCall), let error = misses.takeStrictError() { return error }
    if !miss.has(.isReported) { report(miss.kind, wanted: name, at: index, action: .nilValue) }
    return callFailure("No \(name), and nothing stands in.")
  }

  /// An error that ends the call at the current path.
  func callFailure(_ reason: String) -> any Error {
    DecodingError.dataCorrupted(
      .init(
        codingPath: codingPath(scopes.path.count),
        debugDescription: reason,
        underlyingError: CallFailure()
      )
    )
  }

  /// The miss of a collection that one of its elements fails, after the element's own has been reported
  /// (LEG-5, LEG-12).
  @inline(never)
  func reported(_ miss: Miss, _ wanted: Any.Type, at index: Int) -> Miss {
    if miss.has(.endsCall) { return miss }
    if !miss.has(.isReported) {
      report(miss.kind, wanted: TypeName.of(wanted), at: index, action: .droppedElement)
    }
    return Miss(kind: .invalid, facts: .isReported)
  }
}

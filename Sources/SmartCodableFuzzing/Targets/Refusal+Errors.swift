import FuzzKit
import Kodable

extension Refusal {
  /// Converts an error to a refusal.
  init(_ error: DecodingError) {
    let (context, key): (DecodingError.Context?, (any CodingKey)?) =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context): (context, nil)
      case .keyNotFound(let key, let context): (context, key)
      case .dataCorrupted(let context): (context, nil)
      @unknown default: (nil, nil)
      }
    self.init(
      error.code,
      at: TreePath(context?.codingPath.map(Self.step) ?? []),
      key: key.map(Self.step)
    )
  }

  private static func step(_ key: any CodingKey) -> TreePath.Step {
    key.intValue.map { .index($0) } ?? .key(key.stringValue)
  }
}

extension Refusal {
  /// The levels of a Kodable's error and its cause, without texts that decoders word differently.
  init(_ error: KodableError) { self.init(Self.text(error)) }

  private static func text(_ error: KodableError) -> String {
    switch error {
    case .dataNotFound: "dataNotFound"
    case .failedToParseDate: "failedToParseDate"
    case .validationFailed(_, let property, _): "validationFailed \(property)"
    case .wrappedError(let error as DecodingError): error.code
    // Foundation lets an error of its own through for a number that does not fit.
    case .wrappedError(let error) where "\(error)".hasPrefix("numberIsNotRepresentable"):
      "dataCorrupted"
    case .wrappedError(let error): "other \(type(of: error))"
    case .failedDecodingProperty(let property, let key, _, let error):
      "\(property) \(key) > " + text(error)
    case .failedDecodingType(_, let error): "type > " + text(error)
    }
  }
}

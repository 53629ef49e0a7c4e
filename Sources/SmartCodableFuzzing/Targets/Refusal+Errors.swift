import FuzzKit
import Kodable

extension Refusal {
  /// The levels of a Kodable's error and its cause, without texts that decoders word differently.
  init(_ error: KodableError) { self.init(Self.text(error)) }

  private static func text(_ error: KodableError) -> String {
    switch error {
    case .dataNotFound: "dataNotFound"
    case .failedToParseDate: "failedToParseDate"
    case .validationFailed(_, let property, _): "validationFailed \(property)"
    // Foundation lets an error of its own through for a number that does not fit.
    case .wrappedError(let error) where "\(error)".hasPrefix("numberIsNotRepresentable"):
      "dataCorrupted"
    case .wrappedError(let error): Refusal(error).code
    case .failedDecodingProperty(let property, let key, _, let error):
      "\(property) \(key) > " + text(error)
    case .failedDecodingType(_, let error): "type > " + text(error)
    }
  }
}

import Foundation
import Kodable
import SmartCodable
import Testing

/// Decodes with each decoder that Kodable promises to work with (KOD-2).
enum AllDecoders {
  static let names = ["foundation", "lenient", "strict"]

  static func json(_ name: String) -> JSONDecoder {
    guard name != "foundation" else { return JSONDecoder() }
    let decoder = SmartJSONDecoder()
    decoder.leniency = name == "strict" ? .none : .full
    return decoder
  }

  /// The value that all JSON decoders agree on.
  static func read<Model: Decodable & Equatable>(
    _ type: Model.Type,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Model {
    let values = try names.map { try json($0).decode(type, from: Data(text.utf8)) }
    for (name, value) in zip(names, values) {
      #expect(value == values[0], "\(name)", sourceLocation: sourceLocation)
    }
    return values[0]
  }

  /// The error that all JSON decoders agree on.
  static func error<Model: Decodable>(
    _ type: Model.Type,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> KodableError {
    var errors: [KodableError] = []
    for name in names {
      do {
        let value = try json(name).decode(type, from: Data(text.utf8))
        Issue.record("\(name) decodes \(value)", sourceLocation: sourceLocation)
      } catch {
        let error = try #require(
          error as? KodableError,
          "\(name) throws \(error)",
          sourceLocation: sourceLocation
        )
        errors.append(error)
      }
    }
    let error = try #require(errors.first, sourceLocation: sourceLocation)
    for (name, other) in zip(names, errors) {
      #expect(other.shape == error.shape, "\(name)", sourceLocation: sourceLocation)
    }
    return error
  }

  /// The JSON that `JSONEncoder` and `SmartJSONEncoder` write, with sorted keys.
  static func write<Model: Encodable>(
    _ model: Model,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let texts = try [JSONEncoder(), SmartJSONEncoder()]
      .map { encoder in
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(model), as: UTF8.self)
      }
    #expect(texts[0] == texts[1], sourceLocation: sourceLocation)
    return texts[0]
  }
}

extension KodableError {
  /// The levels, and the kind of the cause, without texts that decoders word differently.
  var shape: String {
    switch self {
    case .dataNotFound: "dataNotFound"
    case .failedToParseDate(let source): "failedToParseDate(\(source))"
    case .validationFailed(let type, let property, let value):
      "validationFailed(\(type), \(property), \(value))"
    case .wrappedError(let error as DecodingError): "wrapped(\(error.kind))"
    // Foundation lets an error of its own through for a number that does not fit.
    case .wrappedError(let error) where "\(error)".hasPrefix("numberIsNotRepresentable"):
      "wrapped(dataCorrupted)"
    case .wrappedError(let error): "wrapped(\(error))"
    case .failedDecodingProperty(let property, let key, let type, let error):
      "\(property)/\(key)/\(type) > \(error.shape)"
    case .failedDecodingType(let type, let error): "\(type) > \(error.shape)"
    }
  }
}

extension DecodingError {
  fileprivate var kind: String {
    switch self {
    case .typeMismatch: "typeMismatch"
    case .valueNotFound: "valueNotFound"
    case .keyNotFound: "keyNotFound"
    case .dataCorrupted: "dataCorrupted"
    @unknown default: "other"
    }
  }
}

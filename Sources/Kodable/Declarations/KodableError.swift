import ModelSupport

/// Why a model was not decoded: a tree of types and properties down to the cause (KOD-63, KOD-64).
///
/// Sendable although a rejected value may have any type: it was made by the decode call that failed, which
/// does not keep it.
public enum KodableError: Error, CustomStringConvertible, @unchecked Sendable {
  /// A required property has no value: its key or a container on the way to it is missing, or the value
  /// is null.
  case dataNotFound

  /// A text is no date of the property's strategy.
  case failedToParseDate(source: String)

  /// A validation rejected a value.
  case validationFailed(type: Any.Type, property: String, parsedValue: Any)

  /// Another error: the `DecodingError` of a value, or what a transform threw.
  case wrappedError(any Error)

  /// A property could not be decoded; `key` is the key it was looked up under. The elements of
  /// collections, and properties of other types on the way to a model, have levels too.
  indirect case failedDecodingProperty(
    property: String,
    key: String,
    type: Any.Type,
    underlyingError: KodableError
  )

  /// A model could not be decoded.
  indirect case failedDecodingType(type: Any.Type, underlyingError: KodableError)

  /// The levels from the outside in, one a line, each three spaces deeper than the one before.
  public var description: String {
    var lines: [String] = []
    var error = self
    while let inner = error.underlyingError {
      lines.append(error.line)
      error = inner
    }
    lines.append(error.line)
    return lines.enumerated()
      .map { String(repeating: "   ", count: $0.offset) + $0.element }
      .joined(separator: "\n")
  }

  private var underlyingError: KodableError? {
    switch self {
    case .failedDecodingProperty(_, _, _, let error), .failedDecodingType(_, let error): error
    case .wrappedError(let error): error as? KodableError
    default: nil
    }
  }

  private var line: String {
    switch self {
    case .dataNotFound:
      "no value found"
    case .failedToParseDate(let source):
      "\"\(source)\" is not a date of the expected format"
    case .validationFailed(let type, let property, let value):
      "the value \(value) of property \(property) of type \(type) was rejected by a validation"
    case .wrappedError(let error as DecodingError):
      error.line
    case .wrappedError(let error):
      "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
    case .failedDecodingProperty(let property, let key, let type, _):
      "failed to decode property \(property) with key \"\(key)\" of type \(type):"
    case .failedDecodingType(let type, _):
      "failed to decode type \(type):"
    }
  }
}

extension DecodingError {
  /// The case, the coding path and the description on one line.
  fileprivate var line: String {
    let (name, context, key): (String, Context, (any CodingKey)?) =
      switch self {
      case .typeMismatch(let type, let context): ("wrong type, expected \(type)", context, nil)
      case .valueNotFound(let type, let context): ("null instead of \(type)", context, nil)
      case .keyNotFound(let key, let context): ("missing key", context, key)
      case .dataCorrupted(let context): ("invalid value", context, nil)
      @unknown default: ("\(self)", Context(codingPath: [], debugDescription: ""), nil)
      }
    let path = (context.codingPath + (key.map { [$0] } ?? [])).map(\.stringValue)
    let place = path.isEmpty ? "" : " at \(path.joined(separator: "."))"
    let text = context.debugDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(name)\(place): \(text)"
  }
}

extension KodableError: ModelRefusal {
  package var refusingModel: Any.Type? {
    switch self {
    case .failedDecodingType(let type, _): type
    case .failedDecodingProperty(_, _, _, let error): error.refusingModel
    default: nil
    }
  }
}

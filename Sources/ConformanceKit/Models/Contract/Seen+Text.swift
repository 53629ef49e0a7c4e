import struct Foundation.Date

/// How values, paths and errors are written in a record.
extension Seen {
  /// A value on one line.
  ///
  /// Scalars are written as Swift describes them and a missing value as `nil`, arrays in the order of their
  /// elements, sets and dictionaries sorted by their texts, and a model as its record.
  ///
  /// - Parameter value: Any value of the types that the models decode.
  /// - Returns: Its text, for example `[1, nil]` or `{a: 1, b: 2}`.
  package static func text(of value: Any) -> String {
    if let model = value as? any Recording { return list(model.seen.lines) }
    // On Linux the description of such a date traps.
    if let date = value as? Date, !date.timeIntervalSinceReferenceDate.isFinite { return "no date" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    case .collection:
      return list(mirror.children.map { text(of: $0.value) })
    case .set:
      return list(mirror.children.map { text(of: $0.value) }.inByteOrder())
    case .dictionary:
      let entries = mirror.children.map { entry($0.value) }.inByteOrder()
      return "{" + entries.joined(separator: ", ") + "}"
    default:
      return String(describing: value)
    }
  }

  /// Texts in brackets.
  private static func list(_ texts: [String]) -> String {
    "[" + texts.joined(separator: ", ") + "]"
  }

  /// The key and the value of a dictionary's entry, which a mirror shows as a pair.
  private static func entry(_ pair: Any) -> String {
    Mirror(reflecting: pair).children.map { text(of: $0.value) }.joined(separator: ": ")
  }

  /// A coding path in the notation of the specification: `/a/[1]`, and `/` for the top.
  package static func path(of keys: [any CodingKey]) -> String {
    "/" + keys.map { step($0) }.joined(separator: "/")
  }

  /// A key as written in a path: its index if it has one.
  private static func step(_ key: any CodingKey) -> String {
    key.intValue.map { "[\($0)]" } ?? key.stringValue
  }

  /// The kind of an error: a case of `DecodingError`, a `refusal` of the models, or `foreign`.
  package static func kind(of error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound?: "keyNotFound"
    case .valueNotFound?: "valueNotFound"
    case .typeMismatch?: "typeMismatch"
    case .dataCorrupted?: "dataCorrupted"
    default: error is ContractModels.Refusal ? "refusal" : "foreign"
    }
  }

  /// An error with its place: `keyNotFound z @/a`, `typeMismatch @/a/[0]`, `refusal own`.
  package static func text(ofError error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?:
      return "keyNotFound \(step(key)) @\(path(of: context.codingPath))"
    case .valueNotFound(_, let context)?:
      return "valueNotFound @\(path(of: context.codingPath))"
    case .typeMismatch(_, let context)?:
      return "typeMismatch @\(path(of: context.codingPath))"
    case .dataCorrupted(let context)?:
      return "dataCorrupted @\(path(of: context.codingPath))"
    default:
      guard let refusal = error as? ContractModels.Refusal else { return kind(of: error) }
      return "refusal \(refusal.text)"
    }
  }

  /// The type that was requested according to an error, or the kind of the error if it names none.
  package static func askedType(in error: any Error) -> String {
    switch error as? DecodingError {
    case .valueNotFound(let type, _)?: "\(type)"
    case .typeMismatch(let type, _)?: "\(type)"
    default: kind(of: error)
    }
  }
}

extension Sequence<String> {
  /// The texts by their bytes, since of some texts that differ `<` says that neither comes first.
  func inByteOrder() -> [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}

import Foundation

/// What a decoder made of a document, in words that two decoders can be compared by.
enum StrictAnswer: Equatable, CustomStringConvertible {
  /// A value, as text.
  case decoded(String)
  /// A `DecodingError`: its case, its coding path, and the key that was not found.
  case refused(kind: String, path: String, key: String?, hasUnderlying: Bool)
  /// Another error, which the type threw itself.
  case other(String)

  init(_ body: () throws -> Any) {
    do {
      self = .decoded(Self.text(of: try body()))
    } catch let error as DecodingError {
      self = Self.refusal(error)
    } catch {
      self = .other("\(error)")
    }
  }

  private static func refusal(_ error: DecodingError) -> Self {
    func refused(_ kind: String, _ context: DecodingError.Context, key: String? = nil) -> Self {
      .refused(
        kind: kind,
        path: text(of: context.codingPath),
        key: key,
        hasUnderlying: hasUnderlying(context)
      )
    }
    switch error {
    case .typeMismatch(_, let context): return refused("typeMismatch", context)
    case .valueNotFound(_, let context): return refused("valueNotFound", context)
    case .keyNotFound(let key, let context):
      return refused("keyNotFound", context, key: text(of: [key]))
    case .dataCorrupted(let context): return refused("dataCorrupted", context)
    @unknown default: return .other("unknown")
    }
  }

  private static func hasUnderlying(_ context: DecodingError.Context) -> Bool {
    #if canImport(Darwin)
    // There a text that is no JSON has one, in words of the parser's own.
    context.underlyingError != nil && !context.codingPath.isEmpty
    #else
    context.underlyingError != nil
    #endif
  }

  /// The keys in one line: numbers where keys have them, else their text.
  static func text(of path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { "#\($0)" } ?? key.stringValue }.joined(separator: "/")
  }

  /// A value with all that is in it; what has no order of its own is sorted.
  static func text(of value: Any) -> String {
    if let date = value as? Date { return "\(date.timeIntervalSinceReferenceDate)" }
    if let data = value as? Data { return data.base64EncodedString() }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { child in
      (child.label.map { "\($0): " } ?? "") + text(of: child.value)
    }
    switch mirror.displayStyle {
    case .set, .dictionary: return "{\(parts.sorted().joined(separator: ", "))}"
    case .collection, .tuple, .optional: return "[\(parts.joined(separator: ", "))]"
    case .struct, .class:
      // What describes itself does so without an order that is drawn by lot.
      if value is any CustomStringConvertible { return "\(value)" }
      let base = mirror.superclassMirror.map { $0.children.map { text(of: $0.value) } } ?? []
      return "\(type(of: value))(\((parts + base).joined(separator: ", ")))"
    case .enum:
      if parts.isEmpty { return "\(value)" }
      return parts.joined(separator: ", ")
    default: return "\(value)"
    }
  }

  /// The case of the answer in one word.
  var kind: String {
    switch self {
    case .decoded: "decoded"
    case .refused(let kind, _, _, _): kind
    case .other: "other"
    }
  }

  var description: String {
    switch self {
    case .decoded(let text): return "decoded \(text)"
    case .refused(let kind, let path, let key, let hasUnderlying):
      let name = key.map { " of key \($0)" } ?? ""
      return "\(kind)\(name) at [\(path)]\(hasUnderlying ? " with an error below" : "")"
    case .other(let text): return "error \(text)"
    }
  }
}

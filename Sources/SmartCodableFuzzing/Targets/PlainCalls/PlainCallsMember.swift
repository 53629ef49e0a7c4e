import ConformanceKit

/// A plain type, and what its code makes of the values of documents.
protocol PlainCallsMember: Decodable, SendableMetatype {
  /// What a property of the type is before anything is decoded.
  static var initial: Self { get }

  static var notes: PlainCallsNotes { get }

  var spoken: String { get }

  /// What the type's own code makes of a value at the place that ends in `step`, at the first, strict attempt
  /// or at the second, lenient one; nil if it throws.
  static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String?
}

/// What a type notes of the calls of its code.
enum PlainCallsNotes {
  /// Nothing, since its code need not run for a text that it has seen before.
  case nothing
  /// Each call.
  case calls
  /// Each call with its place.
  case places
  /// Each text that its code is asked about.
  case questions
}

extension PlainCallsMember {
  /// The text that code gets from its decoder, if it gets one (CONV-1).
  static func text(_ part: JSONValue, attempt: Int) -> String? {
    switch part {
    case .string(let text): text
    case .number(let literal) where attempt > 1: literal
    case .boolean(let flag) where attempt > 1: flag ? "true" : "false"
    default: nil
    }
  }
}

extension Optional where Wrapped: PlainCallsMember {
  var spoken: String { map(\.spoken) ?? "nil" }
}

extension Array where Element: PlainCallsMember {
  var spoken: String { "[" + map(\.spoken).joined(separator: ", ") + "]" }
}

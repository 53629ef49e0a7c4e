/// One key mapping: a property and the JSON keys it is read from, in order of preference.
///
/// Create one with `<---`:
///
///     CodingKeys.id <--- ["user_id", "meta.id"]
///
/// A candidate with a dot is also tried as a path into nested objects and arrays (KEY-6).
public struct SmartKeyTransformer: Sendable {
  /// The string of the coding key that is mapped.
  let location: String

  /// The JSON keys in order of preference.
  let candidates: [String]
}

/// Maps a property to its JSON keys.
infix operator <---

/// Reads the property `to` from the JSON key `from` instead of its own name.
public func <--- (to: any CodingKey, from: String) -> SmartKeyTransformer {
  SmartKeyTransformer(location: to.stringValue, candidates: [from])
}

/// Reads the property `to` from the first of the JSON keys `from` that has a value.
///
/// With an empty list the property is always missing (KEY-10).
public func <--- (to: any CodingKey, from: [String]) -> SmartKeyTransformer {
  SmartKeyTransformer(location: to.stringValue, candidates: from)
}

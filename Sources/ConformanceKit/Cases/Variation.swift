/// A change of the input, or of the circumstances, that must not change the answer.
public enum Variation: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Members of objects in another order.
  case reorderedKeys = "reordered-keys"
  /// White space wherever JSON allows it.
  case insignificantWhitespace = "insignificant-whitespace"
  /// Characters of strings and keys written as escapes.
  case escapedStrings = "escaped-strings"
  /// CR LF line ends between the tokens.
  case crlf
  /// The same values in another of the format's ways to write them.
  case spelling
  /// Members that match no field of the model.
  case unknownSiblings = "unknown-siblings"
  /// The value as the only element of an array of the model.
  case nestedInArray = "nested-in-array"
  /// The value as the child of another model.
  case nestedInObject = "nested-in-object"
  /// The same request after other documents, a broken one among them, with the same decoder.
  case afterOthers = "after-others"
  /// The same request again.
  case repeated
  /// The same request from several tasks at once.
  case concurrent

  /// Orders variations by name, the order in which they run.
  public static func < (left: Variation, right: Variation) -> Bool {
    left.rawValue < right.rawValue
  }
}

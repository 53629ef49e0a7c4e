/// The classes of inputs that decoders are known to disagree on.
///
/// An input belongs to the first class that matches.
enum InputClass: Int, CaseIterable, Sendable {
  /// Not JSON in UTF-8 by its grammar; a decoder may support other encodings.
  case malformed
  /// A scalar at the top level.
  case scalar
  /// Nested more than 128 containers deep.
  case deep
  /// An object with two equal keys.
  case duplicateKeys
  /// A number with a long exponent, or with more than 36 digits.
  case extremeNumber
  /// A non-ASCII key, which Unicode may allow to be spelled in another way.
  case unicodeKey
  /// A string that may contain JSON.
  case stringified
  /// All other inputs.
  case plain

  /// The class of an input; `facts` is nil if it is not valid JSON.
  init(_ facts: JSONFacts?) {
    guard let facts else {
      self = .malformed
      return
    }
    if !facts.tree.kind(of: facts.tree.root).isContainer {
      self = .scalar
    } else if facts.depth > 128 {
      self = .deep
    } else if facts.hasDuplicateKeys {
      self = .duplicateKeys
    } else if facts.hasExtremeNumbers {
      self = .extremeNumber
    } else if facts.hasNonASCIIKeys {
      self = .unicodeKey
    } else {
      self = facts.hasStringifiedJSON ? .stringified : .plain
    }
  }

  /// The name of the class in reports.
  var title: String {
    switch self {
    case .malformed: "no JSON in UTF-8"
    case .scalar: "scalar at the top"
    case .deep: "nested deeper than 128"
    case .duplicateKeys: "equal keys"
    case .extremeNumber: "extreme number"
    case .unicodeKey: "key beyond ASCII"
    case .stringified: "JSON in a string"
    case .plain: "plain JSON"
    }
  }
}

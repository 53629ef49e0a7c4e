/// What an input is like, as far as decoders are known to part over it.
///
/// An input belongs to the first class that fits.
enum InputClass: Int, CaseIterable, Sendable {
  /// No JSON in UTF-8, by its grammar; a decoder may know other encodings.
  case malformed
  /// A scalar at the top.
  case scalar
  /// More than 128 containers open at once.
  case deep
  /// An object with two equal keys.
  case duplicateKeys
  /// A number with a long exponent, or with more than 36 digits.
  case extremeNumber
  /// A key beyond ASCII, which Unicode could spell in another way.
  case unicodeKey
  /// A string that may hold JSON.
  case stringified
  /// All others.
  case plain

  /// The class of an input; `facts` are nil if it is no valid JSON.
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

  /// The class in words for readers.
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

/// One bug of the planted decoder; at most one is switched on at a time.
///
/// The raw value is the id in reports and in the names of targets; it never changes.
public enum PlantedBug: String, CaseIterable, Sendable {
  case nullElementLost = "null-element-lost"
  case objectAsArray = "object-as-array"
  case duplicateKey = "duplicate-key"
  case recursiveSkip = "recursive-skip"
  case intThroughDouble = "int-through-double"
  case exponentIgnored = "exponent-ignored"
  case negativeZero = "negative-zero"
  case byteWraps = "byte-wraps"
  case longExponent = "long-exponent"
  case smallestInt = "smallest-int"
  case surrogatePair = "surrogate-pair"
  case emptyKey = "empty-key"
  case nulCuts = "nul-cuts"
  case lengthByte = "length-byte"
  case convertedInOptional = "converted-in-optional"
  case nullThenEmpty = "null-then-empty"
  case stringNegativeExponent = "string-negative-exponent"
  case numericKeyBool = "numeric-key-bool"
  case escapedKeyInString = "escaped-key-in-string"
  case minusOne = "minus-one"
  case largestInt32 = "largest-int32"
  case nanWord = "nan-word"
  case referenceKey = "reference-key"
  case exponentialSkip = "exponential-skip"
  case elementStalls = "element-stalls"
  case backslashLoop = "backslash-loop"
  case digitBacktracking = "digit-backtracking"
  case sharedDefault = "shared-default"
  case depthKept = "depth-kept"
  case escapeCache = "escape-cache"

  /// The kinds of bugs.
  public enum Kind: String, CaseIterable, Sendable {
    /// The structure of the document.
    case shape
    /// The value or spelling of a number.
    case number
    /// The content or spelling of a string or key.
    case string
    /// Two or three conditions at once.
    case conjunction
    /// One special value.
    case magic
    /// Time that grows much faster than the input.
    case performance
    /// An input that ran before.
    case stateLeak = "state-leak"
  }

  /// What a person has to know about a bug.
  public struct Facts: Sendable {
    /// Its kind.
    public let kind: Kind
    /// One sentence.
    public let sentence: String
    /// The kind of finding that it has to end as: a death, or the name of an oracle.
    public let seenBy: String
    /// The model whose decode triggers it.
    public let model: PlantedModelName
    /// The smallest input that triggers it, after those that have to run before it.
    public let trigger: [String]
  }
}

/// One bug of the planted decoder; at most one is switched on at a time.
///
/// The raw value is the id in reports and in the names of targets; it never changes.
package enum PlantedBug: String, CaseIterable, Sendable {
  case nullElementLost = "null-element-lost"
  case objectAsArray = "object-as-array"
  case duplicateKey = "duplicate-key"
  case recursiveSkip = "recursive-skip"
  case ninthElement = "ninth-element"
  case ninthMember = "ninth-member"
  case arrayUnwrapped = "array-unwrapped"
  case nestedPath = "nested-path"
  case secondBrace = "second-brace"
  case intThroughDouble = "int-through-double"
  case exponentIgnored = "exponent-ignored"
  case negativeZero = "negative-zero"
  case byteWraps = "byte-wraps"
  case longExponent = "long-exponent"
  case smallestInt = "smallest-int"
  case fractionZeros = "fraction-zeros"
  case capitalExponent = "capital-exponent"
  case exponentPlus = "exponent-plus"
  case signOf32 = "sign-of-32"
  case integerWithPoint = "integer-with-point"
  case surrogatePair = "surrogate-pair"
  case emptyKey = "empty-key"
  case nulCuts = "nul-cuts"
  case lengthByte = "length-byte"
  case escapedSlash = "escaped-slash"
  case capitalHex = "capital-hex"
  case leadByte = "lead-byte"
  case chunkEscape = "chunk-escape"
  case keyPrefix = "key-prefix"
  case convertedInOptional = "converted-in-optional"
  case nullThenEmpty = "null-then-empty"
  case stringNegativeExponent = "string-negative-exponent"
  case numericKeyBool = "numeric-key-bool"
  case escapedKeyInString = "escaped-key-in-string"
  case fractionAndExponent = "fraction-and-exponent"
  case nullInStringified = "null-in-stringified"
  case twoNulls = "two-nulls"
  case escapedTwin = "escaped-twin"
  case minusOne = "minus-one"
  case largestInt32 = "largest-int32"
  case nanWord = "nan-word"
  case referenceKey = "reference-key"
  case fullByte = "full-byte"
  case deleteByte = "delete-byte"
  case nullWord = "null-word"
  case formFeed = "form-feed"
  case exponentialSkip = "exponential-skip"
  case elementStalls = "element-stalls"
  case backslashLoop = "backslash-loop"
  case digitBacktracking = "digit-backtracking"
  case underflowLoop = "underflow-loop"
  case fullTable = "full-table"
  case fullBuffer = "full-buffer"
  case zeroFraction = "zero-fraction"
  case sharedDefault = "shared-default"
  case depthKept = "depth-kept"
  case escapeCache = "escape-cache"
  case dictionaryKept = "dictionary-kept"
  case signKept = "sign-kept"
  case arrayTail = "array-tail"

  /// The kinds of bugs.
  package enum Kind: String, CaseIterable, Sendable {
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

  /// The facts about a bug, for people.
  package struct Facts: Sendable {
    /// Its kind.
    package let kind: Kind
    /// One sentence.
    package let sentence: String
    /// The kind of finding that it must produce: a death, or the name of an oracle.
    package let seenBy: String
    /// The model whose decode triggers it.
    package let model: PlantedModelName
    /// The smallest input that triggers it, after those that must run before it.
    package let trigger: [String]
  }
}

/// One bug of the planted decoder; at most one is switched on at a time.
///
/// The raw value is the id in reports and in the names of targets; it never changes.
public enum PlantedBug: String, CaseIterable, Sendable {
  /// A null in an array of optionals is left out.
  case nullElementLost = "null-element-lost"
  /// An object where an array is wanted is read as the array of its values.
  case objectAsArray = "object-as-array"
  /// A dictionary is built by a call that traps on two equal keys.
  case duplicateKey = "duplicate-key"
  /// The depth of a document is measured by recursion, before any limit.
  case recursiveSkip = "recursive-skip"
  /// Integers pass through Double and are wrong beyond 2^53.
  case intThroughDouble = "int-through-double"
  /// The exponent of an integer is not read: 1e2 gives 1.
  case exponentIgnored = "exponent-ignored"
  /// A Double of -0 loses its sign.
  case negativeZero = "negative-zero"
  /// A number beyond the range of UInt8 wraps around.
  case byteWraps = "byte-wraps"
  /// The digits of an exponent go to a buffer of three.
  case longExponent = "long-exponent"
  /// The smallest Int is negated.
  case smallestInt = "smallest-int"
  /// Each half of an escaped surrogate pair becomes a replacement character.
  case surrogatePair = "surrogate-pair"
  /// The first byte of an empty key is read.
  case emptyKey = "empty-key"
  /// A string ends at a NUL.
  case nulCuts = "nul-cuts"
  /// The length of a string is kept in one byte.
  case lengthByte = "length-byte"
  /// A string that spells an integer is not converted inside an optional model.
  case convertedInOptional = "converted-in-optional"
  /// The first child of a container behind a null element is read, although it has none.
  case nullThenEmpty = "null-then-empty"
  /// The negative exponent of an integer inside a string is taken as unsigned.
  case stringNegativeExponent = "string-negative-exponent"
  /// A boolean under a key of digits is looked up by position.
  case numericKeyBool = "numeric-key-bool"
  /// An escape in a key of a stringified object is read past its end.
  case escapedKeyInString = "escaped-key-in-string"
  /// An integer of -1 counts as missing.
  case minusOne = "minus-one"
  /// One is added to an Int32.
  case largestInt32 = "largest-int32"
  /// A string such as nan or inf is taken for a Double.
  case nanWord = "nan-word"
  /// The key $ref is looked up in a table that is empty.
  case referenceKey = "reference-key"
  /// A document is walked before it is read, each of its levels twice.
  case exponentialSkip = "exponential-skip"
  /// The position is not advanced behind a bad element of an array.
  case elementStalls = "element-stalls"
  /// The end of a string that ends in an escaped backslash is never found.
  case backslashLoop = "backslash-loop"
  /// A long row of digits before another character is matched in every possible way.
  case digitBacktracking = "digit-backtracking"
  /// A missing array of strings is the one that was decoded last.
  case sharedDefault = "shared-default"
  /// A document that nests too deeply leaves the depth raised for the next ones.
  case depthKept = "depth-kept"
  /// A string with escapes is remembered under its length and its first byte.
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

/// One bug of the planted decoder; at most one is switched on at a time.
///
/// The raw value is the id in reports and in the names of targets; it never changes.
public enum PlantedBug: String, CaseIterable, Sendable {
  /// A null in an array of optionals is dropped.
  case nullElementLost = "null-element-lost"
  /// An object where an array is wanted is read as the array of its values.
  case objectAsArray = "object-as-array"
  /// A dictionary is built by a call that traps on two equal keys.
  case duplicateKey = "duplicate-key"
  /// The depth of a document is measured by recursion, before any limit.
  case recursiveSkip = "recursive-skip"
  /// An array grows at eight elements and loses the ninth.
  case ninthElement = "ninth-element"
  /// Members of an object after the eighth are ignored.
  case ninthMember = "ninth-member"
  /// A top-level array with one object is read as that object.
  case arrayUnwrapped = "array-unwrapped"
  /// The path of a conversion below the top level lacks its first step.
  case nestedPath = "nested-path"
  /// One extra brace after the document is accepted.
  case secondBrace = "second-brace"
  /// Integers pass through Double and are wrong beyond 2^53.
  case intThroughDouble = "int-through-double"
  /// The exponent of an integer is ignored: 1e2 gives 1.
  case exponentIgnored = "exponent-ignored"
  /// A Double of -0 loses its sign.
  case negativeZero = "negative-zero"
  /// A number beyond the range of UInt8 wraps around.
  case byteWraps = "byte-wraps"
  /// The digits of an exponent are copied to a buffer of three.
  case longExponent = "long-exponent"
  /// The smallest Int is negated.
  case smallestInt = "smallest-int"
  /// The zeros at the start of a fraction are lost: 1.05 gives 1.5.
  case fractionZeros = "fraction-zeros"
  /// The exponent of a Double after a capital E is ignored.
  case capitalExponent = "capital-exponent"
  /// A number whose exponent has a plus sign is refused.
  case exponentPlus = "exponent-plus"
  /// An integer that fits unsigned 32 bits is read as signed.
  case signOf32 = "sign-of-32"
  /// An integer with a fraction of zero is refused.
  case integerWithPoint = "integer-with-point"
  /// Each half of an escaped surrogate pair becomes a replacement character.
  case surrogatePair = "surrogate-pair"
  /// The first byte of an empty key is read.
  case emptyKey = "empty-key"
  /// A string ends at a NUL.
  case nulCuts = "nul-cuts"
  /// The length of a string is stored in one byte.
  case lengthByte = "length-byte"
  /// An escaped slash keeps its backslash.
  case escapedSlash = "escaped-slash"
  /// The capital hexadecimal digits of an escape count as zero.
  case capitalHex = "capital-hex"
  /// Two-byte sequences are assumed to begin at C3: U+0080 to U+00BF are replaced.
  case leadByte = "lead-byte"
  /// A short escape across the boundary of a sixteen-byte chunk keeps its backslash.
  case chunkEscape = "chunk-escape"
  /// A key is compared up to the length of the one that is wanted.
  case keyPrefix = "key-prefix"
  /// A string that spells an integer is not converted inside an optional model.
  case convertedInOptional = "converted-in-optional"
  /// The first child of an empty container after a null element is read.
  case nullThenEmpty = "null-then-empty"
  /// The negative exponent of an integer inside a string is read as unsigned.
  case stringNegativeExponent = "string-negative-exponent"
  /// A boolean under a key of digits is looked up by position.
  case numericKeyBool = "numeric-key-bool"
  /// An escape in a key of a stringified object is read past its end.
  case escapedKeyInString = "escaped-key-in-string"
  /// The point of a number that also has an exponent is forgotten.
  case fractionAndExponent = "fraction-and-exponent"
  /// The byte after a null in a stringified object is read.
  case nullInStringified = "null-in-stringified"
  /// The range for two consecutive nulls is reversed in an array without optionals.
  case twoNulls = "two-nulls"
  /// A key with escapes is overridden by an equal later one without escapes.
  case escapedTwin = "escaped-twin"
  /// An integer of -1 counts as missing.
  case minusOne = "minus-one"
  /// One is added to an Int32.
  case largestInt32 = "largest-int32"
  /// A string such as nan or inf is read as a Double.
  case nanWord = "nan-word"
  /// The key $ref is looked up in a table that is empty.
  case referenceKey = "reference-key"
  /// A UInt8 of 255 counts as missing.
  case fullByte = "full-byte"
  /// The character U+007F is dropped from a string.
  case deleteByte = "delete-byte"
  /// The string null is read as null.
  case nullWord = "null-word"
  /// A form feed is read as a space.
  case formFeed = "form-feed"
  /// A document is traversed before it is read, each of its levels twice.
  case exponentialSkip = "exponential-skip"
  /// The position is not advanced past a bad element of an array.
  case elementStalls = "element-stalls"
  /// The end of a string that ends in an escaped backslash is never found.
  case backslashLoop = "backslash-loop"
  /// A long run of digits before another character is matched in every possible way.
  case digitBacktracking = "digit-backtracking"
  /// A Double below the representable range is scaled forever.
  case underflowLoop = "underflow-loop"
  /// A missing key is searched forever in a full table of eight.
  case fullTable = "full-table"
  /// A string that exactly fills a buffer of sixteen bytes is never complete.
  case fullBuffer = "full-buffer"
  /// The zeros of 0.00 are divided away forever.
  case zeroFraction = "zero-fraction"
  /// A missing array of strings is the one that was decoded last.
  case sharedDefault = "shared-default"
  /// A document that is nested too deeply leaves the depth raised for later ones.
  case depthKept = "depth-kept"
  /// A string with escapes is cached under its length and its first byte.
  case escapeCache = "escape-cache"
  /// An empty dictionary of integers is the one that was decoded last.
  case dictionaryKept = "dictionary-kept"
  /// The minus sign of an integer that is too large is applied to all that follow.
  case signKept = "sign-kept"
  /// An array of Doubles that is shorter than the previous one keeps the rest of it.
  case arrayTail = "array-tail"

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

  /// The facts about a bug, for people.
  public struct Facts: Sendable {
    /// Its kind.
    public let kind: Kind
    /// One sentence.
    public let sentence: String
    /// The kind of finding that it must produce: a death, or the name of an oracle.
    public let seenBy: String
    /// The model whose decode triggers it.
    public let model: PlantedModelName
    /// The smallest input that triggers it, after those that must run before it.
    public let trigger: [String]
  }
}

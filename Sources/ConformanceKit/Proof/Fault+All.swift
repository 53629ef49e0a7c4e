// A table of data: exempt from the limits on size.

extension Fault {
  /// All faults that the built-in suite must catch.
  public static let all: [Fault] =
    fallback + objects + nested + collections + conversions + enumerations + stringified + flats
    + classes + report + syntax + texts + cleanValues

  private static let fallback: [Fault] = [
    Fault("missing-is-rejected", "refuses a missing value", flips: \.missingFallsBack),
    Fault("null-is-rejected", "refuses null", flips: \.nullFallsBack),
    Fault("mismatch-is-rejected", "refuses a wrong value", flips: \.mismatchFallsBack),
    Fault(
      "missing-skips-default",
      "takes the type default for a missing value",
      flips: \.missingTakesInitialValue
    ),
    Fault(
      "null-skips-default",
      "takes the type default for null",
      flips: \.nullTakesInitialValue
    ),
    Fault(
      "mismatch-skips-default",
      "takes the type default for a wrong value",
      flips: \.mismatchTakesInitialValue
    ),
    Fault(
      "optional-forgets-initial-value",
      "takes nil although an Optional has an initial value",
      flips: \.optionalKeepsInitialValue
    ),
    Fault(
      "optional-takes-type-default",
      "takes the type default for an Optional",
      flips: \.optionalFallsBackToNil
    ),
    Fault("unknown-key-is-rejected", "refuses unknown keys", flips: \.ignoresUnknownKeys),
  ]

  private static let objects: [Fault] = [
    Fault("last-duplicate-wins", "takes the last of equal keys", flips: \.firstDuplicateWins),
    Fault(
      "keys-are-normalized",
      "takes keys of another normalization for equal",
      flips: \.comparesKeysByScalars
    ),
    Fault(
      "candidate-null-stops-search",
      "stops at the first candidate that is present",
      flips: \.nullCandidateContinues
    ),
    Fault(
      "candidate-mismatch-continues",
      "tries the next candidate after a wrong value",
      flips: \.wrongCandidateEndsSearch
    ),
    Fault(
      "last-candidate-wins",
      "tries candidates from last to first",
      flips: \.triesCandidatesInOrder
    ),
    Fault(
      "mapping-keeps-own-key",
      "reads a mapped field from its own key too",
      flips: \.mappingReplacesOwnKey
    ),
    Fault(
      "mapping-reaches-children",
      "applies a mapping to the fields of children",
      flips: \.mappingStopsAtChildren
    ),
    Fault("path-is-a-key", "takes dotted candidates for plain keys", flips: \.followsPaths),
    Fault(
      "dotted-key-is-a-path",
      "never looks for a literal dotted key",
      flips: \.triesLiteralDottedKey
    ),
    Fault("path-skips-arrays", "cannot index arrays in a path", flips: \.pathsIndexArrays),
  ]

  private static let nested: [Fault] = [
    Fault(
      "child-defaults-from-parent",
      "fills an empty child from the parent's initial value",
      flips: \.emptyChildUsesOwnDefaults
    ),
    Fault(
      "null-child-is-fresh",
      "makes a fresh child for null",
      flips: \.nullChildUsesParentValue
    ),
    Fault(
      "plain-child-keeps-initial-values",
      "uses initial values inside plain types",
      flips: \.plainChildForgetsInitialValues
    ),
    Fault(
      "empty-array-is-object",
      "reads [] as an empty object",
      flips: \.emptyArrayIsNoObject
    ),
    Fault(
      "scalar-becomes-array",
      "wraps a scalar into an array",
      flips: \.scalarIsNoArray
    ),
  ]

  private static let collections: [Fault] = [
    Fault(
      "element-fails-array",
      "gives up an array for one bad element",
      flips: \.dropsInvalidElements
    ),
    Fault(
      "null-element-fails-array",
      "gives up an array for one null",
      flips: \.dropsNullElements
    ),
    Fault(
      "invalid-element-becomes-default",
      "puts type defaults in place of bad elements",
      flips: \.droppedElementsLeaveNoTrace
    ),
    Fault(
      "optional-element-dropped",
      "leaves bad Optional elements out",
      flips: \.invalidOptionalElementBecomesNil
    ),
    Fault(
      "no-survivor-falls-back",
      "takes the initial value if no element is valid",
      flips: \.allInvalidGivesEmpty
    ),
    Fault(
      "entry-fails-dictionary",
      "gives up a dictionary for one bad entry",
      flips: \.dropsInvalidEntries
    ),
    Fault("element-not-converted", "converts no elements", flips: \.convertsElements),
  ]

  private static let conversions: [Fault] = [
    Fault("bool-not-from-one", "makes no Boolean of 0 and 1", flips: \.booleanFromNumber),
    Fault(
      "bool-from-any-number",
      "makes true of every other number",
      flips: \.booleanFromZeroAndOneOnly
    ),
    Fault("bool-not-from-word", "makes no Boolean of words", flips: \.booleanFromWords),
    Fault(
      "bool-word-ignores-case",
      "takes any spelling of a word",
      flips: \.booleanWordsAreExact
    ),
    Fault("number-not-from-bool", "makes no number of a Boolean", flips: \.numberFromBoolean),
    Fault("number-not-from-string", "makes no number of a string", flips: \.numberFromString),
    Fault(
      "numeric-string-is-trimmed",
      "trims numeric strings",
      flips: \.numericStringIsExact
    ),
    Fault(
      "numeric-string-refuses-plus",
      "refuses a plus sign",
      flips: \.numericStringAllowsPlus
    ),
    Fault("string-not-from-scalar", "makes no string of scalars", flips: \.stringFromScalars),
    Fault(
      "number-keeps-dot-zero",
      "writes 1.0 as a string with its fraction",
      flips: \.stringDropsZeroFraction
    ),
    Fault(
      "string-through-double",
      "loses digits of long integers in strings",
      flips: \.stringKeepsAllDigits
    ),
    Fault("integer-through-double", "reads integers through Double", flips: \.integersAreExact),
    Fault("integer-cuts-fraction", "cuts fractions", flips: \.fractionIsNoInteger),
    Fault(
      "integer-refuses-dot-zero",
      "refuses 1.0 for an integer",
      flips: \.zeroFractionIsInteger
    ),
    Fault("overflow-is-clamped", "clamps numbers out of range", flips: \.overflowIsMismatch),
  ]

  private static let enumerations: [Fault] = [
    Fault(
      "enum-uses-first-case",
      "takes the first case for unknown values",
      flips: \.unknownCaseTakesInitialValue
    ),
    Fault(
      "enum-ignores-declared-fallback",
      "takes the first case where a fallback is declared",
      flips: \.usesDeclaredFallbackCase
    ),
    Fault(
      "enum-accepts-case-name",
      "reads names of cases",
      flips: \.caseNamesAreNoValues
    ),
    Fault(
      "enum-raw-not-converted",
      "reads raw values only as they are",
      flips: \.convertsRawValues
    ),
  ]

  private static let stringified: [Fault] = [
    Fault(
      "stringified-json-ignored",
      "reads no JSON inside strings",
      flips: \.readsStringifiedJSON
    ),
    Fault("stringified-twice", "reads strings inside strings", flips: \.readsOneLevelOnly),
    Fault(
      "stringified-refuses-blanks",
      "refuses blanks around the text",
      flips: \.stringifiedAllowsBlanks
    ),
    Fault(
      "stringified-element-ignored",
      "reads no stringified elements",
      flips: \.readsStringifiedElements
    ),
    Fault(
      "stringified-top-level-ignored",
      "reads no stringified top level",
      flips: \.readsStringifiedTopLevel
    ),
  ]

  private static let flats: [Fault] = [
    Fault(
      "flat-reads-own-key",
      "reads a flat from its own key",
      flips: \.flatReadsEnclosingObject
    ),
    Fault(
      "flat-optional-is-nil",
      "leaves an Optional flat nil without any of its keys",
      flips: \.optionalFlatIsNeverNil
    ),
    Fault(
      "flat-forgets-later-defaults",
      "loses initial values after a flat",
      flips: \.fieldsAfterFlatKeepInitialValues
    ),
    Fault(
      "flat-ignores-mapping",
      "reads a flat without its mapping",
      flips: \.flatUsesOwnMapping
    ),
    Fault(
      "flat-key-is-used-up",
      "gives a key to the first flat only",
      flips: \.keysFeedSeveralFlats
    ),
    Fault(
      "flat-dictionary-reads-own-key",
      "reads a flat dictionary from its own key",
      flips: \.flatDictionaryReadsEnclosingObject
    ),
    Fault("flat-array-is-lost", "never reads a flat array", flips: \.flatArrayReadsOwnKey),
  ]

  private static let classes: [Fault] = [
    Fault(
      "inherited-fields-skipped",
      "decodes own fields only",
      flips: \.decodesInheritedFields
    ),
    Fault(
      "subclass-fields-skipped",
      "decodes inherited fields only",
      flips: \.decodesSubclassFields
    ),
    Fault(
      "subclass-defaults-ignored",
      "uses the initial values of the declaring class",
      flips: \.subclassChangesInitialValues
    ),
    Fault(
      "mapping-not-inherited",
      "forgets the parent's mapping",
      flips: \.inheritsMapping
    ),
    Fault(
      "mapping-not-replaced",
      "keeps the parent's mapping beside the own one",
      flips: \.ownMappingReplacesInherited
    ),
  ]

  private static let report: [Fault] = [
    Fault("conversion-not-reported", "reports no conversions", flips: \.reportsConversions),
    Fault(
      "optional-is-reported",
      "reports missing Optionals",
      flips: \.optionalIsSilent
    ),
    Fault(
      "path-names-found-key",
      "names the key it found in paths",
      flips: \.pathsNameCodingKeys
    ),
  ]

  private static let syntax: [Fault] = [
    Fault(
      "trailing-comma-accepted",
      "accepts trailing commas",
      flips: \.text.allowsTrailingCommas
    ),
    Fault(
      "leading-zero-accepted",
      "accepts leading zeros",
      flips: \.text.allowsLeadingZeros
    ),
    Fault(
      "control-character-accepted",
      "accepts control characters in strings",
      flips: \.text.allowsControlCharacters
    ),
    Fault(
      "lone-surrogate-accepted",
      "accepts lone surrogates",
      flips: \.text.allowsLoneSurrogates
    ),
    Fault(
      "trailing-text-accepted",
      "ignores what follows the document",
      flips: \.text.allowsTrailingText
    ),
    Fault("comment-accepted", "accepts comments", flips: \.text.allowsComments),
    Fault(
      "literal-case-ignored",
      "accepts True and NULL",
      flips: \.text.ignoresCaseOfLiterals
    ),
    Fault(
      "byte-order-mark-refused",
      "refuses a byte order mark",
      flips: \.text.skipsByteOrderMark
    ),
    Fault("wide-text-refused", "reads UTF-8 only", flips: \.text.readsWideEncodings),
  ]
}

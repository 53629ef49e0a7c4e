// A table of data: exempt from the limits on size.

extension Fault {
  /// Faults of decoders with settings, of types without a default, and of reports.
  static let settings: [Fault] =
    paths + keyStrategies + numberStrategies + elementStrategies + declarations + reports

  private static let paths: [Fault] = [
    Fault("path-is-lost", "decodes the whole input although a path is given", flips: \.honorsPath),
    Fault(
      "path-literal-null-ends",
      "takes null under a key with dots for the end of a path",
      flips: \.nullLiteralContinues
    ),
    Fault("empty-path-leads-nowhere", "finds nothing at an empty path", flips: \.emptyPathIsRoot),
    Fault(
      "path-keeps-blank-segments",
      "takes blank segments of a path for keys",
      flips: \.pathSkipsBlankSegments
    ),
    Fault("path-trims-segments", "trims the segments of a path", flips: \.pathSegmentsAreExact),
    Fault(
      "path-converts-keys",
      "applies the key strategy to a path",
      flips: \.pathIgnoresKeyStrategy
    ),
    Fault(
      "path-index-takes-sign",
      "takes a signed number for an index",
      flips: \.pathIndexesAreDigits
    ),
    Fault(
      "path-clamps-index",
      "takes the last element for an index out of range",
      flips: \.pathIndexMustExist
    ),
    Fault(
      "path-stops-at-strings",
      "does not follow a path into a string",
      flips: \.pathsEnterStrings
    ),
    Fault(
      "path-miss-takes-root",
      "decodes the whole input if the path leads nowhere",
      flips: \.pathMustLead
    ),
    Fault(
      "path-is-mapped",
      "takes the first candidate of a field for its name in a path",
      flips: \.pathIgnoresMapping
    ),
    Fault(
      "path-null-step-is-empty",
      "takes null on the way for an empty object at the end",
      flips: \.pathNullStepLeadsNowhere
    ),
    Fault(
      "path-ends-at-text",
      "takes a text on the way for the end of a path",
      flips: \.pathTextLeadsNowhere
    ),
    Fault(
      "path-end-null-is-empty",
      "takes null at the end of a path for an empty object",
      flips: \.pathRefusesNull
    ),
  ]

  private static let keyStrategies: [Fault] = [
    Fault("key-strategy-is-lost", "ignores the key strategy", flips: \.convertsKeys),
    Fault(
      "snake-loses-outer-underscores",
      "drops outer underscores of keys",
      flips: \.snakeKeepsOuterUnderscores
    ),
    Fault(
      "snake-keeps-first-word",
      "leaves the first word of a key in upper case",
      flips: \.snakeLowersFirstWord
    ),
    Fault(
      "snake-keeps-later-words",
      "leaves later words of a key in upper case",
      flips: \.snakeCapitalizesLaterWords
    ),
    Fault(
      "snake-changes-single-words",
      "puts a key of one word in lower case",
      flips: \.snakeLeavesSingleWords
    ),
    Fault(
      "first-letter-changes-word",
      "changes all letters of a key instead of the first",
      flips: \.firstLetterOnly
    ),
    Fault(
      "key-strategy-stops-at-children",
      "converts keys at the top level only",
      flips: \.keyStrategyReachesChildren
    ),
    Fault(
      "converted-key-comes-first",
      "prefers converted keys to keys as written",
      flips: \.rawKeysComeFirst
    ),
    Fault("raw-keys-do-not-count", "compares converted keys only", flips: \.rawKeysCount),
    Fault(
      "raw-null-stops-search",
      "stops at null under a key as written",
      flips: \.nullRawKeyContinues
    ),
    Fault(
      "last-converted-key-wins",
      "takes the last of keys that become equal",
      flips: \.firstConvertedKeyWins
    ),
  ]

  private static let numberStrategies: [Fault] = [
    Fault("number-strategy-is-lost", "ignores the number strategy", flips: \.fitsFractions),
    Fault("cutting-goes-down", "cuts negative fractions away from zero", flips: \.cutsTowardZero),
    Fault("ties-go-to-even", "rounds ties to the even neighbor", flips: \.roundsTiesAwayFromZero),
    Fault(
      "range-before-rounding",
      "checks the range before it rounds",
      flips: \.checksRangeAfterRounding
    ),
    Fault("strategy-skips-raw-values", "does not cut or round raw values", flips: \.fitsRawValues),
    Fault(
      "strategy-reaches-booleans",
      "cuts or rounds numbers for Booleans",
      flips: \.sparesBooleans
    ),
    Fault(
      "strategy-reaches-numbers",
      "cuts or rounds floating-point numbers",
      flips: \.sparesNumbers
    ),
  ]

  private static let elementStrategies: [Fault] = [
    Fault(
      "fail-whole-is-lost",
      "drops invalid elements although the array must fail",
      flips: \.failsWholeArrays
    ),
    Fault(
      "fail-whole-skips-dictionaries",
      "drops invalid entries although the dictionary must fail",
      flips: \.failsWholeDictionaries
    ),
    Fault(
      "fail-whole-skips-inner",
      "lets outermost collections fail only",
      flips: \.failsInnerCollections
    ),
    Fault(
      "fail-whole-counts-null",
      "lets an array fail for null as an Optional element",
      flips: \.failWholeKeepsNull
    ),
    Fault(
      "fail-whole-spares-optionals",
      "lets no array of Optionals fail",
      flips: \.failWholeJudgesOptionals
    ),
    Fault(
      "settings-stop-at-strings",
      "forgets the settings inside stringified JSON",
      flips: \.settingsReachStrings
    ),
    Fault(
      "float-throw-refuses-strings",
      "converts no string if other numbers are not allowed",
      flips: \.floatThrowChangesNothing
    ),
  ]

  private static let declarations: [Fault] = [
    Fault(
      "depth-restarts-in-strings",
      "counts the depth inside a string from one",
      flips: \.depthCountsThroughStrings
    ),
    Fault(
      "unmakeable-field-is-made-up",
      "makes up a value for a type without a default",
      flips: \.unmakeableFieldFailsModel
    ),
    Fault(
      "unmakeable-flat-is-made-up",
      "makes up a flat that cannot be made",
      flips: \.unmakeableFlatTakesInitialValue
    ),
    Fault(
      "model-in-plain-forgets-initial-values",
      "uses type defaults in a model inside a plain type",
      flips: \.modelInPlainKeepsInitialValues
    ),
    Fault(
      "empty-mapping-reads-own-key",
      "takes an empty list of candidates for no mapping",
      flips: \.emptyMappingReadsNothing
    ),
    Fault(
      "narrow-integer-not-converted",
      "converts nothing into integers of fewer than 64 bits",
      flips: \.convertsNarrowIntegers
    ),
    Fault(
      "plain-enum-refused",
      "reads no enumeration without a fallback",
      flips: \.readsPlainEnumerations
    ),
    Fault(
      "scalar-top-level-refused",
      "refuses a scalar at the top level",
      flips: \.readsScalarTopLevel
    ),
  ]

  private static let reports: [Fault] = [
    Fault(
      "exact-value-reported",
      "reports strings that it took as they are",
      flips: \.exactValueIsSilent
    ),
    Fault("missing-not-reported", "does not report missing values", flips: \.reportsMissing),
    Fault(
      "dropped-element-not-reported",
      "does not report what it left out",
      flips: \.reportsDroppedElements
    ),
    Fault(
      "repairs-are-sorted",
      "reports repairs in the order of their paths",
      flips: \.reportsInOrder
    ),
    Fault("null-reported-as-missing", "calls null missing", flips: \.tellsNullFromMissing),
    Fault(
      "invalid-reported-as-mismatch",
      "calls a bad value of the right kind a mismatch",
      flips: \.tellsInvalidFromMismatch
    ),
    Fault(
      "overflow-reported-as-invalid",
      "calls a number out of range invalid",
      flips: \.tellsOverflow
    ),
    Fault("inexact-reported-as-invalid", "calls a fraction invalid", flips: \.tellsInexact),
    Fault(
      "fitting-not-reported",
      "does not report that it cut or rounded",
      flips: \.reportsFittedFractions
    ),
    Fault(
      "zero-fraction-reported",
      "reports 1.0 for an integer as a conversion",
      flips: \.zeroFractionIsSilent
    ),
    Fault(
      "stringified-reported",
      "reports stringified JSON as a conversion",
      flips: \.stringifiedIsSilent
    ),
    Fault("mapping-reported", "reports another key as a conversion", flips: \.mappingIsSilent),
    Fault(
      "null-element-reported",
      "reports null for an Optional element",
      flips: \.nullElementIsSilent
    ),
    Fault("path-without-index", "leaves the index out of paths", flips: \.pathsNameIndexes),
    Fault(
      "inside-of-fallback-reported",
      "reports what is inside a value that fell back",
      flips: \.fallbackIsReportedOnce
    ),
  ]
}

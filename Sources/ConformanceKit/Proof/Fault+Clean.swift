// A table of data: exempt from the limits on size.

extension Fault {
  /// Values that a decoder gets wrong although nothing is the matter with them.
  static let cleanValues: [Fault] = cleanNumbers + cleanContainers + cleanKeys

  private static let cleanNumbers: [Fault] = [
    Fault("number-loses-fraction", "cuts the fraction of numbers", flips: \.numbersKeepFraction),
    Fault("number-through-float", "reads numbers through Float", flips: \.numbersKeepPrecision),
    Fault(
      "number-refuses-integer",
      "refuses an integer where a number is wanted",
      flips: \.integersAreNumbers
    ),
    Fault(
      "number-loses-sign-of-zero",
      "makes 0.0 of -0.0",
      flips: \.numbersKeepSignOfZero
    ),
    Fault(
      "underflow-is-mismatch",
      "refuses numbers that are too small",
      flips: \.underflowGivesZero
    ),
    Fault(
      "integer-refuses-minus-zero",
      "refuses -0 for an integer",
      flips: \.minusZeroIsInteger
    ),
    Fault(
      "smallest-integer-refused",
      "refuses the smallest integer of each width",
      flips: \.rangeIncludesMinimum
    ),
    Fault(
      "string-target-parsed",
      "reads JSON inside a string where a string is wanted",
      flips: \.stringKeepsJSONText
    ),
    Fault(
      "enum-raw-upper-cased",
      "looks for raw values in upper case",
      flips: \.rawValuesKeepCase
    ),
    Fault(
      "enum-raw-loses-sign",
      "looks for raw values without their sign",
      flips: \.rawValuesKeepSign
    ),
  ]

  private static let cleanContainers: [Fault] = [
    Fault("array-is-reversed", "reverses arrays", flips: \.elementsKeepOrder),
    Fault("empty-array-falls-back", "takes [] for no value", flips: \.emptyArrayIsValue),
    Fault(
      "optional-null-is-rejected",
      "refuses null for an Optional",
      flips: \.optionalTakesNull
    ),
    Fault(
      "uncoded-is-decoded",
      "decodes fields that take no part in coding",
      flips: \.uncodedKeepsInitialValue
    ),
    Fault(
      "optional-element-null-dropped",
      "leaves null out of arrays of Optionals",
      flips: \.optionalElementsKeepNull
    ),
    Fault(
      "optional-entry-null-dropped",
      "leaves null out of dictionaries of Optionals",
      flips: \.optionalEntriesKeepNull
    ),
    Fault(
      "optional-entry-dropped",
      "leaves bad Optional entries out",
      flips: \.invalidOptionalEntryBecomesNil
    ),
    Fault("one-entry-kept", "keeps one entry of a dictionary", flips: \.keepsAllEntries),
    Fault(
      "entry-keys-converted",
      "converts keys of dictionaries from snake case",
      flips: \.entryKeysStay
    ),
    Fault(
      "child-not-decoded",
      "leaves a child at the parent's initial value",
      flips: \.decodesChildren
    ),
    Fault(
      "wrong-top-level-accepted",
      "makes a default value of a wrong top level",
      flips: \.refusesWrongTopLevel
    ),
  ]

  private static let cleanKeys: [Fault] = [
    Fault(
      "coding-key-ignored",
      "looks for names of properties instead of coding keys",
      flips: \.usesCodingKeys
    ),
    Fault(
      "path-stops-early",
      "takes what a path reaches last",
      flips: \.lostPathFindsNothing
    ),
    Fault("first-candidate-only", "tries one candidate only", flips: \.triesAllCandidates),
    Fault("own-key-first", "tries the own key before the mapping", flips: \.prefersMappedKeys),
    Fault(
      "base-class-not-decoded",
      "decodes subclasses only",
      flips: \.decodesBaseClasses
    ),
    Fault(
      "base-class-ignores-mapping",
      "uses mappings of subclasses only",
      flips: \.baseClassesUseMapping
    ),
  ]
}

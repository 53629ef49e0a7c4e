/// The decisions of a lenient decoder, each a Boolean, so that a ``Fault`` can flip exactly one.
///
/// The defaults are what the specification says; the clause stands beside each decision.
public struct ReferencePolicy: Hashable, Sendable {
  /// What counts as a JSON text (PARSE-1 to PARSE-9).
  var text = JSONReader.Rules()

  // Values that need no repair.
  /// Numbers keep their fraction (CONV-11).
  var numbersKeepFraction = true
  /// Numbers are not rounded through Float (CONV-11).
  var numbersKeepPrecision = true
  /// An integer literal is a number (CONV-11).
  var integersAreNumbers = true
  /// `-0.0` is not `0.0` (CONV-11).
  var numbersKeepSignOfZero = true
  /// A number that is too small is zero (CONV-11).
  var underflowGivesZero = true
  /// `-0` is the integer 0 (NUM-1).
  var minusZeroIsInteger = true
  /// The smallest integer of a width is in range (NUM-1).
  var rangeIncludesMinimum = true
  /// A string target keeps text that is JSON (STR-5).
  var stringKeepsJSONText = true
  /// Raw values are compared with their case (ENUM-1).
  var rawValuesKeepCase = true
  /// Raw values are compared with their sign (ENUM-1).
  var rawValuesKeepSign = true
  /// The elements of an array keep their order (COL-1).
  var elementsKeepOrder = true
  /// `[]` is an array (COL-7).
  var emptyArrayIsValue = true
  /// Null is a value of an Optional (DEF-3).
  var optionalTakesNull = true
  /// A field that takes no part in coding keeps its initial value (DEF-10).
  var uncodedKeepsInitialValue = true
  /// Null stays in an array of Optionals (COL-4).
  var optionalElementsKeepNull = true
  /// Null stays in a dictionary of Optionals (COL-11).
  var optionalEntriesKeepNull = true
  /// Invalid Optional entries become nil (COL-11).
  var invalidOptionalEntryBecomesNil = true
  /// All entries of a dictionary are read (COL-11).
  var keepsAllEntries = true
  /// Keys of dictionaries stay as they are (COL-14).
  var entryKeysStay = true
  /// A child is read from its object (NEST-1).
  var decodesChildren = true
  /// A top level of the wrong kind is refused (ENT-4).
  var refusesWrongTopLevel = true
  /// A field is read from its coding key, not from its name (DEF-7).
  var usesCodingKeys = true
  /// Later candidates are tried when earlier ones are missing (KEY-2).
  var triesAllCandidates = true
  /// A path that ends early finds nothing (PATH-5).
  var lostPathFindsNothing = true
  /// A mapping that lists another key is followed although the own key is there (KEY-8).
  var prefersMappedKeys = true
  /// Classes without a parent are decoded (INH-2).
  var decodesBaseClasses = true
  /// Classes without a parent use their mapping (INH-3).
  var baseClassesUseMapping = true

  // Fallback.
  /// A missing required value is replaced, not refused (DEF-2).
  var missingFallsBack = true
  /// Null for a required value is replaced, not refused (DEF-2).
  var nullFallsBack = true
  /// A wrong value is replaced, not refused (DEF-2).
  var mismatchFallsBack = true
  /// A missing value takes the initial value rather than the type default (DEF-1).
  var missingTakesInitialValue = true
  /// Null takes the initial value rather than the type default (DEF-1).
  var nullTakesInitialValue = true
  /// A wrong value takes the initial value rather than the type default (DEF-1).
  var mismatchTakesInitialValue = true
  /// An Optional falls back to its initial value (DEF-4).
  var optionalKeepsInitialValue = true
  /// An Optional without initial value falls back to nil, not to the type default (DEF-3).
  var optionalFallsBackToNil = true
  /// Keys that no field accepts are ignored (DEF-10).
  var ignoresUnknownKeys = true

  // Objects and keys.
  /// Of equal keys the first wins (PARSE-11).
  var firstDuplicateWins = true
  /// Keys are compared without Unicode normalization (PARSE-12).
  var comparesKeysByScalars = true
  /// A candidate that is null passes on to the next one (KEY-2).
  var nullCandidateContinues = true
  /// A candidate of the wrong type still ends the search (KEY-3).
  var wrongCandidateEndsSearch = true
  /// Candidates are tried in the order of the list (KEY-2).
  var triesCandidatesInOrder = true
  /// A mapped field ignores its own key (KEY-4).
  var mappingReplacesOwnKey = true
  /// A mapping applies to its own type and not to children (KEY-1).
  var mappingStopsAtChildren = true
  /// A dotted candidate is tried as a path (KEY-6).
  var followsPaths = true
  /// A dotted candidate is first tried as one literal key (KEY-6, PATH-3).
  var triesLiteralDottedKey = true
  /// A path may select elements of arrays (PATH-5).
  var pathsIndexArrays = true

  // Nested models.
  /// `{}` gives a child the initial values of its own type (NEST-2).
  var emptyChildUsesOwnDefaults = true
  /// Null gives a child the parent's initial value (NEST-1).
  var nullChildUsesParentValue = true
  /// Fields of plain types fall back to type defaults (NEST-3).
  var plainChildForgetsInitialValues = true
  /// `[]` is a mismatch where an object is wanted (COL-8).
  var emptyArrayIsNoObject = true
  /// A scalar does not become a one-element array (CONV-14).
  var scalarIsNoArray = true

  // Collections.
  /// Invalid elements are left out (COL-1).
  var dropsInvalidElements = true
  /// Null is left out where elements are not Optional (COL-3).
  var dropsNullElements = true
  /// Elements are left out rather than replaced by type defaults (COL-1).
  var droppedElementsLeaveNoTrace = true
  /// Invalid Optional elements become nil (COL-4).
  var invalidOptionalElementBecomesNil = true
  /// An array without a valid element is empty (COL-5).
  var allInvalidGivesEmpty = true
  /// Invalid entries of dictionaries are left out (COL-11).
  var dropsInvalidEntries = true
  /// Elements are converted like fields (COL-2).
  var convertsElements = true

  // Conversions.
  /// 0 and 1 become Booleans (CONV-5).
  var booleanFromNumber = true
  /// No other number becomes a Boolean (CONV-5).
  var booleanFromZeroAndOneOnly = true
  /// Words become Booleans (CONV-4).
  var booleanFromWords = true
  /// Only the listed spellings count as words (CONV-4).
  var booleanWordsAreExact = true
  /// Booleans become 1 and 0 (CONV-2).
  var numberFromBoolean = true
  /// Strings become numbers (CONV-3).
  var numberFromString = true
  /// Numeric strings are not trimmed (CONV-3).
  var numericStringIsExact = true
  /// A numeric string may start with a plus sign (CONV-3).
  var numericStringAllowsPlus = true
  /// Booleans and numbers become strings (CONV-2, CONV-6).
  var stringFromScalars = true
  /// An integral number becomes a string without fraction (CONV-7).
  var stringDropsZeroFraction = true
  /// An integer becomes a string with all its digits (CONV-6).
  var stringKeepsAllDigits = true
  /// Integers are decided on their decimal value, not through Double (NUM-1).
  var integersAreExact = true
  /// A fraction is a mismatch for an integer, not cut (NUM-2).
  var fractionIsNoInteger = true
  /// `1.0` is an integer (NUM-1).
  var zeroFractionIsInteger = true
  /// A number out of range is a mismatch, not clamped (NUM-5).
  var overflowIsMismatch = true

  // Enumerations.
  /// An unknown raw value takes the initial value, not the first case (ENUM-2).
  var unknownCaseTakesInitialValue = true
  /// Without an initial value the declared fallback counts, not the first case (ENUM-3).
  var usesDeclaredFallbackCase = true
  /// Names of cases are not accepted (ENUM-4).
  var caseNamesAreNoValues = true
  /// Raw values are converted like values of the raw type (ENUM-1).
  var convertsRawValues = true

  // Stringified JSON.
  /// A string that holds JSON is read as that where a container is wanted (STR-1).
  var readsStringifiedJSON = true
  /// A string in a string is not read (STR-3).
  var readsOneLevelOnly = true
  /// White space around the text inside a string is allowed (STR-1).
  var stringifiedAllowsBlanks = true
  /// Elements may be stringified too (STR-4).
  var readsStringifiedElements = true
  /// The top level may be stringified too (ENT-5).
  var readsStringifiedTopLevel = true

  // Flats and classes.
  /// A flat is read from the enclosing object (FLAT-1).
  var flatReadsEnclosingObject = true
  /// An Optional flat is never nil (FLAT-2).
  var optionalFlatIsNeverNil = true
  /// Fields after a flat keep their initial values (DEF-8).
  var fieldsAfterFlatKeepInitialValues = true
  /// A flat uses the mapping of its own type (FLAT-1).
  var flatUsesOwnMapping = true
  /// One key may feed several flats (FLAT-3).
  var keysFeedSeveralFlats = true
  /// A flat dictionary takes the keys of the enclosing object (FLAT-4).
  var flatDictionaryReadsEnclosingObject = true
  /// A flat array is read from its own key (FLAT-6).
  var flatArrayReadsOwnKey = true
  /// Inherited fields are decoded (INH-2).
  var decodesInheritedFields = true
  /// Own fields of a subclass are decoded (INH-2).
  var decodesSubclassFields = true
  /// A subclass may change the initial value of an inherited field (DEF-6).
  var subclassChangesInitialValues = true
  /// A subclass without a mapping inherits that of its parent (INH-3).
  var inheritsMapping = true
  /// A mapping in a subclass replaces that of its parent (INH-3).
  var ownMappingReplacesInherited = true

  // Report.
  /// Conversions are reported (REP-5).
  var reportsConversions = true
  /// Missing and null are not reported for Optionals (REP-6).
  var optionalIsSilent = true
  /// Paths name coding keys rather than the keys that were found (REP-8).
  var pathsNameCodingKeys = true

  /// Creates the policy of the specification.
  public init() {}
}

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

  // The setting path.
  /// The value to decode stands where a path says (PATH-2).
  var honorsPath = true
  /// A key with dots that is null is passed over (PATH-3).
  var nullLiteralContinues = true
  /// A path without any segment means the whole input (PATH-1).
  var emptyPathIsRoot = true
  /// Segments that are empty or blank are skipped (PATH-2).
  var pathSkipsBlankSegments = true
  /// Segments are compared as they are written, not trimmed (PATH-4).
  var pathSegmentsAreExact = true
  /// Segments are compared with the keys of the input, not with converted ones (PATH-4).
  var pathIgnoresKeyStrategy = true
  /// Only ASCII digits are an index (PATH-5).
  var pathIndexesAreDigits = true
  /// An index out of range leads nowhere (PATH-5).
  var pathIndexMustExist = true
  /// A path goes on inside a string that holds JSON (PATH-6).
  var pathsEnterStrings = true
  /// A step is not one of the model's names, which a mapping would rename (PATH-4).
  var pathIgnoresMapping = true
  /// Null on the way leads nowhere (PATH-7).
  var pathNullStepLeadsNowhere = true
  /// A string without JSON on the way leads nowhere (PATH-7).
  var pathTextLeadsNowhere = true
  /// A path that leads nowhere is refused, and the whole input not taken instead (PATH-7).
  var pathMustLead = true
  /// Null at the end of a path is refused (PATH-7).
  var pathRefusesNull = true

  // The setting keys.
  /// Keys are converted where a setting says so (KEY-12).
  var convertsKeys = true
  /// Outer underscores are kept (KEY-12).
  var snakeKeepsOuterUnderscores = true
  /// The first word is put in lower case (KEY-12).
  var snakeLowersFirstWord = true
  /// Of later words all but the first letter is put in lower case (KEY-12).
  var snakeCapitalizesLaterWords = true
  /// A key without an inner underscore stays (KEY-12).
  var snakeLeavesSingleWords = true
  /// Only the first letter changes, not the whole word (KEY-13).
  var firstLetterOnly = true
  /// Keys are converted at every level (KEY-14).
  var keyStrategyReachesChildren = true
  /// Keys of the input are compared before converted ones (KEY-15).
  var rawKeysComeFirst = true
  /// Keys of the input are compared as they are written, too (KEY-15).
  var rawKeysCount = true
  /// A key of the input with null passes on to converted ones (KEY-15).
  var nullRawKeyContinues = true
  /// Of keys that become equal the first wins (KEY-16).
  var firstConvertedKeyWins = true

  // The setting number.
  /// Fractions are cut or rounded where a setting says so (NUM-3).
  var fitsFractions = true
  /// Cutting goes toward zero, not down (NUM-3).
  var cutsTowardZero = true
  /// Ties are rounded away from zero, not to even (NUM-3).
  var roundsTiesAwayFromZero = true
  /// The range is checked after rounding (NUM-4).
  var checksRangeAfterRounding = true
  /// Raw values of enumerations are cut or rounded, too (NUM-7).
  var fitsRawValues = true
  /// Booleans are not made from cut or rounded numbers (NUM-7).
  var sparesBooleans = true
  /// Floating-point numbers are not cut or rounded (NUM-7).
  var sparesNumbers = true

  // The setting elements.
  /// One invalid element fails the whole array where a setting says so (COL-15).
  var failsWholeArrays = true
  /// One invalid entry fails the whole dictionary where a setting says so (COL-15).
  var failsWholeDictionaries = true
  /// Inner arrays and dictionaries fail like outer ones (COL-15).
  var failsInnerCollections = true
  /// Null for an Optional element does not fail the whole (COL-16).
  var failWholeKeepsNull = true
  /// An invalid Optional element fails the whole (COL-16).
  var failWholeJudgesOptionals = true

  // Settings and depth.
  /// Settings hold inside stringified JSON (STR-2).
  var settingsReachStrings = true
  /// The depth of stringified JSON counts on top of that of its place (STR-7).
  var depthCountsThroughStrings = true
  /// `throw` for the setting float is as good as no setting (OPT-6).
  var floatThrowChangesNothing = true

  // Types without a default.
  /// A plain type with a field that has no value at all is a mismatch (DEF-14).
  var unmakeableFieldFailsModel = true
  /// A flat that cannot be made takes the initial value of the outer model (FLAT-5).
  var unmakeableFlatTakesInitialValue = true
  /// A model inside a plain type has its own initial values (DEF-12).
  var modelInPlainKeepsInitialValues = true
  /// A field with an empty list of keys is always missing (KEY-10).
  var emptyMappingReadsNothing = true
  /// Integers of fewer than 64 bits are converted, too (CONV-9).
  var convertsNarrowIntegers = true

  /// Raw values of enumerations without a fallback are read (ENUM-5).
  var readsPlainEnumerations = true
  /// A top level may be a scalar (DEC-4).
  var readsScalarTopLevel = true

  // What is reported.
  /// A value that is taken as it stands is not reported (REP-3).
  var exactValueIsSilent = true
  /// Missing values are reported (REP-3).
  var reportsMissing = true
  /// Elements and entries that are left out are reported (REP-7).
  var reportsDroppedElements = true
  /// Repairs stand in decoding order (REP-3).
  var reportsInOrder = true
  /// Null is told from a missing value (REP-4).
  var tellsNullFromMissing = true
  /// A value that may convert but does not is told from one that never does (REP-4).
  var tellsInvalidFromMismatch = true
  /// A number out of range is told from other values (REP-4).
  var tellsOverflow = true
  /// A fraction for an integer is told from other values (REP-4).
  var tellsInexact = true
  /// A fraction that was cut or rounded is reported as a conversion (REP-5).
  var reportsFittedFractions = true
  /// `1.0` for an integer is not reported (REP-5).
  var zeroFractionIsSilent = true
  /// Reading stringified JSON is not reported (REP-5).
  var stringifiedIsSilent = true
  /// Reading another key is not reported (REP-5).
  var mappingIsSilent = true
  /// Null for an Optional element is not reported (REP-6).
  var nullElementIsSilent = true
  /// Paths name the index of an element (REP-8).
  var pathsNameIndexes = true
  /// A fallback is reported once, not again for what is inside (REP-10).
  var fallbackIsReportedOnce = true
  /// What holds for dates, bytes, decimals, sets, maps, untyped and compact values.
  var values = ValuePolicy()

  /// Creates the policy of the specification.
  public init() {}
}

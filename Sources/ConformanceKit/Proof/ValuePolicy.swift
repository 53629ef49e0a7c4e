// A table of data: exempt from the limits on size.

/// The decisions about dates, bytes, decimals, sets, maps, untyped and compact values.
///
/// Like those of ``ReferencePolicy``, each is what the specification says until a ``Fault`` flips it.
struct ValuePolicy: Hashable, Sendable {
  // Dates.
  /// A number is a time stamp (DATE-1).
  var readsTimestamps = true
  /// A numeric string is a time stamp (DATE-1).
  var readsTimestampsInText = true
  /// Above 1 000 000 000 000 a time stamp counts milliseconds (DATE-1).
  var largeTimestampsAreMilliseconds = true
  /// Up to 1 000 000 000 000 a time stamp counts seconds (DATE-1).
  var smallTimestampsAreSeconds = true
  /// A time stamp may have a fraction (DATE-1).
  var timestampsKeepFractions = true
  /// A time stamp may lie before 1970 (DATE-1).
  var timestampsMayBeNegative = true
  /// Texts in the listed forms are dates (DATE-2).
  var readsDateText = true
  /// A fraction of a second counts (DATE-2).
  var dateTextKeepsFraction = true
  /// A fraction of a second may have up to nine digits (DATE-2).
  var dateTextAllowsLongFraction = true
  /// The offset from UTC counts (DATE-2).
  var dateTextHonorsOffset = true
  /// An offset may lack its colon (DATE-2).
  var dateTextAllowsCompactOffset = true
  /// Texts in similar forms are no dates (DATE-2, DATE-4).
  var dateFormsAreClosed = true
  /// Texts are not trimmed (DATE-4).
  var dateTextIsNotTrimmed = true
  /// Texts without a zone are dates (DATE-3).
  var readsDateTextWithoutZone = true
  /// In `01/02/2024` the month comes first (DATE-2).
  var dateTextHasMonthFirst = true
  /// A day or month that the calendar does not have is a mismatch (DATE-4).
  var impossibleDatesAreMismatches = true
  /// A Boolean is no date (DATE-4).
  var booleansAreNoDates = true
  /// Above 100 000 000 000 000 a time stamp counts microseconds (DATE-8).
  var largestTimestampsAreMicroseconds = true
  /// A text of eight digits may be a day (DATE-8).
  var eightDigitsAreDays = true
  /// Eight digits are a day only in the years from 1900 to 2100 (DATE-8).
  var eightDigitsHaveLikelyYears = true
  /// A number of eight digits is a time stamp (DATE-8).
  var eightDigitNumbersAreStamps = true
  /// A date may be written with dots (DATE-8).
  var dateTextMayHaveDots = true
  /// A fraction may follow a time behind a blank (DATE-8).
  var dateTextAllowsFractionAfterBlank = true
  /// A zone may follow a time behind a blank (DATE-8).
  var dateTextAllowsZoneAfterBlank = true
  /// A zone may be named (DATE-8).
  var dateTextHonorsZoneNames = true
  /// Dates of RFC 2822 are read (DATE-8).
  var readsMailDates = true
  /// A date of RFC 2822 may lack its weekday (DATE-8).
  var mailDatesMayLackWeekday = true
  /// The weekday must be that of the day (DATE-4).
  var wrongWeekdaysAreMismatches = true
  /// The setting says how dates are written (DATE-5).
  var honorsDateSetting = true
  /// With the setting nothing else is tried (DATE-5).
  var dateSettingReplacesDetection = true
  /// `deferred` counts from 2001 (DATE-5).
  var deferredCountsFrom2001 = true
  /// `milliseconds` counts milliseconds whatever their number (DATE-5).
  var millisecondsAreAlwaysThat = true
  /// A setting for numbers reads numeric strings as well (DATE-5).
  var dateSettingReadsNumericText = true
  /// A pattern reads a number by its text (DATE-5).
  var datePatternsReadNumbers = true
  /// `iso8601` accepts a fraction of a second (DATE-6).
  var internetDateMayHaveFraction = true
  /// `iso8601` accepts a text without a fraction (DATE-6).
  var internetDateMayLackFraction = true
  /// The setting holds for elements and entries (DATE-7).
  var dateSettingHoldsInElements = true
  /// The setting holds in nested models (DATE-7).
  var dateSettingHoldsInChildren = true
  /// A field that recognizes dates by itself does not follow the setting (SDT-1).
  var automaticDatesIgnoreSetting = true
  /// The type default of a date is the start of 2001 (DEF-12).
  var dateDefaultIsReferenceDate = true

  // Data and URLs.
  /// Base64 is decoded, not kept as text (DATA-1).
  var decodesBase64 = true
  /// Base64 needs its padding (DATA-1).
  var base64NeedsPadding = true
  /// Base64 has no white space (DATA-1).
  var base64HasNoBlanks = true
  /// Base64 has the standard alphabet (DATA-1).
  var base64HasStandardAlphabet = true
  /// An empty text is empty Data (DATA-1).
  var emptyTextIsEmptyData = true
  /// A number is no Data (DATA-1).
  var numbersAreNoData = true
  /// A text is a URL (URL-1).
  var readsURLText = true
  /// An empty text is no URL (URL-1).
  var emptyTextIsNoURL = true
  /// A number becomes a URL by its text (URL-1).
  var readsNumbersAsURL = true
  /// A Boolean is no URL (URL-1).
  var booleansAreNoURL = true
  /// A plain value that lacks a URL is a mismatch as a whole (DEF-14).
  var missingURLFailsPlainValue = true

  // Decimals and 32 bits.
  /// A decimal number keeps its digits (CONV-10).
  var decimalsAreExact = true
  /// A decimal number keeps the 39th digit where 128 bits hold it (UNS-4).
  var decimalsHave128Bits = true
  /// A decimal number may stand in a string (CONV-10).
  var readsDecimalsInText = true
  /// A number that is too large for a decimal is a mismatch (CONV-10).
  var decimalOverflowIsMismatch = true
  /// A number that is too small for a decimal is a mismatch, not zero (CONV-10).
  var decimalUnderflowIsMismatch = true
  /// A number is rounded to 32 bits once, not by way of 64 (CONV-11).
  var float32RoundsOnce = true
  /// A number that is too large for 32 bits is a mismatch (CONV-11).
  var float32OverflowIsMismatch = true
  /// A number that is too small for 32 bits is zero (CONV-11).
  var float32UnderflowIsZero = true
  /// Texts such as `nan` and `inf` are no numbers (CONV-12).
  var nonFiniteTextIsMismatch = true
  /// With the setting three texts are not finite numbers (CONV-13).
  var honorsFloatSetting = true
  /// With the setting no other text is one (CONV-13).
  var floatSettingNamesExactTexts = true
  /// With the setting all other texts convert as usual (CONV-13).
  var floatSettingKeepsConversions = true

  // Sets and maps.
  /// Equal elements of a set merge (COL-10).
  var setsMergeEqualElements = true
  /// A set reads stringified JSON (STR-1).
  var setsReadText = true
  /// A set, Data or map has an empty type default (DEF-12).
  var valueDefaultsAreEmpty = true
  /// A key that is no integer, or no case, drops its entry (COL-12, COL-13).
  var invalidKeysDropEntries = true
  /// A key that is out of range drops its entry (COL-12).
  var largeKeysDropEntries = true
  /// An integer key consists of digits (COL-12).
  var integerKeysAreExact = true
  /// An integer key may be negative (COL-12).
  var integerKeysMayBeNegative = true
  /// Of keys that become equal the first wins (COL-12).
  var firstOfEqualKeysWins = true
  /// A map with enumeration keys reads an object (COL-13).
  var enumerationKeysReadObjects = true
  /// A map with enumeration keys reads alternating keys and values (COL-13).
  var enumerationKeysReadPairs = true
  /// A key is the raw value, not the name of a case (COL-13).
  var enumerationKeysAreRawValues = true
  /// Keys of dictionaries do not pass key strategies (COL-14).
  var dictionaryKeysStay = true

  // Untyped values.
  /// Null inside untyped containers stays (ANY-6).
  var untypedKeepsInnerNull = true
  /// A Boolean stays one (ANY-3).
  var untypedBooleansStay = true
  /// An integer stays one (ANY-2).
  var untypedIntegersStay = true
  /// An integer beyond 64 bits stays a number (ANY-2).
  var untypedLargeIntegersStay = true
  /// A text stays one (CONV-15).
  var untypedTextStays = true
  /// A text with JSON in it stays a text (STR-5).
  var untypedTextIsNotParsed = true
  /// Null gives way to the initial value (ANY-5).
  var untypedNullFallsBack = true
  /// With the setting null is kept (ANY-5).
  var honorsNullSetting = true
  /// With the setting null still gives way where a container is wanted (ANY-5).
  var nullSettingSparesContainers = true
  /// A number that is too large is a mismatch of its own position (ANY-8).
  var untypedOverflowIsMismatch = true

  // Plain types.
  /// A type that accepts null gets it (AGR-3).
  var selfDescribedTakesNull = true
  /// A type that accepts any value has no default (DEF-14).
  var selfDescribedHasNoDefault = true
  /// A map is read as a strict decoder reads it, if that refuses nothing (AGR-1).
  var mapsAreTriedStrictly = true
  /// Of equal keys in an alternating array the last wins, as when decoded strictly (AGR-1).
  var lastOfEqualPairsWins = true
  /// A date that is recognized in a plain type needed no repair (AGR-6).
  var plainDatesAreExact = true
  /// What a strict attempt reported is forgotten when it fails (AGR-5).
  var strictAttemptLeavesNoRepair = true

  // Compact fields.
  /// Elements are converted (CMP-1).
  var compactConverts = true
  /// Invalid elements are left out (CMP-1).
  var compactDropsInvalid = true
  /// Null is left out where elements are Optional (CMP-2).
  var compactDropsOptionalNull = true
  /// Null is kept where elements are untyped (CMP-2).
  var compactKeepsUntypedNull = true
  /// An entry whose key makes no key is left out (CMP-3).
  var compactDropsInvalidKeys = true
  /// Keys do not pass key strategies (CMP-3).
  var compactKeysStay = true
  /// The setting for elements does not count (COL-17).
  var compactIgnoresElementSetting = true

  // Fields that take no part.
  /// They are not decoded (IGN-1).
  var uncodedFieldsStay = true
  /// They cause no repair (IGN-3).
  var uncodedFieldsAreSilent = true
}

// A table of data: exempt from the limits on size.

extension Fault {
  /// The faults about dates, bytes, decimals, sets, maps, untyped and compact values.
  static let values: [Fault] =
    dates + moreDates + dateSettings + bytes + numbers + collections + untyped + fields + plain

  private static let dates: [Fault] = [
    Fault("date-stamp-refused", "refuses a number as a date", flips: \.values.readsTimestamps),
    Fault(
      "date-stamp-in-text-refused",
      "refuses a numeric string as a date",
      flips: \.values.readsTimestampsInText
    ),
    Fault(
      "date-milliseconds-as-seconds",
      "counts seconds in every time stamp",
      flips: \.values.largeTimestampsAreMilliseconds
    ),
    Fault(
      "date-seconds-as-milliseconds",
      "counts milliseconds in time stamps of twelve digits",
      flips: \.values.smallTimestampsAreSeconds
    ),
    Fault(
      "date-stamp-cut",
      "drops the fraction of a time stamp",
      flips: \.values.timestampsKeepFractions
    ),
    Fault(
      "date-before-1970-refused",
      "refuses a negative time stamp",
      flips: \.values.timestampsMayBeNegative
    ),
    Fault("date-text-refused", "reads no text as a date", flips: \.values.readsDateText),
    Fault(
      "date-text-cut",
      "drops the fraction of a second in a text",
      flips: \.values.dateTextKeepsFraction
    ),
    Fault(
      "date-long-fraction-refused",
      "reads at most three digits of a second",
      flips: \.values.dateTextAllowsLongFraction
    ),
    Fault(
      "date-offset-ignored",
      "takes every date for one in UTC",
      flips: \.values.dateTextHonorsOffset
    ),
    Fault(
      "date-offset-needs-colon",
      "refuses an offset without a colon",
      flips: \.values.dateTextAllowsCompactOffset
    ),
    Fault(
      "date-similar-form-accepted",
      "reads lower-case letters and a blank for T",
      flips: \.values.dateFormsAreClosed
    ),
    Fault("date-text-trimmed", "ignores blanks in a date", flips: \.values.dateTextIsNotTrimmed),
    Fault(
      "date-without-zone-refused",
      "refuses a date without a zone",
      flips: \.values.readsDateTextWithoutZone
    ),
    Fault(
      "date-day-before-month",
      "takes the first number before a slash for the day",
      flips: \.values.dateTextHasMonthFirst
    ),
    Fault(
      "date-rolls-over",
      "counts an impossible day on into the next month",
      flips: \.values.impossibleDatesAreMismatches
    ),
    Fault("date-from-boolean", "takes true for a date", flips: \.values.booleansAreNoDates),
    Fault(
      "date-default-is-1970",
      "takes the start of 1970 as the type default",
      flips: \.values.dateDefaultIsReferenceDate
    ),
  ]

  private static let moreDates: [Fault] = [
    Fault(
      "date-microseconds-as-milliseconds",
      "counts milliseconds in time stamps of sixteen digits",
      flips: \.values.largestTimestampsAreMicroseconds
    ),
    Fault(
      "date-eight-digits-as-seconds",
      "counts seconds in every text of eight digits",
      flips: \.values.eightDigitsAreDays
    ),
    Fault(
      "date-eight-digits-of-any-year",
      "takes eight digits for a day whatever the year",
      flips: \.values.eightDigitsHaveLikelyYears
    ),
    Fault(
      "date-number-as-day",
      "takes a number of eight digits for a day",
      flips: \.values.eightDigitNumbersAreStamps
    ),
    Fault("date-dots-refused", "refuses a date with dots", flips: \.values.dateTextMayHaveDots),
    Fault(
      "date-fraction-after-blank-refused",
      "refuses a fraction where the time follows a blank",
      flips: \.values.dateTextAllowsFractionAfterBlank
    ),
    Fault(
      "date-zone-after-blank-refused",
      "refuses a zone where the time follows a blank",
      flips: \.values.dateTextAllowsZoneAfterBlank
    ),
    Fault(
      "date-zone-name-ignored",
      "takes every named zone for UTC",
      flips: \.values.dateTextHonorsZoneNames
    ),
    Fault("date-mail-refused", "refuses dates of RFC 2822", flips: \.values.readsMailDates),
    Fault(
      "date-mail-needs-weekday",
      "refuses a date of RFC 2822 without a weekday",
      flips: \.values.mailDatesMayLackWeekday
    ),
    Fault(
      "date-weekday-ignored",
      "reads a date with the weekday of another day",
      flips: \.values.wrongWeekdaysAreMismatches
    ),
  ]

  private static let plain: [Fault] = [
    Fault(
      "plain-null-lost",
      "refuses null for a type that accepts it",
      flips: \.values.selfDescribedTakesNull
    ),
    Fault(
      "plain-any-made-up",
      "makes up a value of a type that accepts any",
      flips: \.values.selfDescribedHasNoDefault
    ),
    Fault(
      "plain-date-reported",
      "reports a date that is recognized in a plain value",
      flips: \.values.plainDatesAreExact
    ),
    Fault(
      "plain-value-reported-twice",
      "reports what a failed attempt to decode strictly has repaired",
      flips: \.values.strictAttemptLeavesNoRepair
    ),
    Fault(
      "map-not-tried-strictly",
      "drops integer keys that a strict decoder reads",
      flips: \.values.mapsAreTriedStrictly
    ),
    Fault(
      "pairs-first-wins",
      "takes the first of equal keys in an alternating array",
      flips: \.values.lastOfEqualPairsWins
    ),
  ]

  private static let dateSettings: [Fault] = [
    Fault(
      "date-setting-ignored",
      "recognizes dates whatever the setting says",
      flips: \.values.honorsDateSetting
    ),
    Fault(
      "date-setting-is-a-hint",
      "recognizes what the setting cannot read",
      flips: \.values.dateSettingReplacesDetection
    ),
    Fault(
      "date-deferred-from-1970",
      "counts deferred dates from 1970",
      flips: \.values.deferredCountsFrom2001
    ),
    Fault(
      "date-few-milliseconds-as-seconds",
      "counts small numbers of milliseconds as seconds",
      flips: \.values.millisecondsAreAlwaysThat
    ),
    Fault(
      "date-setting-refuses-numeric-text",
      "refuses a numeric string where the setting names numbers",
      flips: \.values.dateSettingReadsNumericText
    ),
    Fault(
      "date-pattern-refuses-number",
      "refuses a number where the setting names a pattern",
      flips: \.values.datePatternsReadNumbers
    ),
    Fault(
      "date-iso-fraction-refused",
      "refuses a fraction under iso8601",
      flips: \.values.internetDateMayHaveFraction
    ),
    Fault(
      "date-iso-fraction-needed",
      "needs a fraction under iso8601",
      flips: \.values.internetDateMayLackFraction
    ),
    Fault(
      "date-setting-lost-in-elements",
      "forgets the setting inside arrays and dictionaries",
      flips: \.values.dateSettingHoldsInElements
    ),
    Fault(
      "date-setting-lost-in-children",
      "forgets the setting inside nested models",
      flips: \.values.dateSettingHoldsInChildren
    ),
    Fault(
      "date-setting-reaches-automatic",
      "follows the setting where dates are recognized",
      flips: \.values.automaticDatesIgnoreSetting
    ),
  ]

  private static let bytes: [Fault] = [
    Fault("base64-kept-as-text", "takes the text itself as bytes", flips: \.values.decodesBase64),
    Fault(
      "base64-padding-optional",
      "does without the padding of base64",
      flips: \.values.base64NeedsPadding
    ),
    Fault(
      "base64-blanks-ignored",
      "ignores white space in base64",
      flips: \.values.base64HasNoBlanks
    ),
    Fault(
      "base64-web-alphabet-accepted",
      "reads the alphabet for URLs too",
      flips: \.values.base64HasStandardAlphabet
    ),
    Fault(
      "base64-empty-refused",
      "refuses an empty text as Data",
      flips: \.values.emptyTextIsEmptyData
    ),
    Fault("data-from-number", "takes a number as Data", flips: \.values.numbersAreNoData),
    Fault("url-text-refused", "refuses a text as a URL", flips: \.values.readsURLText),
    Fault("url-empty-accepted", "takes an empty text as a URL", flips: \.values.emptyTextIsNoURL),
    Fault("url-from-number-refused", "refuses a number", flips: \.values.readsNumbersAsURL),
    Fault("url-from-boolean", "takes a Boolean as a URL", flips: \.values.booleansAreNoURL),
    Fault(
      "url-default-invented",
      "gives a plain value an empty URL",
      flips: \.values.missingURLFailsPlainValue
    ),
  ]

  private static let numbers: [Fault] = [
    Fault("decimal-through-double", "rounds decimals to 64 bits", flips: \.values.decimalsAreExact),
    Fault(
      "decimal-of-38-digits",
      "cuts a decimal after 38 digits",
      flips: \.values.decimalsHave128Bits
    ),
    Fault(
      "decimal-text-refused",
      "refuses a numeric string as a decimal",
      flips: \.values.readsDecimalsInText
    ),
    Fault(
      "decimal-overflow-is-nan",
      "takes a number that is too large for not a number",
      flips: \.values.decimalOverflowIsMismatch
    ),
    Fault(
      "decimal-underflow-is-zero",
      "takes a number that is too small for zero",
      flips: \.values.decimalUnderflowIsMismatch
    ),
    Fault(
      "float-rounds-twice",
      "rounds to 64 bits and then to 32",
      flips: \.values.float32RoundsOnce
    ),
    Fault(
      "float-overflow-is-infinite",
      "takes a number that is too large for infinity",
      flips: \.values.float32OverflowIsMismatch
    ),
    Fault(
      "float-underflow-refused",
      "refuses a number that is too small",
      flips: \.values.float32UnderflowIsZero
    ),
    Fault(
      "float-names-accepted",
      "reads nan and inf without the setting",
      flips: \.values.nonFiniteTextIsMismatch
    ),
    Fault(
      "float-setting-ignored",
      "refuses INF in spite of the setting",
      flips: \.values.honorsFloatSetting
    ),
    Fault(
      "float-setting-is-a-hint",
      "reads the names in any case of letters",
      flips: \.values.floatSettingNamesExactTexts
    ),
    Fault(
      "float-setting-stops-conversion",
      "refuses numeric strings under the setting",
      flips: \.values.floatSettingKeepsConversions
    ),
  ]

  private static let collections: [Fault] = [
    Fault("set-keeps-equal", "keeps equal elements", flips: \.values.setsMergeEqualElements),
    Fault("set-text-refused", "reads no stringified set", flips: \.values.setsReadText),
    Fault(
      "value-defaults-missing",
      "knows no empty Data, set or map",
      flips: \.values.valueDefaultsAreEmpty
    ),
    Fault("key-fails-map", "gives up a map for one key", flips: \.values.invalidKeysDropEntries),
    Fault("key-clamped", "takes the nearest integer key", flips: \.values.largeKeysDropEntries),
    Fault("key-relaxed", "reads keys like numeric strings", flips: \.values.integerKeysAreExact),
    Fault("key-unsigned", "drops negative keys", flips: \.values.integerKeysMayBeNegative),
    Fault("key-last-wins", "takes the last of equal keys", flips: \.values.firstOfEqualKeysWins),
    Fault(
      "enum-key-object-refused",
      "reads no object where keys are cases",
      flips: \.values.enumerationKeysReadObjects
    ),
    Fault(
      "enum-key-pairs-refused",
      "reads no alternating array where keys are cases",
      flips: \.values.enumerationKeysReadPairs
    ),
    Fault(
      "enum-key-by-name",
      "takes the name of a case as a key",
      flips: \.values.enumerationKeysAreRawValues
    ),
    Fault(
      "dictionary-key-converted",
      "applies the setting for keys to dictionaries",
      flips: \.values.dictionaryKeysStay
    ),
  ]

  private static let untyped: [Fault] = [
    Fault("any-null-dropped", "drops null inside", flips: \.values.untypedKeepsInnerNull),
    Fault("any-boolean-as-number", "takes true for 1", flips: \.values.untypedBooleansStay),
    Fault(
      "any-integer-as-double",
      "rounds integers to 64 bits",
      flips: \.values.untypedIntegersStay
    ),
    Fault(
      "any-large-integer-as-text",
      "takes an integer beyond 64 bits for a text",
      flips: \.values.untypedLargeIntegersStay
    ),
    Fault(
      "any-text-as-number",
      "takes a numeric string for a number",
      flips: \.values.untypedTextStays
    ),
    Fault("any-text-parsed", "reads JSON inside strings", flips: \.values.untypedTextIsNotParsed),
    Fault("any-null-kept", "keeps null without the setting", flips: \.values.untypedNullFallsBack),
    Fault("null-setting-ignored", "loses null with the setting", flips: \.values.honorsNullSetting),
    Fault(
      "null-setting-reaches-containers",
      "keeps null where a container is wanted",
      flips: \.values.nullSettingSparesContainers
    ),
    Fault(
      "any-overflow-as-text",
      "takes a number that is too large for a text",
      flips: \.values.untypedOverflowIsMismatch
    ),
  ]

  private static let fields: [Fault] = [
    Fault("compact-strict", "drops elements that would convert", flips: \.values.compactConverts),
    Fault(
      "compact-element-fails",
      "gives up a compact array for one element",
      flips: \.values.compactDropsInvalid
    ),
    Fault(
      "compact-keeps-nil",
      "keeps nil for an Optional element",
      flips: \.values.compactDropsOptionalNull
    ),
    Fault(
      "compact-any-null-dropped",
      "drops null from untyped elements",
      flips: \.values.compactKeepsUntypedNull
    ),
    Fault(
      "compact-key-fails",
      "gives up a compact dictionary for one key",
      flips: \.values.compactDropsInvalidKeys
    ),
    Fault(
      "compact-key-converted",
      "applies the setting for keys to compact dictionaries",
      flips: \.values.compactKeysStay
    ),
    Fault(
      "compact-follows-setting",
      "fails as a whole if the setting says so",
      flips: \.values.compactIgnoresElementSetting
    ),
    Fault("uncoded-is-decoded", "decodes an ignored field", flips: \.values.uncodedFieldsStay),
    Fault(
      "uncoded-is-reported",
      "reports an ignored field",
      flips: \.values.uncodedFieldsAreSilent
    ),
  ]
}

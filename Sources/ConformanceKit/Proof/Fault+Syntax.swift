// A table of data: exempt from the limits on size.

extension Fault {
  /// Texts that a decoder reads although they are no JSON, or the other way round.
  static let texts: [Fault] = documents + containers + tokens + strings

  private static let documents: [Fault] = [
    Fault(
      "blank-text-is-object",
      "reads a blank text as an empty object",
      flips: \.text.allowsBlankText
    ),
    Fault(
      "bad-bytes-replaced",
      "replaces bytes that are not UTF-8",
      flips: \.text.replacesBadBytes
    ),
    Fault("only-ascii-read", "refuses bytes beyond ASCII", flips: \.text.readsBeyondASCII),
    Fault("return-refused", "takes a return for no white space", flips: \.text.skipsReturns),
    Fault(
      "form-feed-skipped",
      "takes a form feed for white space",
      flips: \.text.skipsMoreBlanks
    ),
  ]

  private static let containers: [Fault] = [
    Fault(
      "depth-counts-from-zero",
      "allows one open container too many",
      flips: \.text.countsOutermost
    ),
    Fault("depth-one-short", "allows one open container too few", flips: \.text.allowsFullDepth),
    Fault(
      "depth-cuts-off",
      "ignores what is nested too deep and all that follows",
      flips: \.text.refusesTooDeep
    ),
    Fault(
      "missing-comma-accepted",
      "accepts missing commas",
      flips: \.text.allowsMissingCommas
    ),
    Fault(
      "leading-comma-accepted",
      "accepts leading commas",
      flips: \.text.allowsLeadingCommas
    ),
    Fault(
      "cut-text-accepted",
      "closes containers at the end of the text",
      flips: \.text.allowsOpenContainers
    ),
    Fault(
      "wrong-bracket-accepted",
      "closes containers by any bracket",
      flips: \.text.takesAnyBracket
    ),
    Fault(
      "unquoted-key-accepted",
      "accepts keys without quotes",
      flips: \.text.allowsUnquotedKeys
    ),
  ]

  private static let tokens: [Fault] = [
    Fault("cut-literal-accepted", "accepts cut literals", flips: \.text.allowsCutLiterals),
    Fault("non-finite-accepted", "accepts NaN and Infinity", flips: \.text.allowsNonFinite),
    Fault("plus-accepted", "accepts a plus sign", flips: \.text.allowsPlus),
    Fault("bare-minus-accepted", "accepts a minus sign alone", flips: \.text.allowsBareMinus),
    Fault("bare-dot-accepted", "accepts a dot without digits behind", flips: \.text.allowsBareDot),
    Fault(
      "leading-dot-accepted",
      "accepts a dot without digits before",
      flips: \.text.allowsLeadingDot
    ),
    Fault(
      "bare-exponent-accepted",
      "accepts an exponent without digits",
      flips: \.text.allowsBareExponent
    ),
    Fault("exponent-sign-refused", "refuses signs of exponents", flips: \.text.readsExponentSigns),
    Fault(
      "hexadecimal-accepted",
      "accepts hexadecimal numbers",
      flips: \.text.allowsHexadecimal
    ),
  ]

  private static let strings: [Fault] = [
    Fault("single-quote-accepted", "accepts single quotes", flips: \.text.allowsSingleQuotes),
    Fault(
      "open-string-accepted",
      "ends strings at the end of the text",
      flips: \.text.allowsOpenStrings
    ),
    Fault(
      "unknown-escape-accepted",
      "reads unknown escapes as their letter",
      flips: \.text.allowsUnknownEscapes
    ),
    Fault(
      "short-escape-accepted",
      "accepts escapes of less than four digits",
      flips: \.text.allowsShortEscapes
    ),
    Fault("escapes-kept", "keeps short escapes as written", flips: \.text.resolvesShortEscapes),
    Fault(
      "surrogates-not-joined",
      "makes no character of a pair of surrogates",
      flips: \.text.joinsSurrogates
    ),
    Fault("escaped-zero-refused", "refuses an escaped U+0000", flips: \.text.readsEscapedZero),
    Fault("delete-refused", "refuses U+007F", flips: \.text.readsDelete),
    Fault(
      "comment-stripped-in-string",
      "strips what looks like a comment inside a string",
      flips: \.text.keepsSlashes
    ),
    Fault(
      "key-escapes-kept",
      "compares keys with their escapes",
      flips: \.text.resolvesKeyEscapes
    ),
    Fault("strings-are-composed", "composes strings", flips: \.text.keepsNormalization),
    Fault("keys-are-decomposed", "decomposes keys", flips: \.text.keepsKeyNormalization),
  ]
}

extension JSONReader {
  /// The rules that decide what is a JSON text.
  ///
  /// The defaults are those of RFC 8259. The rules that are not public exist for faulty subjects, each of
  /// which inverts one of them.
  public struct Rules: Hashable, Sendable {
    /// How many containers may be open at once, including the outermost; 512 by default.
    public var maximumDepth: Int = 512
    /// Whether one byte order mark at the start is skipped; true by default.
    public var skipsByteOrderMark: Bool = true
    /// Whether UTF-16 and UTF-32 are recognized; true by default.
    public var readsWideEncodings: Bool = true
    /// Whether `[1,]` and `{"a":1,}` pass; false by default.
    public var allowsTrailingCommas: Bool = false
    /// Whether `01` passes; false by default.
    public var allowsLeadingZeros: Bool = false
    /// Whether unescaped U+0000 to U+001F inside a string pass; false by default.
    public var allowsControlCharacters: Bool = false
    /// Whether `\ud800` without a partner passes, as U+FFFD; false by default.
    public var allowsLoneSurrogates: Bool = false
    /// Whether anything may follow the document; false by default.
    public var allowsTrailingText: Bool = false
    /// Whether `//` starts a comment up to the end of the line; false by default.
    public var allowsComments: Bool = false
    /// Whether `True` and other spellings of the literals pass; false by default.
    public var ignoresCaseOfLiterals: Bool = false

    // The document.
    /// A text without a token is an empty object.
    package var allowsBlankText = false
    /// Bytes that are not UTF-8 become U+FFFD.
    package var replacesBadBytes = false
    /// What is not UTF-16 or UTF-32 in texts of these becomes U+FFFD.
    package var replacesBadUnits = false
    /// Characters beyond U+007F may occur.
    package var readsBeyondASCII = true
    /// A carriage return is white space.
    package var skipsReturns = true
    /// U+000B and U+000C are white space.
    package var skipsMoreBlanks = false

    // Containers.
    /// The outermost container counts toward the depth.
    package var countsOutermost = true
    /// The innermost container may be as deep as the limit.
    package var allowsFullDepth = true
    /// A container that is too deep is refused, rather than cut off with everything after it.
    package var refusesTooDeep = true
    /// `[1 2]` passes.
    package var allowsMissingCommas = false
    /// `[,1]` passes.
    package var allowsLeadingCommas = false
    /// The end of the text closes open containers.
    package var allowsOpenContainers = false
    /// `[1}` passes.
    package var takesAnyBracket = false
    /// `{a:1}` passes.
    package var allowsUnquotedKeys = false

    // Scalars.
    /// A truncated literal passes as the whole one.
    package var allowsCutLiterals = false
    /// `NaN` and `Infinity` pass, as null.
    package var allowsNonFinite = false
    /// `+1` passes.
    package var allowsPlus = false
    /// `-` passes, as 0.
    package var allowsBareMinus = false
    /// `1.` passes.
    package var allowsBareDot = false
    /// `.5` passes.
    package var allowsLeadingDot = false
    /// `1e` passes.
    package var allowsBareExponent = false
    /// An exponent may have a sign.
    package var readsExponentSigns = true
    /// `0x1F` passes.
    package var allowsHexadecimal = false

    // Strings.
    /// `'a'` passes.
    package var allowsSingleQuotes = false
    /// The end of the text ends a string.
    package var allowsOpenStrings = false
    /// `\x` passes, as `x`.
    package var allowsUnknownEscapes = false
    /// `\u41` passes.
    package var allowsShortEscapes = false
    /// `\n` is a line feed rather than two characters.
    package var resolvesShortEscapes = true
    /// `\u0041` is a letter rather than six characters.
    package var resolvesUnicodeEscapes = true
    /// Two escapes of surrogates are one character.
    package var joinsSurrogates = true
    /// `\u0000` is an ordinary character.
    package var readsEscapedZero = true
    /// U+007F is an ordinary character.
    package var readsDelete = true
    /// What looks like a comment inside a string belongs to it.
    package var keepsSlashes = true
    /// Escapes in keys are resolved.
    package var resolvesKeyEscapes = true
    /// Strings other than keys keep their normalization rather than being composed.
    package var keepsNormalization = true
    /// Keys keep their normalization rather than being decomposed.
    package var keepsKeyNormalization = true

    /// Whether strings mean what their escapes say.
    var keepsSpelling: Bool {
      resolvesShortEscapes && resolvesUnicodeEscapes && joinsSurrogates && keepsSlashes
        && resolvesKeyEscapes && keepsNormalization && keepsKeyNormalization && !allowsSingleQuotes
        && !allowsUnknownEscapes && !allowsShortEscapes
    }

    /// Creates the rules of RFC 8259.
    public init() {}

    /// The rules of one encoding, without a limit on depth.
    package static let tokens: Rules = {
      var rules = anyEncoding
      rules.skipsByteOrderMark = false
      rules.readsWideEncodings = false
      return rules
    }()

    /// The rules of RFC 8259 without a limit on depth, for texts that may be ill-formed beyond UTF-8.
    package static let anyEncoding: Rules = {
      var rules = Rules()
      rules.maximumDepth = .max
      rules.replacesBadUnits = true
      return rules
    }()
  }
}

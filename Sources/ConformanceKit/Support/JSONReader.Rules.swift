extension JSONReader {
  /// The decisions about what counts as a JSON text.
  ///
  /// The defaults are those of RFC 8259. The decisions that are not public exist for faulty subjects,
  /// each of which turns one of them around.
  public struct Rules: Hashable, Sendable {
    /// How many containers may be open at once; the outermost counts as the first; 512 by default.
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
    var allowsBlankText = false
    /// Bytes that are not UTF-8 become U+FFFD.
    var replacesBadBytes = false
    /// Characters beyond U+007F may occur.
    var readsBeyondASCII = true
    /// A return is white space.
    var skipsReturns = true
    /// U+000B and U+000C are white space.
    var skipsMoreBlanks = false

    // Containers.
    /// The outermost container counts for the depth.
    var countsOutermost = true
    /// The innermost container may be as deep as the limit.
    var allowsFullDepth = true
    /// What lies too deep is refused rather than cut off with all that follows.
    var refusesTooDeep = true
    /// `[1 2]` passes.
    var allowsMissingCommas = false
    /// `[,1]` passes.
    var allowsLeadingCommas = false
    /// The end of the text closes what is open.
    var allowsOpenContainers = false
    /// `[1}` passes.
    var takesAnyBracket = false
    /// `{a:1}` passes.
    var allowsUnquotedKeys = false

    // Scalars.
    /// The beginning of a literal passes for it.
    var allowsCutLiterals = false
    /// `NaN` and `Infinity` pass, as null.
    var allowsNonFinite = false
    /// `+1` passes.
    var allowsPlus = false
    /// `-` passes, as 0.
    var allowsBareMinus = false
    /// `1.` passes.
    var allowsBareDot = false
    /// `.5` passes.
    var allowsLeadingDot = false
    /// `1e` passes.
    var allowsBareExponent = false
    /// An exponent may have a sign.
    var readsExponentSigns = true
    /// `0x1F` passes.
    var allowsHexadecimal = false

    // Strings.
    /// `'a'` passes.
    var allowsSingleQuotes = false
    /// The end of the text ends a string.
    var allowsOpenStrings = false
    /// `\x` passes, as `x`.
    var allowsUnknownEscapes = false
    /// `\u41` passes.
    var allowsShortEscapes = false
    /// `\n` is a line feed rather than two characters.
    var resolvesShortEscapes = true
    /// Two escapes of surrogates are one character.
    var joinsSurrogates = true
    /// `\u0000` is an ordinary character.
    var readsEscapedZero = true
    /// U+007F is an ordinary character.
    var readsDelete = true
    /// What looks like a comment inside a string belongs to it.
    var keepsSlashes = true
    /// Escapes in keys are resolved.
    var resolvesKeyEscapes = true
    /// Strings that are no keys keep their normalization rather than being composed.
    var keepsNormalization = true
    /// Keys keep their normalization rather than being decomposed.
    var keepsKeyNormalization = true

    /// Creates the rules of RFC 8259.
    public init() {}
  }
}

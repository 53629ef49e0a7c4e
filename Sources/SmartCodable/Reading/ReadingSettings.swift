/// How values are read at the moment: the settings of the call, and what changes inside of it.
struct ReadingSettings {
  /// The document and the settings, as far as coercions see a call.
  let source = ScalarSource()

  /// Whether the call patches an old value (chapter 19): what is not mentioned keeps its value.
  var isUpdating = false {
    didSet { keyStrategy.isUpdating = isUpdating }
  }

  /// The mode of the call, or strict inside of a plain type.
  var mode = Mode()

  /// What of the call the key records depend on.
  private(set) var keyStrategy = KeyStrategyID()

  /// The settings of the call.
  var options: DecodingSettings {
    @inline(__always) _read { yield source.settings }
  }

  @inline(__always)
  var isStrict: Bool { mode.isStrict }

  /// Starts a call.
  mutating func begin(_ options: DecodingSettings) {
    use(options)
    mode = Mode(options)
  }

  mutating func reset() {
    isUpdating = false
    mode = Mode()
    if options.isHolding { use(DecodingSettings([])) }
  }

  private mutating func use(_ options: DecodingSettings) {
    source.settings = options
    keyStrategy.isConverting = !options.key.isIdentity
  }

  /// Gives a model inside of a plain type the mode of the call (AGR-2).
  @inline(__always)
  mutating func enterModel() {
    if mode.isStrict, !options.isStrict { mode = Mode(options) }
  }

  /// What becomes of a value that does not fit.
  struct Mode {
    /// Whether it fails the position, with an error of Foundation's.
    var isStrict = false

    /// What becomes of it as an element; a wrapper or a flat may drop it in strict decoding too.
    var elements = SmartElementStrategy.dropInvalid

    static let strict = Mode(isStrict: true, elements: .failWhole)

    /// Whether what is no entry fails the dictionary: leniently its other entries are kept (UPD-6, COL-11).
    var failsEntries: Bool { isStrict && elements == .failWhole }

    init(_ settings: DecodingSettings) {
      self = settings.isStrict ? .strict : Mode(isStrict: false, elements: settings.elements)
    }

    init(isStrict: Bool = false, elements: SmartElementStrategy = .dropInvalid) {
      self.isStrict = isStrict
      self.elements = elements
    }
  }
}

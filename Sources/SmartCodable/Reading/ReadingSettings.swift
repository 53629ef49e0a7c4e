/// How values are currently read: the settings of the call, and the mode, which changes during it.
struct ReadingSettings {
  /// The document and the settings, as seen by conversions.
  let source = ScalarSource()

  /// Whether the call updates an old value (chapter 19): properties without a key keep their values.
  var isUpdating = false {
    didSet { keyStrategy.isUpdating = isUpdating }
  }

  /// The mode of the call, or strict inside a plain type.
  var mode = Mode()

  /// The part of the settings that the key records depend on.
  private(set) var keyStrategy = KeyStrategyID()

  /// The settings of the call.
  var options: DecodingSettings {
    @inline(__always) _read { yield source.settings }
  }

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

  /// Restores the mode of the call for a model inside a plain type (AGR-2).
  @inline(__always)
  mutating func enterModel() {
    if mode.isStrict, !options.isStrict { mode = Mode(options) }
  }

  /// What happens to a value that cannot be used.
  struct Mode {
    /// Whether it fails the position, with the error that Foundation throws.
    var isStrict = false

    /// What happens to it as an element; a wrapper or a flat may drop it even in strict decoding.
    var elements = SmartElementStrategy.dropInvalid

    static let strict = Mode(isStrict: true, elements: .failWhole)

    /// Whether an invalid entry fails the dictionary; in lenient decoding the other entries are kept
    /// (UPD-6, COL-11).
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

/// How values are currently read: the settings of the call, and the mode, which changes during it.
struct ReadingSettings: ~Copyable {
  /// The document and the settings, as seen by conversions.
  let source = ScalarSource()

  /// Whether the call updates an old value (chapter 19): properties without a key keep their values.
  var isUpdating = false {
    didSet { keyStrategy.isUpdating = isUpdating }
  }

  /// The mode of the call, or strict inside a plain type.
  var mode = DecodingPolicy.lenient

  /// The type that the call decodes; set only for a log that names it with each problem.
  var decodedType: Any.Type = Never.self

  /// The part of the settings that the key records depend on.
  private(set) var keyStrategy = KeyStrategyID()

  /// Whether a key strategy may change keys.
  @inline(__always)
  var isConverting: Bool { keyStrategy.isConverting }

  /// The settings of the call.
  var options: DecodingSettings {
    @inline(__always) get { source.settings }
  }

  /// Starts a call.
  mutating func begin(_ options: DecodingSettings) {
    source.settings = options
    keyStrategy.isConverting = !options.keepsKeys
    mode = options.mode
  }

  mutating func reset() {
    isUpdating = false
    mode = .lenient
    if options.isHolding { begin(DecodingSettings([])) }
  }

  /// Restores the mode of the call for a model inside a plain type (AGR-2).
  mutating func enterModel() {
    mode = options.mode
    mode.isTentative = true
  }
}

import Foundation

/// The resolved options of one call: the last of a kind wins, and process-wide defaults are read once.
struct DecodingSettings {
  var date: JSONDecoder.DateDecodingStrategy?
  var float = JSONDecoder.NonConformingFloatDecodingStrategy.throw
  var key = KeyConversion.strategy(.useDefaultKeys)

  /// How `Data` is read if not from base64; only a `SmartJSONDecoder` sets it.
  var data: JSONDecoder.DataDecodingStrategy?
  var number: SmartCodableOptions.NumberConversionStrategy
  var ignoreNull: Bool

  /// What happens to values that cannot be used; ``mode`` adds the option about elements.
  var policy = DecodingPolicy.lenient

  /// What the option says about invalid elements, which strict decoding ignores; nil without one.
  var elements: SmartElementStrategy?

  /// What the API of the call adds to the engine; nil for that of this module.
  var dialect: (any DecodingDialect.Type)?

  var syntax = SmartSyntax.json

  /// Whether the text must be an object, whose braces may be missing; only a `SmartJSONDecoder` sets
  /// it.
  var assumesTopLevelDictionary = false
  var logContext: (header: String, footer: String)?
  var userInfo: [CodingUserInfoKey: Any] = [:]

  /// The type of the call and what it is decoded with, if it needs a configuration.
  var configuration: (type: Any.Type, value: Any)?

  /// Whether these settings keep an object or closure of the caller alive.
  ///
  /// Not inlined, since each comparison would then copy what it compares.
  @inline(never)
  var isHolding: Bool {
    if key.isHolding { return true }
    if date != nil || data != nil || logContext != nil { return true }
    return !userInfo.isEmpty || configuration != nil
  }

  /// Whether texts may be the names of numbers that are not finite.
  var namesNonFinite: Bool {
    if case .convertFromString = float { true } else { false }
  }

  /// Whether nothing is repaired.
  var isStrict: Bool {
    get { policy.isStrict }
    set { policy = newValue ? .strict : .lenient }
  }

  /// The policy of the call.
  var mode: DecodingPolicy {
    var mode = policy
    if let elements, !policy.isStrict { mode.elements = elements }
    return mode
  }

  init(_ options: some Sequence<SmartDecodingOption>) {
    number = SmartCodableOptions.numberStrategy
    ignoreNull = SmartCodableOptions.ignoreNull
    apply(options)
  }

  /// Applies the options; the last of a kind wins (OPT-1).
  mutating func apply(_ options: some Sequence<SmartDecodingOption>) {
    for option in options {
      switch option {
      case .date(let strategy): date = strategy
      case .data(.base64): data = nil
      case .float(let strategy): float = strategy
      case .key(let strategy): key = .strategy(strategy)
      case .number(let strategy): number = strategy
      case .elements(let strategy): elements = strategy
      case .ignoreNull(let flag): ignoreNull = flag
      case .logContext(let header, let footer): logContext = (header, footer)
      case .leniency(let leniency): isStrict = leniency == .none
      case .syntax(let syntax): self.syntax = syntax
      }
    }
  }
}

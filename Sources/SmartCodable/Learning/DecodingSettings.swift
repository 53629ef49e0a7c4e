import Foundation

/// The resolved options of one call: the last of a kind wins, and process-wide defaults are read once.
struct DecodingSettings {
  /// What few calls set.
  private struct Rare {
    var date: JSONDecoder.DateDecodingStrategy?
    var float = JSONDecoder.NonConformingFloatDecodingStrategy.throw
    var key = KeyConversion.strategy(.useDefaultKeys)
    var data: JSONDecoder.DataDecodingStrategy?
    var logContext: (header: String, footer: String)?
    var userInfo: [CodingUserInfoKey: Any] = [:]
    var configuration: (type: Any.Type, value: Any)?
  }

  private var rare = RareSettings<Rare>()

  var date: JSONDecoder.DateDecodingStrategy? {
    get { (rare.get { $0.date } ?? nil) ?? (defersDates ? .deferredToDate : nil) }
    set { rare.set(Rare()) { $0.date = newValue } }
  }

  var float: JSONDecoder.NonConformingFloatDecodingStrategy {
    get { rare.get { $0.float } ?? .throw }
    set { rare.set(Rare()) { $0.float = newValue } }
  }

  var key: KeyConversion {
    get { rare.get { $0.key } ?? .strategy(.useDefaultKeys) }
    set { rare.set(Rare()) { $0.key = newValue } }
  }

  /// How `Data` is read if not from base64; only a `SmartJSONDecoder` sets it.
  var data: JSONDecoder.DataDecodingStrategy? {
    get { rare.get { $0.data } ?? nil }
    set { rare.set(Rare()) { $0.data = newValue } }
  }

  var logContext: (header: String, footer: String)? {
    get { rare.get { $0.logContext } ?? nil }
    set { rare.set(Rare()) { $0.logContext = newValue } }
  }

  var userInfo: [CodingUserInfoKey: Any] {
    get { rare.get { $0.userInfo } ?? [:] }
    set { rare.set(Rare()) { $0.userInfo = newValue } }
  }

  /// The type of the call and what it is decoded with, if it needs a configuration.
  var configuration: (type: Any.Type, value: Any)? {
    get { rare.get { $0.configuration } ?? nil }
    set { rare.set(Rare()) { $0.configuration = newValue } }
  }

  /// Whether dates are read as Foundation does unless ``date`` is set.
  var defersDates = false
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

  /// Whether keys stay as they are.
  var keepsKeys: Bool { rare.get { $0.key.isIdentity } ?? true }

  /// Whether these settings may keep an object or closure of the caller alive.
  var isHolding: Bool { rare.isSet }

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

public import Foundation
import PlatformSupport

/// A `JSONDecoder` that decodes every `Decodable` type leniently (DEC-1 to DEC-7).
///
///     let decoder = SmartJSONDecoder()
///     decoder.options = [.key(.fromSnakeCase)]
///     try decoder.decode([Int].self, from: #"[1, "2", "x", null]"#)      // [1, 2]
///
/// A type that is not ``SmartDecodable`` decodes as in `JSONDecoder`, repaired only where that
/// throws (AGR-1), unless ``leniency`` is ``SmartLeniency/none``. See <doc:ComingFromJSONDecoder>.
///
/// It throws only for failures of the whole call: `DecodingError`, or what the top-level type's own
/// code threw (DEC-3). If a setting is made in several places, ``options`` take precedence, then
/// the `smart` properties, then inherited strategies that were set, including `allowsJSON5` and
/// `assumesTopLevelDictionary`.
open class SmartJSONDecoder: JSONDecoder, @unchecked Sendable {
  /// The settings, guarded by a lock since a decoder may be shared between threads.
  private struct Configuration {
    var options: [SmartDecodingOption] = []
    var date: DateDecodingStrategy?
    var data: SmartDataDecodingStrategy?
    var key: SmartKeyDecodingStrategy?
    var leniency = SmartLeniency.full
    var setsInheritedDate = false
    var setsInheritedData = false
    var setsInheritedKey = false
    var setsInheritedFloat = false
    var syntax = SmartSyntax.json
    var assumesTopLevelDictionary = false
  }

  private let configuration = Mutex(Configuration())

  /// Changes a setting; the old value is released outside the lock, since that may run user code.
  private func set<Setting>(
    _ setting: WritableKeyPath<Configuration, Setting>,
    _ value: Setting
  ) {
    var value = value
    configuration.withLock { swap(&$0[keyPath: setting], &value) }
  }

  /// Creates a decoder with no options: automatic dates, base64 data, unchanged keys.
  public override init() { super.init() }

  /// The options of every call; the last of each kind wins.
  open var options: [SmartDecodingOption] {
    get { configuration.withLock { $0.options } }
    set { set(\.options, newValue) }
  }

  /// Whether values are repaired; ``SmartLeniency/full`` by default.
  ///
  /// With ``SmartLeniency/none`` the decoder is a drop-in for `JSONDecoder` (AGR-8).
  open var leniency: SmartLeniency {
    get { configuration.withLock { $0.leniency } }
    set { set(\.leniency, newValue) }
  }

  /// How dates are read; nil, the default, detects the format automatically (DATE-1, DATE-2).
  open var smartDateDecodingStrategy: DateDecodingStrategy? {
    get { configuration.withLock { $0.date } }
    set { set(\.date, newValue) }
  }

  /// How `Data` is read; base64 by default.
  open var smartDataDecodingStrategy: SmartDataDecodingStrategy {
    get { configuration.withLock { $0.data ?? .base64 } }
    set { set(\.data, newValue) }
  }

  /// How JSON keys are turned into coding keys; unchanged by default.
  open var smartKeyDecodingStrategy: SmartKeyDecodingStrategy {
    get { configuration.withLock { $0.key ?? .useDefaultKeys } }
    set { set(\.key, newValue) }
  }

  /// Foundation's date strategy; takes effect once it is set.
  open override var dateDecodingStrategy: DateDecodingStrategy {
    didSet { configuration.withLock { $0.setsInheritedDate = true } }
  }

  /// Foundation's data strategy; takes effect once it is set.
  open override var dataDecodingStrategy: DataDecodingStrategy {
    didSet { configuration.withLock { $0.setsInheritedData = true } }
  }

  /// Foundation's key strategy; takes effect once it is set.
  open override var keyDecodingStrategy: KeyDecodingStrategy {
    didSet { configuration.withLock { $0.setsInheritedKey = true } }
  }

  /// Foundation's strategy for NaN and infinity; takes effect once it is set.
  open override var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
    didSet { configuration.withLock { $0.setsInheritedFloat = true } }
  }

  /// Whether to read JSON5 (chapter 29); ``SmartDecodingOption/syntax(_:)`` takes precedence.
  open override var allowsJSON5: Bool {
    didSet {
      let syntax = allowsJSON5 ? SmartSyntax.json5 : .json
      configuration.withLock { $0.syntax = syntax }
    }
  }

  /// Whether text is an object whose outer braces may be missing; empty text is an empty object.
  open override var assumesTopLevelDictionary: Bool {
    didSet {
      let assumes = assumesTopLevelDictionary
      configuration.withLock { $0.assumesTopLevelDictionary = assumes }
    }
  }

  /// Decodes a value from JSON data; throws `DecodingError` for failures of the whole call.
  open override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    try call(.bytes(data)).value(type)
  }

  /// Decodes a value that needs a configuration; throws `DecodingError` for failures of the whole call.
  open override func decode<T: DecodableWithConfiguration>(
    _ type: T.Type,
    from data: Data,
    configuration: T.DecodingConfiguration
  ) throws -> T {
    var settings = settings
    settings.configuration = (type, configuration)
    let call = DecodeCall(input: .bytes(data), designatedPath: nil, settings: settings)
    return try call.value(Configured<T>.self).content
  }

  /// Decodes a value from JSON text; throws `DecodingError` for failures of the whole call.
  public func decode<T: Decodable>(_ type: T.Type, from json: String) throws -> T {
    try call(.text(json)).value(type)
  }

  /// Decodes a value from `Data`, a `String`, a `[String: Any]` or an `[Any]`.
  ///
  /// Throws `DecodingError` for failures of the whole call, and for any other kind of input.
  public func smartDecode<T: Decodable>(_ type: T.Type, from input: Any) throws -> T {
    try call(Self.input(input)).value(type)
  }

  /// Decodes as ``smartDecode(_:from:)`` does, and also reports every repair.
  public func report<T: Decodable>(
    _ type: T.Type,
    from input: Any
  ) throws -> SmartDecodingReport<T> {
    try call(Self.input(input)).report(type)
  }

  private func call(_ input: consuming DecodeInput) -> DecodeCall {
    DecodeCall(input: input, designatedPath: nil, settings: settings)
  }

  private static func input(_ input: Any) throws(DecodingError) -> DecodeInput {
    switch input {
    case let data as Data: return .bytes(data)
    case let text as String: return .text(text)
    case is [String: Any], is [Any]: return .graph(input)
    default:
      let type = Swift.type(of: input)
      throw .corrupted("input must be Data, String, [String: Any] or [Any], not \(type)")
    }
  }

  /// The configuration of a subclass, which may override what is stored here (DEC-6).
  ///
  /// `JSONDecoder` does not ask a subclass for an inherited strategy, so neither does this.
  private var ownConfiguration: Configuration {
    var configuration = configuration.withLock { $0 }
    configuration.options = options
    configuration.leniency = leniency
    configuration.date = smartDateDecodingStrategy
    switch smartDataDecodingStrategy {
    case .base64 where configuration.data == nil: break
    case let strategy: configuration.data = strategy
    }
    switch smartKeyDecodingStrategy {
    case .useDefaultKeys where configuration.key == nil: break
    case let strategy: configuration.key = strategy
    }
    return configuration
  }

  /// The settings of a call: options take precedence, then the `smart` properties, then inherited ones
  /// (DEC-6).
  private var settings: DecodingSettings {
    let configuration =
      type(of: self) == SmartJSONDecoder.self ? configuration.withLock { $0 } : ownConfiguration
    var settings = DecodingSettings([])
    if configuration.setsInheritedDate { settings.date = dateDecodingStrategy }
    if configuration.setsInheritedData { settings.data = dataDecodingStrategy }
    if configuration.setsInheritedFloat { settings.float = nonConformingFloatDecodingStrategy }
    if configuration.setsInheritedKey { settings.key = KeyConversion(keyDecodingStrategy) }
    if let date = configuration.date { settings.date = date }
    if configuration.data != nil { settings.data = nil }
    if let key = configuration.key { settings.key = .strategy(key) }
    settings.syntax = configuration.syntax
    settings.assumesTopLevelDictionary = configuration.assumesTopLevelDictionary
    settings.isStrict = configuration.leniency == .none
    settings.apply(configuration.options)
    // As in Foundation, since the decoder is then a drop-in replacement (AGR-8).
    settings.defersDates = settings.isStrict
    let userInfo = userInfo
    if !userInfo.isEmpty { settings.userInfo = userInfo }
    return settings
  }
}

extension KeyConversion {
  fileprivate init(_ strategy: JSONDecoder.KeyDecodingStrategy) {
    switch strategy {
    case .useDefaultKeys: self = .strategy(.useDefaultKeys)
    case .convertFromSnakeCase: self = .strategy(.fromSnakeCase)
    case .custom(let convert): self = .custom(convert)
    @unknown default: self = .strategy(.useDefaultKeys)
    }
  }
}

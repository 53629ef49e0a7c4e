public import Foundation

/// A `JSONEncoder` that follows the rules of this package (ENC-17).
///
///     let encoder = SmartJSONEncoder()
///     encoder.useMappedKeys = true
///     encoder.outputFormatting = .prettyPrinted
///     let data = try encoder.encode(user)
///
/// Settings apply in this order: ``options``, then the `smart…` properties that were set, then the
/// inherited strategies that were set. Dates are seconds since 1970 and `Data` is base64 unless one
/// of them says otherwise. Of `outputFormatting`, `.prettyPrinted` and `.sortedKeys` have an effect;
/// slashes are never escaped. Like its superclass an encoder must not be changed while it encodes.
///
/// `SmartJSONEncoder(style: .foundation)` writes what `JSONEncoder` writes, only faster (ENF-2).
open class SmartJSONEncoder: JSONEncoder, @unchecked Sendable {
  /// Options for every call, which override the properties; empty by default.
  ///
  /// The last of each kind wins.
  open var options: [SmartEncodingOption] = []

  /// Whether to write the first candidate key of `mappingForKey()`; false by default (ENC-7).
  open var useMappedKeys: Bool = false

  /// How the keys of models are spelled; the inherited strategy applies until this is set.
  open var smartKeyEncodingStrategy: SmartKeyEncodingStrategy = .useDefaultKeys {
    didSet { hasOwnKeys = true }
  }

  /// How `Data` is written; the inherited strategy applies until this is set.
  open var smartDataEncodingStrategy: SmartDataEncodingStrategy = .base64 {
    didSet { hasOwnData = true }
  }

  /// How dates are written; seconds since 1970 until this is set.
  open override var dateEncodingStrategy: DateEncodingStrategy {
    didSet { inheritedDates = dateEncodingStrategy }
  }

  /// How `Data` is written; takes effect if it is set and ``smartDataEncodingStrategy`` is not.
  open override var dataEncodingStrategy: DataEncodingStrategy {
    didSet { inheritedData = dataEncodingStrategy }
  }

  /// How numbers that are not finite are written; they are refused until this is set.
  open override var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
    didSet { inheritedFloat = nonConformingFloatEncodingStrategy }
  }

  /// How keys are spelled; takes effect if it is set and ``smartKeyEncodingStrategy`` is not.
  open override var keyEncodingStrategy: KeyEncodingStrategy {
    didSet { inheritedKeys = keyEncodingStrategy }
  }

  /// Whose rules the encoder follows.
  public let style: SmartEncodingStyle

  private var hasOwnKeys = false
  private var hasOwnData = false
  private var inheritedDates: DateEncodingStrategy?
  private var inheritedData: DataEncodingStrategy?
  private var inheritedKeys: KeyEncodingStrategy?
  private var inheritedFloat: NonConformingFloatEncodingStrategy?

  /// Creates an encoder without options that follows the rules of this package.
  public override init() {
    style = .smart
    super.init()
  }

  /// Creates an encoder without options that follows the rules of this package or those of
  /// `JSONEncoder`.
  public init(style: SmartEncodingStyle) {
    self.style = style
    super.init()
  }

  /// Encodes a value, scalars at the top level included, as UTF-8 JSON text.
  ///
  /// - Throws: `EncodingError` with the coding path where functions of ``SmartEncodable`` return
  ///   nil; any other error from user code becomes its underlying error. In Foundation's style,
  ///   whatever `JSONEncoder` throws.
  open override func encode<T: Encodable>(_ value: T) throws -> Data {
    let formatting = outputFormatting
    let layout = JSONLayout(
      isPretty: formatting.contains(.prettyPrinted),
      sortsKeys: formatting.contains(.sortedKeys),
      isFoundation: style == .foundation
    )
    return try EncodeCall(settings: settings(formatting))
      .run(value, layout.form) { state, root in JSONWriter.data(of: root, in: state, layout: layout)
      }
  }

  /// Encodes a value that needs a configuration, like ``encode(_:)``.
  open override func encode<T: EncodableWithConfiguration>(
    _ value: T,
    configuration: T.EncodingConfiguration
  ) throws -> Data {
    try encode(Configuring(content: value, configuration: configuration))
  }

  /// The settings of a call.
  ///
  /// `JSONEncoder` asks no subclass for an inherited strategy, only for `outputFormatting`, so neither does this.
  private func settings(_ formatting: OutputFormatting) -> EncodingSettings {
    var settings = EncodingSettings(useMappedKeys: useMappedKeys)
    if style == .foundation {
      let escapes = !formatting.contains(.withoutEscapingSlashes)
      settings.style = escapes ? .foundationEscaped : .foundation
    }
    let userInfo = userInfo
    if !userInfo.isEmpty { settings.userInfo = userInfo }
    if let inheritedFloat { settings.float = inheritedFloat }
    if let inheritedDates { settings.date = inheritedDates }
    if let inheritedData, !hasOwnData { settings.data = inheritedData }
    if let key { settings.key = key }
    settings.apply(options)
    return settings
  }

  /// How keys are spelled, or nil as they are; a subclass may override the `smart` property, and so
  /// never set it (DEC-6).
  private var key: EncodingSettings.KeyStrategy? {
    let own = smartKeyEncodingStrategy
    guard case .useDefaultKeys = own, !hasOwnKeys else { return .smart(own) }
    return switch inheritedKeys {
    case nil, .useDefaultKeys: nil
    case .convertToSnakeCase: .smart(.toSnakeCase)
    case .custom(let convert): .custom(convert)
    @unknown default: nil
    }
  }
}

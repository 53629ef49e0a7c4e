/// Reads and writes a color as hexadecimal text (HEX-1 to HEX-4).
///
///     @SmartHexColor var tint: ColorObject?                                   // "7DA5E3"
///     @SmartHexColor(encodeHexFormat: .rrggbbaa(.hash)) var back: ColorObject?  // "#7DA5E3FF"
///
/// Accepts 3, 4, 6 or 8 hexadecimal digits in either case, after an optional `#` or `0x` and with
/// surrounding white space; everything else falls back to the initial value.
@propertyWrapper
public struct SmartHexColor {
  /// How a color is written: the digits per component and the prefix.
  public enum HexFormat: Sendable {
    /// The text in front of the digits.
    public enum Prefix: Sendable {
      /// `#`
      case hash

      /// `0x`
      case zeroX

      /// Nothing.
      case none
    }

    /// One digit per component, without alpha.
    case rgb(Prefix)

    /// Two digits per component, without alpha.
    case rrggbb(Prefix)

    /// One digit per component, alpha last.
    case rgba(Prefix)

    /// Two digits per component, alpha last.
    case rrggbbaa(Prefix)
  }

  /// The color, or nil.
  public var wrappedValue: ColorObject?

  private var encodeHexFormat: HexFormat?

  /// Wraps the initial value; colors are written as RRGGBB without prefix.
  public init(wrappedValue: ColorObject?) { self.wrappedValue = wrappedValue }

  /// Wraps the initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The color that stands in if none can be read; nil by default.
  ///   - encodeHexFormat: How the color is written, also after decoding; nil for RRGGBB without
  ///     prefix.
  public init(wrappedValue: ColorObject? = nil, encodeHexFormat: HexFormat?) {
    self.wrappedValue = wrappedValue
    self.encodeHexFormat = encodeHexFormat
  }

  /// Returns the color of a hexadecimal text with as many digits as the format has.
  ///
  /// Any prefix or none is accepted, and surrounding white space is ignored. Other text gives nil.
  public static func toColor(from hex: String, format: HexFormat) -> ColorObject? {
    guard let text = HexColorText(hex), text.digitCount == format.digitCount else { return nil }
    return ColorObject.smart(text.color)
  }

  /// The text of a color in the format, in upper case; nil for a color without RGB components.
  public static func toHexString(from color: ColorObject, format: HexFormat) -> String? {
    color.smartRGBA.flatMap { HexColorText($0) }?.written(as: format)
  }

  /// The text to write; nil if there is no color.
  private var text: String? {
    wrappedValue.flatMap {
      Self.toHexString(from: $0, format: encodeHexFormat ?? .rrggbb(.none))
    }
  }
}

extension SmartHexColor: Codable {
  /// Reads a standalone color text or null, for example an array element.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self.init(wrappedValue: nil)
      return
    }
    // As for a property, a number is not a color, even if its digits could be.
    if let container = container as? SingleValueContainer, !container.isText {
      throw DecodingError.typeMismatch(
        String.self,
        .init(codingPath: container.codingPath, debugDescription: "not a text")
      )
    }
    guard let text = HexColorText(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a color")
    }
    self.init(wrappedValue: .smart(text.color))
  }

  /// Writes a standalone color text or null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let text { try container.encode(text) } else { try container.encodeNil() }
  }
}

extension SmartHexColor: PositionDecodable {
  static func decode(from position: Position) throws(Miss) -> SmartHexColor {
    if position.isAbsent {
      guard position.isNilIfAbsent else { throw position.absence(isSilent: true) }
      return SmartHexColor(nil, at: position)
    }
    let tape = position.reader.tape
    guard tape.isString(position.index) else { throw .mismatch }
    guard let text = HexColorText(tape.string(position.index)) else { throw .invalid }
    return SmartHexColor(.smart(text.color), at: position)
  }

  static func wrapping(_ value: Any, at position: Position) -> SmartHexColor? {
    (value as? ColorObject?).map { SmartHexColor($0, at: position) }
  }

  /// A color that is written like the initial one.
  private init(_ color: ColorObject?, at position: Position) {
    let initial = position.initialWrapper(SmartHexColor.self)
    self.init(wrappedValue: color, encodeHexFormat: initial?.encodeHexFormat)
  }
}

extension SmartHexColor: PositionEncodable {
  func encode(at position: EncodePosition) throws { try position.encode(text) }
}

extension SmartHexColor: Hashable, Sendable {
  /// Whether the colors are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }

  /// Hashes the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension SmartHexColor.HexFormat {
  var prefix: Prefix {
    switch self {
    case .rgb(let prefix), .rrggbb(let prefix), .rgba(let prefix), .rrggbbaa(let prefix): prefix
    }
  }

  var hasAlpha: Bool { digitCount.isMultiple(of: 4) }

  var isShort: Bool { digitCount < 6 }

  var digitCount: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    case .rrggbb: 6
    case .rrggbbaa: 8
    }
  }
}

extension SmartHexColor.HexFormat.Prefix {
  var text: String {
    switch self {
    case .hash: "#"
    case .zeroX: "0x"
    case .none: ""
    }
  }
}

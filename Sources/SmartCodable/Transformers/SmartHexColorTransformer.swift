/// Reads and writes colors as hexadecimal text (VAL-16).
public struct SmartHexColorTransformer: ValueTransformable {
  private let colorFormat: SmartHexColor.HexFormat

  /// Makes the transformer.
  ///
  /// - Parameter colorFormat: How colors are written; all formats of HEX-1 are read.
  public init(colorFormat: SmartHexColor.HexFormat) {
    self.colorFormat = colorFormat
  }

  /// The color of a string of 3, 4, 6 or 8 hexadecimal digits after an optional `#` or `0x`; nil
  /// for anything else.
  public func transformFromJSON(_ value: Any?) -> ColorObject? {
    (value as? String).flatMap { HexColorText($0) }.map { ColorObject.smart($0.color) }
  }

  /// The text of the color in the format; nil for nil and for a color without RGB components.
  public func transformToJSON(_ value: ColorObject?) -> String? {
    value.flatMap { SmartHexColor.toHexString(from: $0, format: colorFormat) }
  }
}

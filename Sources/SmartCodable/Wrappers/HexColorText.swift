/// A color as hexadecimal text: four components of eight bits, and the number of digits in the text.
struct HexColorText {
  /// Red, green, blue and alpha.
  private var bytes: [UInt8]

  /// The number of digits in the text: 3, 4, 6 or 8.
  let digitCount: Int

  /// Reads RGB, RGBA, RRGGBB or RRGGBBAA after an optional `#` or `0x` and with surrounding white
  /// space; nil for any other text (HEX-1).
  init?(_ text: String) {
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    if rest.hasPrefix("#") {
      rest.removeFirst()
    } else if rest.hasPrefix("0x") {
      rest.removeFirst(2)
    }
    let digits = rest.utf8.compactMap(JSONString.hexadecimalDigit)
    guard digits.count == rest.utf8.count else { return nil }
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    default: return nil
    }
    if bytes.count == 3 { bytes.append(255) }
    digitCount = digits.count
  }

  /// Uses the components nearest to those of a color; nil if one is NaN.
  init?(_ color: SmartRGBA) {
    bytes = [color.red, color.green, color.blue, color.alpha]
      .compactMap { UInt8(exactly: (min(max($0, 0), 1) * 255).rounded()) }
    guard bytes.count == 4 else { return nil }
    digitCount = 8
  }

  /// The color, each component divided by 255.
  var color: SmartRGBA {
    let parts = bytes.map { Double($0) / 255 }
    return SmartRGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The text in a format, in upper case; the short formats take the nearest digit.
  func written(as format: SmartHexColor.HexFormat) -> String {
    let digits = bytes.prefix(format.hasAlpha ? 4 : 3)
      .flatMap { byte in
        format.isShort ? [UInt8((Int(byte) + 8) / 17)] : [byte >> 4, byte & 15]
      }
    return format.prefix.text
      + digits.map { String($0, radix: 16, uppercase: true) }.joined()
  }
}

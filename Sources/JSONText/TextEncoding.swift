import PlatformSupport

/// Detects the encoding of a JSON text from its first bytes and converts the text to UTF-8.
package enum TextEncoding {
  /// The text as UTF-8 without byte order mark, or nil if the bytes are not valid text.
  package static func utf8(from bytes: [UInt8], rules: JSONReader.Rules) -> [UInt8]? {
    if rules.readsWideEncodings, let width = wideWidth(of: bytes) {
      let units = units(of: bytes, width: width.bytes, bigEndian: width.bigEndian)
      return width.bytes == 4
        ? utf8(from: units, as: UTF32.self, rules)
        : utf8(from: units?.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self, rules)
    }
    if String(checking: bytes, as: UTF8.self) == nil {
      return rules.replacesBadBytes ? Array(String(decoding: bytes, as: UTF8.self).utf8) : nil
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let skips = rules.skipsByteOrderMark && bytes.starts(with: mark)
    return skips ? Array(bytes.dropFirst(mark.count)) : bytes
  }

  /// A JSON text starts with ASCII, so the zero bytes around the first characters reveal its width.
  private static func wideWidth(of bytes: [UInt8]) -> (bytes: Int, bigEndian: Bool)? {
    let head = Array(bytes.prefix(4))
    if head.starts(with: [0, 0, 0xFE, 0xFF]) { return (4, true) }
    if head.starts(with: [0xFF, 0xFE, 0, 0]) { return (4, false) }
    if head.starts(with: [0xFE, 0xFF]) { return (2, true) }
    if head.starts(with: [0xFF, 0xFE]) { return (2, false) }
    switch head.map({ $0 == 0 }) {
    case [true, true, true, false]: return (4, true)
    case [false, true, true, true]: return (4, false)
    // The second character may be any, if it is in a string.
    case [true, false], [true, false, true, false], [true, false, false, true],
      [true, false, false, false]:
      return (2, true)
    case [false, true], [false, true, false, true], [false, true, true, false],
      [false, true, false, false]:
      return (2, false)
    default: return nil
    }
  }

  private static func units(of bytes: [UInt8], width: Int, bigEndian: Bool) -> [UInt32]? {
    guard bytes.count.isMultiple(of: width) else { return nil }
    return stride(from: 0, to: bytes.count, by: width)
      .map { start in
        let unit = bytes[start..<(start + width)]
        return (bigEndian ? Array(unit) : unit.reversed())
          .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
  }

  private static func utf8<Encoding: Unicode.Encoding>(
    from units: [Encoding.CodeUnit]?,
    as encoding: Encoding.Type,
    _ rules: JSONReader.Rules
  ) -> [UInt8]? {
    guard let units,
      let text = String(checking: units, as: encoding)
        ?? (rules.replacesBadUnits ? String(decoding: units, as: encoding) : nil)
    else { return nil }
    let scalars = text.unicodeScalars
    let marks = scalars.first == "\u{FEFF}" ? 1 : 0
    return Array(String(String.UnicodeScalarView(scalars.dropFirst(marks))).utf8)
  }
}

/// Finds out how a text is encoded, by its mark or by where its zero bytes stand.
enum MellowEncoding {
  /// The same text in UTF-8 without a mark.
  static func utf8(of bytes: [UInt8]) throws(MellowParserError) -> [UInt8] {
    let head = (0..<4).map { $0 < bytes.count ? bytes[$0] : 0xFF }
    let text: String?
    switch (head[0], head[1], head[2], head[3]) {
    case (0xEF, 0xBB, 0xBF, _): text = String(validating: bytes.dropFirst(3), as: UTF8.self)
    case (0, 0, 0xFE, 0xFF): text = wide(bytes.dropFirst(4), UTF32.self, isBig: true)
    case (0xFF, 0xFE, 0, 0): text = wide(bytes.dropFirst(4), UTF32.self, isBig: false)
    case (0xFE, 0xFF, _, _): text = wide(bytes.dropFirst(2), UTF16.self, isBig: true)
    case (0xFF, 0xFE, _, _): text = wide(bytes.dropFirst(2), UTF16.self, isBig: false)
    case (0, 0, 0, _): text = wide(bytes[...], UTF32.self, isBig: true)
    case (_, 0, 0, 0): text = wide(bytes[...], UTF32.self, isBig: false)
    case (0, _, _, _): text = wide(bytes[...], UTF16.self, isBig: true)
    case (_, 0, _, _): text = wide(bytes[...], UTF16.self, isBig: false)
    default: text = String(validating: bytes, as: UTF8.self)
    }
    guard let text else { throw MellowParserError(reason: "the bytes are no text", offset: 0) }
    return Array(text.utf8)
  }

  private static func wide<Encoding: Unicode.Encoding>(
    _ bytes: ArraySlice<UInt8>,
    _ encoding: Encoding.Type,
    isBig: Bool
  ) -> String? where Encoding.CodeUnit: FixedWidthInteger {
    let width = Encoding.CodeUnit.bitWidth / 8
    guard bytes.count.isMultiple(of: width) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: width)
      .map { start in
        let unit = bytes[start..<start + width]
        return (isBig ? Array(unit) : unit.reversed())
          .reduce(0 as Encoding.CodeUnit) { $0 << 8 | Encoding.CodeUnit($1) }
      }
    return String(validating: units, as: Encoding.self)
  }
}

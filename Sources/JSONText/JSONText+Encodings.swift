extension JSONText {
  /// Converts a text in UTF-16 or UTF-32, or after a byte order mark, to UTF-8; other bytes are returned
  /// unchanged.
  ///
  /// Without a mark, the zeros around the first character determine the encoding, since a JSON text starts
  /// with ASCII.
  package static func recoded(_ bytes: [UInt8]) -> [UInt8] {
    for (mark, width, isLittle) in marks where bytes.starts(with: mark) {
      return recoded(bytes.dropFirst(mark.count), width: width, isLittle: isLittle)
    }
    let zeros = bytes.prefix(4).map { $0 == 0 }
    switch zeros {
    case [true, true, true, false]: return recoded(bytes[...], width: 4, isLittle: false)
    case [false, true, true, true]: return recoded(bytes[...], width: 4, isLittle: true)
    default: break
    }
    switch zeros.prefix(2) {
    case [true, false]: return recoded(bytes[...], width: 2, isLittle: false)
    case [false, true]: return recoded(bytes[...], width: 2, isLittle: true)
    default: return bytes
    }
  }

  /// Byte order marks, the width of their code units, and whether the lowest byte comes first.
  private static let marks: [(mark: [UInt8], width: Int, isLittle: Bool)] = [
    ([0xEF, 0xBB, 0xBF], 1, false), ([0xFF, 0xFE, 0, 0], 4, true), ([0, 0, 0xFE, 0xFF], 4, false),
    ([0xFF, 0xFE], 2, true), ([0xFE, 0xFF], 2, false),
  ]

  private static func recoded(_ bytes: ArraySlice<UInt8>, width: Int, isLittle: Bool) -> [UInt8] {
    guard width > 1, bytes.count.isMultiple(of: width) else { return Array(bytes) }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: width)
      .map { start in
        let unit = bytes[start..<start + width]
        let ordered = isLittle ? Array(unit.reversed()) : Array(unit)
        return ordered.reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      }
    return width == 2
      ? Array(String(decoding: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self).utf8)
      : Array(String(decoding: units, as: UTF32.self).utf8)
  }
}

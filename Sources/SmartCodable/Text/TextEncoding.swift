/// The encodings in which JSON text arrives (PARSE-6, PARSE-7).
enum TextEncoding {
  case utf8
  case utf16(bigEndian: Bool)
  case utf32(bigEndian: Bool)

  /// Guesses the encoding from the first bytes: a byte order mark, otherwise the position of the zero
  /// bytes, since a JSON text starts with an ASCII character and contains no U+0000.
  static func detect(_ bytes: UnsafeRawBufferPointer) -> (encoding: TextEncoding, markLength: Int) {
    if bytes.count > 1, unsafe 1..<0x80 ~= bytes[0] && bytes[1] != 0 { return (.utf8, 0) }
    func byte(_ index: Int) -> UInt8? { index < bytes.count ? unsafe bytes[index] : nil }
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (0xEF, 0xBB, 0xBF, _): return (.utf8, 3)
    case (0, 0, 0xFE, 0xFF): return (.utf32(bigEndian: true), 4)
    case (0xFF, 0xFE, 0, 0): return (.utf32(bigEndian: false), 4)
    case (0xFE, 0xFF, _, _): return (.utf16(bigEndian: true), 2)
    case (0xFF, 0xFE, _, _): return (.utf16(bigEndian: false), 2)
    case (0, 0, 0, .some): return (.utf32(bigEndian: true), 0)
    case (.some, 0, 0, 0): return (.utf32(bigEndian: false), 0)
    case (0, .some, _, _): return (.utf16(bigEndian: true), 0)
    case (.some, 0, _, _): return (.utf16(bigEndian: false), 0)
    default: return (.utf8, 0)
    }
  }

  /// Turns UTF-16 or UTF-32 into UTF-8, or returns nil if the bytes are not well-formed.
  static func utf8(_ bytes: UnsafeRawBufferPointer, from encoding: TextEncoding) -> [UInt8]? {
    switch encoding {
    case .utf8: unsafe Array(bytes)
    case .utf16(let isBigEndian): unsafe utf8(bytes, from: UTF16.self, isBigEndian)
    case .utf32(let isBigEndian): unsafe utf8(bytes, from: UTF32.self, isBigEndian)
    }
  }

  private static func utf8<Encoding: Unicode.Encoding>(
    _ bytes: UnsafeRawBufferPointer,
    from encoding: Encoding.Type,
    _ isBigEndian: Bool
  ) -> [UInt8]? where Encoding.CodeUnit: FixedWidthInteger {
    let width = MemoryLayout<Encoding.CodeUnit>.size
    guard bytes.count.isMultiple(of: width) else { return nil }
    let units = stride(from: 0, to: bytes.count, by: width)
      .lazy
      .map { place in
        let unit = unsafe bytes.loadUnaligned(fromByteOffset: place, as: Encoding.CodeUnit.self)
        return isBigEndian ? unit.bigEndian : unit.littleEndian
      }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let failed = transcode(
      units.makeIterator(),
      from: encoding,
      to: UTF8.self,
      stoppingOnError: true
    ) { result.append($0) }
    return failed ? nil : result
  }
}

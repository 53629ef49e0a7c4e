/// The escaped spelling of a string, in pieces.
enum PlantedSpelling {
  /// The bytes and escapes of `spelling`; the halves of a surrogate pair are pieces of their own.
  static func pieces(of spelling: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var rest = spelling
    while let byte = rest.first {
      let isEscape = byte == UInt8(ascii: "\\")
      let isUnicode = isEscape && rest.dropFirst().first == UInt8(ascii: "u")
      let piece = rest.prefix(isUnicode ? 6 : isEscape ? 2 : 1)
      result.append(piece)
      rest = rest.dropFirst(piece.count)
    }
    return result
  }

  /// The spelling with something else for each piece.
  static func respelled(
    _ spelling: ArraySlice<UInt8>,
    _ change: (ArraySlice<UInt8>) -> [UInt8]
  ) -> [UInt8] {
    pieces(of: spelling).flatMap(change)
  }

  /// Whether the last piece is the escape of a high surrogate.
  static func endsInHalf(_ spelling: ArraySlice<UInt8>) -> Bool {
    guard let last = pieces(of: spelling).last, last.count == 6 else { return false }
    let digits = String(decoding: last.dropFirst(2), as: UTF8.self)
    return UInt16(digits, radix: 16).map { (0xD800..<0xDC00).contains($0) } ?? false
  }
}

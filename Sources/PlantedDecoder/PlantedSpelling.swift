/// The escaped spelling of a string, in pieces.
enum PlantedSpelling {
  /// The bytes and escapes of `spelling`; each half of a surrogate pair is a separate piece.
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

  /// The spelling with each piece replaced.
  static func respelled(
    _ spelling: ArraySlice<UInt8>,
    _ change: (ArraySlice<UInt8>) -> [UInt8]
  ) -> [UInt8] {
    pieces(of: spelling).flatMap(change)
  }
}

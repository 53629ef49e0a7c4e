import FuzzKit

/// Strings of the planted decoder.
enum PlantedText {
  /// The text that `spelling` stands for.
  static func unescaped(_ spelling: ArraySlice<UInt8>, _ bug: PlantedBug?) -> String {
    var bytes = JSONText.unescaped(spelling)
    switch bug {
    case .surrogatePair: bytes = unescapedByHalves(spelling)
    case .nulCuts: bytes = Array(bytes.prefix { $0 != 0 })
    case .lengthByte: bytes = Array(bytes.prefix(bytes.count > 255 ? bytes.count & 255 : 255))
    case .backslashLoop: if bytes.last == backslash { PlantedMemory.loop() }
    case .escapeCache where spelling.contains(backslash):
      let key = [spelling.count, Int(spelling.first ?? 0)]
      return PlantedMemory.use { memory in
        let text = memory.strings[key] ?? String(decoding: bytes, as: UTF8.self)
        memory.strings[key] = text
        return text
      }
    default: break
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Unescapes one `\uXXXX` after the other, as if none belonged to another.
  private static func unescapedByHalves(_ spelling: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = spelling
    while let byte = rest.first {
      let isEscape = byte == backslash
      let isUnicode = isEscape && rest.dropFirst().first == UInt8(ascii: "u")
      let piece = rest.prefix(isUnicode ? 6 : isEscape ? 2 : 1)
      result += JSONText.unescaped(piece)
      rest = rest.dropFirst(piece.count)
    }
    return result
  }

  private static let backslash = UInt8(ascii: "\\")
}

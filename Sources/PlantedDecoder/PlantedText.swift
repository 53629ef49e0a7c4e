import FuzzKit

/// Strings of the planted decoder.
enum PlantedText {
  /// The text that `spelling` stands for.
  static func unescaped(_ spelling: ArraySlice<UInt8>, _ bug: PlantedBug?) -> String {
    var bytes = JSONText.unescaped(misread(spelling, bug))
    switch bug {
    case .surrogatePair:
      bytes = PlantedSpelling.pieces(of: spelling).flatMap { JSONText.unescaped($0) }
    case .nulCuts: bytes = Array(bytes.prefix { $0 != 0 })
    case .lengthByte: bytes = Array(bytes.prefix(bytes.count > 255 ? bytes.count & 255 : 255))
    case .backslashLoop:
      if bytes.last == backslash { PlantedMemory.loop() }
    case .deleteByte: bytes.removeAll { $0 == 0x7F }
    case .leadByte:
      bytes = bytes.split(separator: 0xC2, omittingEmptySubsequences: false)
        .enumerated()
        .flatMap { $0 == 0 ? Array($1) : Array("\u{FFFD}".utf8) + $1.dropFirst() }
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

  /// The spelling that is unescaped, changed by the bug.
  private static func misread(_ spelling: ArraySlice<UInt8>, _ bug: PlantedBug?) -> [UInt8] {
    switch bug {
    case .escapedSlash:
      PlantedSpelling.respelled(spelling) {
        $0.elementsEqual(#"\/"#.utf8) ? [backslash] + $0 : Array($0)
      }
    case .capitalHex:
      PlantedSpelling.respelled(spelling) { piece in
        piece.count < 6 ? Array(piece) : piece.map { (0x41...0x46).contains($0) ? 0x30 : $0 }
      }
    case .chunkEscape:
      PlantedSpelling.respelled(spelling) { piece in
        let isAcross = (piece.startIndex - spelling.startIndex) % 16 == 15 && piece.count == 2
        return isAcross ? [backslash] + piece : Array(piece)
      }
    default: Array(spelling)
    }
  }

  private static let backslash = UInt8(ascii: "\\")
}

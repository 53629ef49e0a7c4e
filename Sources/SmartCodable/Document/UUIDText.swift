import Foundation

// Foundation reads and writes a UUID with `sscanf` and `snprintf`, which takes longer than the rest of its value.
extension UUID {
  /// Reads the usual form, 36 characters with hyphens after digits 8, 12, 16 and 20; nil for any other value.
  init?(_ tape: Tape, _ index: Int) {
    guard index >= 0, tape.has(.plainString, at: index), tape.byteLength(index) == 36 else {
      return nil
    }
    var cursor = tape.input.cursor(at: tape.offset(index))
    var (high, low): (UInt64, UInt64) = (0, 0)
    for place in 0..<36 {
      let byte = cursor.byte
      cursor.advance(1)
      if Self.isHyphen(place) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = JSONString.hexadecimalDigit(byte) else { return nil }
      high = high << 4 | low >> 60
      low = low << 4 | UInt64(digit)
    }
    func byte(_ place: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: (place < 8 ? high : low) >> (56 - place % 8 * 8))
    }
    self.init(
      uuid: (
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7),
        byte(8), byte(9), byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
      )
    )
  }

  /// The same text as `uuidString`.
  var text: String {
    var text: [UInt8] = []
    text.reserveCapacity(36)
    func put(_ digit: UInt8) {
      text.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10))
    }
    func put(_ bytes: (UInt8, UInt8)) {
      // All groups of digits have an even number of bytes.
      if Self.isHyphen(text.count) { text.append(UInt8(ascii: "-")) }
      put(bytes.0 >> 4)
      put(bytes.0 & 15)
      put(bytes.1 >> 4)
      put(bytes.1 & 15)
    }
    let id = uuid
    put((id.0, id.1))
    put((id.2, id.3))
    put((id.4, id.5))
    put((id.6, id.7))
    put((id.8, id.9))
    put((id.10, id.11))
    put((id.12, id.13))
    put((id.14, id.15))
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether there is a hyphen at this place of the text.
  private static func isHyphen(_ place: Int) -> Bool {
    place == 8 || place == 13 || place == 18 || place == 23
  }
}

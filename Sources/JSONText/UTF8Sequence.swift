/// The well-formed byte sequences of UTF-8 beyond ASCII (Unicode, table 3-7).
enum UTF8Sequence {
  /// The length of the sequence that starts at `index`, or 0 if it is not well-formed.
  static func length(in bytes: [UInt8], at index: Int) -> Int {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    let tail = bytes[index + 2..<index + length]
    return tail.allSatisfy { (0x80...0xBF).contains($0) } ? length : 0
  }
}

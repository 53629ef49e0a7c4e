/// Bytes as text by RFC 4648 section 4, with padding and without line breaks.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, byte) in alphabet.enumerated() { values[Int(byte)] = UInt8(value) }
    return values
  }()

  /// The text of the bytes.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < count ? UInt32(bytes[start + offset]) : 0)
      }
      for offset in 0..<4 {
        let value = Int(group >> UInt32(18 - 6 * offset) & 63)
        text.append(offset <= count ? alphabet[value] : UInt8(ascii: "="))
      }
      start += 3
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isCanonical: Whether bits that belong to no byte must be zero, which RFC 4648 (3.5) leaves to the
  ///     reader; true by default.
  /// - Returns: The bytes, or nil if the text has another character or no padding.
  package static func bytes(of text: String, isCanonical: Bool = true) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count.isMultiple(of: 4) else { return nil }
    let padding = text.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard padding <= 2 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var group: UInt32 = 0
    for (index, byte) in text.enumerated() {
      let isPadding = index >= text.count - padding
      let value = isPadding ? 0 : values[Int(byte)]
      guard value < 64 else { return nil }
      group = group << 6 | UInt32(value)
      guard index % 4 == 3 else { continue }
      for shift in [16, 8, 0] as [UInt32] {
        bytes.append(UInt8(truncatingIfNeeded: group >> shift))
      }
      group = 0
    }
    guard !isCanonical || bytes.suffix(padding).allSatisfy({ $0 == 0 }) else { return nil }
    return bytes.dropLast(padding)
  }
}

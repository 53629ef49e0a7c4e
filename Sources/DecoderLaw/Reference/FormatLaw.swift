import Foundation

/// What the specification makes of texts in formats that only transformers and wrappers read.
package enum FormatLaw {
  /// A value, none, or what is left open.
  package enum Answer<Value> {
    case value(Value)
    case none, open
  }

  // MARK: Colors (HEX-1)

  /// Red, green, blue and alpha, of 255.
  package static func color(_ text: String) -> Answer<[Double]> {
    let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    var rest = Array(text.utf8).drop { spaces.contains($0) }
    while let last = rest.last, spaces.contains(last) { rest.removeLast() }
    // Which other characters are white space is not said.
    let ends = [rest.first, rest.last].compactMap(\.self)
    if ends.contains(where: { $0 >= 0x80 || $0 < 0x20 }) { return .open }
    for prefix in ["#", "0x"] where rest.starts(with: prefix.utf8) {
      rest = rest.dropFirst(prefix.utf8.count)
      break
    }
    let digits = rest.compactMap { digit($0) }
    guard digits.count == rest.count, [3, 4, 6, 8].contains(digits.count) else { return .none }
    let bytes =
      digits.count < 6
      ? digits.map { $0 * 17 }
      : stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    return .value((bytes.count == 3 ? bytes + [255] : bytes).map(Double.init))
  }

  package static func digit(_ byte: UInt8) -> Int? {
    let digits = Array("0123456789abcdef".utf8)
    return digits.firstIndex(of: (0x41...0x46).contains(byte) ? byte + 0x20 : byte)
  }

  // MARK: Links (URL-1, VAL-12)

  /// A text in which characters that a URL does not allow are percent-encoded, and existing escapes kept.
  package static func link(_ text: String, prefix: String = "") -> Answer<String> {
    // Whether a prefix alone is a URL is not said.
    if text.isEmpty { return prefix.isEmpty ? .none : .open }
    var bytes = Array(text.utf8)
    if !bytes.starts(with: prefix.utf8) {
      bytes = Array(prefix.utf8) + bytes
    } else if bytes.count > prefix.utf8.count, bytes[prefix.utf8.count] >= 0x80 {
      // A mark may join the last character of the prefix.
      return .open
    }
    guard let host = endOfHost(bytes) else { return .open }
    var result = Array(bytes[..<host])
    var hashes = 0
    for (position, byte) in bytes.enumerated().dropFirst(host) {
      let isEscape =
        byte == UInt8(ascii: "%")
        && bytes[(position + 1)...].prefix(2).filter { digit($0) != nil }.count == 2
      if byte == UInt8(ascii: "#") { hashes += 1 }
      if isEscape || isAllowed(byte) || byte == UInt8(ascii: "#") && hashes == 1 {
        result.append(byte)
      } else {
        result +=
          Array("%".utf8) + [byte / 16, byte % 16].map { Array("0123456789ABCDEF".utf8)[Int($0)] }
      }
    }
    let url = URL(string: String(decoding: result, as: UTF8.self))
    return url.map { .value($0.absoluteString) } ?? .none
  }

  /// A link that is not encoded: the text itself, or none if a character would have to be.
  package static func plainLink(_ text: String) -> Answer<String> {
    if text.isEmpty { return .none }
    if text.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F || "\"<>\\^`{|}".utf8.contains($0) }) {
      return .none
    }
    // Stray percent signs, hashes and brackets are Foundation's to judge.
    guard case .value(let encoded) = link(text), encoded == text else {
      return .open
    }
    return .value(text)
  }

  /// The characters of RFC 3986 behind the host, but for `#`, which begins the fragment, and `%`.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || (0x30...0x39).contains(byte) || "-._~!$&'()*+,;=:@/?".utf8.contains(byte)
  }

  /// Where the host ends, 0 without one; nil where Foundation decides what a host may be.
  private static func endOfHost(_ bytes: [UInt8]) -> Int? {
    if bytes.starts(with: "//".utf8) { return nil }
    let start = bytes.prefix { !"/?#".utf8.contains($0) }
    guard start.last == UInt8(ascii: ":"), bytes.dropFirst(start.count).starts(with: "//".utf8)
    else { return 0 }
    let host = bytes.dropFirst(start.count + 2).prefix { !"/?#".utf8.contains($0) }
    let isScheme = start.dropLast()
      .allSatisfy { isAllowed($0) && !"_~!$&'()*,;=:@".utf8.contains($0) }
    guard isScheme, host.allSatisfy({ isAllowed($0) || "[]".utf8.contains($0) }) else { return nil }
    return start.count + 2 + host.count
  }
}

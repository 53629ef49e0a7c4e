import ConformanceProof
import Foundation

/// Links (URL-1, VAL-12).
extension TransformedTableReference {
  /// A text in which characters that a URL does not allow are percent-encoded, and existing escapes kept.
  func link(_ meaning: TransformedMeaning, prefix: String = "") -> TransformedJudged<String> {
    guard let text = meaning.text else { return .fallback }
    // Whether a prefix alone is a URL is not said.
    if text.isEmpty { return prefix.isEmpty ? .fallback : .open }
    var bytes = Array(text.utf8)
    if !bytes.starts(with: prefix.utf8) {
      bytes = Array(prefix.utf8) + bytes
    } else if bytes.count > prefix.utf8.count, bytes[prefix.utf8.count] >= 0x80 {
      // A mark may join the last character of the prefix.
      return .open
    }
    guard let host = Self.endOfHost(bytes) else { return .open }
    var result = Array(bytes[..<host])
    var hashes = 0
    for (position, byte) in bytes.enumerated().dropFirst(host) {
      let isEscape =
        byte == UInt8(ascii: "%")
        && bytes[(position + 1)...].prefix(2).filter { Self.digit($0) != nil }.count == 2
      if byte == UInt8(ascii: "#") { hashes += 1 }
      if isEscape || Self.isAllowed(byte) || byte == UInt8(ascii: "#") && hashes == 1 {
        result.append(byte)
      } else {
        result +=
          Array("%".utf8) + [byte / 16, byte % 16].map { Array("0123456789ABCDEF".utf8)[Int($0)] }
      }
    }
    let written = String(decoding: result, as: UTF8.self)
    return TransformedJudged(URL(string: written).map(\.absoluteString))
  }

  /// A link that is not encoded: the text itself, or none if a character would have to be.
  func plainLink(_ meaning: TransformedMeaning) -> TransformedJudged<String> {
    guard let text = meaning.text, !text.isEmpty else { return .fallback }
    if text.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F || "\"<>\\^`{|}".utf8.contains($0) }) {
      return .fallback
    }
    // Stray percent signs, hashes and brackets are Foundation's to judge.
    guard case .value(let encoded) = link(meaning), encoded == text else { return .open }
    return .value(text)
  }

  func bareLink(_ meaning: TransformedMeaning) -> TransformedJudged<String> {
    TransformedJudged(ScalarLaw().ruling(.url, .json(meaning.json)))
  }

  /// The characters of RFC 3986 behind the host, but for `#`, which begins the fragment, and `%`.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || TransformedDates.isDigit(byte) || "-._~!$&'()*+,;=:@/?".utf8.contains(byte)
  }

  /// Where the host ends, 0 without one; nil where Foundation decides what a host may be.
  private static func endOfHost(_ bytes: [UInt8]) -> Int? {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.starts(with: "//".utf8) { return nil }
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

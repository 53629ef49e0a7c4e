import ConformanceKit
import ConformanceProof
import Foundation

/// What transformers and wrappers read: dates and bytes by the law, links and colors as the specification says.
extension TransformedColumn {
  func ruling(_ meaning: ScalarMeaning) -> TransformedRuling {
    // What becomes of a value of no listed type is left open, and whether a link counts as its text where a transformer
    // gets it as it is.
    if meaning.contains({ $0.isStranger || $0.isNotFinite }) { return .open }
    let hasExtremes = meaning.contains { !$0.isHeld }
    switch (reading, meaning) {
    case (.kind, _) where hasExtremes, (.count, _) where hasExtremes,
      (.memberCount, _) where hasExtremes:
      return .open
    case (.kind, _): return Self.kind(meaning)
    case (.data, .link), (.data, .identifier): return .fallback
    case (_, .link), (_, .identifier), (_, .data), (.ownFormat, .date): return .open
    case (.moment, _): return Self.moment(meaning)
    case (.formatted, _):
      let own = Self.own(meaning)
      if case .value = own { return own }
      return Self.moment(meaning)
    case (.ownFormat, _): return Self.own(meaning)
    case (.color, _): return Self.color(meaning)
    case (.data, .date), (.link, .date), (.plainLink, .date): return .fallback
    case (.data, _):
      guard case .value(let values, _) = ScalarLaw().ruling(.data, meaning.input),
        case .data(let text)? = values.first
      else { return .fallback }
      return .value(.text(text))
    case (.link(let prefix), _): return Self.link(meaning, prefix: prefix)
    case (.plainLink, _): return Self.plainLink(meaning)
    case (.text, _): return TransformedRuling(meaning.text.map { .text("<" + $0) })
    case (.count, .bag), (.memberCount, .bag): return .open
    case (.count, .list(let list)): return .value(.count(list.count))
    case (.memberCount, .members(let members)): return .value(.count(members.count))
    case (.count, _), (.memberCount, _): return .fallback
    }
  }

  private static func kind(_ meaning: ScalarMeaning) -> TransformedRuling {
    switch meaning {
    case .null: .fallback
    case .flag: .value(.text("flag"))
    case .number: .value(.text("number"))
    case .text(let text): .value(.text("text " + text))
    case .date: .value(.text("date"))
    case .data: .value(.text("data"))
    case .link: .value(.text("link"))
    case .identifier: .value(.text("identifier"))
    case .list: .value(.text("list"))
    case .members: .value(.text("object"))
    case .bag, .stranger, .notFinite: .open
    }
  }

  // MARK: Dates (DATE-1 to DATE-8, VAL-13, VAL-15, SDT-1)

  private static func moment(_ meaning: ScalarMeaning) -> TransformedRuling {
    switch ScalarLaw().moment(meaning.input) {
    case .value(let moment): .value(.date(moment))
    case .miss: .fallback
    case .open: .open
    }
  }

  private static func own(_ meaning: ScalarMeaning) -> TransformedRuling {
    TransformedRuling(.date(meaning.text.flatMap { TransformedModel.formatter.date(from: $0) }))
  }

  // MARK: Colors (HEX-1)

  private static func color(_ meaning: ScalarMeaning) -> TransformedRuling {
    guard let text = meaning.text else { return .fallback }
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
    guard digits.count == rest.count, [3, 4, 6, 8].contains(digits.count) else { return .fallback }
    let bytes =
      digits.count < 6
      ? digits.map { $0 * 17 }
      : stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    return .value(.color((bytes.count == 3 ? bytes + [255] : bytes).map(Double.init)))
  }

  static func digit(_ byte: UInt8) -> Int? {
    let digits = Array("0123456789abcdef".utf8)
    return digits.firstIndex(of: (0x41...0x46).contains(byte) ? byte + 0x20 : byte)
  }

  // MARK: Links (URL-1, VAL-12)

  /// A text in which characters that a URL does not allow are percent-encoded, and existing escapes kept.
  private static func link(_ meaning: ScalarMeaning, prefix: String) -> TransformedRuling {
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
    return TransformedRuling(.text(url?.absoluteString))
  }

  /// A link that is not encoded: the text itself, or none if a character would have to be.
  private static func plainLink(_ meaning: ScalarMeaning) -> TransformedRuling {
    guard let text = meaning.text, !text.isEmpty else { return .fallback }
    if text.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F || "\"<>\\^`{|}".utf8.contains($0) }) {
      return .fallback
    }
    // Stray percent signs, hashes and brackets are Foundation's to judge.
    guard case .value(.text(let encoded)) = link(meaning, prefix: ""), encoded == text else {
      return .open
    }
    return .value(.text(text))
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

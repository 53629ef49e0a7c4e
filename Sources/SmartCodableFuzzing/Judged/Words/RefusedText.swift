import ConformanceKit
import FuzzKit

/// Where texts that are no JSON go wrong, by the suite's reader (REP-2).
enum RefusedText {
  /// The offsets that an error may name; nil for a right text.
  ///
  /// Where a token is cut, the text may also be called too short.
  static func place(in bytes: [UInt8]) -> ClosedRange<Int>? {
    let length = textLength(bytes)
    // A character that is right in a string only, for bytes that are no character.
    let text = length < bytes.count ? bytes[..<length] + Array("é".utf8) : bytes[...]
    do throws(JSONReaderError) {
      _ = try JSONReader.read(bytes: Array(text))
      return length < bytes.count ? length...length : nil
    } catch {
      if length < bytes.count, error.code == .endOfText {
        let rest = bytes[length...]
        let isCut = rest.count < 4 && rest.allSatisfy { $0 >= 0x80 }
        return length...(isCut ? bytes.count : length)
      }
      return place(of: error, in: text)
    }
  }

  private static let tokens: [[UInt8]] =
    [
      "nule", "tru", "falze", "nullx", "01", "-", "-x", "+1", "1.", "1.x", ".5", "1e+", "1E-x",
      "0x1", "NaN", "'", "\"", "\\", "\\x", "\\u12", "\\u12G4", "\\uD83D", "\\uD83D\\n",
      "\\uD83D\\u0041", "\\uDE00", "\\uD83D\\uZ", "\u{0}", "\n", "\r\n", "\r", "\u{1F}", "\u{7F}",
      "\u{A0}", "é", "😀", ",", ":", "[", "]", "{", "}", "//", "1", "true ",
      String(repeating: "[", count: 511), String(repeating: "{\"a\":", count: 512),
    ]
    .map { Array($0.utf8) } + [
      [0x80], [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xE0, 0x9F, 0x80], [0xFF], [0xED, 0xA0, 0x80],
      [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [],
    ]

  /// Breaks the lines of a text, cuts it, or puts a token or bytes into it that are often wrong there.
  static func damage(_ text: inout [UInt8], _ generator: inout SeededGenerator) {
    let lineEnd = Array((generator.pick(["", "\n", "\r\n", "\r", "\n\r "]) ?? "").utf8)
    text = text.flatMap { ",:[{}]".utf8.contains($0) ? lineEnd + [$0] + lineEnd : [$0] }
    let place = generator.below(text.count + 1)
    if generator.oneIn(8) { return text.removeSubrange(place...) }
    let end = min(text.count, place + generator.below(3))
    text.replaceSubrange(place..<end, with: generator.pick(tokens) ?? [])
  }

  private static func place(
    of error: JSONReaderError,
    in text: ArraySlice<UInt8>
  ) -> ClosedRange<Int> {
    let (offset, end) = (error.offset, text.count)
    let rest = String(decoding: text[offset...], as: UTF8.self)
    switch error.code {
    case .endOfText where text.last == UInt8(ascii: "\\"): return end - 1...end
    case .escape where rest.wholeMatch(of: cutEscape) != nil,
      .surrogate where rest.wholeMatch(of: cutEscape) != nil,
      .unexpectedByte where ["true", "false", "null"].contains { $0.hasPrefix(rest) }:
      return offset...end
    case .escape where rest.prefixMatch(of: firstHalf) != nil: return offset...offset + 6
    default: return offset...offset
    }
  }

  /// The number of bytes before the first ones that are no character.
  private static func textLength(_ bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var length = 0
    while case .valid(let character) = parser.parseScalar(from: &rest) { length += character.count }
    return length
  }

  /// The start of an escape, and of the second half of a surrogate pair.
  private static var cutEscape: Regex<Substring> {
    /\\(?:u(?:[0-9A-Fa-f]{0,3}|[Dd][89ABab][0-9A-Fa-f]{2}(?:\\(?:u[0-9A-Fa-f]{0,3})?)?))?/
  }
  private static var firstHalf: Regex<Substring> { /\\u[Dd][89ABab][0-9A-Fa-f]{2}\\u/ }
}

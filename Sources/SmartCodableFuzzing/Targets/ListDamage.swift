import Foundation
import FuzzKit
import PlatformSupport

/// Damage to XML property lists, which both readers must refuse, or read alike.
///
/// What makes Foundation differ (references without digits, empty comments and instructions, encodings that are
/// damaged) is left whole.
struct ListDamage {
  private var generator: SeededGenerator

  /// Damage drawn by `seed`.
  init(seed: UInt64, count: Int) {
    generator = SeededGenerator(seed: seed, corpusDigest: 7, iteration: UInt64(count))
  }

  private static let tokens = [
    "<", ">", "/", "&", ";", "</", "/>", "<!", "<!--", "-->", "--", "<![CDATA[", "]]>", "<?", "?>",
    "!", "?", "\0", " ", "\n", "\"", "'", "=", "\u{7F}", "é", "</dict>", "<dict>", "</array>",
    "<array>", "<key>", "</key>", "<key>k</key>", "<string>", "</string>", "<true/>", "<plist>",
    "</plist>", "<!DOCTYPE", "&lt;", "x", "-", "+", ".", "e",
  ]

  /// The text with a token put in, instead of a few bytes, or with these taken out; mostly unchanged.
  ///
  /// Only UTF-8 is damaged, and remains UTF-8, since Foundation takes half a character before a number for white
  /// space, and some that are no ASCII.
  mutating func damaged(_ text: [UInt8]) -> [UInt8] {
    guard generator.oneIn(6), String(checking: text, as: UTF8.self) != nil else { return text }
    if generator.oneIn(6), let damaged = straying(text) { return damaged }
    var damaged = text
    // Foundation takes the name of an encoding by the letter.
    let start = text.starts(with: "<?xml".utf8) ? text.firstIndex(of: UInt8(ascii: ">")) ?? 0 : -1
    for _ in 0...generator.below(2) {
      let place = start + 1 + generator.below(damaged.count - start)
      if generator.oneIn(16) {
        // Often only a part of the last tags is missing.
        let last = max(place, damaged.count - 1 - generator.below(24))
        damaged.removeSubrange((generator.oneIn(2) ? last : place)...)
      } else {
        let end = min(damaged.count, place + generator.below(3))
        let token = generator.oneIn(4) ? "" : generator.pick(Self.tokens) ?? ""
        damaged.replaceSubrange(place..<end, with: token.utf8)
      }
    }
    let isCut = String(checking: damaged, as: UTF8.self) == nil
    let isUndecided = ["&#;", "&#x;", "<!---->", "<?>", "Shift_JIS", "ISO-2022-JP"]
      .contains { Data(damaged).range(of: Data($0.utf8)) != nil }
    // Other text is read as an OpenStep list, about which Foundation writes to standard error.
    let begins = damaged.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    return isUndecided || isCut || !begins ? text : damaged
  }

  /// Bytes that are no character of UTF-8: alone, cut short, too long, half a pair, and beyond the last one.
  private static let strays: [[UInt8]] = [
    [0x80], [0x81], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80],
    [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF],
  ]

  /// The text with a stray byte at the beginning or end of a text or key; nil for a list without one, and for one
  /// in another encoding, where such bytes may be characters.
  private mutating func straying(_ text: [UInt8]) -> [UInt8]? {
    let isBeginning = generator.oneIn(2)
    let tag = generator.pick(isBeginning ? ["<string>", "<key>"] : ["</string>", "</key>"]) ?? ""
    let stray = generator.pick(Self.strays) ?? []
    let declaration = String(decoding: text.prefix(120), as: UTF8.self).lowercased()
    guard !declaration.contains("encoding") || declaration.contains("utf-8"),
      let range = text.firstRange(of: tag.utf8)
    else { return nil }
    var damaged = text
    damaged.insert(contentsOf: stray, at: isBeginning ? range.upperBound : range.lowerBound)
    return damaged
  }
}

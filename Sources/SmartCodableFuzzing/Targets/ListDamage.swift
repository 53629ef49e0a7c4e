import Foundation
import FuzzKit
import PlatformSupport

/// Damage to property lists, which both readers must refuse, or read alike.
///
/// What makes Foundation crash (sets on Linux) or differ (references without digits, empty comments and
/// instructions, encodings that are damaged, objects that share bytes) is left whole.
struct ListDamage {
  private var generator: SeededGenerator

  /// Damage drawn by `seed`.
  init(seed: UInt64, count: Int) {
    generator = SeededGenerator(seed: seed, corpusDigest: 7, iteration: UInt64(count))
  }

  // MARK: XML

  private static let tokens = [
    "<", ">", "/", "&", ";", "</", "/>", "<!", "<!--", "-->", "--", "<![CDATA[", "]]>", "<?", "?>",
    "!", "?",
    "\0", " ", "\n", "\"", "'", "=", "\u{7F}", "é", "</dict>", "<dict>", "</array>",
    "<array>", "<key>",
    "</key>", "<key>k</key>", "<string>", "</string>", "<true/>", "<plist>", "</plist>",
    "<!DOCTYPE", "&lt;",
    "x", "-", "+", ".", "e",
  ]

  /// The text with a token put in, instead of a few bytes, or with these taken out; mostly unchanged.
  ///
  /// Only UTF-8 is damaged, and remains UTF-8, since Foundation takes half a character before a number for white
  /// space, and some that are no ASCII.
  mutating func xml(_ text: [UInt8]) -> [UInt8] {
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

  // MARK: Binary

  /// The list with a changed byte in its header, table of offsets or trailer, or with a byte more or less;
  /// mostly unchanged.
  mutating func binary(_ list: [UInt8]) -> [UInt8] {
    guard generator.oneIn(4), let trailer = Trailer(list) else { return list }
    var damaged = list
    switch generator.below(8) {
    case 0: damaged[generator.below(8)] = UInt8(generator.below(256))
    case 1: damaged.append(0)
    case 2: damaged.removeLast(1 + generator.below(40))
    case 3, 4:
      let byte = list.count - 26 + generator.below(26)
      damaged[byte] =
        generator.oneIn(3)
        ? UInt8(generator.below(256)) : damaged[byte] &+ (generator.oneIn(2) ? 1 : 0xFF)
    default:
      let offset = generator.pick(Self.offsets(around: trailer.table, of: list.count)) ?? 0
      let place = trailer.table + trailer.size * generator.below(trailer.count)
      for byte in 0..<trailer.size {
        damaged[place + byte] = UInt8(
          truncatingIfNeeded: offset >> min(63, 8 * (trailer.size - 1 - byte))
        )
      }
    }
    return Self.isDecided(damaged) ? damaged : list
  }

  /// Offsets at the bounds of the objects, which begin behind the header and end at the table.
  private static func offsets(around table: Int, of count: Int) -> [Int] {
    [
      0, 1, 7, 8, table - 1, table, table + 1, count - 32, count - 1, count, -1, .max, .min,
      1 << 31,
    ]
  }

  /// What the last bytes of a list say of its table.
  private struct Trailer {
    let size: Int
    let count: Int
    let table: Int

    init?(_ list: [UInt8]) {
      guard list.count > 40 else { return nil }
      let fields = list.suffix(32)
      func field(_ place: Int) -> Int {
        let start = fields.startIndex + place
        return Int(
          truncatingIfNeeded: fields[start..<start + 8].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        )
      }
      size = Int(fields[fields.startIndex + 6])
      count = field(8)
      table = field(24)
      guard size > 0, count > 0, table > 8, table < list.count, count < list.count,
        table + count * size <= list.count
      else { return nil }
    }
  }

  /// Whether no object of a list is a set, and no two are at one offset.
  private static func isDecided(_ list: [UInt8]) -> Bool {
    guard let trailer = Trailer(list) else { return true }
    var offsets: Set<Int> = []
    for object in 0..<trailer.count {
      let place = trailer.table + object * trailer.size
      let offset = Int(
        truncatingIfNeeded: list[place..<place + trailer.size]
          .reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      )
      guard list.indices.contains(offset) else { continue }
      if list[offset] >> 4 == 0xC || !offsets.insert(offset).inserted { return false }
    }
    return true
  }
}

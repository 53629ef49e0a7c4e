import Foundation
import FuzzKit

/// Keys of native dictionaries, by type.
enum GraphKeyTables {
  typealias Key = (key: AnyHashable, text: String?, isString: Bool)

  /// Texts whose order is that of their bytes: it differs from that of Swift, of UTF-16 and of their first eight
  /// bytes.
  private static let texts = [
    "", "0", "1", "-1", "7", "10", "9", "01", "+1", "-0", "1.0", "a", "A", "b", "é", "e\u{302}",
    "\u{F1}x", "n\u{303}", "z", "\u{FFFD}", "😀", "\u{0}", "a\u{0}", "a\u{0}b", "a.b", "abcdefg",
    "abcdefgh", "abcdefgi", "abcdefghi", "abcdefghj", "abcdefghijklmnop", "abcdefghijklmnoq",
    "abcdefghijklmnopq", "abcdefg\u{7F}", "abcdefgé", "18446744073709551615",
    "9223372036854775807",
  ]

  /// Which types keys have; a dictionary must not have both, since some of these are equal with other hashes.
  struct Boxes {
    var hasStrings = false
    var hasNumbers = false
  }

  /// Draws a string or an integer.
  static func key(_ generator: inout SeededGenerator, _ boxes: Boxes) -> Key {
    guard generator.oneIn(2) else { return integer(&generator, boxes) }
    let text = generator.pick(texts) ?? ""
    return (boxes.hasStrings ? AnyHashable(NSString(string: text)) : text, text, true)
  }

  private static func integer(_ generator: inout SeededGenerator, _ boxes: Boxes) -> Key {
    let number = generator.pick([0, 1, -1, 7, 9, 10, 100, -128, 127, 2, 3]) ?? 0
    if boxes.hasNumbers { return (NSNumber(value: number), "\(number)", false) }
    let key: AnyHashable =
      switch generator.below(10) {
      case 0: Int8(number)
      case 1: Int16(number)
      case 2: Int32(number)
      case 3: Int64(number)
      case 4: UInt16(number.magnitude)
      case 5: UInt8(number.magnitude)
      case 6: UInt64(number.magnitude)
      case 7: UInt64.max
      case 8: Int.max
      default: number
      }
    // The text of an integer is that of its value, whatever its type.
    return (key, (key.base as? any BinaryInteger)?.description, false)
  }

  /// Draws a key that is neither a string nor an integer.
  static func stranger(_ generator: inout SeededGenerator, _ boxes: Boxes) -> Key {
    if boxes.hasNumbers {
      return (NSNumber(value: generator.pick([1.5, -0.25]) ?? 1.5), nil, false)
    }
    let keys: [AnyHashable] = [
      1.5, true, false, Float(0.25), Decimal(string: "2.5") ?? 0.5, GraphStranger(),
      Date(timeIntervalSince1970: 1), UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7)),
      Data([1]), [1], Set(["a"]), ["a": 1],
    ]
    return (generator.pick(keys) ?? AnyHashable(1.5), nil, false)
  }
}

/// A text in the input of a tape, with the prefix that usually determines its order by bytes (ENT-20).
struct TextPlace {
  let offset: Int
  let count: Int

  /// The first eight bytes, the first in the highest byte.
  private let prefix: UInt64

  /// The text of a string's entry.
  init(_ tape: Tape, _ string: Tape.Entry) {
    offset = Int(string.head >> 32)
    count = Int(string.payload)
    prefix = Self.head(tape.input.cursor(at: offset).word, count)
  }

  /// The first `count` of eight bytes, the first in the highest byte.
  private static func head(_ word: UInt64, _ count: Int) -> UInt64 {
    if count >= 8 { return word.byteSwapped }
    return count <= 0 ? 0 : (word & .max >> UInt64(64 - 8 * count)).byteSwapped
  }

  /// Whether the text comes before another in byte order.
  func precedes(_ other: TextPlace, in tape: Tape) -> Bool {
    if prefix != other.prefix { return prefix < other.prefix }
    let shorter = min(count, other.count)
    var place = 8
    while place < shorter {
      let left = Self.head(tape.input.cursor(at: offset + place).word, shorter - place)
      let right = Self.head(tape.input.cursor(at: other.offset + place).word, shorter - place)
      if left != right { return left < right }
      place += 8
    }
    return count < other.count
  }
}

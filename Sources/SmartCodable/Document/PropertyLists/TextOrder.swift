/// A text in the input of a tape, with what its order by bytes mostly depends on (ENT-20).
struct TextPlace {
  let offset: Int
  let count: Int

  /// The first eight bytes, the first one highest.
  private let prefix: UInt64

  init(_ tape: Tape, offset: Int, count: Int) {
    self.offset = offset
    self.count = count
    let word = tape.input.cursor(at: offset).word
    prefix = Self.head(word, count)
  }

  /// As many of eight bytes as count, the first one highest.
  private static func head(_ word: UInt64, _ count: Int) -> UInt64 {
    if count >= 8 { return word.byteSwapped }
    return count <= 0 ? 0 : (word & .max >> UInt64(64 - 8 * count)).byteSwapped
  }

  /// Whether the text comes before another by its bytes.
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

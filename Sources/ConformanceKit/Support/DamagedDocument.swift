import JSONText

/// Documents as a disk, a network or an attacker leaves them, made without knowing the format.
enum DamagedDocument {
  /// At how many places a long document is damaged.
  private static let mostPlaces = 512

  /// The beginnings of a document, none of it first, and copies in which one byte is another.
  ///
  /// Of a document of up to 512 bytes these are every beginning and a change at every place; of a longer one, 512
  /// of each at equal distances. Equal bytes give equal copies.
  static func all(of document: [UInt8]) -> [[UInt8]] {
    let size = document.count
    let places = min(size, mostPlaces)
    var generator = SeededGenerator(seed: UInt64(size), for: document)
    return (0..<places)
      .flatMap { number in
        let place = number * size / places
        var changed = document
        changed[place] = other(than: document[place], &generator)
        return [Array(document[..<place]), changed]
      }
  }

  /// Zero, all bits, one more, one less, one bit of it changed: what lengths, tags and offsets are broken by.
  private static func other(than byte: UInt8, _ generator: inout SeededGenerator) -> UInt8 {
    let bit = UInt8(1) << UInt8(generator.next() % 8)
    let choices = [0, 0xFF, byte &+ 1, byte &- 1, byte ^ bit, byte ^ 0x80].filter { $0 != byte }
    return choices[Int(generator.next() % UInt64(choices.count))]
  }
}

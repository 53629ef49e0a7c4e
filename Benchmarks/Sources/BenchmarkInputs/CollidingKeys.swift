/// Keys of 16 letters, digits and signs that have one hash under a function without a secret.
///
/// It is the one that wide objects were searched with before hashes were seeded: two multiplications
/// of the first and last eight bytes, which are undone as easily as done. A decoder that goes back to
/// it takes the square of their number for an object of such keys.
package enum CollidingKeys {
  /// The first `count` of them, all different.
  package static func keys(_ count: Int) -> [String] {
    var keys: [String] = []
    var number: UInt64 = 0
    while keys.count < count {
      let first = word(number)
      number += 1
      // The last eight bytes that cancel what the first ones come to.
      let mixed = mixed(first, 16)
      guard isText(mixed) else { continue }
      keys.append(
        String(decoding: [first, mixed].flatMap { (0..<8).map($0.byte) }, as: UTF8.self)
      )
    }
    return keys
  }

  /// The hash of a key with these first and last eight bytes, the first one lowest.
  package static func hash(first: UInt64, last: UInt64, count: Int) -> UInt64 {
    let product = (mixed(first, count) ^ last) &* 0xD6E8_FEB8_6659_FD93
    return product ^ product >> 32
  }

  private static func mixed(_ first: UInt64, _ count: Int) -> UInt64 {
    let product = (first ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  /// Eight letters from `a` to `p`, one for each half of a byte of the number.
  private static func word(_ number: UInt64) -> UInt64 {
    (0..<8).reduce(0) { $0 | (0x61 + (number >> ($1 * 4) & 15)) << ($1 * 8) }
  }

  /// Whether all bytes may stand in a JSON string as they are, in one byte.
  private static func isText(_ word: UInt64) -> Bool {
    (0..<8)
      .allSatisfy {
        let byte = word.byte($0)
        return byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"")
          && byte != UInt8(ascii: "\\")
      }
  }
}

extension UInt64 {
  fileprivate func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: self >> (index * 8)) }
}

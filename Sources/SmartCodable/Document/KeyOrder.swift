// Unsafe code in this file: the first bytes of a string are copied into two words, at most sixteen.

/// The order of keys by their UTF-8 bytes, in which dictionaries are read and written (ENT-20, ENC-4).
enum KeyOrder {
  /// The positions of `keys` in ascending order; equal keys keep their order.
  static func positions(of keys: [String]) -> ContiguousArray<Int> {
    ContiguousArray(ordered(keys).lazy.map(\.place))
  }

  @inline(never)
  private static func ordered(_ keys: [String]) -> ContiguousArray<(prefix: KeyPrefix, place: Int)>
  {
    ordered(keys.indices) { keys[$0] }
  }

  /// The places in ascending order of their keys; equal keys keep their order.
  @inline(__always)
  static func ordered<Places: Collection>(
    _ places: Places,
    key: (Places.Element) -> String
  ) -> ContiguousArray<(prefix: KeyPrefix, place: Places.Element)>
  where Places.Element: Comparable {
    var order: ContiguousArray<(prefix: KeyPrefix, place: Places.Element)> = []
    order.reserveCapacity(places.count)
    for place in places { order.append((KeyPrefix(key(place)), place)) }
    order.sort { left, right in
      if left.prefix != right.prefix { return left.prefix < right.prefix }
      let (leftKey, rightKey) = (key(left.place), key(right.place))
      return precedes(leftKey, rightKey)
        || left.place < right.place && !precedes(rightKey, leftKey)
    }
    return order
  }

  /// The same, but with only one of equal keys: the first one to which no other is preferred.
  static func uniquePositions(
    of keys: [String],
    isPreferred: (_ place: Int, _ other: Int) -> Bool = { _, _ in false }
  ) -> ContiguousArray<Int> {
    var result: ContiguousArray<Int> = []
    result.reserveCapacity(keys.count)
    var lastPrefix: KeyPrefix?
    for (prefix, place) in ordered(keys) {
      // Equal keys only occur for key types that give different values the same text.
      if prefix == lastPrefix, let last = result.last, !precedes(keys[last], keys[place]) {
        if isPreferred(place, last) { result[result.count - 1] = place }
      } else {
        result.append(place)
      }
      lastPrefix = prefix
    }
    return result
  }

  /// The members of an object in the order of their keys.
  static func sorted<Value>(_ object: [String: Value]) -> [(key: String, value: Value)] {
    let members = Array(object)
    return positions(of: members.map(\.key)).map { members[$0] }
  }

  /// Whether a key comes before another.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

/// The first sixteen bytes of a key, the first in the highest byte; most keys differ in them.
struct KeyPrefix: Comparable {
  private let high: UInt64
  private let low: UInt64

  @inline(__always)
  init(_ key: String) {
    var bytes: (UInt64, UInt64) = (0, 0)
    var key = key
    key.withUTF8 { text in
      unsafe withUnsafeMutableBytes(of: &bytes) { buffer in
        unsafe buffer.copyBytes(from: text.prefix(16))
      }
    }
    high = UInt64(bigEndian: bytes.0)
    low = UInt64(bigEndian: bytes.1)
  }

  @inline(__always)
  static func == (left: KeyPrefix, right: KeyPrefix) -> Bool {
    left.high == right.high && left.low == right.low
  }

  @inline(__always)
  static func < (left: KeyPrefix, right: KeyPrefix) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }
}

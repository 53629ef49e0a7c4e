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
    order.sort { $0.prefix == $1.prefix ? $0.place < $1.place : $0.prefix < $1.prefix }
    for run in runs(in: order.indices, isLike: { order[$0].prefix == order[$1].prefix }) {
      let places = order[run].map(\.place)
      for (position, index) in zip(run, orderLonger(places.map(key))) {
        order[position].place = places[index]
      }
    }
    return order
  }

  /// The positions in ascending order of keys that share their first bytes, as those of a table of texts do: by the next
  /// sixteen, and so on.
  @inline(never)
  private static func orderLonger(_ keys: [String]) -> [Int] {
    var order = Array(keys.indices)
    var first = [order.indices]
    var start = KeyPrefix.length
    while !first.isEmpty {
      var next: [Range<Int>] = []
      for run in first {
        var parts = order[run]
          .map { (prefix: KeyPrefix(keys[$0], from: start), count: keys[$0].utf8.count, index: $0) }
        // A missing byte counts as a null character, which a longer key may have.
        parts.sort { ($0.prefix, $0.count, $0.index) < ($1.prefix, $1.count, $1.index) }
        for (position, part) in zip(run, parts) { order[position] = part.index }
        let end = start + KeyPrefix.length
        next += runs(in: parts.indices) { left, right in
          parts[left].prefix == parts[right].prefix && parts[left].count > end
        }
        .map { run.lowerBound + $0.lowerBound..<run.lowerBound + $0.upperBound }
      }
      first = next
      start += KeyPrefix.length
    }
    return order
  }

  /// The longest ranges of several places in which each is like the next one.
  private static func runs(in places: Range<Int>, isLike: (Int, Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = places.lowerBound
    for place in places where place + 1 == places.upperBound || !isLike(place, place + 1) {
      if place > start { runs.append(start..<place + 1) }
      start = place + 1
    }
    return runs
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

/// Sixteen bytes of a key, the first in the highest byte; most keys differ in the first ones.
struct KeyPrefix: Comparable {
  static let length = 16

  private let high: UInt64
  private let low: UInt64

  /// Zero bytes stand for those after the end of the key.
  @inline(__always)
  init(_ key: String, from start: Int = 0) {
    let bytes = key.withBytes { text in
      var bytes: (UInt64, UInt64) = (0, 0)
      unsafe withUnsafeMutableBytes(of: &bytes) { buffer in
        unsafe buffer.copyBytes(from: text.dropFirst(start).prefix(Self.length))
      }
      return bytes
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

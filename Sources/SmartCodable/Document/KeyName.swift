/// The UTF-8 bytes of a key to look up, laid out for comparing eight bytes at a time.
///
/// Invariant: `bytes` has `capacity` bytes, of which `count` are those of the key, followed by 16 zero
/// bytes, so that an eight-byte load at any offset below `count` stays inside the block.
@safe
final class KeyName {
  @safe @exclusivity(unchecked) private(set) var text = ""
  @safe @exclusivity(unchecked) private(set) var count = 0

  /// A bit that no other name of the same table has, or 0 for names beyond the first 64.
  let bit: UInt64
  @safe @exclusivity(unchecked) private(set) var hash: UInt64 = 0

  /// The bit of the hash (``KeyHash/bit(_:)``).
  @safe @exclusivity(unchecked) private(set) var hashBit: UInt64 = 0

  @safe @exclusivity(unchecked) private var bytes: UnsafeMutablePointer<UInt8>
  @safe @exclusivity(unchecked) private var capacity: Int
  @safe @exclusivity(unchecked) private var firstWord: UInt64 = 0
  @safe @exclusivity(unchecked) private var firstMask: UInt64 = 0

  /// The memory that a name has room for without growing, and keeps between keys.
  private static let keptBytes = 256

  init(_ text: String, bit: UInt64) {
    self.bit = bit
    capacity = text.utf8.count + 16
    bytes = .allocate(capacity: capacity)
    change(to: text, hash: KeyHash.of(text))
  }

  /// Makes this the name of another key, which has the hash.
  func change(to text: String, hash: UInt64) {
    text.withBytes { unsafe write($0) }
    self.text = text
    self.hash = hash
    hashBit = KeyHash.bit(hash)
  }

  /// Releases the memory of a long key.
  func empty() {
    text = ""
    if capacity > Self.keptBytes { change(to: "", hash: 0) }
  }

  private func write(_ key: UnsafeBufferPointer<UInt8>) {
    count = key.count
    if count + 16 > capacity || capacity > Self.keptBytes {
      unsafe bytes.deallocate()
      capacity = max(Self.keptBytes, count + 16)
      bytes = .allocate(capacity: capacity)
    }
    if let start = key.baseAddress { unsafe bytes.initialize(from: start, count: count) }
    unsafe (bytes + count).initialize(repeating: 0, count: 16)
    firstMask = count >= 8 ? .max : (1 << UInt64(count * 8)) - 1
    firstWord = word(at: 0)
  }

  deinit {
    unsafe bytes.deallocate()
  }

  /// Whether the key entry at `index` equals this name after resolving escapes (PARSE-12).
  @inline(__always)
  func matches(_ tape: Tape, _ index: Int) -> Bool {
    if tape.has(.escapedString, at: index) { return matchesEscaped(tape, index) }
    guard tape.byteLength(index) == count else { return false }
    let cursor = tape.input.cursor(at: tape.offset(index))
    guard (cursor.word ^ firstWord) & firstMask == 0 else { return false }
    return count <= 8 || matchesRest(cursor)
  }

  /// Whether both are the same key.
  func equals(_ other: KeyName) -> Bool {
    if hash != other.hash || count != other.count || firstWord != other.firstWord { return false }
    var offset = 8
    // The bytes after the key are zero.
    while offset < count {
      if word(at: offset) != other.word(at: offset) { return false }
      offset += 8
    }
    return true
  }

  private func matchesRest(_ start: ByteCursor) -> Bool {
    var cursor = start
    cursor.advance(8)
    var offset = 8
    while offset + 8 <= count {
      guard word(at: offset) == cursor.word else { return false }
      offset += 8
      cursor.advance(8)
    }
    let rest = count - offset
    if rest == 0 { return true }
    return (word(at: offset) ^ cursor.word) & ((1 << UInt64(rest * 8)) - 1) == 0
  }

  @inline(__always)
  private func word(at offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    )
  }

  @inline(never)
  private func matchesEscaped(_ tape: Tape, _ index: Int) -> Bool {
    // An escape takes up to six bytes for each byte of the name.
    let length = tape.byteLength(index)
    guard length >= count, length <= 6 * count else { return false }
    return tape.string(index).utf8.elementsEqual(text.utf8)
  }
}

extension KeyHash {
  static func of(_ text: String) -> UInt64 {
    text.withBytes { unsafe of(UnsafeRawBufferPointer($0)) }
  }

  static func of(_ bytes: [UInt8], seed: Seed = .process) -> UInt64 {
    unsafe bytes.withUnsafeBytes { unsafe of($0, seed: seed) }
  }

  static func of(_ bytes: UnsafeRawBufferPointer, seed: Seed = .process) -> UInt64 {
    let count = bytes.count
    guard count >= 8 else {
      var word: UInt64 = 0
      for place in 0..<count {
        word |= unsafe UInt64(bytes[place]) << UInt64(truncatingIfNeeded: 8 * place)
      }
      return of(first: word, last: word, count: count, seed: seed)
    }
    func word(at place: Int) -> UInt64 {
      unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    var first = word(at: 0)
    for place in middle(of: count) { first = fold(first, word(at: place), seed: seed) }
    return of(first: first, last: word(at: count - 8), count: count, seed: seed)
  }
}

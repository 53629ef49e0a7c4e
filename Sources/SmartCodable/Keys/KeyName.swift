/// The UTF-8 bytes of a key that is looked for, laid out for comparing eight bytes at a time.
///
/// Invariant: `bytes` has `count` bytes of the key followed by 16 zero bytes, so that an
/// eight-byte load at any offset below `count` stays inside the block.
@safe
final class KeyName {
  let text: String
  let count: Int

  /// One bit that no other name of the same table has, or 0 beyond 64 names.
  let bit: UInt64
  let hash: UInt64

  /// The bit of the hash (``KeyHash/bit(_:)``).
  let hashBit: UInt64

  private let bytes: UnsafeMutablePointer<UInt8>
  private let firstWord: UInt64
  private let firstMask: UInt64

  init(_ text: String, bit: UInt64) {
    let utf8 = Array(text.utf8)
    self.text = text
    self.bit = bit
    count = utf8.count
    unsafe bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: utf8.count + 16)
    unsafe bytes.initialize(repeating: 0, count: utf8.count + 16)
    for (index, byte) in utf8.enumerated() { unsafe bytes[index] = byte }
    firstMask = utf8.count >= 8 ? .max : (1 << UInt64(utf8.count * 8)) - 1
    firstWord = unsafe UInt64(
      littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
    )
    hash = KeyHash.of(utf8)
    hashBit = KeyHash.bit(hash)
  }

  deinit {
    unsafe bytes.deallocate()
  }

  /// Whether the key entry at `index` spells this name after resolving escapes (PARSE-12).
  @inline(__always)
  func matches(_ tape: Tape, _ index: Int) -> Bool {
    if tape.has(.escapedString, at: index) { return matchesEscaped(tape, index) }
    guard tape.byteLength(index) == count else { return false }
    let cursor = tape.input.cursor(at: tape.offset(index))
    guard (cursor.word ^ firstWord) & firstMask == 0 else { return false }
    return count <= 8 || matchesRest(cursor)
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
    tape.string(index).utf8.elementsEqual(text.utf8)
  }
}

/// The hash of keys in a ``MemberIndex``: of all bytes and the length.
enum KeyHash {
  /// The hash of a key with these first and last bytes, the first one lowest; a key of at most
  /// eight bytes is its own beginning and end.
  @inline(__always)
  static func of(first: UInt64, last: UInt64, count: Int) -> UInt64 {
    var mixed = (first ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 32 ^ last) &* 0xD6E8_FEB8_6659_FD93
    return mixed ^ mixed >> 32
  }

  static func of(_ bytes: [UInt8]) -> UInt64 {
    func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    var first = word(bytes.prefix(8))
    for start in middle(of: bytes.count) { first = fold(first, word(bytes[start..<start + 8])) }
    return of(first: first, last: word(bytes.suffix(8)), count: bytes.count)
  }

  /// Where the words begin that cover a long key between its first and last eight bytes.
  @inline(__always)
  static func middle(of count: Int) -> StrideTo<Int> { stride(from: 8, to: count - 8, by: 8) }

  /// Takes a word of the middle into the first one: keys that differ only there must not all collide,
  /// or a wide object of them costs the square of its members.
  @inline(__always)
  static func fold(_ first: UInt64, _ word: UInt64) -> UInt64 {
    ((first << 5 | first >> 59) ^ word) &* 0x9E37_79B9_7F4A_7C15
  }

  /// One bit of 64, by which the absence of a key among others may be told.
  @inline(__always)
  static func bit(_ hash: UInt64) -> UInt64 { 1 << (hash & 63) }
}

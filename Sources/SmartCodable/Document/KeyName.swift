/// The UTF-8 bytes of a key to look up, laid out for comparing eight bytes at a time.
///
/// Invariant: `bytes` has `count` bytes of the key followed by 16 zero bytes, so that an
/// eight-byte load at any offset below `count` stays inside the block.
@safe
final class KeyName {
  let text: String
  let count: Int

  /// A bit that no other name of the same table has, or 0 for names beyond the first 64.
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

  /// Whether the key entry at `index` equals this name after resolving escapes (PARSE-12).
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
    // An escape takes up to six bytes for each byte of the name.
    let length = tape.byteLength(index)
    guard length >= count, length <= 6 * count else { return false }
    return tape.string(index).utf8.elementsEqual(text.utf8)
  }
}

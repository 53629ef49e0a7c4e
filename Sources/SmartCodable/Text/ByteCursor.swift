/// A read position in a padded buffer.
///
/// Invariant: the cursor never moves past the first zero byte of the padding. The scanner accepts a
/// zero byte in no state, so every loop stops there, and the longest look-ahead (twelve bytes for a
/// surrogate pair plus one eight-byte load) stays inside the padding of ``PaddedInput/padding`` bytes.
@safe
struct ByteCursor {
  private var pointer: UnsafePointer<UInt8>

  @inline(__always)
  init(_ pointer: UnsafePointer<UInt8>) {
    unsafe self.pointer = pointer
  }

  /// The byte at the cursor.
  @inline(__always)
  var byte: UInt8 { unsafe pointer.pointee }

  /// The byte `distance` bytes ahead; at most 16.
  @inline(__always)
  func byte(ahead distance: Int) -> UInt8 { unsafe pointer[distance] }

  /// The next eight bytes, the first in the lowest byte.
  @inline(__always)
  var word: UInt64 {
    unsafe UInt64(
      littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self)
    )
  }

  @inline(__always)
  mutating func advance(_ distance: Int = 1) {
    unsafe pointer += distance
  }

  /// Moves to the next byte that is a quote, a backslash, a control character or not ASCII.
  @inline(__always)
  mutating func skipPlainText() {
    while true {
      let word = word
      // The top bit marks such a byte: the exclusive or makes a quote 0x20, the byte after the control
      // characters. Borrows can only cause false marks above a true one, and the lowest mark is used.
      let quotes = (word ^ 0x0202_0202_0202_0202) &- 0x2121_2121_2121_2121
      let slashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
      let marks = (quotes | slashes | word) & 0x8080_8080_8080_8080
      if marks != 0 { return advance(marks.trailingZeroBitCount >> 3) }
      advance(8)
    }
  }

  /// The distance from an earlier cursor on the same buffer.
  @inline(__always)
  func distance(from start: ByteCursor) -> Int {
    unsafe pointer - start.pointer
  }

  /// Whether two cursors on the same buffer are at the same place.
  @inline(__always)
  func isAt(_ other: ByteCursor) -> Bool { unsafe pointer == other.pointer }
}

/// A read position in a padded buffer.
///
/// Invariant: the cursor never moves past the first zero byte of the padding. Zero is legal in no
/// state of the scanner, so every loop stops there by itself, and the longest look-ahead (twelve
/// bytes for a surrogate pair plus one eight-byte load) stays inside the padding of
/// ``PaddedInput/padding`` bytes.
@safe
struct ByteCursor {
  private var pointer: UnsafePointer<UInt8>

  @inline(__always)
  init(_ pointer: UnsafePointer<UInt8>) {
    unsafe self.pointer = pointer
  }

  /// The byte under the cursor.
  @inline(__always)
  var byte: UInt8 { unsafe pointer.pointee }

  /// The byte `distance` places ahead; at most 16.
  @inline(__always)
  func byte(ahead distance: Int) -> UInt8 { unsafe pointer[distance] }

  /// The next eight bytes, the first one lowest.
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

  /// The distance from an earlier cursor on the same buffer.
  @inline(__always)
  func distance(from start: ByteCursor) -> Int {
    unsafe pointer - start.pointer
  }

  /// Whether two cursors on the same buffer stand at the same place.
  @inline(__always)
  func isAt(_ other: ByteCursor) -> Bool { unsafe pointer == other.pointer }
}

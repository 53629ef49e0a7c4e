/// The UTF-8 text of one decode call, copied once and followed by zero bytes.
///
/// Invariants: `bytes` has room for `capacity + padding` bytes; the `padding` bytes after `count` are
/// zero; bytes below `count` change only by ``append(_:)``-style calls, which may move the buffer, so
/// no pointer into it is kept across such a call.
@safe
struct PaddedInput: ~Copyable {
  /// The number of zero bytes kept after the text.
  static let padding = 64

  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var count: Int
  private var capacity: Int

  init() {
    unsafe bytes = Self.allocate(0)
    count = 0
    capacity = 0
  }

  deinit {
    unsafe bytes.deallocate()
  }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    let pointer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + padding)
    unsafe (pointer + capacity).update(repeating: 0, count: padding)
    return unsafe pointer
  }

  @inline(__always)
  var base: UnsafePointer<UInt8> { unsafe UnsafePointer(bytes) }

  @inline(__always)
  func cursor(at offset: Int) -> ByteCursor { unsafe ByteCursor(UnsafePointer(bytes + offset)) }

  @inline(__always)
  func byte(at offset: Int) -> UInt8 { unsafe bytes[offset] }

  /// A copy of some of the bytes.
  func copy(at offset: Int, count: Int) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: bytes + offset, count: count))
  }

  /// Whether blocks fit their texts exactly, so that the address sanitizer detects a read past the padding.
  #if ADDRESS_SANITIZER
  static let isExact = true
  #else
  static let isExact = false
  #endif

  /// The sizes of blocks that are kept for the next text, since allocating and freeing them is slow.
  private static let kept = (isExact ? 32 << 10 : 512)...2 << 20

  /// Empties the buffer for the next text.
  mutating func reset() {
    count = 0
    if Self.kept.contains(capacity) {
      // An empty text is not copied, and so writes no padding.
      unsafe bytes.update(repeating: 0, count: Self.padding)
    } else {
      trim()
    }
  }

  /// Releases the block of an empty buffer.
  mutating func trim() {
    guard capacity > 0 else { return }
    unsafe bytes.deallocate()
    unsafe bytes = Self.allocate(0)
    capacity = 0
  }

  /// Moves the bytes to a block for this many, which is at least as many as there are.
  private mutating func resize(to wanted: Int) {
    let resized = unsafe Self.allocate(wanted)
    unsafe resized.update(from: bytes, count: count)
    unsafe bytes.deallocate()
    unsafe bytes = resized
    capacity = wanted
  }

  /// Appends bytes and keeps the padding after them zero.
  mutating func append(_ source: UnsafeRawBufferPointer) {
    guard let start = source.baseAddress, unsafe !source.isEmpty else { return }
    if count == 0, capacity < source.count || Self.isExact && source.count < Self.kept.lowerBound {
      resize(to: Self.isExact ? source.count : max(source.count, Self.kept.lowerBound))
    } else if count + source.count > capacity {
      // By at least half of the current size.
      resize(to: max(count + source.count, capacity + capacity / 2))
    }
    unsafe UnsafeMutableRawPointer(bytes + count)
      .copyMemory(
        from: start,
        byteCount: source.count
      )
    count += source.count
    unsafe (bytes + count).update(repeating: 0, count: Self.padding)
  }

  mutating func append(_ other: borrowing PaddedInput) {
    unsafe append(UnsafeRawBufferPointer(start: other.bytes, count: other.count))
  }

  mutating func append(_ text: String) {
    text.withBytes { buffer in unsafe append(UnsafeRawBufferPointer(buffer)) }
  }

  mutating func append(_ text: [UInt8]) {
    unsafe text.withUnsafeBytes { buffer in unsafe append(buffer) }
  }
}

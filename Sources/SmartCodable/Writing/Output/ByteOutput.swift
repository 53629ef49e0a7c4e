import Foundation

/// The bytes of the JSON text being written.
///
/// Invariants: the first `count` of `capacity` bytes are initialized. `append` makes room by itself.
/// `put` stores where room was made before, always eight bytes even if fewer are used, so whoever makes
/// room requests eight bytes more than it writes. `appendQuoted` reads eight bytes only where the
/// string has them. Positions that are read are below `count`; `moveUp` moves sixteen bytes, written or not, in room that
/// was made.
@safe
struct ByteOutput: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  /// Whose rules apply to strings and numbers.
  var style = WritingStyle.smart

  init(capacity: Int) {
    unsafe bytes = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { unsafe bytes.deallocate() }

  /// Empties the output and releases a large block of which little was used.
  mutating func removeAll(keepingAtMost kept: Int) {
    if capacity > kept || capacity > 1 << 16 && count < capacity / 8 {
      unsafe bytes.deallocate()
      capacity = 4096
      unsafe bytes = .allocate(capacity: capacity)
    }
    count = 0
  }

  @inline(__always)
  mutating func makeRoom(_ extra: Int) {
    if capacity - count < extra { grow(extra) }
  }

  @inline(never)
  private mutating func grow(_ extra: Int) {
    capacity = max(count + extra, capacity * 2)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe grown.moveInitialize(from: bytes, count: count)
    unsafe bytes.deallocate()
    unsafe bytes = grown
  }

  // MARK: Bytes in room that was made

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    assert(count < capacity)
    unsafe bytes[count] = byte
    count += 1
  }

  /// Writes the lowest bytes of a word, the lowest first.
  @inline(__always)
  mutating func put(_ word: UInt64, bytes used: Int) {
    assert(capacity - count >= 8)
    unsafe UnsafeMutableRawPointer(bytes + count)
      .storeBytes(of: word.littleEndian, as: UInt64.self)
    count += used
  }

  /// A byte that has been written.
  @inline(__always)
  subscript(position: Int) -> UInt8 {
    get {
      assert(position >= 0 && position < count)
      return unsafe bytes[position]
    }
    set {
      assert(position >= 0 && position < count)
      unsafe bytes[position] = newValue
    }
  }

  /// Removes the last bytes.
  @inline(__always)
  mutating func drop(_ extra: Int) {
    assert(extra <= count)
    count -= extra
  }

  /// Moves the bytes from `start` on, at most 16, one place towards the end; there must be room for 16 after the move.
  @inline(__always)
  mutating func moveUp(from start: Int) {
    assert(start <= count && count - start <= 16 && start + 17 <= capacity)
    let source = unsafe UnsafeMutableRawPointer(bytes + start)
    let half = unsafe source.loadUnaligned(as: KeyMark.Half.self)
    unsafe source.storeBytes(of: half, toByteOffset: 1, as: KeyMark.Half.self)
    count += 1
  }

  // MARK: Text

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    makeRoom(1)
    put(byte)
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    makeRoom(text.utf8CodeUnitCount)
    unsafe (bytes + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  mutating func append(repeating byte: UInt8, count extra: Int) {
    makeRoom(extra)
    unsafe (bytes + count).update(repeating: byte, count: extra)
    count += extra
  }

  /// Appends a part of another output; `start` and `count` must lie within it.
  @inline(__always)
  mutating func append(from other: borrowing ByteOutput, at start: Int, count extra: Int) {
    assert(start >= 0 && extra >= 0 && start + extra <= other.count)
    makeRoom(extra)
    unsafe (bytes + count).update(from: other.bytes + start, count: extra)
    count += extra
  }

  /// Appends a prepared key, with or without the comma before it.
  @inline(__always)
  mutating func append(_ key: KeyMark, withComma: Bool) {
    let skipped = withComma ? 0 : 1
    let extra = key.count - skipped
    // Most keys are short: copying a few words is cheaper than a call, and the mark may be read beyond
    // its end.
    makeRoom(extra + 32)
    let source = unsafe UnsafeRawPointer(key.start + skipped)
    let target = unsafe UnsafeMutableRawPointer(bytes + count)
    if extra <= 32 {
      unsafe target.storeBytes(
        of: source.loadUnaligned(as: KeyMark.Half.self),
        as: KeyMark.Half.self
      )
      if extra > 16 {
        let rest = unsafe (source + 16).loadUnaligned(as: KeyMark.Half.self)
        unsafe (target + 16).storeBytes(of: rest, as: KeyMark.Half.self)
      }
    } else {
      unsafe target.copyMemory(from: source, byteCount: extra)
    }
    count += extra
  }

  /// Copies everything written to memory with sufficient room.
  @unsafe
  func copyBytes(to target: UnsafeMutablePointer<UInt8>) {
    unsafe target.update(from: bytes, count: count)
  }

  /// Appends text that needs no escapes.
  mutating func append(plain text: String) {
    text.withBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      makeRoom(buffer.count)
      unsafe (bytes + count).update(from: start, count: buffer.count)
      count += buffer.count
    }
  }

  // MARK: Strings

  /// Appends a string in quotes, with escapes for quotes, backslashes and controls (ENC-5), and for
  /// slashes in Foundation's style.
  mutating func appendQuoted(_ text: String) {
    if style == .foundationEscaped { return appendQuotedSlashes(text) }
    text.withBytes { buffer in
      unsafe appendQuoted(buffer, slash: UInt8(ascii: "\\"))
    }
  }

  @inline(never)
  private mutating func appendQuotedSlashes(_ text: String) {
    text.withBytes { buffer in
      unsafe appendQuoted(buffer, slash: UInt8(ascii: "/"))
    }
  }

  /// `slash` is one more byte to escape; a constant that is folded into the two callers.
  @inline(__always)
  private mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>, slash: UInt8) {
    makeRoom(text.count + 18)
    put(UInt8(ascii: "\""))
    if let start = text.baseAddress {
      var position = 0
      while position < text.count {
        let rest = text.count - position
        let word = unsafe Self.word(start + position, rest)
        // Zeros after a short rest look like control characters; `rest` limits the count.
        let clean = min(Self.cleanBytes(word, slash), rest)
        if clean == 8 {
          // A constant, so that the next word need not wait for this one.
          put(word, bytes: 8)
          position += 8
          continue
        }
        put(word, bytes: clean)
        position += clean
        if position == text.count { continue }
        appendEscape(unsafe start[position])
        position += 1
        makeRoom(text.count - position + 18)
      }
    }
    put(UInt8(ascii: "\""))
  }

  /// The next eight bytes of a text, the first in the lowest byte; zeros after its end.
  @inline(__always)
  private static func word(_ start: UnsafePointer<UInt8>, _ rest: Int) -> UInt64 {
    let source = unsafe UnsafeRawPointer(start)
    if rest >= 8 { return unsafe UInt64(littleEndian: source.loadUnaligned(as: UInt64.self)) }
    if rest >= 4 {
      let first = unsafe UInt32(littleEndian: source.loadUnaligned(as: UInt32.self))
      let last = unsafe UInt32(
        littleEndian: (source + rest - 4).loadUnaligned(as: UInt32.self)
      )
      return UInt64(first) | UInt64(last) << UInt64(8 * (rest - 4))
    }
    // For one to three bytes, these three positions cover all of them.
    let middle = UInt64(unsafe start[rest / 2]) << UInt64(8 * (rest / 2))
    return UInt64(unsafe start[0]) | middle | UInt64(unsafe start[rest - 1])
      << UInt64(8 * (rest - 1))
  }

  /// How many bytes of a word, the lowest first, come before one that needs an escape.
  @inline(__always)
  private static func cleanBytes(_ word: UInt64, _ slash: UInt8) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // As in `ByteCursor.skipPlainText()`.
    let quotes = (word ^ ones &* 0x02) &- ones &* 0x21
    let backslashes = (word ^ ones &* 0x5C) &- ones
    let others = (word ^ ones &* UInt64(slash)) &- ones
    let hits = (quotes | backslashes | others) & ~word & (ones &* 0x80)
    return hits.trailingZeroBitCount / 8
  }

  @inline(never)
  private mutating func appendEscape(_ byte: UInt8) {
    switch byte {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x2F: append("\\/")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    default:
      append("\\u00")
      append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      let low = byte & 15
      append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
  }

  // MARK: Results

  /// The text; every byte comes from valid UTF-8.
  func makeString() -> String {
    unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func makeData() -> Data { unsafe Data(bytes: bytes, count: count) }
}

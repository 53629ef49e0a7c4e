import Foundation

/// The bytes of a JSON text that is being written.
///
/// Invariants: the first `count` of `capacity` bytes are initialized; everything that stores first
/// makes room, and ``appendQuoted(_:)`` keeps 16 bytes of room beyond the rest of its text, so that
/// eight bytes may be stored at once.
@safe
struct ByteOutput: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    unsafe bytes = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { unsafe bytes.deallocate() }

  @inline(__always)
  private mutating func makeRoom(_ extra: Int) {
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

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    makeRoom(1)
    unsafe bytes[count] = byte
    count += 1
  }

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
    assert(start + extra <= other.count)
    makeRoom(extra)
    unsafe (bytes + count).update(from: other.bytes + start, count: extra)
    count += extra
  }

  /// Appends text that needs no escapes.
  mutating func append(plain text: String) {
    var text = text
    text.withUTF8 { buffer in
      guard let start = buffer.baseAddress else { return }
      makeRoom(buffer.count)
      unsafe (bytes + count).update(from: start, count: buffer.count)
      count += buffer.count
    }
  }

  /// Appends decimal digits.
  mutating func append(_ magnitude: UInt64, isNegative: Bool) {
    makeRoom(21)
    if isNegative { append(UInt8(ascii: "-")) }
    var digits = 1
    var bound: UInt64 = 10
    while digits < 20, magnitude >= bound {
      digits += 1
      if digits < 20 { bound *= 10 }
    }
    var rest = magnitude
    var position = count + digits
    repeat {
      position -= 1
      unsafe bytes[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    count += digits
  }

  // MARK: Strings

  /// Appends a string in quotes, with escapes for quotes, backslashes and controls (ENC-5).
  mutating func appendQuoted(_ text: String) {
    var text = text
    text.withUTF8 { buffer in
      unsafe appendQuoted(buffer)
    }
  }

  private mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
    makeRoom(text.count + 18)
    unsafe bytes[count] = UInt8(ascii: "\"")
    count += 1
    if let start = text.baseAddress {
      var position = 0
      while position < text.count {
        if text.count - position >= 8 {
          let word = unsafe UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
          unsafe UnsafeMutableRawPointer(bytes + count).storeBytes(of: word, as: UInt64.self)
          let clean = Self.cleanBytes(UInt64(littleEndian: word))
          position += clean
          count += clean
          if clean == 8 { continue }
        }
        appendOne(unsafe start[position], before: text.count - position)
        position += 1
      }
    }
    unsafe bytes[count] = UInt8(ascii: "\"")
    count += 1
  }

  /// How many bytes of a word, the lowest first, come before one that needs an escape.
  @inline(__always)
  private static func cleanBytes(_ word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let control = (word &- ones &* 0x20) & ~word
    let hits =
      (control | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)) & (ones &* 0x80)
    return hits.trailingZeroBitCount / 8
  }

  @inline(__always)
  private mutating func appendOne(_ byte: UInt8, before rest: Int) {
    if byte >= 0x20, byte != 0x22, byte != 0x5C {
      unsafe bytes[count] = byte
      count += 1
    } else {
      appendEscape(byte)
      makeRoom(rest + 16)
    }
  }

  @inline(never)
  private mutating func appendEscape(_ byte: UInt8) {
    switch byte {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
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

  /// The text; every byte came from valid UTF-8.
  func makeString() -> String {
    unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func makeData() -> Data { unsafe Data(bytes: bytes, count: count) }
}

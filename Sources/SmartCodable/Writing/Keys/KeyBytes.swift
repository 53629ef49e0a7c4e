import Foundation

/// The known JSON keys, by number and prepared for writing.
///
/// A key is found by the hash of its bytes, which is seeded per process (LIM-1).
///
/// Invariants: a mark is in one of `blocks`, which never move, with at least 32 bytes of its block
/// after it; `index` has more places than keys, so that every search ends.
@safe
struct KeyBytes: ~Copyable {
  private(set) var texts: ContiguousArray<String> = []
  private(set) var marks: ContiguousArray<KeyMark> = []
  private(set) var hashes: ContiguousArray<UInt32> = []

  /// Each place has 32 bits of a hash and the number of a key plus one, or zero.
  private var index = ContiguousArray<UInt64>(repeating: 0, count: 64)

  private var blocks: ContiguousArray<UnsafeMutablePointer<UInt8>>
  private var used = 0

  /// The length of the text of all keys.
  private(set) var byteCount = 0

  private var capacity = 0
  private var scratch = ByteOutput(capacity: 256)

  init(_ style: WritingStyle) {
    unsafe blocks = []
    scratch.style = style
  }

  deinit { freeBlocks() }

  /// The number of a key; equal keys have equal numbers.
  mutating func number(of name: String) -> Int32 {
    let (hash, known) = find(name)
    return known >= 0 ? known : add(name, hash)
  }

  // MARK: Finding

  /// The hash of a key, and its number or -1.
  @inline(__always)
  func find(_ name: String) -> (hash: UInt32, number: Int32) {
    name.withBytes { bytes in unsafe find(bytes) }
  }

  @inline(__always)
  private func find(_ bytes: UnsafeBufferPointer<UInt8>) -> (hash: UInt32, number: Int32) {
    let hash = unsafe UInt32(truncatingIfNeeded: KeyHash.of(UnsafeRawBufferPointer(bytes)))
    let mask = index.count - 1
    var place = Int(hash) & mask
    while index[place] != 0 {
      if UInt32(truncatingIfNeeded: index[place] >> 32) == hash {
        let number = Int(truncatingIfNeeded: index[place] & 0xFFFF_FFFF) - 1
        if unsafe isKey(number, bytes) { return (hash, Int32(truncatingIfNeeded: number)) }
      }
      place = (place + 1) & mask
    }
    return (hash, -1)
  }

  /// Whether a key has these bytes (PARSE-12: no normalization).
  @inline(__always)
  private func isKey(_ number: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard texts[number].utf8.count == bytes.count else { return false }
    // Unless something is escaped, the mark contains the key unchanged.
    guard marks[number].count == bytes.count + 4 else {
      return unsafe texts[number].utf8.elementsEqual(bytes)
    }
    guard let start = bytes.baseAddress else { return true }
    return unsafe memcmp(marks[number].start + 2, start, bytes.count) == 0
  }

  /// Removes all keys but keeps the memory, except that of their text.
  mutating func removeAll() {
    texts.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    hashes.removeAll(keepingCapacity: true)
    for place in index.indices { index[place] = 0 }
    freeBlocks()
    unsafe blocks = []
    used = 0
    capacity = 0
    byteCount = 0
  }

  private func freeBlocks() {
    for place in unsafe blocks.indices { unsafe blocks[place].deallocate() }
  }

  // MARK: Adding

  /// Adds a key that is not known.
  @inline(never)
  mutating func add(_ name: String, _ hash: UInt32) -> Int32 {
    texts.append(name)
    hashes.append(hash)
    scratch.removeAll(keepingAtMost: 1 << 12)
    scratch.append(UInt8(ascii: ","))
    scratch.appendQuoted(name)
    scratch.append(UInt8(ascii: ":"))
    marks.append(makeMark())
    if 2 * texts.count > index.count { growIndex() }
    enter(UInt64(hash) << 32 | UInt64(texts.count))
    return Int32(truncatingIfNeeded: texts.count - 1)
  }

  /// A copy of the scratch text in a block.
  private mutating func makeMark() -> KeyMark {
    let size = scratch.count
    if capacity - used < size + 32 {
      capacity = max(min(2 * capacity, 1 << 16), 1 << 11, size + 32)
      used = 0
      let block = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      unsafe block.initialize(repeating: 0, count: capacity)
      unsafe blocks.append(block)
    }
    let start = unsafe blocks[blocks.count - 1] + used
    unsafe scratch.copyBytes(to: start)
    used += size
    byteCount += size
    return unsafe KeyMark(start: start, count: size)
  }

  private mutating func enter(_ entry: UInt64) {
    let mask = index.count - 1
    var place = Int(truncatingIfNeeded: entry >> 32) & mask
    while index[place] != 0 { place = (place + 1) & mask }
    index[place] = entry
  }

  private mutating func growIndex() {
    let old = index
    index = ContiguousArray(repeating: 0, count: 4 * old.count)
    for entry in old where entry != 0 { enter(entry) }
  }
}

/// The flat index of one document: one entry of 16 bytes per value, in document order.
///
///     {"a":[1,"x"]}   →   0 object next=5 count=1
///                         1 string "a"          (a key, followed by its value)
///                         2 array  next=5 count=2
///                         3 int 1
///                         4 string "x"
///
/// Invariants: (T1) `next(i)` is `i + 1` for a scalar and the index after the container otherwise, and
/// `i < next(i) <= count`; (T2) an object has exactly `memberCount` pairs of key and value; (T3) all
/// string bytes are valid UTF-8 with valid escapes, not yet resolved; (T4) the text of a number remains
/// accessible; (T5) entries and source never change once a call reads them, but both blocks may move when a text
/// found inside a string is appended as another *segment*, so no pointer into them outlives a call.
@safe
final class Tape {
  /// The head has the tag in bits 0–7, a detail in 8–31 and the source offset in 32–63.
  ///
  /// The detail is the length of a number's text (``longNumber`` if it does not fit, 0 if there is
  /// none), the depth of a string, 1 for a foreign value with a text, or 1 for a container to which a
  /// reference leads.
  struct Entry {
    var head: UInt64
    var payload: UInt64

    @inline(__always)
    var rawTag: UInt8 { UInt8(truncatingIfNeeded: head) }
  }

  enum Tag: UInt8 {
    case null, no, yes, integer, unsigned, double, bigNumber, foreign
    case plainString, unicodeString, escapedString
    /// A container that is elsewhere on the tape, at the index in the payload (LIM-3).
    case shared
    case object, array
  }

  /// A text that was found inside a string of an earlier segment.
  struct Segment {
    let start: Int
    let host: Int
  }

  /// A value whose resolved text comes after the original text, and its offset in the original text.
  struct Move {
    let index: Int
    let offset: Int
  }

  static let longNumber = 0xFF_FFFF

  /// The maximum number of entries that a tape keeps between calls.
  private static let keptEntries = 1 << 18

  @safe @exclusivity(unchecked) var input = PaddedInput()

  /// Leaves of dictionary input that have no JSON form: dates, data, URLs, opaque values.
  @safe @exclusivity(unchecked) var foreignValues: [Any] = []

  /// The original leaves of dictionary input that count as strings, by the index of the string.
  @safe @exclusivity(unchecked) var originals: [Int: Any] = [:]

  /// Whether dictionary input has leaves that are no JSON values, such as dates and URLs.
  var hasForeignLeaves: Bool { !foreignValues.isEmpty || !originals.isEmpty }

  /// Segments after the first, by ascending start.
  @safe @exclusivity(unchecked) private(set) var segments: [Segment] = []

  /// Values whose text is not the original one, by ascending index (JSON5).
  @safe @exclusivity(unchecked) private(set) var moves: [Move] = []

  /// A copy, since every access to the global one checks whether it is initialized.
  let keySeed = KeyHash.Seed.process

  private var entries: UnsafeMutablePointer<Entry>
  private var capacity: Int

  @safe @exclusivity(unchecked)
  private(set) var count = 0

  /// Whether a container is in several places, which all have its entries.
  @safe @exclusivity(unchecked) private(set) var hasShared = false

  init() {
    capacity = 64
    unsafe entries = UnsafeMutablePointer<Entry>.allocate(capacity: 64)
  }

  deinit {
    unsafe entries.deallocate()
  }

  /// Releases the memory that was kept for large documents.
  func trim() {
    input.trim()
    shrink(above: 512)
  }

  private func shrink(above kept: Int) {
    guard capacity > kept else { return }
    unsafe entries.deallocate()
    capacity = 64
    unsafe entries = UnsafeMutablePointer<Entry>.allocate(capacity: 64)
  }

  /// Empties the tape for the next call; very large blocks are released.
  func reset() {
    count = 0
    hasShared = false
    if !segments.isEmpty { segments = [] }
    if !moves.isEmpty { moves = [] }
    if !foreignValues.isEmpty { foreignValues = [] }
    if !originals.isEmpty { originals = [:] }
    input.reset()
    shrink(above: Self.keptEntries)
  }

  // MARK: Writing

  /// Makes room for `extra` entries after `used`; the entries may move.
  @inline(never)
  func reserve(_ extra: Int, used: Int) {
    resize(max(used + extra, capacity + capacity / 2), used: used)
  }

  /// Makes room for the entries of the whole text, estimated from the part that has been read.
  func makeRoom(behind index: Int, since first: Int, read: Int, of total: Int) {
    let density = Double(index - first + 16) / Double(max(1, read))
    let expected = density * Double(total) * 1.05
    // At least a quarter more than there are.
    resize(max(first + Int(expected) + 16, index + 16 + index / 4), used: index)
  }

  private func resize(_ wanted: Int, used: Int) {
    let grown = UnsafeMutablePointer<Entry>.allocate(capacity: wanted)
    unsafe grown.moveInitialize(from: entries, count: used)
    unsafe entries.deallocate()
    unsafe entries = grown
    capacity = wanted
  }

  @inline(__always)
  func hasRoom(for extra: Int, at used: Int) -> Bool { used &+ extra <= capacity }

  @inline(__always)
  func write(_ index: Int, head: UInt64, payload: UInt64) {
    unsafe (entries + index).initialize(to: Entry(head: head, payload: payload))
  }

  /// Declares the entries below `count` complete.
  func commit(count: Int) { self.count = count }

  func appendEntry(_ tag: Tag, detail: Int = 0, offset: Int = 0, payload: UInt64 = 0) {
    if !hasRoom(for: 1, at: count) { reserve(1, used: count) }
    write(count, head: Self.head(tag, detail: detail, offset: offset), payload: payload)
    if tag == .shared { hasShared = true }
    count += 1
  }

  /// Sets the end and the number of members of the container opened at `index`.
  func closeContainer(_ index: Int, members: Int) {
    unsafe entries[index].payload = UInt64(count) | UInt64(members) << 32
  }

  /// Sets the end and the number of members of a container that a scanner opened; returns its parent
  /// and the members before it, which its entry has held.
  @inline(__always)
  func closeContainer(_ index: Int, at end: Int, members: Int) -> (parent: Int, members: Int) {
    let saved = payload(index)
    unsafe entries[index].payload = UInt64(end) | UInt64(members) << 32
    return (Int(Int32(truncatingIfNeeded: saved)), Int(saved >> 32))
  }

  /// Appends a reference to a container that is complete.
  func appendReference(to index: Int) {
    unsafe entries[index].head |= 1 << 8
    appendEntry(.shared, payload: UInt64(index))
  }

  func addSegment(start: Int, host: Int) { segments.append(Segment(start: start, host: host)) }

  /// Records that the original text of the value at `index` is at `offset`; its resolved text is
  /// elsewhere.
  func addMove(of index: Int, from offset: Int) { moves.append(Move(index: index, offset: offset)) }

  @inline(__always)
  static func head(_ tag: Tag, detail: Int, offset: Int) -> UInt64 {
    UInt64(tag.rawValue) | UInt64(truncatingIfNeeded: detail) << 8
      | UInt64(truncatingIfNeeded: offset) << 32
  }

  // MARK: Reading

  @inline(__always)
  func head(_ index: Int) -> UInt64 { unsafe entries[index].head }

  @inline(__always)
  func payload(_ index: Int) -> UInt64 { unsafe entries[index].payload }

  /// The raw value of the tag, for comparisons in hot code.
  @inline(__always)
  func rawTag(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: head(index)) }

  @inline(__always)
  func has(_ tag: Tag, at index: Int) -> Bool { rawTag(index) == tag.rawValue }

  @inline(__always)
  func tag(_ index: Int) -> Tag { Tag(rawValue: rawTag(index)) ?? .null }

  @inline(__always)
  func offset(_ index: Int) -> Int { Int(head(index) >> 32) }

  @inline(__always)
  func detail(_ index: Int) -> Int { Int(head(index) >> 8 & 0xFF_FFFF) }

  @inline(__always)
  func isString(_ index: Int) -> Bool {
    let tag = rawTag(index)
    return tag >= Tag.plainString.rawValue && tag <= Tag.escapedString.rawValue
  }

  @inline(__always)
  func isContainer(_ index: Int) -> Bool { rawTag(index) >= Tag.shared.rawValue }

  @inline(__always)
  func isNumber(_ index: Int) -> Bool {
    let tag = rawTag(index)
    return tag >= Tag.integer.rawValue && tag <= Tag.bigNumber.rawValue
  }

  /// Whether a number is written without a point or an exponent.
  func isPlainInteger(_ index: Int) -> Bool {
    unsafe withNumberText(index) { text in unsafe JSONNumber.isInteger(text) }
  }

  /// Whether references lead to the container at `index`.
  @inline(__always)
  func isReferred(_ index: Int) -> Bool { detail(index) != 0 }

  /// The index after the value at `index`.
  @inline(__always)
  func next(_ index: Int) -> Int {
    rawTag(index) >= Tag.object.rawValue
      ? Int(truncatingIfNeeded: payload(index) & 0xFFFF_FFFF) : index + 1
  }

  /// The number of members of an object or elements of an array.
  @inline(__always)
  func memberCount(_ index: Int) -> Int { Int(payload(index) >> 32) }

  /// The byte length of a string.
  @inline(__always)
  func byteLength(_ index: Int) -> Int { Int(truncatingIfNeeded: payload(index)) }

  /// The text bytes of a number.
  func withNumberText<Result>(
    _ index: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let start = offset(index)
    var length = detail(index)
    if length == 0 { return unsafe withPayloadText(index, body) }
    if length == Self.longNumber {
      length = 0
      while JSONNumber.isNumberByte(input.byte(at: start + length)) { length += 1 }
    }
    return unsafe body(UnsafeBufferPointer(start: input.base + start, count: length))
  }

  /// The text of a number whose entry has none because the payload has the whole value.
  private func withPayloadText<Result>(
    _ index: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let text =
      has(.double, at: index)
      ? Double(bitPattern: payload(index)).description
      : Int64(bitPattern: payload(index)).description
    return text.withBytes { unsafe body($0) }
  }

  /// The raw bytes of a string, with escapes unresolved.
  func withRawString<Result>(
    _ index: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    unsafe body(
      UnsafeBufferPointer(start: input.base + offset(index), count: byteLength(index))
    )
  }
}

/// Caches the values of short texts for one call, for an enum whose raw values are strings.
///
/// The cases of an enum are few and its `init(from:)` is slow: a string is made and compared with each
/// case. Only the case whose raw value is the text is cached, and only if nothing else was asked for
/// (``Scopes/Trace``), so that a hand-written `init(from:)` is still respected (AGR-10).
///
/// Invariants: `Value` is trivial; `values` has as many slots as `texts`, and those whose text is not
/// empty are initialized. A text of up to sixteen bytes is identified by its length and its first and
/// last eight bytes.
@safe
struct TextMemo<Value>: ~Copyable {
  private static var size: Int { 64 }

  /// The maximum number of texts, so that a search is short.
  private static var limit: Int { 32 }

  /// One text per slot; empty until there is something to cache.
  private var texts: ContiguousArray<ShortText> = []
  private var values: UnsafeMutablePointer<Value>
  private var count = 0

  init() {
    unsafe values = UnsafeMutablePointer.allocate(capacity: 0)
  }

  deinit {
    unsafe values.deallocate()
  }

  /// The slot of a cached text, or a negative number.
  func find(_ text: ShortText) -> Int {
    guard !texts.isEmpty else { return -1 }
    var slot = text.hash & (Self.size - 1)
    while texts[slot].count > 0 {
      if texts[slot] == text { return slot }
      slot = (slot + 1) & (Self.size - 1)
    }
    return -1
  }

  /// The value in the slot of a text.
  ///
  /// Not an Optional, since generic code would have to build its metadata.
  subscript(slot: Int) -> Value {
    precondition(texts[slot].count > 0)
    return unsafe values[slot]
  }

  /// Allocates the slots; most types never need them.
  private mutating func makeRoom() {
    unsafe values.deallocate()
    unsafe values = UnsafeMutablePointer.allocate(capacity: Self.size)
    texts = ContiguousArray(repeating: ShortText(), count: Self.size)
  }

  /// Forgets all texts.
  mutating func clear() {
    for slot in texts.indices { texts[slot] = ShortText() }
    count = 0
  }

  mutating func remember(_ value: Value, for text: ShortText) {
    guard count < Self.limit, find(text) < 0 else { return }
    if texts.isEmpty { makeRoom() }
    var slot = text.hash & (Self.size - 1)
    while texts[slot].count > 0 { slot = (slot + 1) & (Self.size - 1) }
    unsafe (values + slot).initialize(to: value)
    texts[slot] = text
    count += 1
  }
}

/// A text of at most sixteen ASCII bytes.
struct ShortText: Equatable {
  var count = 0
  var first: UInt64 = 0
  var last: UInt64 = 0

  var hash: Int { Int(truncatingIfNeeded: KeyHash.of(first: first, last: last, count: count)) }
}

extension Tape {
  /// The string at `index`, if it is short, plain and not empty.
  @inline(__always)
  func shortText(_ index: Int) -> ShortText? {
    guard index >= 0, has(.plainString, at: index) else { return nil }
    let count = byteLength(index)
    guard count > 0, count <= 16 else { return nil }
    let start = input.cursor(at: offset(index))
    if count <= 8 {
      let word = start.word & .max >> UInt64(64 - 8 * count)
      return ShortText(count: count, first: word, last: word)
    }
    let last = input.cursor(at: offset(index) + count - 8).word
    return ShortText(count: count, first: start.word, last: last)
  }
}

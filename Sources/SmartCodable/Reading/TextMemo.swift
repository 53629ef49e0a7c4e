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
  /// The number of slots at first and at most, a power of two; half of them stay free, so that a search is short.
  private static var sizes: ClosedRange<Int> { 64...512 }

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
    let slot = place(of: text)
    return texts[slot].count > 0 ? slot : -1
  }

  /// The value in the slot of a text.
  ///
  /// Not an Optional, since generic code would have to build its metadata.
  subscript(slot: Int) -> Value {
    precondition(texts[slot].count > 0)
    return unsafe values[slot]
  }

  /// The slot of a text, or the free one for it.
  @inline(__always)
  private func place(of text: ShortText) -> Int {
    let mask = texts.count - 1
    var slot = text.hash & mask
    while texts[slot].count > 0, texts[slot] != text { slot = (slot + 1) & mask }
    return slot
  }

  /// Makes slots, of which most types never need one, or twice as many.
  @inline(never)
  private mutating func grow() {
    let size = max(Self.sizes.lowerBound, 2 * texts.count)
    let (oldTexts, oldValues) = unsafe (texts, values)
    texts = ContiguousArray(repeating: ShortText(), count: size)
    unsafe values = UnsafeMutablePointer.allocate(capacity: size)
    for (old, text) in oldTexts.enumerated() where text.count > 0 {
      let slot = place(of: text)
      texts[slot] = text
      unsafe (values + slot).moveInitialize(from: oldValues + old, count: 1)
    }
    unsafe oldValues.deallocate()
  }

  /// Forgets all texts.
  mutating func clear() {
    // To clear many slots takes longer than to make a few.
    if texts.count > Self.sizes.lowerBound { texts = [] }
    for slot in texts.indices { texts[slot] = ShortText() }
    count = 0
  }

  mutating func remember(_ value: Value, for text: ShortText) {
    if 2 * count >= texts.count {
      if texts.count == Self.sizes.upperBound { return }
      grow()
    }
    let slot = place(of: text)
    guard texts[slot].count == 0 else { return }
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

/// The records of the keys of a table that are found by their strings.
///
/// So many are kept; further ones have passing records, since they are probably made at run time and never
/// seen again. A key that is mapped is kept in any case.
struct StringKeys: ~Copyable {
  /// How many keys a table keeps, and the length of the longest.
  private static let most = 1 << 8
  private static let longest = 1 << 7

  /// A record and the key that it is requested by.
  private struct Entry {
    let text: String
    let isASCII: Bool
    let record: KeyRecord

    /// Whether the key consists of these bytes and has this integer: paths show the integer of a key too
    /// (AGR-9).
    ///
    /// Equal strings may differ in bytes, but not if one is ASCII and both have the same length.
    @inline(__always)
    func has(_ key: String, _ number: Int?) -> Bool {
      isASCII && key.utf8.count == text.utf8.count && key == text && record.integerKey == number
    }

    func hasBytes(_ key: String, _ number: Int?) -> Bool {
      record.integerKey == number
        && (isASCII ? has(key, number) : key.utf8.elementsEqual(text.utf8))
    }
  }

  /// The records in the order of their first requests.
  private var entries: ContiguousArray<Entry> = []

  /// The places of entries plus one, by the hashes of their keys.
  private var index = MemberIndex()

  /// The entry expected to be requested next, since most code requests its keys in one order.
  private var expected = 0

  /// Whether the key gets a passing record unless there is one already.
  func passes(_ text: String) -> Bool {
    entries.count >= Self.most || text.utf8.count > Self.longest
  }

  /// The record of the key if it is the one expected next, or the same again, as after `contains`.
  @inline(__always)
  mutating func next(_ text: String, _ number: Int?) -> KeyRecord? {
    if expected == entries.count { expected = 0 }
    if expected < entries.count, entries[expected].has(text, number) {
      expected += 1
      return entries[expected - 1].record
    }
    if expected > 0, entries[expected - 1].has(text, number) { return entries[expected - 1].record }
    return nil
  }

  mutating func find(_ text: String, _ number: Int?, hash: UInt64) -> KeyRecord? {
    let place = index.find(hash) { entries[$0 - 1].hasBytes(text, number) }
    if place < 0 { return nil }
    expected = place
    return entries[place - 1].record
  }

  mutating func add(_ record: KeyRecord, _ text: String) {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    entries.append(Entry(text: text, isASCII: isASCII, record: record))
    expected = entries.count
    var new = expected - 1
    if 2 * expected > index.capacity {
      index.prepare(for: 2 * expected)
      new = 0
    }
    for place in new..<expected {
      index.add(place + 1, hash: KeyHash.of(entries[place].text)) { _ in false }
    }
  }
}

/// Passing records; those in use come first, as many as requests for keys of the table are nested.
struct PassingRecords: ~Copyable {
  private var records: ContiguousArray<KeyRecord> = []
  private var used = 0

  mutating func take(orMake make: () -> KeyRecord) -> KeyRecord {
    if used == records.count { records.append(make()) }
    used += 1
    return records[used - 1]
  }

  /// Takes back the record that was handed out last.
  @inline(never)
  mutating func takeBack() {
    used -= 1
    records[used].endPassing()
  }

  /// Releases all records but the first; none is in use.
  mutating func trim(to kept: Int) {
    if records.count > kept { records = ContiguousArray(records[..<kept]) }
  }
}

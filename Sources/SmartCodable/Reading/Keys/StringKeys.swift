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
    let hash: UInt64
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

  /// The places of entries plus one, by the hashes of their keys, or 0; at most half of them are taken.
  private var places: ContiguousArray<Int32> = []

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
    if places.isEmpty { return nil }
    var slot = slot(of: hash)
    while places[slot] > 0 {
      let place = Int(places[slot]) - 1
      if entries[place].hash == hash, entries[place].hasBytes(text, number) {
        expected = place + 1
        return entries[place].record
      }
      slot = (slot + 1) & (places.count - 1)
    }
    return nil
  }

  mutating func add(_ record: KeyRecord, _ text: String, hash: UInt64) {
    if 2 * (entries.count + 1) > places.count { grow() }
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    entries.append(Entry(text: text, isASCII: isASCII, hash: hash, record: record))
    enter(entries.count - 1)
    expected = entries.count
  }

  private func slot(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (places.count - 1) }

  private mutating func enter(_ place: Int) {
    var slot = slot(of: entries[place].hash)
    while places[slot] > 0 { slot = (slot + 1) & (places.count - 1) }
    places[slot] = Int32(place + 1)
  }

  private mutating func grow() {
    places = ContiguousArray(repeating: 0, count: max(16, 4 * places.count))
    for place in entries.indices { enter(place) }
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

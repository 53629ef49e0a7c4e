/// The keys of an array of alternating keys and values, read strictly before any value.
///
/// Values that are read twice would cost twice as much with each level of a recursive type, so it is decided
/// by the keys whether the standard library's code has to be tried (AGR-4).
enum PairKeys<Key: Hashable> {
  /// All can be read and none are equal, so reading value by value gives what the standard library gives.
  case distinct([Key])

  /// One cannot be read, so the standard library refuses the whole.
  case bad

  /// Only the standard library's code can tell.
  case unknown

  /// Reads the keys, unless one is a container, in which there might be such keys again.
  static func read(_ key: TypeOperations, of array: Int, in reader: Reader) -> PairKeys {
    let tape = reader.tape
    guard tape.has(.array, at: array), tape.memberCount(array).isMultiple(of: 2) else {
      return .unknown
    }
    let mode = reader.settings.mode
    let thrown = reader.misses.traces.thrown
    let repairs = reader.repairs.count
    let isFirst = reader.misses.refusals.isEmpty
    reader.settings.mode = .strict
    defer {
      reader.settings.mode = mode
      reader.forgetReading(restoring: thrown, repairs: repairs)
    }
    var keys: [Key] = []
    keys.reserveCapacity(tape.memberCount(array) / 2)
    var seen: Set<Key> = []
    var index = array + 1
    while index < tape.next(array) {
      if tape.isContainer(index) { return .unknown }
      reader.scopes.path.push(.element(2 * keys.count))
      defer { reader.scopes.path.pop() }
      do throws(Miss) {
        if !key.takesNull, tape.has(.null, at: index) { return .bad }
        let key = try key.decode(Key.self, at: index, in: reader)
        // A model inside a text is repaired in strict decoding too, which has to be reported.
        guard reader.repairs.count == repairs, seen.insert(key).inserted else { return .unknown }
        keys.append(key)
      } catch {
        return .bad
      }
      index = tape.next(tape.next(index))
    }
    // What code tried in vain on its way to a key.
    if isFirst, !reader.misses.refusals.isEmpty {
      reader.misses.refusals.removeAll(keepingCapacity: true)
    }
    return .distinct(keys)
  }
}

/// The loop over the members of an object that all dictionaries share.
///
/// A class, whose methods need no look-up of the metadata of its type.
final class EntryLoop<Key: Hashable, Value> {
  let value: TypeOperations

  /// The name of the dictionary type, for repairs of keys.
  let name: String

  let makeKey: (String) -> Key?

  init(value: TypeOperations, name: String, makeKey: @escaping (String) -> Key?) {
    self.value = value
    self.name = name
    self.makeKey = makeKey
  }

  /// Reads all entries that fit.
  ///
  /// One function without closures but one, since each would have to look up the metadata of the dictionary
  /// and of Optionals for each entry.
  func entries(of object: Int, in reader: Reader) throws(Miss) -> [Key: Value] {
    let end = reader.tape.next(object)
    let isRest = reader.collectsRest(of: object)
    var result: [Key: Value] = [:]
    result.reserveCapacity(reader.tape.memberCount(object))
    var slot = ValueSlot<Value>()
    var dropped: Set<Key> = []
    var refused: Set<[UInt8]> = []
    var hasEqualKeys = false
    var member = object + 1
    while member < end {
      // The first of equal keys wins, even if its value was dropped (PARSE-11, COL-12).
      if isRest, reader.isKnown(member, of: object) {
        // It belongs to another property.
      } else if let key = try key(at: member, in: reader, &refused) {
        if result.index(forKey: key) == nil, dropped.isEmpty || !dropped.contains(key) {
          try fill(&slot, at: member + 1, step: .rawKey(at: member), in: reader)
          if slot.isFilled { result[key] = slot.take() } else { dropped.insert(key) }
        } else {
          hasEqualKeys = true
        }
      }
      member = reader.tape.next(member + 1)
    }
    if hasEqualKeys, reader.isStrict { try checkOthers(of: object, in: reader) }
    return result
  }

  /// Reads the values of names that make a key again, such as "01" after "1".
  ///
  /// The standard library reads them all, so each must fit, although only one is kept (AGR-8).
  @inline(never)
  private func checkOthers(of object: Int, in reader: Reader) throws(Miss) {
    var keys: Set<Key> = []
    var names: Set<String> = []
    var slot = ValueSlot<Value>()
    var member = object + 1
    while member < reader.tape.next(object) {
      let name = reader.tape.string(member)
      if let key = makeKey(name), names.insert(name).inserted, !keys.insert(key).inserted {
        try fill(&slot, at: member + 1, step: .rawKey(at: member), in: reader)
        if slot.isFilled { _ = slot.take() }
      }
      member = reader.tape.next(member + 1)
    }
  }

  /// Updates old entries and adds new ones, and returns whether there was one that fits; a null or invalid
  /// value leaves an old entry unchanged, and is decoded like any other if there is none (UPD-6).
  @discardableResult
  func update(
    _ result: inout [Key: Value],
    with object: Int,
    in reader: Reader
  ) throws(Miss) -> Bool {
    let isRest = reader.collectsRest(of: object)
    var seen: Set<Key> = []
    var refused: Set<[UInt8]> = []
    var hasUpdated = false
    var member = object + 1
    while member < reader.tape.next(object) {
      if isRest, reader.isKnown(member, of: object) {
        // It belongs to another property.
      } else if let key = try key(at: member, in: reader, &refused), seen.insert(key).inserted,
        try update(&result[key], at: member + 1, step: .rawKey(at: member), in: reader)
      {
        hasUpdated = true
      }
      member = reader.tape.next(member + 1)
    }
    return hasUpdated
  }

  private func update(
    _ slot: inout Value?,
    at index: Int,
    step: PathStep,
    in reader: Reader
  ) throws(Miss) -> Bool {
    guard let old = slot else {
      var new = ValueSlot<Value>()
      try fill(&new, at: index, step: step, in: reader)
      if new.isFilled { slot = new.take() }
      return slot != nil
    }
    reader.scopes.path.push(step)
    defer { reader.scopes.path.pop() }
    do throws(Miss) {
      slot = try reader.attempt(value.name) { () throws(Miss) in
        if reader.tape.has(.null, at: index) { throw .null }
        return try value.update(old, at: index, in: reader)
      }
      return true
    } catch {
      let decision = StandIn.decide(after: error, for: .oldEntry, in: reader.settings.mode)
      if decision.source == .failure { throw reader.failWhole(error, Value.self, at: index) }
      reader.misses.traces.strictError = nil
      reader.report(error.kind, wanted: value.name, at: index, action: .initialValue)
      return false
    }
  }

  @inline(__always)
  private func fill(
    _ slot: inout ValueSlot<Value>,
    at index: Int,
    step: PathStep,
    in reader: Reader
  ) throws(Miss) {
    try slot.fill { place throws(Miss) in
      try reader.element(Value.self, value, at: index, step: step, into: place)
    }
  }

  /// The dictionary key for the member's name; a name that makes none is reported, or fails the whole
  /// dictionary.
  @inline(__always)
  private func key(
    at member: Int,
    in reader: Reader,
    _ refused: inout Set<[UInt8]>
  ) throws(Miss) -> Key? {
    let text = reader.tape.string(member)
    if Key.self == String.self { return value.exactly(text, as: Key.self) }
    if let key = makeKey(text) { return key }
    try refuse(text, at: member, in: reader, &refused)
    return nil
  }

  @inline(never)
  private func refuse(
    _ text: String,
    at member: Int,
    in reader: Reader,
    _ refused: inout Set<[UInt8]>
  ) throws(Miss) {
    // A repeated key: the first occurrence wins, and its refusal is reported once (PARSE-11, REP-3).
    guard refused.insert(Array(text.utf8)).inserted else { return }
    reader.scopes.path.push(.rawKey(at: member))
    defer { reader.scopes.path.pop() }
    if StandIn.decide(after: .mismatch, for: .key, in: reader.settings.mode).source == .failure {
      throw reader.failWhole(.mismatch, Key.self, at: member)
    }
    reader.report(.invalid, wanted: name, at: member, action: .droppedElement)
  }
}

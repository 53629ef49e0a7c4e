/// The loop over the members of an object that all dictionaries share.
struct EntryLoop<Key: Hashable, Value> {
  let value: TypeOperations

  /// The name of the dictionary type, for repairs of keys.
  let name: String

  let makeKey: (String) -> Key?

  /// All entries that fit.
  func entries(of object: Int, in state: DecodeState) throws(Miss) -> [Key: Value] {
    var result: [Key: Value] = [:]
    result.reserveCapacity(state.tape.memberCount(object))
    var dropped: Set<Key> = []
    try forEachMember(of: object, in: state) { (key, index) throws(Miss) in
      // Of equal keys the first wins, even if its value was dropped (PARSE-11, COL-12).
      guard result[key] == nil, !dropped.contains(key) else { return }
      let before = result.count
      try entry(at: index, in: state) { result[key] = $0 }
      if result.count == before { dropped.insert(key) }
    }
    return result
  }

  /// Changes old entries and adds new ones; a null or invalid value leaves what is there (UPD-6).
  func update(
    _ result: inout [Key: Value],
    with object: Int,
    in state: DecodeState
  ) throws(Miss) {
    var seen: Set<Key> = []
    try forEachMember(of: object, in: state) { (key, index) throws(Miss) in
      guard seen.insert(key).inserted else { return }
      guard let old = result[key] else {
        if state.tape.has(.null, at: index) { return }
        return try entry(at: index, in: state) { result[key] = $0 }
      }
      let mark = state.collector.count
      do throws(Miss) {
        if state.tape.has(.null, at: index) { throw .null }
        result[key] = try value.update(old, at: index, in: state)
        state.collector.nameContainer(value.name, at: state.path.count, since: mark)
      } catch {
        state.collector.truncate(to: mark)
        state.report(error.kind, wanted: value.name, at: index, action: .initialValue)
      }
    }
  }

  private func forEachMember(
    of object: Int,
    in state: DecodeState,
    _ body: (Key, Int) throws(Miss) -> Void
  ) throws(Miss) {
    var member = object + 1
    let end = state.tape.next(object)
    while member < end {
      state.path.append(.rawKey(at: member))
      if let key = makeKey(state.tape.string(member)) {
        try body(key, member + 1)
      } else {
        state.report(.invalid, wanted: name, at: member, action: .droppedElement)
      }
      state.path.removeLast()
      member = state.tape.next(member + 1)
    }
  }

  /// One value; nil for an Optional one that is bad, else it is dropped or fails the whole.
  func entry(
    at index: Int,
    in state: DecodeState,
    _ body: (Value) -> Void
  ) throws(Miss) {
    let mark = state.collector.count
    do throws(Miss) {
      if !value.takesNull, state.tape.has(.null, at: index) { throw .null }
      body(try value.decode(Value.self, at: index, in: state))
      state.collector.nameContainer(value.name, at: state.path.count, since: mark)
    } catch {
      try state.dropOrReplace(error, value, Value.self, at: index, mark: mark, body)
    }
  }
}

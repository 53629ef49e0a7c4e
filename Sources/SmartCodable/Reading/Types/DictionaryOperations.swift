/// A dictionary whose keys come from the members of an object (COL-11 to COL-14).
///
/// A dictionary of `Any` is never read from a string (STR-5).
final class DictionaryOperations<Key: Hashable, Value>: TypeOperations {
  private let loop: EntryLoop<Key, Value>
  private let readsText: Bool

  /// Whether the loop makes the keys that the standard library makes, and the entries if none are equal or
  /// refused: its own way makes a container and a coding key for each.
  private let makesOwnKeys: Bool

  /// The standard library's way to decode the dictionary, if it differs from this class: an array of
  /// alternating keys and values, or keys that are created from coding keys.
  private let ownWay: TypeOperations?

  /// Creates the operations; with `ownWay`, which is tried first unless its answer is certain, an array of
  /// alternating keys and values is accepted too.
  init(
    value: TypeOperations,
    keyName: String,
    ownWay: TypeOperations? = nil,
    readsText: Bool,
    makesOwnKeys: Bool = false,
    makeKey: @escaping (String) -> Key?
  ) {
    let name = "[\(keyName): \(value.name)\(value.isOptional ? "?" : "")]"
    loop = EntryLoop(value: value, name: name, makeKey: makeKey)
    self.readsText = readsText
    self.makesOwnKeys = makesOwnKeys
    self.ownWay = ownWay
    super.init(name: name, slot: .of([Key: Value].self))
  }

  override func decode<T>(
    _ type: T.Type,
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    if let ownWay, Key.self != Int.self || isSpecial(index, in: reader) {
      // Known before any value is read, since values that are read twice would cost twice as much with each
      // level of a recursive type.
      if makesOwnKeys, !reader.settings.isConverting, reader.tape.has(.object, at: index) {
        var isRead = false
        let entries = try loop.distinctEntries(of: index, in: reader, &isRead)
        if isRead { return place.put(elements: entries) }
      }
      if reader.isStrict { return try ownWay.decode(type, into: place, at: index, in: reader) }
      if ownWay.decodeStrictly(into: place, at: index, in: reader) { return }
    }
    let object = reader.container(.object, at: index, readsText: readsText)
    if object >= 0 { return place.put(elements: try entries(of: object, in: reader)) }
    // Repairing pairs converts keys (LEG-5).
    if ownWay != nil, Key.self != Int.self, reader.settings.mode.fallback == .initialValue {
      let array = reader.container(.array, at: index)
      if array >= 0, reader.tape.memberCount(array).isMultiple(of: 2),
        reader.tape.memberCount(array) > 0
      {
        return place.put(elements: try pairs(of: array, in: reader))
      }
    }
    throw reader.wrongKind(at: index, readsText: readsText)
  }

  /// Whether the integer keys of an object must be left to the standard library to match Foundation's
  /// decoder: it accepts a plus sign (COL-12) and applies key strategies to them (COL-14).
  private func isSpecial(_ index: Int, in reader: Reader) -> Bool {
    let isConverting = reader.settings.isConverting
    if isConverting, reader.isStrict { return true }
    let tape = reader.tape
    guard tape.has(.object, at: index) else { return false }
    var member = index + 1
    while member < tape.next(index) {
      if tape.byteLength(member) > 0 {
        let key = tape.string(member)
        if key.utf8.first == UInt8(ascii: "+") { return true }
        if isConverting, reader.settings.options.key.mayChange(key) { return true }
      }
      member = tape.next(member + 1)
    }
    return false
  }

  /// Entries of the new object replace or update the old ones, or are added (UPD-6).
  override func update<T>(_ old: T, at index: Int, in reader: Reader) throws(Miss) -> T {
    let object = reader.container(.object, at: index, readsText: readsText)
    guard object >= 0 else { return try decode(T.self, at: index, in: reader) }
    var result = exactly(old, as: [Key: Value].self)
    try loop.update(&result, with: object, in: reader)
    return exactly(result, as: T.self)
  }

  override func updateFlat<T>(_ old: T, from index: Int, in reader: Reader) throws(Miss) -> T {
    var result = exactly(old, as: [Key: Value].self)
    try takeFitting(of: index, in: reader) { () throws(Miss) in
      try loop.update(&result, with: index, in: reader)
    }
    return exactly(result, as: T.self)
  }

  override func decodeFlat<T>(
    _ type: T.Type,
    from index: Int,
    in reader: Reader
  ) throws(Miss) -> T {
    var result: [Key: Value] = [:]
    try takeFitting(of: index, in: reader) { () throws(Miss) in
      result = try entries(of: index, in: reader)
      return !result.isEmpty
    }
    return exactly(result, as: type)
  }

  /// Runs `body`, which takes every entry that fits and returns whether there is one; the others belong to
  /// other properties (FLAT-4).
  private func takeFitting(
    of index: Int,
    in reader: Reader,
    _ body: () throws(Miss) -> Bool
  ) throws(Miss) {
    guard index >= 0, reader.tape.has(.object, at: index) else { throw .mismatch }
    let mark = reader.repairs.count
    let elements = reader.settings.mode.elements
    reader.settings.mode.elements = .dropInvalid
    defer {
      reader.settings.mode.elements = elements
      reader.repairs.truncate(to: mark)
    }
    let hasTaken = try body()
    if reader.settings.isUpdating, hasTaken { reader.scopes.touchedFlats += 1 }
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly([Key: Value](), as: type), .typeDefault)
  }

  @inline(__always)
  private func entries(of object: Int, in reader: Reader) throws(Miss) -> [Key: Value] {
    // Decided here, since one function for both would take more stack at each level.
    let areTexts = Key.self == String.self
    if areTexts || Key.self == Int.self, !reader.collectsRest(of: object),
      !areTexts || reader.hasPlainKeys(object)
    {
      var isRead = false
      let entries = try loop.distinctEntries(of: object, areKnown: areTexts, in: reader, &isRead)
      if isRead { return entries }
    }
    return try loop.entries(of: object, in: reader)
  }

  private func pairs(of array: Int, in reader: Reader) throws(Miss) -> [Key: Value] {
    var result: [Key: Value] = [:]
    var seen: Set<Key> = []
    var slot = ValueSlot<Value>()
    var index = array + 1
    for pair in 0..<reader.tape.memberCount(array) / 2 {
      let keyIndex = index
      let valueIndex = reader.tape.next(index)
      index = reader.tape.next(valueIndex)
      guard let key = reader.scalarText(keyIndex).flatMap(loop.makeKey) else {
        reader.scopes.path.push(.element(2 * pair))
        reader.report(.invalid, wanted: name, at: keyIndex, action: .droppedElement)
        reader.scopes.path.pop()
        continue
      }
      // The first of equal keys wins, even if its value was dropped (PARSE-11, COL-12).
      if seen.insert(key).inserted {
        let step = PathStep.element(2 * pair + 1)
        try slot.fill { place throws(Miss) in
          try reader.element(Value.self, loop.value, at: valueIndex, step: step, into: place)
        }
        if slot.isFilled { result[key] = slot.take() }
      }
    }
    return result
  }
}

extension Reader {
  /// The text of a string or number, as a dictionary key is written.
  func scalarText(_ index: Int) -> String? {
    if tape.isString(index) { return tape.string(index) }
    return tape.isNumber(index) ? tape.numberText(index) : nil
  }
}

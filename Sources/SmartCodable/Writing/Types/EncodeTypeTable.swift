/// What one encode state has learned about types and keys; types are never forgotten.
final class EncodeTypeTable {
  @safe @exclusivity(unchecked)
  private var operationsByType: [ObjectIdentifier: EncodeOperations] = [:]
  @safe @exclusivity(unchecked) private var recent = TypeMemo<EncodeOperations>()
  @safe @exclusivity(unchecked) private var modelsByType: [ObjectIdentifier: EncodeModel?] = [:]
  @safe @exclusivity(unchecked)
  private var plainTables = RareTable<ObjectIdentifier, EncodeKeyTables>()
  @safe @exclusivity(unchecked)
  private var recentTables = TypeMemo<(spelling: UInt8, table: Borrowed<EncodeKeyTable>)>()
  @safe @exclusivity(unchecked) private(set) var records = EncodeKeyRecords()
  @safe @exclusivity(unchecked) private(set) var keys: KeyBytes

  /// The numbers of the JSON keys of the records, by record.
  @safe @exclusivity(unchecked) private var names: ContiguousArray<Int32> = []

  /// Whose rules apply; in Foundation's style models, wrappers and collections are ordinary types.
  let style: WritingStyle

  init(_ style: WritingStyle) {
    self.style = style
    keys = KeyBytes(style)
  }

  /// The number of a key, JSON key or coding key.
  @inline(__always)
  func number(of key: String) -> Int32 { keys.number(of: key) }

  /// The records of keys that are written unchanged, by the number of their name, or -1.
  @safe @exclusivity(unchecked) private var plainRecords: ContiguousArray<Int32> = []

  @safe @exclusivity(unchecked) private var plainCount = 0

  /// How many keys passed since keys were last forgotten.
  @safe @exclusivity(unchecked) private var passedCount = 0

  /// How many keys are kept from call to call.
  ///
  /// Further plain ones pass, since they are probably made at run time and never seen again; if there are more
  /// others, all are discarded after the call.
  private static let keptKeys = 1 << 13

  /// The length of the text of the keys that are kept.
  private static let keptBytes = 1 << 20

  func addRecord(
    codingKey: String,
    intValue: Int?,
    ownKey: (any CodingKey)? = nil,
    name: Int32,
    transformer: TransformerBox?
  ) -> EncodeKeyRecord {
    names.append(name)
    return records.add(
      codingKey: codingKey,
      intValue: intValue,
      ownKey: ownKey,
      name: name,
      hash: keys.hashes[Int(name)],
      mark: keys.marks[Int(name)],
      transformer: transformer
    )
  }

  // MARK: Forgetting

  /// The key tables of types and models, which live as long as this table.
  private var keyTables: [EncodeKeyTable] = []

  /// The last table that belongs to a closure and so to its call; what uses it beyond the next one retains it.
  @safe @exclusivity(unchecked) private var passingTable: EncodeKeyTable?

  /// Keeps a table as long as this one, or only until the next of a closure.
  func keep(_ table: EncodeKeyTable, isPassing: Bool) {
    if isPassing { passingTable = table } else { keyTables.append(table) }
  }

  /// Ends the call: discards all keys if there are too many to keep, or if so many passed that others
  /// may deserve the records, but keeps the memory for later ones.
  func endKeys() {
    records.endPassing()
    passingTable = nil
    if max(records.count, passedCount) > Self.keptKeys || keys.byteCount > Self.keptBytes {
      forgetKeys()
    }
  }

  private func forgetKeys() {
    for table in keyTables { table.forgetKeys() }
    plainCount = 0
    passedCount = 0
    plainRecords.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    records.removeAll()
    keys.removeAll()
  }

  /// Releases the memory of discarded keys.
  func trimKeys() {
    if records.count == 0 { records = EncodeKeyRecords() }
  }

  /// Prepares for not returning to the pool: containers that are still in use must not be kept, since
  /// they retain the state, which retains this table.
  func abandon() {
    keepsContainers = false
    hasCheckedContainers = true
    for table in keyTables { table.discardContainers() }
  }

  /// The record of a key that is written unchanged; all key types share it.
  ///
  /// Only a key that `mayPass` gets the passing record.
  func plainRecord(_ key: String, _ intValue: Int? = nil, mayPass: Bool = false) -> EncodeKeyRecord
  {
    var (hash, name) = keys.find(key)
    if name < 0 {
      if mayPass, plainCount >= Self.keptKeys, intValue == nil {
        passedCount += 1
        return records.pass(key, hash: hash, anyMark: keys.marks[0])
      }
      name = keys.add(key, hash)
    }
    let place = Int(name)
    if place < plainRecords.count, plainRecords[place] >= 0 {
      let known = records[plainRecords[place]]
      if known.intValue == intValue { return known }
    }
    while plainRecords.count <= place { plainRecords.append(-1) }
    let record = addRecord(codingKey: key, intValue: intValue, name: name, transformer: nil)
    plainRecords[place] = record.id
    plainCount += 1
    return record
  }

  /// A record that may be used at any time during the call.
  @inline(__always)
  func lasting(_ record: EncodeKeyRecord) -> EncodeKeyRecord {
    record.isPassing ? plainRecord(record.codingKey) : record
  }

  /// The number of the JSON key of nodes with this key.
  @inline(__always)
  func name(ofKey key: Int32) -> Int32 { names[Int(key)] }

  // MARK: Containers that are used again

  /// Whether containers may be kept for reuse; checked on the first container.
  @safe @exclusivity(unchecked) private var keepsContainers = RecycledBox.isAllowed
  @safe @exclusivity(unchecked) private var hasCheckedContainers = false

  /// The table that most recently handed out a kept container for the first time in this call; each
  /// links to the previous one.
  @safe @exclusivity(unchecked) private var lastLender: EncodeKeyTable?

  func allowsKeeping<K: CodingKey>(_ container: KeyedEncodingContainer<K>) -> Bool {
    if !hasCheckedContainers {
      hasCheckedContainers = true
      keepsContainers = keepsContainers && RecycledBox.isReference(container)
    }
    return keepsContainers
  }

  @inline(__always)
  func noteLending(_ table: EncodeKeyTable) {
    if table.isLender { return }
    table.isLender = true
    table.lenderBefore = lastLender
    lastLender = table
  }

  /// Ends the call: containers that user code has released no longer retain the state.
  func endLending() {
    while let table = lastLender {
      lastLender = table.lenderBefore
      table.endLending()
    }
  }

  // MARK: Types

  /// The operations for a type.
  func operations<T: Encodable>(for type: T.Type) -> EncodeOperations {
    recent[ObjectIdentifier(T.self)] ?? findOperations(for: T.self)
  }

  @inline(never)
  private func findOperations<T: Encodable>(for type: T.Type) -> EncodeOperations {
    let id = ObjectIdentifier(T.self)
    let made = operationsByType[id] ?? EncodeOperations.make(for: T.self, in: self)
    // As for models; records borrow them.
    let operations = operationsByType[id] ?? made
    operationsByType[id] = operations
    recent[id] = operations
    return operations
  }

  /// What a model type declares about the keys of its properties, or nil for other types.
  func model(for type: Any.Type) -> EncodeModel? {
    if let known = modelsByType[ObjectIdentifier(type)] { return known }
    let made = (type as? any SmartMapping.Type).map { EncodeModel($0, style) }
    // Its code may have asked for the same meanwhile; those in use are never replaced.
    if let known = modelsByType[ObjectIdentifier(type)] { return known }
    modelsByType[ObjectIdentifier(type)] = .some(made)
    return made
  }

  /// The table for a coding key type in a plain type or nested container.
  @inline(__always)
  func plainTable<K: CodingKey>(
    for keyType: K.Type,
    in state: EncodeState
  ) -> Borrowed<EncodeKeyTable> {
    let recent = recentTables[ObjectIdentifier(K.self)]
    if let recent, recent.spelling == state.spelling.id { return recent.table }
    return findPlainTable(for: keyType, in: state)
  }

  @inline(never)
  private func findPlainTable<K: CodingKey>(
    for keyType: K.Type,
    in state: EncodeState
  ) -> Borrowed<EncodeKeyTable> {
    let id = ObjectIdentifier(K.self)
    var tables = plainTables[id] ?? EncodeKeyTables()
    let table = tables.table(for: keyType, model: nil, in: state)
    // A closure belongs to its call.
    if state.spelling.isPathBound { return table }
    plainTables[id] = tables
    recentTables[id] = (state.spelling.id, table)
    return table
  }
}

/// What one encode state has learned about types and keys; it only grows.
final class EncodeTypeTable {
  @safe @exclusivity(unchecked)
  private var operationsByType: [ObjectIdentifier: EncodeOperations] = [:]
  @safe @exclusivity(unchecked) private var modelsByType: [ObjectIdentifier: EncodeModel?] = [:]
  @safe @exclusivity(unchecked) private var plainTables = EncodeKeyTables()
  @safe @exclusivity(unchecked) private(set) var records = EncodeKeyRecords()
  @safe @exclusivity(unchecked) private(set) var keys: KeyBytes

  /// The names of the records, by record.
  @safe @exclusivity(unchecked) private var names: ContiguousArray<Int32> = []

  /// Whether models are ordinary types, and wrappers and the standard library's collections too.
  let style: WritingStyle

  init(_ style: WritingStyle) {
    self.style = style
    keys = KeyBytes(style)
  }

  /// The number of a key, JSON key or coding key.
  @inline(__always)
  func number(of key: String) -> Int32 { keys.number(of: key) }

  /// Records of keys that belong to no key type, by name.
  private var anonymous: [Int32: EncodeKeyRecord] = [:]

  func addRecord(
    codingKey: String,
    intValue: Int?,
    name: Int32,
    transformer: (any ValueTransformable)?
  ) -> EncodeKeyRecord {
    names.append(name)
    return records.add(
      codingKey: codingKey,
      intValue: intValue,
      name: name,
      mark: keys.marks[Int(name)],
      transformer: transformer.map { TransformerBox($0) }
    )
  }

  // MARK: Forgetting

  /// The key tables of types and models, which last as long as this one.
  private var keyTables: [EncodeKeyTable] = []

  func keep(_ table: EncodeKeyTable) { keyTables.append(table) }

  /// Forgets all keys, since more were learned than is worth keeping, as dictionaries with keys made up
  /// at run time have them; the memory is kept for the next ones.
  func forgetKeys() {
    for table in keyTables { table.forgetKeys() }
    anonymous.removeAll()
    names.removeAll(keepingCapacity: true)
    records.removeAll()
    keys.removeAll()
  }

  /// Gives back the memory of keys that were forgotten.
  func trimKeys() {
    if records.count == 0 { records = EncodeKeyRecords() }
  }

  /// Prepares for never coming back to the pool: containers that are still in use must not be kept, since
  /// they keep the state, which keeps this table.
  func abandon() {
    keepsContainers = false
    hasCheckedContainers = true
    for table in keyTables { table.discardContainers() }
  }

  /// The record of a key that is written as it is.
  func record(named name: String) -> EncodeKeyRecord {
    let number = keys.number(of: name)
    if let known = anonymous[number] { return known }
    let record = addRecord(codingKey: name, intValue: nil, name: number, transformer: nil)
    anonymous[number] = record
    return record
  }

  /// The number of the JSON key of nodes with this record.
  @inline(__always)
  func name(ofKey key: Int32) -> Int32 { names[Int(key)] }

  // MARK: Containers that are used again

  /// Whether containers may be kept: unknown until there is one to look at.
  @safe @exclusivity(unchecked) private(set) var keepsContainers = RecycledBox.isAllowed
  @safe @exclusivity(unchecked) private var hasCheckedContainers = false

  /// The last table that lent a kept container to this call for the first time; each leads to the
  /// one before.
  @safe @exclusivity(unchecked) private var lastLender: EncodeKeyTable?

  func allowsKeeping<K: CodingKey>(_ container: KeyedEncodingContainer<K>) -> Bool {
    if !hasCheckedContainers {
      hasCheckedContainers = true
      keepsContainers = keepsContainers && ContainerShelf.isReference(container)
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

  /// Ends the call: containers that user code has given back no longer hold the state.
  func endLending() {
    while let table = lastLender {
      lastLender = table.lenderBefore
      table.endLending()
    }
  }

  // MARK: Types

  /// The operations for a type.
  func operations<T: Encodable>(for type: T.Type) -> EncodeOperations {
    if let known = operationsByType[ObjectIdentifier(type)] { return known }
    let made = EncodeOperations.make(for: type, in: self)
    operationsByType[ObjectIdentifier(type)] = made
    return made
  }

  /// What a type says about the keys of its properties, or nil if it says nothing.
  func model(for type: Any.Type) -> EncodeModel? {
    if let known = modelsByType[ObjectIdentifier(type)] { return known }
    let made = (type as? any SmartMapping.Type).map { EncodeModel($0, style) }
    modelsByType[ObjectIdentifier(type)] = .some(made)
    return made
  }

  /// The table for a kind of coding key in a plain type or nested container.
  func plainTable<K: CodingKey>(for keyType: K.Type, in state: EncodeState) -> EncodeKeyTable {
    plainTables.table(for: keyType, model: nil, in: state)
  }
}

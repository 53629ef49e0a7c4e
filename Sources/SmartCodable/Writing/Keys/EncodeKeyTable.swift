import ModelSupport

/// The records of one coding key type, for one model and one spelling.
///
/// Keys of at most one byte, such as an enum's, find their records by that byte, all others by string;
/// keys of one byte find them by both as soon as one is not constant.
///
/// Invariant: the block holds a record or nil for each of the 256 bytes if the key is a byte.
@safe
final class EncodeKeyTable {
  let keyType: ObjectIdentifier

  /// The model whose mapping and transformers apply, or nil for plain types and nested containers.
  ///
  /// Unowned: the type table owns the tables and the models.
  unowned let model: EncodeModel?

  private let spelling: KeySpelling
  private let isByteKeyed: Bool

  /// Whether keys are at most one trivial byte, so that they may be kept, and are handed out in paths.
  private let keepsKeys: Bool
  private let isEmptyKeyed: Bool

  private let byByte: UnsafeMutablePointer<EncodeKeyRecord?>

  /// The records of keys of one byte if not all are constant; then there are none by byte.
  @safe @exclusivity(unchecked) private var changing: ChangingKeys<EncodeKeyRecord>?

  /// The indexes of records in ``EncodeTypeTable/records``, by the number of their coding key's text; plain
  /// keys have theirs in the type table.
  @safe @exclusivity(unchecked) private var byText: [Int32: Int32] = [:]

  /// Whether every coding key is its own JSON key and has nothing else to look up.
  private let isPlain: Bool

  /// Whether the keys are known to be those of the value whose code writes by them, or of no model.
  @safe @exclusivity(unchecked) private(set) var isOwn = false

  @safe @exclusivity(unchecked) private var owner: EncodeModel?

  /// The model that the keys are declared in, if it is neither that of this table nor a superclass of it.
  func findOwner<K: CodingKey>(of keyType: K.Type, in types: EncodeTypeTable) -> EncodeModel? {
    if owner == nil, let type = EnclosingType.of(K.self),
      !(model.map { EnclosingType.isKind($0.type, of: type) } ?? false)
    {
      owner = types.model(for: type)
    }
    isOwn = owner == nil
    return owner
  }

  init<K: CodingKey>(
    _ keyType: K.Type,
    model: EncodeModel?,
    spelling: KeySpelling,
    types: EncodeTypeTable
  ) {
    self.keyType = ObjectIdentifier(K.self)
    self.model = model
    self.spelling = Self.holdsData(keyType, types) ? KeySpelling() : spelling
    isPlain = model == nil && self.spelling.isIdentity
    boxOpener = BoxOpener(for: KeyedEncodingContainer<K>.self)
    let size = MemoryLayout<K>.size
    keepsKeys = size <= 1 && _isPOD(K.self)
    isByteKeyed = keepsKeys && !spelling.isPathBound
    isEmptyKeyed = size == 0
    unsafe byByte = .allocate(capacity: isByteKeyed ? 256 : 1)
    unsafe byByte.initialize(repeating: nil, count: isByteKeyed ? 256 : 0)
  }

  /// Whether this is the key type with which the standard library encodes a dictionary: such keys are
  /// data (ENC-9), except in Foundation's style.
  private static func holdsData(_ keyType: Any.Type, _ types: EncodeTypeTable) -> Bool {
    types.style == .smart && String(reflecting: keyType) == "Swift._DictionaryCodingKey"
  }

  deinit { unsafe byByte.deallocate() }

  /// The record of a key in an object.
  @inline(__always)
  func record<K: CodingKey>(for key: K, in object: Int32, _ state: EncodeState) -> EncodeKeyRecord {
    if isByteKeyed, let record = unsafe byByte[key.byte(isEmpty: isEmptyKeyed)] { return record }
    return slowRecord(key, in: object, state)
  }

  @inline(never)
  private func slowRecord<K: CodingKey>(
    _ key: K,
    in object: Int32,
    _ state: EncodeState
  ) -> EncodeKeyRecord {
    if isByteKeyed { return newRecord(key, key.byte(isEmpty: isEmptyKeyed), in: object, state) }
    if keepsKeys { return makeRecord(key.stringValue, key.intValue, key, in: object, state) }
    return stringKeyed(key.stringValue, key.intValue, in: object, state)
  }

  /// The record of a key that has none by its byte yet.
  private func newRecord<K: CodingKey>(
    _ key: K,
    _ byte: Int,
    in object: Int32,
    _ state: EncodeState
  ) -> EncodeKeyRecord {
    let (text, number) = (key.stringValue, key.intValue)
    if changing == nil, key.isConstant(text) {
      let record = makeRecord(text, number, key, in: object, state)
      unsafe byByte[byte] = record
      return record
    }
    if changing == nil { startChanging() }
    if let known = changing?.find(byte, text, number) { return known }
    let record = makeRecord(text, number, key, in: object, state)
    changing?.add(record, byte, text, number)
    return record
  }

  /// Turns off finding by byte.
  private func startChanging() {
    var keys = ChangingKeys<EncodeKeyRecord>()
    for byte in 0..<256 {
      guard let record = unsafe byByte[byte] else { continue }
      keys.add(record, byte, record.codingKey, record.intValue)
      unsafe byByte[byte] = nil
    }
    changing = keys
  }

  // MARK: Containers

  @safe @exclusivity(unchecked) private var shelf = ContainerShelf()
  private let boxOpener: BoxOpener

  /// A container that writes the members of an object, and may have to retain a super encoder.
  func container<K: CodingKey>(
    keyedBy keyType: K.Type,
    for object: Int32,
    in state: EncodeState,
    heldBy holder: SuperEncoder?
  ) -> KeyedEncodingContainer<K> {
    // A kept one would retain the super encoder until it is used again.
    guard holder == nil, let (box, wasIdle) = shelf.take(for: object, in: state) else {
      return makeContainer(keyedBy: keyType, for: object, in: state, heldBy: holder)
    }
    if wasIdle { state.types.noteLending(self) }
    return boxOpener.container(of: box)
  }

  @inline(never)
  private func makeContainer<K: CodingKey>(
    keyedBy keyType: K.Type,
    for object: Int32,
    in state: EncodeState,
    heldBy holder: SuperEncoder?
  ) -> KeyedEncodingContainer<K> {
    let target = KeyedTarget(state, self, object, heldBy: holder)
    let container = KeyedEncodingContainer(KeyedEncoder<K>(target: target))
    // Not the table's own spelling: the keys of a dictionary have none.
    guard holder == nil, !state.spelling.isPathBound, shelf.hasRoom,
      state.types.allowsKeeping(container)
    else { return container }
    // The table keeps the target, which must not retain it.
    target.tableOwner = nil
    shelf.keep(container, target)
    state.types.noteLending(self)
    return container
  }

  /// Releases all kept containers; from now on each is created anew.
  func discardContainers() { shelf.removeAll() }

  /// Whether the table is in the list of tables that have handed out a kept container in this call.
  @safe @exclusivity(unchecked) var isLender = false

  /// The next table in that list.
  @safe @exclusivity(unchecked) var lenderBefore: EncodeKeyTable?

  func endLending() {
    isLender = false
    lenderBefore = nil
    shelf.endLending()
  }

  /// Forgets all records before they are removed.
  func forgetKeys() {
    byText = [:]
    if changing != nil { changing = ChangingKeys() }
    if isByteKeyed { unsafe byByte.update(repeating: nil, count: 256) }
  }

  // MARK: Records by string

  /// The record of the key of a superclass; in Foundation's style it is spelled like every other key.
  func superRecord(in object: Int32, _ state: EncodeState) -> EncodeKeyRecord {
    state.style == .smart
      ? state.plainRecord("super", nil, in: object) : stringKeyed("super", nil, in: object, state)
  }

  private func stringKeyed(
    _ key: String,
    _ number: Int?,
    in object: Int32,
    _ state: EncodeState
  ) -> EncodeKeyRecord {
    if spelling.isPathBound { return makeRecord(key, number, in: object, state) }
    if isPlain { return state.plainRecord(key, number, in: object) }
    let types = state.types
    let text = types.number(of: key)
    if let known = byText[text] {
      let record = types.records[known]
      return record.intValue == number ? record : makeRecord(key, number, in: object, state)
    }
    let record = makeRecord(key, number, in: object, state)
    byText[text] = record.id
    return record
  }

  @inline(never)
  private func makeRecord(
    _ codingKey: String,
    _ number: Int?,
    _ key: (any CodingKey)? = nil,
    in object: Int32,
    _ state: EncodeState
  ) -> EncodeKeyRecord {
    let shown = key ?? NameKey.key(codingKey, number)
    let name = state.withStrategyPath(of: object) { path in
      spelling.name(of: shown, mapping: model?.mapping, in: &path) {
        state.containerPath(of: object)
      }
    }
    return state.types.addRecord(
      codingKey: codingKey,
      intValue: number,
      ownKey: keepsKeys ? key : nil,
      name: state.types.number(of: name),
      transformer: model?.transformer(of: codingKey).map { TransformerBox($0) }
    )
  }
}

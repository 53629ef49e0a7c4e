import ModelSupport

/// The records of one coding key type, for one model under one key strategy.
///
/// Keys of at most one byte, such as an enum's, find their records by that byte, all others by string;
/// keys of one byte find them by both as soon as one is not constant.
///
/// Invariants: `byByte` has 256 entries if keys are bytes, owned by the table; the type table retains
/// the records in it for as long as the table lives.
@safe
final class KeyTable {
  let keyType: ObjectIdentifier

  /// Whether a key's single byte identifies it.
  private let isByteKeyed: Bool
  private let isEmptyKeyed: Bool
  private let mapping: ModelMapping?
  private let strategy: KeyStrategyID
  private unowned let types: TypeTable

  private let boxOpener: BoxOpener

  /// Whether a text is one of the keys, if they are the cases of an enum.
  private let isKey: (String) -> Bool

  private let byByte: UnsafeMutablePointer<Borrowed<KeyRecord>?>

  /// The records of string keys.
  @safe @exclusivity(unchecked) private var byString = StringKeys()
  @safe @exclusivity(unchecked) private var passing = PassingRecords()

  private var names: [KeyText: KeyName] = [:]

  /// The records of keys of one byte if not all are constant; then there are none by byte.
  @safe @exclusivity(unchecked) private var changing: ChangingKeys<KeyRecord>?

  init<K: CodingKey>(
    _ keyType: K.Type,
    mapping: ModelMapping?,
    strategy: KeyStrategyID,
    types: TypeTable
  ) {
    self.keyType = ObjectIdentifier(K.self)
    isForDictionaries = String(reflecting: K.self) == "Swift._DictionaryCodingKey"
    // The keys of a dictionary are no properties.
    self.mapping = isForDictionaries ? nil : mapping
    self.strategy = strategy
    self.types = types
    boxOpener = BoxOpener(for: KeyedDecodingContainer<K>.self)
    let size = MemoryLayout<K>.size
    isByteKeyed = size <= 1 && _isPOD(K.self)
    isKey = { K(stringValue: $0)?.stringValue.utf8.elementsEqual($0.utf8) ?? false }
    isEmptyKeyed = size == 0
    let count = isByteKeyed ? 256 : 0
    unsafe byByte = UnsafeMutablePointer.allocate(capacity: count)
    unsafe byByte.initialize(repeating: nil, count: count)
  }

  deinit {
    unsafe byByte.deallocate()
  }

  /// The frames for containers with this table; those in use come first.
  @safe @exclusivity(unchecked) private var frames = Stack<Frame>()
  @safe @exclusivity(unchecked) private var usedFrames = 0

  @inline(__always)
  func takeFrame(in reader: Reader) -> Frame { borrowFrame(in: reader).object }

  @inline(__always)
  func borrowFrame(in reader: Reader) -> Borrowed<Frame> {
    if usedFrames == frames.count { addFrame(in: reader) }
    usedFrames += 1
    return Borrowed(frames[usedFrames - 1])
  }

  @inline(never)
  private func addFrame(in reader: Reader) { frames.push(Frame(self, in: reader)) }

  /// The container for a box that was taken from a container with a frame of this table.
  @inline(__always)
  func container<K: CodingKey>(
    of box: AnyObject,
    keyedBy type: K.Type
  ) -> KeyedDecodingContainer<K> {
    assert(keyType == ObjectIdentifier(K.self))
    return boxOpener.container(of: box)
  }

  /// Takes back the frame that was handed out last; returns false if user code still holds it.
  @inline(__always)
  func takeBackFrame() -> Bool {
    usedFrames -= 1
    let isFree = isFree(usedFrames)
    if !isFree { replaceFrame() }
    return isFree
  }

  /// Whether user code has let go of a frame that was handed out.
  @inline(__always)
  private func isFree(_ place: Int) -> Bool {
    frames[place].box == nil
      ? isKnownUniquelyReferenced(&frames[place]) : isKnownUniquelyReferenced(&frames[place].box)
  }

  /// Takes back the frame that was handed out last, if it is that of a nested container, which is always
  /// counted, and user code has let go of it.
  func takeBackNestedFrame() -> Bool {
    let last = usedFrames - 1
    guard Borrowed(frames[last]).with({ $0.isNested }), isFree(last) else { return false }
    usedFrames = last
    return true
  }

  /// The number of frames, in use or not, that there is room for.
  var frameCapacity: Int { frames.capacity }

  /// Releases all frames, which retain the reader, and passing records but the first; none is in use.
  func trimSpares(to kept: Int) {
    passing.trim(to: kept)
    while frames.count > kept { frames.pop().giveUpBox() }
    frames.trim(to: kept)
    for place in 0..<frames.count { frames[place].trim() }
  }

  @inline(never)
  private func replaceFrame() {
    let frame = frames[usedFrames]
    frame.keepPath()
    frame.letGo()
    frames[usedFrames] = Frame(self, in: frame.reader)
  }

  /// Whether the keys are known to be those of the instance whose code asks by them, or of none.
  @safe @exclusivity(unchecked) private(set) var isOwn = false

  /// Whether the keys are known to be those of another plain type than the one whose code asks by them: in
  /// strict decoding neither of them has a mapping or initial values.
  @safe @exclusivity(unchecked) private(set) var isOfPlainTypes = false

  @safe @exclusivity(unchecked) private var owner: ModelInfo?

  /// Whether the standard library reads a dictionary by these keys.
  let isForDictionaries: Bool

  /// What is known of the instance that the keys belong to, if it is not that of this table.
  ///
  /// The types are those of the table.
  func findOwner<K: CodingKey>(of keyType: K.Type, besides info: ModelInfo) -> ModelInfo? {
    if owner == nil { owner = types.owner(of: K.self, besides: info) }
    isOwn = owner == nil && !isForDictionaries
    if let owner { isOfPlainTypes = mapping == nil && owner.mapping == nil }
    return owner
  }

  /// Whether the keys are those of a model, or of a plain type, which has no mapping.
  var isForModel: Bool { mapping != nil }

  /// Whether the names of members may differ from their keys in the document.
  var renames: Bool { mapping?.renames ?? false }

  var isForUpdates: Bool { strategy.isUpdating }

  /// Whether this is the table for these keys under this strategy.
  @inline(__always)
  func serves(_ keyType: ObjectIdentifier, _ strategy: KeyStrategyID) -> Bool {
    self.keyType == keyType && self.strategy == strategy
  }

  /// The record of a key, until it is released.
  @inline(__always)
  func record<K: CodingKey>(for key: K) -> Borrowed<KeyRecord> {
    if isByteKeyed, let record = unsafe byByte[key.byte(isEmpty: isEmptyKeyed)] { return record }
    return slowRecord(key)
  }

  /// Ends the use of the record that was handed out last and is not released yet.
  @inline(__always)
  func release(_ record: Borrowed<KeyRecord>) {
    if !isByteKeyed, record.with({ $0.isPassing }) { passing.takeBack() }
  }

  /// The step of a key in paths, which outlives its record.
  func step<K: CodingKey>(of key: K) -> PathStep {
    let record = record(for: key)
    defer { release(record) }
    return .record(record.object)
  }

  @inline(never)
  private func slowRecord<K: CodingKey>(_ key: K) -> Borrowed<KeyRecord> {
    let (text, number) = (key.stringValue, key.intValue)
    guard isByteKeyed else { return Borrowed(stringKeyed(key, text, number)) }
    let byte = key.byte(isEmpty: isEmptyKeyed)
    if changing == nil, key.isConstant(text) {
      let record = Borrowed(makeRecord(key, text, number, isLasting: true))
      unsafe byByte[byte] = record
      return record
    }
    if changing == nil { startChanging() }
    if let known = changing?.find(byte, text, number) { return Borrowed(known) }
    let record = makeRecord(key, text, number, isLasting: false)
    changing?.add(record, byte, text, number)
    return Borrowed(record)
  }

  /// Turns off finding by byte.
  private func startChanging() {
    var keys = ChangingKeys<KeyRecord>()
    for byte in 0..<256 {
      guard let record = unsafe byByte[byte]?.object else { continue }
      keys.add(record, byte, record.codingKey, record.integerKey)
      unsafe byByte[byte] = nil
    }
    changing = keys
  }

  private func stringKeyed<K: CodingKey>(
    _ key: K,
    _ text: String,
    _ number: Int?
  ) -> KeyRecord {
    if let record = byString.next(text, number) { return record }
    let hash = KeyHash.of(text)
    if let record = byString.find(text, number, hash: hash) { return record }
    let passes = byString.passes(text)
    if passes, mapping?.mentions(text) != true { return passingRecord(key, text, number, hash) }
    let record = makeRecord(key, text, number, isLasting: !passes)
    byString.add(record, text)
    return record
  }

  private func passingRecord<K: CodingKey>(
    _ key: K,
    _ text: String,
    _ number: Int?,
    _ hash: UInt64
  ) -> KeyRecord {
    let record = passing.take {
      KeyRecord(
        id: 0,
        codingKey: "",
        integerKey: nil,
        pathKey: PathKey(stringValue: ""),
        propertyName: "",
        keyType: K.self,
        candidates: [KeyRecord.Candidate(name: KeyName("", bit: 0), path: nil)],
        isForModel: isForModel,
        transformer: nil,
        strategy: strategy,
        passingKeys: types.passingKeys
      )
    }
    record.pass(text, number, propertyName: CaseName.of(key) ?? text, hash: hash)
    return record
  }

  @inline(never)
  private func makeRecord<K: CodingKey>(
    _ key: K,
    _ codingKey: String,
    _ number: Int?,
    isLasting: Bool
  ) -> KeyRecord {
    let candidates = mapping?.candidates(for: codingKey)
    return types.addRecord(isLasting: isLasting) { id in
      KeyRecord(
        id: id,
        codingKey: codingKey,
        integerKey: number,
        pathKey: isByteKeyed ? key : NameKey.key(codingKey, number),
        propertyName: CaseName.of(key) ?? codingKey,
        keyType: K.self,
        candidates: (candidates ?? [codingKey])
          .map { text in
            KeyRecord.Candidate(
              name: name(text),
              path: candidates == nil ? nil : NestedKeyPath(candidate: text)
            )
          },
        isForModel: isForModel,
        transformer: mapping?.transformer(for: codingKey),
        strategy: strategy
      )
    }
  }

  private func name(_ text: String) -> KeyName {
    let key = KeyText(text)
    if let known = names[key] { return known }
    let name = KeyName(text, bit: names.count < 64 ? 1 << UInt64(names.count) : 0)
    names[key] = name
    return name
  }

  /// Whether another property than `own` reads the JSON key.
  ///
  /// Keys that are no enum may take any text, so that only the mapped ones are known.
  func hasProperty(for key: String, besides own: String) -> Bool {
    if let mapped = mapping?.codingKey(reading: key) { return mapped != own }
    return isByteKeyed && key != own && mapping?.candidates(for: key) == nil && isKey(key)
  }

  /// Maps a raw key to its coding key, or to nil if another key has taken that name.
  func codingKey(forRawKey raw: String, converted: String) -> String? {
    if let mapped = mapping?.codingKey(reading: raw) ?? mapping?.codingKey(reading: converted) {
      return mapped
    }
    return mapping?.candidates(for: converted) == nil ? converted : nil
  }
}

/// Reads the case name of an enum value from the runtime.
enum CaseName {
  @_silgen_name("swift_EnumCaseName")
  private static func runtimeCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

  /// The name of the case, or nil if the key is not an enum.
  ///
  /// Synthesized coding keys are named like their properties, whatever their strings are, and no public
  /// API returns the name: `CodingKey` overrides the description.
  static func of<K: CodingKey>(_ key: K) -> String? {
    guard RuntimeFields.isEnum(key), let name = unsafe runtimeCaseName(key) else { return nil }
    return unsafe String(cString: name)
  }
}

extension CodingKey {
  /// The key as a byte; valid for a trivial type of size 1, whose only byte of memory is its number, or of size 0.
  @inline(__always)
  func byte(isEmpty: Bool) -> Int { isEmpty ? 0 : unsafe Int(unsafeBitCast(self, to: UInt8.self)) }
}

import ModelSupport

/// The decoding of one instance: provides its initial values, which are made at most once (DEF-5).
///
/// All containers of the instance share it, including those of superclasses. Activations are recycled;
/// a decoder retains its activation, which retains the reader.
final class Activation {
  let reader: Reader
  let info: ModelInfo

  @safe @exclusivity(unchecked) private var fresh: InitialValues?

  /// The value of `fresh`, for access without reference counting.
  @safe @exclusivity(unchecked) private var lent: Borrowed<InitialValues>?

  /// Whether `fresh` has values, and whether they are those of an existing instance.
  @safe @exclusivity(unchecked) private var isFilled = false
  @safe @exclusivity(unchecked) private var isLent = false

  /// What was asked for while an existing instance is updated.
  @safe @exclusivity(unchecked) private(set) var requests = UpdateRequests()

  /// Whether only user code retains it, which kept a decoder beyond its scope.
  @safe @exclusivity(unchecked) fileprivate(set) var isGivenUp = false

  init(_ info: ModelInfo, in reader: Reader) {
    self.reader = reader
    self.info = info
  }

  /// Whether an existing instance is updated; what an update decodes anew is not (UPD-5).
  var isPatching: Bool { isLent }

  /// The initial value of a property, if there is one of this type.
  func initialValue<T>(of record: KeyRecord, as type: T.Type) -> T? {
    if !isFilled { fill() }
    return lent?.with { $0.value(of: record, as: type) }
  }

  /// Whether the initial value of a property is nil, if there is one.
  func isInitiallyNil(_ record: KeyRecord) -> Bool? {
    if !isFilled { fill() }
    return lent?.with { $0.anyValue(of: record) }.map(OptionalProbing.isNil)
  }

  /// The initial value of a field, if there is one.
  func initialValue(of field: FieldOffsets.Field) -> Any? {
    if !isFilled { fill() }
    return lent?.with { $0.value(of: field) }
  }

  /// Where the initial value of a property is in memory, if it is known and of exactly this type.
  func initialPlace(of record: KeyRecord, as type: Any.Type) -> InitialValues.Place? {
    if !isFilled { fill() }
    return lent?.with { $0.place(of: record, as: type) }
  }

  /// Notes in an update what became of a request for a key; `type` is the requested one if the old value may be
  /// of another.
  ///
  /// A nested container gives no old values, and its record is not the model's.
  func note(
    _ record: KeyRecord,
    _ outcome: UpdateRequests.Outcome,
    as type: Any.Type?,
    isNested: Bool,
    isHidden: Bool
  ) {
    guard isLent else { return }
    if isHidden { requests.hasHidden = true }
    lent?
      .with { values in
        let fields =
          isNested ? record.findFields(in: values.offsets) : record.fields(in: values.offsets)
        let isForeign = type.map { type in fields.count != 1 || !fields[0].holds(type) } ?? true
        requests.add(
          fields,
          of: values.offsets,
          isForeign ? outcome : outcome.subtracting(.lost)
        )
      }
  }

  /// Notes in an update that the value was read as a whole, which no key names.
  func noteWhole() { if isLent { requests.otherValues += 1 } }

  /// Notes in an update that code looked at the keys themselves.
  func noteKeys() { if isLent { requests.hasKeys = true } }

  /// Notes in an update that the value of the only property of a type was found.
  func noteOnly(_ type: Any.Type) {
    lent?
      .with { values in
        requests.add(values.offsets.fields.filter { $0.type == type }, of: values.offsets, .found)
      }
  }

  /// The old value of the only property of a type, if an update is to keep parts of it.
  func onlyValue<T>(as type: T.Type) -> T? {
    guard isLent else { return nil }
    return lent?.with { $0.onlyValue(as: type) }
  }

  @inline(never)
  private func fill() {
    if fresh == nil {
      fresh = info.makeInitialValues()
      lent = fresh.map { Borrowed($0) }
    }
    lent?.with { $0.fill() }
    isFilled = true
    reader.scopes.hasInitialValues = true
  }

  /// Forgets what was asked for, since the code runs once more.
  func forgetRequests() { requests.reset() }

  /// Uses the values of an existing instance instead of initial ones.
  func start(with values: InitialValues) {
    fresh = values
    lent = Borrowed(values)
    isFilled = true
    isLent = true
    reader.scopes.hasInitialValues = true
  }

  @inline(__always)
  func finish() {
    if isFilled { forget() }
  }

  @inline(never)
  private func forget() {
    if isLent {
      fresh = nil
      lent = nil
      requests.reset()
    } else {
      lent?.with { $0.empty() }
    }
    isFilled = false
    isLent = false
  }
}

/// What a decode call needs to know about a model type, or about all other types.
class ModelInfo {
  /// The mapping of a model; nil for a plain type.
  let mapping: ModelMapping?

  /// The type, or nil for what belongs to no type.
  let type: Any.Type?

  /// The key tables of the model's coding keys; few, since a model has one or two key types.
  @safe @exclusivity(unchecked) private(set) var keyTables: [KeyTable] = []

  /// The table that was used last, which ``keyTables`` retains.
  @safe @exclusivity(unchecked) private var recent: Borrowed<KeyTable>?

  /// The activations for instances of the type; those in use come first.
  @safe @exclusivity(unchecked) private var activations = Stack<Activation>()
  @safe @exclusivity(unchecked) private var usedActivations = 0

  /// Whether it is that of the code of a type.
  let isOfCode: Bool

  init(of type: Any.Type?, mapping: ModelMapping?, isOfCode: Bool = true) {
    self.type = type
    self.mapping = mapping
    self.isOfCode = isOfCode
  }

  private final lazy var nestedInfo = ModelInfo(of: nil, mapping: nil)

  /// What the same code needs to know where it reads nested containers, to which no mapping applies.
  final var forNested: ModelInfo { type == nil ? self : nestedInfo }

  /// Whether the type is this one or a subclass of it.
  func isKind(of other: Any.Type) -> Bool {
    type.map { EnclosingType.isKind($0, of: other) } ?? false
  }

  /// Where the properties of an instance are, if it is known which type that is.
  var fieldOffsets: FieldOffsets? { nil }

  /// Gives an instance that the code of another one decodes with its own decoder the old values that an
  /// update of that one has for it.
  func lend(from parent: Activation, to child: Activation) { parent.noteWhole() }

  /// Whether the value at `index` is one that lenient decoding may not touch, and strict decoding refuses.
  func refusesLeniency(at index: Int, in reader: Reader) -> Bool { false }

  /// The table for a coding key type; this object retains it.
  @inline(__always)
  func recentTable<K: CodingKey>(
    for keyType: K.Type,
    in reader: Reader
  ) -> Borrowed<KeyTable> {
    if let recent,
      recent.with({ $0.serves(ObjectIdentifier(K.self), reader.settings.keyStrategy) })
    {
      return recent
    }
    return Borrowed(keyTable(for: keyType, in: reader.types, strategy: reader.settings.keyStrategy))
  }

  /// The table for a coding key type.
  @inline(never)
  func keyTable<K: CodingKey>(
    for keyType: K.Type,
    in types: TypeTable,
    strategy: KeyStrategyID
  ) -> KeyTable {
    let known = keyTables.first { $0.serves(ObjectIdentifier(K.self), strategy) }
    let table =
      known ?? KeyTable(keyType, mapping: mapping, strategy: strategy, types: types)
    if known == nil {
      keyTables.append(table)
      types.add(table)
    }
    recent = Borrowed(table)
    return table
  }

  @inline(__always)
  func takeActivation(in reader: Reader) -> Activation {
    if usedActivations == activations.count { addActivation(in: reader) }
    usedActivations += 1
    return activations[usedActivations - 1]
  }

  @inline(never)
  private func addActivation(in reader: Reader) {
    if activations.isEmpty { reader.types.add(self) }
    activations.push(Activation(self, in: reader))
  }

  /// Takes back the activation that was handed out last; returns false if user code still holds it.
  @inline(__always)
  func takeBackActivation(finishes: Bool) -> Bool {
    // It counts as used until it is empty, since a `deinit` may decode another instance meanwhile.
    let last = usedActivations - 1
    defer { usedActivations = last }
    if isKnownUniquelyReferenced(&activations[last]) {
      if finishes { Borrowed(activations[last]).with { $0.finish() } }
      return true
    }
    activations[last].isGivenUp = true
    activations[last] = Activation(self, in: activations[last].reader)
    return false
  }

  /// Releases all activations but the first, which retain the reader; none is in use.
  func trimActivations(to kept: Int) {
    activations.trim(to: kept)
  }

  /// Makes an object for the initial values of instances, or nil if there are none.
  func makeInitialValues() -> InitialValues? { nil }
}

/// What is known of a type whose instances an update can change in part.
class FieldInfo<Value>: ModelInfo {
  @safe @exclusivity(unchecked) private var knownOffsets: FieldOffsets?

  final var offsets: FieldOffsets {
    if let knownOffsets { return knownOffsets }
    let offsets = FieldOffsets(of: Value.self)
    knownOffsets = offsets
    return offsets
  }

  override final var fieldOffsets: FieldOffsets? { offsets }

  /// Gives it the old value of the only property of its type, if there is one.
  override final func lend(from parent: Activation, to child: Activation) {
    guard let old = parent.onlyValue(as: Value.self) else { return parent.noteWhole() }
    parent.noteOnly(Value.self)
    child.start(with: FreshInstance(old, offsets: offsets))
  }
}

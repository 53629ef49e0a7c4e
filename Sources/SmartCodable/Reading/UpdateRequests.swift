import ModelSupport

/// What the `init(from:)` of an instance that an update changes has asked for in this call.
///
/// What earlier calls asked for does not matter: the same update gives the same values whatever came
/// before, and its time does not depend on the number of keys that the type ever asked for.
struct UpdateRequests {
  /// What became of the requests for a property.
  struct Outcome: OptionSet {
    let rawValue: UInt8

    static let asked = Outcome(rawValue: 1)

    /// There was a value for it.
    static let found = Outcome(rawValue: 2)

    /// There was none, and `init(from:)` was not given the old one either.
    static let lost = Outcome(rawValue: 4)
  }

  /// By the number of the field; empty until the first request.
  private var outcomes: ContiguousArray<Outcome> = []

  /// Whether a key was asked for.
  var hasKeys = false

  /// How many values there were that belong to no property, so that any may have been computed from them.
  var otherValues = 0

  /// Whether a field belongs to a key that was asked for.
  func contains(_ field: FieldOffsets.Field) -> Bool {
    field.number < outcomes.count && !outcomes[field.number].isEmpty
  }

  /// Whether an update has no value for a property which `init(from:)` nevertheless computed anew.
  func isLost(_ field: FieldOffsets.Field) -> Bool {
    contains(field) && outcomes[field.number].isDisjoint(with: .found)
      && outcomes[field.number].contains(.lost)
  }

  /// Whether the value of a property is that of its own key.
  func isFound(_ field: FieldOffsets.Field) -> Bool {
    contains(field) && outcomes[field.number].contains(.found)
  }

  /// Whether strict decoding found no value for a key for which lenient decoding finds one.
  var hasHidden = false

  /// Whether any property is lost; the usual update has none.
  private(set) var hasLost = false

  /// Adds a request for the property stored in these fields, which are several if nothing tells which
  /// one it is.
  mutating func add(_ fields: [FieldOffsets.Field], of offsets: FieldOffsets, _ outcome: Outcome) {
    hasKeys = true
    if fields.isEmpty, outcome.contains(.found) { otherValues += 1 }
    if outcome.contains(.lost), !fields.isEmpty { hasLost = true }
    // The memory of earlier updates is used again.
    while outcomes.count < offsets.fields.count { outcomes.append([]) }
    // By index, since a copy of a field is counted.
    for index in fields.indices {
      outcomes[fields[index].number].formUnion(outcome.union(.asked))
    }
  }

  mutating func reset() {
    outcomes.removeAll(keepingCapacity: true)
    hasKeys = false
    otherValues = 0
    hasLost = false
    hasHidden = false
  }
}

extension Frame {
  /// Notes in an update what became of a request for a key: whether a flat has a value in the object
  /// (UPD-9), and which properties have one (UPD-2, UPD-11).
  @inline(never)
  func note(
    _ record: KeyRecord,
    at index: Int,
    _ outcome: UpdateRequests.Outcome,
    as type: Any.Type? = nil
  ) {
    noteFlat(hasValue: index >= 0 && !record.readsObject)
    let isHidden = index < 0 && hidesKey(of: record)
    let isNested = activation == nil
    (activation ?? updated)?
      .with {
        $0.note(
          record,
          outcome,
          as: isNested ? nil : type,
          isNested: isNested,
          isHidden: isHidden
        )
      }
  }

  /// Whether a strict attempt misses a value only because the key strategy changes its key (KEY-15).
  private func hidesKey(of record: KeyRecord) -> Bool {
    guard reader.isStrict, !reader.settings.options.isStrict,
      reader.settings.isConverting, !table.isForModel
    else { return false }
    let mode = reader.settings.mode
    reader.settings.mode = .lenient
    defer { reader.settings.mode = mode }
    return find(record) >= 0
  }

  /// Notes that a flat which reads this object has asked for a key.
  func noteFlat(hasValue: Bool) {
    let last = reader.scopes.openFlats.count - 1
    if last >= 0 { reader.scopes.openFlats[last].note(in: container, hasValue: hasValue) }
  }
}

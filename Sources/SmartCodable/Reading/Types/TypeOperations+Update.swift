import ModelSupport

// Updates a value whose type has properties: a model, or a plain struct or class (chapter 19).

extension TypeOperations {
  /// Makes the value with the old values instead of the initial ones, so that they are kept wherever the update
  /// has no value, null or an invalid value (UPD-2, UPD-3, UPD-5).
  ///
  /// Inlined, to avoid another stack frame in the recursion.
  @inline(__always)
  final func merged<Value: Decodable>(
    _ old: Value,
    _ info: ModelInfo,
    _ offsets: FieldOffsets,
    at index: Int,
    in reader: Reader
  ) throws(Miss) -> Value {
    guard reader.canGoDeeper else { throw .invalid }
    let mark = reader.mark()
    let mode = reader.settings.mode
    if isModel { reader.enterModel() }
    defer { reader.release(to: mark) }
    let activation = reader.takeActivation(info)
    activation.start(with: FreshInstance(old, offsets: offsets))
    var others = reader.scopes.trace.others
    let value: Value
    do {
      var made = try run(Value.self, at: index, activation, &others)
      let requests = activation.requests
      let hasReadOnlyKeys = requests.hasKeys || reader.scopes.trace.others == others
      let isComplete = !hasReadOnlyKeys || offsets.fields.allSatisfy(requests.contains)
      if requests.hasLost || !isComplete {
        let keeping = Keeping(old: old, made: made, requests: requests, offsets: offsets)
        let kept = keeping.fields(withKeyless: !isComplete) { keepsOld in
          unmentioned(keepsOld ? old : nil, info, offsets, in: reader)
        }
        offsets.copy(from: old, to: &made) { kept.contains($0.number) }
      }
      reader.settings.mode = mode
      value = made
    } catch {
      reader.settings.mode = mode
      throw reader.miss(for: error, at: index)
    }
    // Lenient decoding will find what this attempt did not (KEY-15).
    if activation.requests.hasHidden { throw .invalid }
    return value
  }

  /// Runs the type's code, and again if it has read a collection as no property does (AGR-14).
  @inline(__always)
  private func run<Value: Decodable>(
    _ type: Value.Type,
    at index: Int,
    _ activation: Activation,
    _ others: inout Int
  ) throws -> Value {
    let reader = activation.reader
    var run = reader.startRun()
    while true {
      do {
        let value = try Value(from: ValueDecoder(index, activation: activation))
        if reader.hasEnded(&run) { return value }
      } catch {
        if reader.hasEnded(&run, hasFailed: true) { throw error }
      }
      activation.forgetRequests()
      others = reader.scopes.trace.others
    }
  }

  /// What `init(from:)` makes of nothing, or of nothing but the old values, and what it asks for.
  @inline(never)
  private func unmentioned<Value: Decodable>(
    _ old: Value?,
    _ info: ModelInfo,
    _ offsets: FieldOffsets,
    in reader: Reader
  ) -> Keeping<Value>.Instance? {
    let mark = reader.mark()
    let mode = reader.settings.mode
    let repairs = reader.repairs.count
    let thrown = reader.misses.traces.thrown
    reader.settings.mode = .lenient
    defer {
      reader.settings.mode = mode
      reader.forgetReading(restoring: thrown, repairs: repairs)
      reader.release(to: mark)
    }
    let activation = reader.takeActivation(info)
    if let old { activation.start(with: FreshInstance(old, offsets: offsets)) }
    guard let value = try? Value(from: ValueDecoder(-1, activation: activation)) else { return nil }
    return .init(value: value, requests: activation.requests)
  }
}

/// Decides which properties an updated value keeps although `init(from:)` gave them other values.
private struct Keeping<Value>: ~Copyable {
  /// An instance that `init(from:)` made, and what it asked for.
  struct Instance {
    let value: Value
    let requests: UpdateRequests
  }

  let old: Value
  let made: Value
  let requests: UpdateRequests
  let offsets: FieldOffsets

  /// The numbers of the fields that the update does not contain (UPD-2), or cannot contain (UPD-11).
  ///
  /// `init(from:)` may have computed them from values that belong to no property, or to others. So a property
  /// whose key was asked for is kept only if it is the same in a value that is made of nothing but the old
  /// ones. One without a key is kept if it is the same in a value that is made of nothing as well, or if
  /// nothing tells; and only if other properties tell what became of values that belong to none, since a new
  /// value may be equal to the initial one (UPD-4).
  @inline(never)
  func fields(withKeyless: Bool, _ unmentioned: (_ keepsOld: Bool) -> Instance?) -> Set<Int> {
    let keyless =
      withKeyless
      ? offsets.fields.filter { !requests.contains($0) && offsets.areSame($0, made, old) != true }
      : []
    if !requests.hasLost, keyless.isEmpty { return [] }
    let base = unmentioned(true)
    var kept = offsets.fields.filter { field in
      requests.isLost(field)
        && base.flatMap { offsets.areSame(field, made, $0.value) } ?? (requests.otherValues == 0)
    }
    if !keyless.isEmpty {
      let initial = (unmentioned(false), unmentioned(false))
      let changed = requests.otherValues > 0 ? changes(since: base, initial) : []
      kept += keyless.filter { field in
        let others = changed.count - (changed.contains(field.number) ? 1 : 0)
        let isExplained = requests.otherValues <= others
        if base?.requests.contains(field) == true { return isExplained }
        // Code that makes nothing of nothing may have computed it, unless it has read nothing else.
        guard let first = initial.0 else { return isExplained }
        guard isTelling(field, initial) else { return true }
        return isExplained && isSame(field, made, first.value)
          && base.map { isSame(field, $0.value, first.value) } ?? true
      }
    }
    return Set(kept.map(\.number))
  }

  private func isSame(_ field: FieldOffsets.Field, _ left: Value, _ right: Value) -> Bool {
    offsets.areSame(field, left, right) == true
  }

  /// Whether two values that are made of nothing have the same of a property: otherwise a difference says
  /// nothing, as of a new object or the current time.
  private func isTelling(
    _ field: FieldOffsets.Field,
    _ initial: (Instance?, Instance?)
  ) -> Bool {
    guard let first = initial.0, let second = initial.1 else { return false }
    return isSame(field, first.value, second.value)
  }

  /// The numbers of the properties without a value of their own that differ from what the old values give.
  private func changes(since base: Instance?, _ initial: (Instance?, Instance?)) -> Set<Int> {
    guard let base else { return [] }
    let changed = offsets.fields.filter { field in
      !requests.isFound(field) && offsets.areSame(field, made, base.value) == false
        && (initial.0 == nil || isTelling(field, initial))
    }
    return Set(changed.map(\.number))
  }
}

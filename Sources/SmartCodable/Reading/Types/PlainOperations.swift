import ModelSupport

/// A type that decodes itself: plain structs and classes, enums, wrappers from other packages.
///
/// Strict decoding comes first (AGR-1): the type's code runs strictly, and only if that throws, it runs
/// again leniently. Nested values are decoded in the current mode, so the first attempt decodes the
/// whole value strictly; inside a value that is decoded leniently, each plain value has its own strict
/// attempt, unless it is known to have failed as part of an earlier one (AGR-4).
class PlainOperations<Value: Decodable>: TypeOperations {
  /// Makes the default case of an enum, with its type erased.
  private let fallback: (() -> Any?)?
  private let plainInfo = PlainInfo<Value>()

  override var info: ModelInfo { plainInfo }
  @safe @exclusivity(unchecked) private var memo = TextMemo<Value>()

  /// The call that what is remembered belongs to: code of the user may answer otherwise in a later one.
  @safe @exclusivity(unchecked) private var call = 0

  /// The last call, and how many values of an enum it has read without remembering them: a small document has few,
  /// and to remember one costs as much as to read it.
  @safe @exclusivity(unchecked) private var latest = (call: 0, values: 0)

  /// The misses of texts that match no case: throwing an error costs as much as ten valid cases.
  @safe @exclusivity(unchecked) private var misses = TextMemo<Miss>()

  /// The miss of an array or object, which never contains a text.
  @safe @exclusivity(unchecked) private var containerMiss: Miss?

  /// Whether null is known to be refused, since it is no text either.
  @safe @exclusivity(unchecked) private var refusesNull = false

  /// The raw value of an enum whose answers may be cached, except at the top level, where the original error
  /// must be thrown (ENT-9).
  @safe @exclusivity(unchecked) private var rawText: ((Value) -> String)?

  /// Whether a lenient attempt could make the type's own code trap.
  private let isStrictOnly = StrictOnlyTypes.contains(Value.self)

  init(fallback: (() -> Any?)? = nil) {
    self.fallback = fallback
    super.init(name: TypeName.of(Value.self), slot: .of(Value.self))
    // A larger type is a struct, which may be an entry of a table.
    if _isPOD(Value.self), MemoryLayout<Value>.size <= 1 {
      rawText = (Value.self as? any RawRepresentable<String>.Type).map { self.readRaw(of: $0) }
    }
  }

  /// The type's own code decides what null means (AGR-3).
  override var takesNull: Bool { true }
  override var triesNull: Bool { true }

  override func decode<T>(
    _ type: T.Type,
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    assert(ObjectIdentifier(Value.self) == ObjectIdentifier(type))
    guard reader.recall.isDue() else { return try decodeAnew(into: place, at: index, in: reader) }
    let value = try recalled(Value.self, at: index, in: reader) { () throws(Miss) in
      try decodeAnew(into: slotPlace, at: index, in: reader)
      return slotPlace.take(as: Value.self)
    }
    place.put(value)
  }

  /// Inlined, to avoid another stack frame in the recursion.
  @inline(__always)
  private func decodeAnew(
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    if rawText != nil, index != reader.document.root, call == reader.calls || isDue(in: reader) {
      if let text = reader.tape.shortText(index) {
        return try putRemembered(text, into: place, at: index, in: reader)
      }
      if !reader.isStrict {
        if reader.tape.isContainer(index) { return try refuse(into: place, at: index, in: reader) }
        if reader.tape.has(.null, at: index) {
          return try putNull(into: place, at: index, in: reader)
        }
      }
    }
    if reader.isStrict {
      do throws(Miss) {
        return place.put(try strictValue(at: index, in: reader))
      } catch {
        noteRefusal(reader.misses.traces.strictError, at: index, in: reader)
        throw error
      }
    }
    if attempt(into: place, at: index, in: reader) { return }
    if reader.tape.has(.null, at: index) { throw reader.refusedNull(at: index) }
    if isStrictOnly { return try putContent(into: place, at: index, in: reader) }
    if isForGood(reader.misses.thrownError(at: index)) { throw .invalid }
    place.put(try secondValue(at: index, in: reader))
  }

  /// The value of a type that is only decoded strictly, in a text that holds JSON (STR-1).
  @inline(never)
  private func putContent(
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    let object = reader.container(.object, at: index)
    guard object >= 0 else { throw reader.wrongKind(at: index) }
    guard reader.tape.isString(index), attempt(into: place, at: object, in: reader) else {
      throw .invalid
    }
  }

  /// Whether the call has read enough values for the next ones to be remembered; leniently a value may be asked for
  /// twice, so all are.
  @inline(never)
  private func isDue(in reader: Reader) -> Bool {
    if latest.call != reader.calls { latest = (reader.calls, 0) }
    latest.values += 1
    guard latest.values > 2 || !reader.isStrict else { return false }
    call = reader.calls
    memo.clear()
    misses.clear()
    containerMiss = nil
    refusesNull = false
    return true
  }

  /// Whether the type threw the error to refuse a value for good: then a lenient attempt is not wanted
  /// (KOD-2).
  private func isForGood(_ error: (any Error)?) -> Bool {
    (error as? any ModelRefusal)?.refusingModel == Value.self
  }

  // MARK: The strict attempt

  /// Decodes strictly, and returns whether that succeeds; called in lenient mode.
  ///
  /// It returns no Optional, since generic code would have to look up its metadata. Inlined, to avoid another
  /// stack frame in the recursion.
  @inline(__always)
  private func attempt(into place: ValuePlace, at index: Int, in reader: Reader) -> Bool {
    if !reader.misses.refusals.isEmpty, wasRefused(at: index, in: reader) { return false }
    guard reader.canGoDeeper else {
      reader.misses.traces.thrown = nil
      return false
    }
    let mode = reader.settings.mode
    let repairs = reader.repairs.count
    let mark = reader.mark()
    let outer = reader.beginAttempt()
    defer { reader.endAttempt(outer) }
    reader.settings.mode = .strict
    let isFirst = reader.misses.refusals.isEmpty
    do {
      let value = try Value(from: ValueDecoder(index, activation: reader.takeActivation(plainInfo)))
      if isFirst, !reader.misses.refusals.isEmpty {
        reader.misses.refusals.removeAll(keepingCapacity: true)
      }
      reader.settings.mode = mode
      // This may run user code, which may decode a value of the type.
      reader.release(to: mark)
      place.put(consume value)
      return true
    } catch {
      reader.noteAttempt(error, at: index, repairs: repairs)
      reader.settings.mode = mode
      reader.release(to: mark)
      if mode.isTentative { noteRefusal(error, at: index, in: reader) }
      return false
    }
  }

  /// Whether the value failed as part of an earlier attempt.
  @inline(never)
  private func wasRefused(at index: Int, in reader: Reader) -> Bool {
    let refusal = Misses.Refusal(index: index, operations: ObjectIdentifier(self))
    return reader.misses.wasRefused(refusal, keeping: reader.settings.mode.isTentative)
  }

  @inline(never)
  private func noteRefusal(_ error: (any Error)?, at index: Int, in reader: Reader) {
    guard !reader.settings.options.isStrict else { return }
    let refusal = Misses.Refusal(index: index, operations: ObjectIdentifier(self))
    reader.misses.noteRefusal(refusal, error)
  }

  // MARK: The type's own code

  /// The value in strict decoding, where no collection drops anything and so no code runs twice.
  ///
  /// Inlined, to avoid another stack frame in the recursion.
  @inline(__always)
  private func strictValue(at index: Int, in reader: Reader) throws(Miss) -> Value {
    guard reader.canGoDeeper else { throw .invalid }
    let mark = reader.mark()
    defer { reader.release(to: mark) }
    do {
      return try Value(from: ValueDecoder(index, activation: reader.takeActivation(plainInfo)))
    } catch {
      throw reader.miss(for: error, at: index)
    }
  }

  /// Inlined, to avoid another stack frame in the recursion.
  @inline(__always)
  private func value(at index: Int, in reader: Reader) throws(Miss) -> Value {
    guard reader.canGoDeeper else { throw .invalid }
    let mark = reader.mark()
    defer { reader.release(to: mark) }
    var run = reader.startRun()
    while true {
      do {
        let value = try Value(
          from: ValueDecoder(index, activation: reader.takeActivation(plainInfo))
        )
        if reader.hasEnded(&run) { return value }
      } catch {
        if reader.hasEnded(&run, hasFailed: true) { throw reader.miss(for: error, at: index) }
      }
    }
  }

  /// The value in the lenient attempt that follows a strict one.
  @inline(__always)
  private func secondValue(at index: Int, in reader: Reader) throws(Miss) -> Value {
    let first = reader.misses.traces.thrown?.error
    do throws(Miss) {
      return try value(at: index, in: reader)
    } catch {
      throw reader.missedTwice(error, first: first, at: index)
    }
  }

  override func decodeObject(at index: Int, in reader: Reader) throws(Miss) -> AnyObject {
    try decode(Value.self, at: index, in: reader) as AnyObject
  }

  override func decodeStrictly(into place: ValuePlace, at index: Int, in reader: Reader) -> Bool {
    attempt(into: place, at: index, in: reader)
  }

  @inline(never)
  private func putRemembered(
    _ text: ShortText,
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    let known = memo.find(text)
    if known >= 0 { return place.put(memo[known]) }
    let before = reader.scopes.trace
    if reader.isStrict {
      let value = try strictValue(at: index, in: reader)
      remember(value, text, at: index, since: before, in: reader)
      return place.put(value)
    }
    let missed = misses.find(text)
    if missed >= 0 { throw misses[missed] }
    if attempt(into: slotPlace, at: index, in: reader) {
      let value = slotPlace.take(as: Value.self)
      remember(value, text, at: index, since: before, in: reader)
      return place.put(value)
    }
    // A short text is read alike in both modes. To create its error the standard library asks for the path once.
    if Self.isRawValueError(reader.misses.thrownError(at: index)),
      reader.scopes.trace.isOneText(since: before, paths: 1)
    {
      misses.remember(.invalid, for: text)
      throw .invalid
    }
    place.put(try secondValue(at: index, in: reader))
  }

  /// Remembers the case that has the text as its raw value, which is what the standard library makes of it.
  ///
  /// What else a type makes of a text may depend on more than the text (AGR-10).
  private func remember(
    _ value: Value,
    _ text: ShortText,
    at index: Int,
    since before: Scopes.Trace,
    in reader: Reader
  ) {
    guard reader.scopes.trace.isOneText(since: before),
      rawText?(value) == reader.tape.string(index)
    else { return }
    memo.remember(value, for: text)
  }

  /// Reads the raw value, for the type itself.
  private func readRaw<R: RawRepresentable<String>>(of type: R.Type) -> (Value) -> String {
    { [unowned self] in exactly($0, as: type).rawValue }
  }

  /// Whether the standard library threw the error because no case has the text.
  private static func isRawValueError(_ error: (any Error)?) -> Bool {
    guard case .dataCorrupted(let context) = error as? DecodingError else { return false }
    return context.debugDescription.hasPrefix("Cannot initialize ")
  }

  @inline(never)
  private func refuse(into place: ValuePlace, at index: Int, in reader: Reader) throws(Miss) {
    if let miss = containerMiss { throw miss }
    if attempt(into: place, at: index, in: reader) { return }
    let before = reader.scopes.trace
    do throws(Miss) {
      place.put(try secondValue(at: index, in: reader))
    } catch {
      if !error.has(.hasOwnError), reader.scopes.trace.isOneText(since: before) {
        containerMiss = error
      }
      throw error
    }
  }

  @inline(never)
  private func putNull(into place: ValuePlace, at index: Int, in reader: Reader) throws(Miss) {
    if refusesNull { throw .null }
    let before = reader.scopes.trace
    if attempt(into: place, at: index, in: reader) { return }
    let miss = reader.refusedNull(at: index)
    refusesNull = !miss.has(.hasOwnError) && reader.scopes.trace.isOneText(since: before)
    throw miss
  }

  override var asksForKeys: Bool { true }

  /// Whether parts of an old value can be kept: not if it is an enum, or decoded strictly or not at all.
  private lazy var canMerge =
    !isStrictOnly && (Value.self is AnyClass || !plainInfo.offsets.fields.isEmpty)

  /// Merges an object with the old value, as for a model (UPD-5).
  override func update<T>(_ old: T, at index: Int, in reader: Reader) throws(Miss) -> T {
    guard canMerge, reader.tape.has(.object, at: index) || reader.tape.isString(index) else {
      return try decode(T.self, at: index, in: reader)
    }
    return exactly(try merge(exactly(old, as: Value.self), at: index, in: reader), as: T.self)
  }

  /// Merges the keys of a flat in the same way (UPD-8).
  override func updateFlat<T>(_ old: T, from index: Int, in reader: Reader) throws(Miss) -> T {
    let merged = try mentioned(in: reader) { () throws(Miss) -> T in
      try isStrictOnly
        ? decode(T.self, at: index, in: reader)
        : exactly(merge(exactly(old, as: Value.self), at: index, in: reader), as: T.self)
    }
    return merged ?? old
  }

  override func patch(_ old: Any, at index: Int, in reader: Reader) throws(Miss) -> Any {
    guard let old = old as? Value else { throw .invalid }
    return try merge(old, at: index, in: reader) as Value
  }

  /// Merges strictly, and leniently only if that fails (AGR-1).
  private func merge(_ old: Value, at index: Int, in reader: Reader) throws(Miss) -> Value {
    // An instance of a subclass keeps its class.
    let actual = type(of: old) as any Decodable.Type
    if Value.self is AnyClass, actual != Value.self {
      let merged = try reader.types.operations(for: actual).patch(old as Any, at: index, in: reader)
      guard let value = merged as? Value else { throw .invalid }
      return value
    }
    if reader.isStrict {
      do throws(Miss) {
        return try merged(old, info, plainInfo.offsets, at: index, in: reader)
      } catch {
        noteRefusal(reader.misses.traces.strictError, at: index, in: reader)
        throw error
      }
    }
    if !wasRefused(at: index, in: reader) {
      let mode = reader.settings.mode
      let repairs = reader.repairs.count
      let outer = reader.beginAttempt()
      reader.settings.mode = .strict
      do throws(Miss) {
        defer {
          reader.settings.mode = mode
          reader.endAttempt(outer)
        }
        return try merged(old, info, plainInfo.offsets, at: index, in: reader)
      } catch {
        let cause = reader.misses.takeStrictError() ?? error
        reader.noteAttempt(cause, at: index, repairs: repairs)
        if mode.isTentative { noteRefusal(cause, at: index, in: reader) }
        if isForGood(cause) { throw .invalid }
      }
    }
    return try merged(old, info, plainInfo.offsets, at: index, in: reader)
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    guard let value = fallback?() as? T else { return nil }
    return (value, .defaultCase)
  }
}

/// What is known of a plain type.
final class PlainInfo<Value: Decodable>: FieldInfo<Value> {
  init() { super.init(of: Value.self, mapping: nil) }

  // What strict decoding takes, lenient decoding reads alike, so the type's code may run then.
  override func refusesLeniency(at index: Int, in reader: Reader) -> Bool {
    guard StrictOnlyTypes.contains(Value.self) else { return false }
    var slot = ValueSlot<Value>()
    if index >= 0 {
      slot.fill { place in
        reader.types.operations(for: Value.self)
          .decodeStrictly(into: place, at: index, in: reader)
      }
    }
    return !slot.isFilled
  }
}

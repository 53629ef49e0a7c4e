/// The state of one decode call, divided into parts by purpose.
///
/// Readers are pooled (``StatePool``), because what a reader learns about types and keys remains valid
/// for later calls. A reader belongs to one call at a time, and a call to one thread. Decoders and
/// containers retain an activation or a frame, which retain the reader: one that user code keeps after
/// the call still reads the document it was made for, and the reader then never returns to the pool.
///
/// The parts are values inside the reader, without exclusivity checks, since each property accesses them
/// a dozen times.
final class Reader: PooledState {
  static let pool = StatePool<Reader>()

  /// The document being read.
  @safe @exclusivity(unchecked) var document: Document

  /// How the document is read.
  @safe @exclusivity(unchecked) var settings = ReadingSettings()

  /// The number of calls so far, this one included.
  private(set) var calls = 0

  /// What is known about types and keys; kept for later calls.
  let types = TypeTable()

  /// The current position of the call.
  @safe @exclusivity(unchecked) var scopes = Scopes()

  /// The repairs of the call.
  @safe @exclusivity(unchecked) var repairs = RepairCollector()

  /// The failures that are on their way to the code that requested the values.
  @safe @exclusivity(unchecked) var misses = Misses()

  /// What is known of code that reads containers as collections do.
  @safe @exclusivity(unchecked) var readings = CollectionReadings()

  /// What types made of values that are asked for again and again.
  @safe @exclusivity(unchecked) var recall = Recall()

  /// For the search for equal keys in one object.
  @safe @exclusivity(unchecked) private(set) var names = MemberIndex()

  /// What a key strategy made of keys; kept for later calls.
  @safe @exclusivity(unchecked) var conversions = KeyConversions()

  init() { document = Document(settings.source.tape) }

  @inline(__always)
  var tape: Tape { document.tape }

  @inline(__always)
  var isStrict: Bool { settings.mode.isStrict }

  /// Starts a call with its settings; throws if calls are nested too deep.
  func begin(
    _ options: DecodingSettings,
    in call: StackGuard.OpenCall,
    isCollecting: Bool
  ) throws {
    calls += 1
    settings.begin(options)
    repairs.isCollecting = isCollecting
    try enterStack(call.room)
  }

  /// Discards the call but keeps what was learned.
  func reset() {
    if scopes.hasGrown { types.trimSpares(to: TypeTable.keptSpares) }
    types.passingKeys.removeAll()
    document.reset()
    settings.reset()
    scopes.reset()
    if repairs.isCollecting { repairs = RepairCollector() }
    misses.reset()
    readings.reset()
    recall.reset()
    conversions.reset()
  }

  var isWorthKeeping: Bool { types.runtimeKeys < 1 << 13 && types.runtimeKeyBytes < 1 << 20 }

  // Idle frames and activations refer to the reader, so its own reference count is not conclusive.
  static func isFree(_ reader: inout Reader) -> Bool {
    reader.release(to: .start)
    return !reader.scopes.hasEscaped
  }

  func trim() { tape.trim() }

  func abandon() {
    scopes.abandon()
    misses.traces.thrown = nil
    types.trimSpares(to: 0)
  }

  /// Whether the keys of an object are ASCII and differ, so that they differ as strings of Swift, too.
  func hasPlainKeys(_ object: Int) -> Bool {
    let end = tape.next(object)
    var member = object + 1
    while member < end {
      guard tape.has(.plainString, at: member) else { return false }
      member = tape.next(member + 1)
    }
    // Of a wide object nothing is kept (LIM-5).
    defer { names.trim() }
    names.build(tape, object: object)
    return names.count == tape.memberCount(object)
  }

  /// The container with this tag at `index` or, if texts are read, inside the string there; otherwise -1.
  @inline(__always)
  func container(_ tag: Tape.Tag, at index: Int, readsText: Bool = true) -> Int {
    document.container(tag, at: index, readsText: readsText && settings.mode.readsText)
  }
}

/// One decode call from the inside, in parts that each hold what belongs together.
///
/// Readers are pooled (``StatePool``), because what a reader learns about types and keys stays true
/// for every later call. A reader belongs to one call at a time, and a call to one thread. Decoders
/// and containers hold an activation or a frame, which hold the reader: one that user code keeps
/// too long finds the document it was made for, and the reader then never returns to the pool.
///
/// The parts are values inside of the reader, and their exclusive access is not checked: a check at each
/// of the dozen accesses per property costs a decode a tenth of its time.
final class Reader: PooledState {
  static let pool = StatePool<Reader>()

  /// What is read.
  @safe @exclusivity(unchecked) var document: Document

  /// How it is read.
  @safe @exclusivity(unchecked) var settings = ReadingSettings()

  /// What is known about types and keys; outlives the call.
  let types = TypeTable()

  /// Where the call is.
  @safe @exclusivity(unchecked) var scopes = Scopes()

  /// What was repaired.
  @safe @exclusivity(unchecked) var repairs = RepairCollector()

  /// What did not fit, on its way to whoever asked for it.
  @safe @exclusivity(unchecked) var misses = Misses()

  init() { document = Document(settings.source.tape) }

  @inline(__always)
  var tape: Tape { document.tape }

  @inline(__always)
  var isStrict: Bool { settings.mode.isStrict }

  /// Starts a call with its settings.
  func begin(_ options: DecodingSettings, isCollecting: Bool) {
    settings.begin(options)
    repairs.isCollecting = isCollecting
  }

  /// Forgets the call but keeps what was learned.
  func reset() {
    document.reset()
    settings.reset()
    scopes.reset()
    repairs = RepairCollector()
    misses.reset()
  }

  var isWorthKeeping: Bool { types.records.count < 1 << 13 }

  // Frames and activations that wait refer to the reader, so its own count tells nothing.
  static func isFree(_ reader: inout Reader) -> Bool {
    reader.release(to: .start)
    return !reader.scopes.hasEscaped
  }

  func trim() { tape.trim() }

  func abandon() {
    scopes.isAbandoned = true
    misses.thrown = nil
    types.dropSpares()
  }

  /// The container with this tag that stands at `index` or, leniently, inside of the string there; else -1.
  @inline(__always)
  func container(_ tag: Tape.Tag, at index: Int, readsText: Bool = true) -> Int {
    document.container(tag, at: index, readsText: readsText && !isStrict)
  }
}

import Foundation

/// Everything one decode call holds: the document, the settings, where it is, what was repaired.
///
/// States are pooled (``StatePool``), because what a state learns about types and keys stays true
/// for every later call. A state belongs to one call at a time, and a call to one thread. Decoders
/// and containers hold an activation or a frame, which hold the state: one that user code keeps
/// too long finds the document it was made for, and the state then never returns to the pool.
final class DecodeState: PooledState {
  static let pool = StatePool<DecodeState>()

  /// The document and the settings, as far as coercions see a call.
  let source: ScalarSource

  /// The document.
  let tape: Tape

  init() {
    source = ScalarSource()
    tape = source.tape
  }

  /// How the call reads.
  var settings: DecodingSettings {
    @inline(__always) _read { yield source.settings }
  }

  private func use(_ settings: DecodingSettings) {
    source.settings = settings
    keyStrategy.isConverting = !settings.key.isIdentity
  }

  /// Whether the call patches an old value (chapter 19): what is not mentioned keeps its value.
  @safe @exclusivity(unchecked)
  var isUpdating = false {
    didSet { keyStrategy.isUpdating = isUpdating }
  }

  /// What user code asked decoders and single-value containers for.
  struct Trace {
    /// All but texts that were read and coding paths.
    var uses = 0
    var texts = 0
    var paths = 0

    /// Whether nothing was asked for since but one text, through one single-value container, and so
    /// many coding paths.
    func isOneText(since before: Trace, paths more: Int = 0) -> Bool {
      uses == before.uses + 1 && texts == before.texts + 1 && paths == before.paths + more
    }
  }

  @safe @exclusivity(unchecked) var trace = Trace()

  /// How many flats an update touched; tells an outer flat that an inner one changed.
  @safe @exclusivity(unchecked) var touchedFlats = 0

  /// What of the call the key records depend on.
  @safe @exclusivity(unchecked) private(set) var keyStrategy = KeyStrategyID()

  /// What is known about types and keys; outlives the call.
  let types = TypeTable()

  /// The way from the top to the current position, as packed components.
  @safe @exclusivity(unchecked) var path: ContiguousArray<PathStep> = []

  // What frames and activations were handed out, the newest last; the type table keeps their owners.
  @safe @exclusivity(unchecked) private var frames: ContiguousArray<Borrowed<KeyTable>> = []
  @safe @exclusivity(unchecked) private var activations: ContiguousArray<Borrowed<ModelInfo>> = []

  /// Whether an activation has made initial values, or was given some.
  @safe @exclusivity(unchecked) var hasInitialValues = false

  /// Whether user code kept a decoder or container of this call beyond its scope.
  @safe @exclusivity(unchecked) private var hasEscaped = false

  /// Whether the call is over and the state only serves what escaped from it.
  @safe @exclusivity(unchecked) private(set) var isAbandoned = false

  @safe @exclusivity(unchecked) var collector = RepairCollector()

  /// Texts already found inside strings, by the index of the string; -1 for none.
  private var parsedStrings: [Int: Int] = [:]

  /// The value whose kind made a container refuse, for telling a mismatch from a bad value.
  @safe @exclusivity(unchecked) var refused: (index: Int, kind: SmartRepair.Kind) = (-1, .invalid)

  /// How values are decoded at the moment: the mode of the call, or strictly inside of a plain type.
  @safe @exclusivity(unchecked) var mode = Mode()

  @inline(__always)
  var isStrict: Bool { mode.isStrict }

  /// The error behind a strict miss that is on its way to the place that asked.
  @safe @exclusivity(unchecked) var strictError: (any Error)?

  /// The plain values that could not be decoded strictly and were not decoded leniently yet.
  @safe @exclusivity(unchecked) var refusals: Set<Refusal> = []

  /// A plain value that could not be decoded strictly as one type.
  struct Refusal: Hashable {
    let index: Int
    let operations: ObjectIdentifier
  }

  /// The flats that are being decoded, each known by the object that it reads and its type.
  @safe @exclusivity(unchecked) var openFlats: ContiguousArray<OpenFlat> = []

  struct OpenFlat: Equatable {
    private let object: Int
    private let type: ObjectIdentifier

    init(object: Int, operations: TypeOperations) {
      self.object = object
      type = ObjectIdentifier(operations)
    }
  }

  /// The value that the call decodes.
  @safe @exclusivity(unchecked) var root = -1

  /// What user code threw last, and for which value.
  @safe @exclusivity(unchecked) var thrown: (index: Int, error: any Error)?

  /// Starts a call with its settings.
  func begin(_ settings: DecodingSettings, isCollecting: Bool) {
    use(settings)
    mode = Mode(settings)
    collector.isCollecting = isCollecting
  }

  /// Forgets the call but keeps what was learned.
  func reset() {
    tape.reset()
    path.removeAll(keepingCapacity: true)
    collector = RepairCollector()
    if !parsedStrings.isEmpty { parsedStrings = [:] }
    root = -1
    thrown = nil
    refused = (-1, .invalid)
    isUpdating = false
    stack = StackGuard()
    touchedFlats = 0
    hasInitialValues = false
    mode = Mode()
    strictError = nil
    if !refusals.isEmpty { refusals = [] }
    if !openFlats.isEmpty { openFlats = [] }
    if settings.isHolding { use(DecodingSettings([])) }
  }

  var isWorthKeeping: Bool { types.records.count < 1 << 13 }

  // Frames and activations that wait refer to the state, so its own count tells nothing.
  static func isFree(_ state: inout DecodeState) -> Bool {
    state.release(to: Mark(frames: 0, activations: 0))
    return !state.hasEscaped
  }

  func trim() { tape.trim() }

  func abandon() {
    isAbandoned = true
    thrown = nil
    types.dropSpares()
  }

  // MARK: Scopes of user code

  /// Far from the end of any stack, so that shallow values need not ask.
  private static let shallow = 24

  @safe @exclusivity(unchecked) private var stack = StackGuard()

  /// Whether user code may be called one level deeper.
  @inline(__always)
  var canGoDeeper: Bool {
    frames.count < Self.shallow && path.count < Self.shallow || stack.hasRoom()
  }

  /// How much was in use when a call into user code began.
  struct Mark {
    fileprivate let frames: Int
    fileprivate let activations: Int
  }

  @inline(__always)
  func mark() -> Mark { Mark(frames: frames.count, activations: activations.count) }

  /// Takes back what was handed out since the mark, except what user code still holds.
  func release(to mark: Mark) {
    // Frames first, since one that is kept keeps its activation.
    while frames.count > mark.frames {
      if !frames.removeLast().with({ $0.takeBackFrame() }) { hasEscaped = true }
    }
    while activations.count > mark.activations {
      if !activations.removeLast().with({ $0.takeBackActivation(finishes: hasInitialValues) }) {
        hasEscaped = true
      }
    }
  }

  /// A frame with the key table; after the call there is nobody to take it back.
  @inline(__always)
  func takeFrame(_ table: KeyTable) -> Frame {
    if isAbandoned { return Frame(table, in: self) }
    frames.append(Borrowed(table))
    return table.takeFrame(in: self)
  }

  /// As ``takeFrame(_:)``, not counted; only while the call lasts.
  @inline(__always)
  func borrowFrame(_ table: KeyTable) -> Borrowed<Frame> {
    frames.append(Borrowed(table))
    return table.borrowFrame(in: self)
  }

  @inline(__always)
  func takeActivation(_ info: ModelInfo) -> Activation {
    if isAbandoned { return Activation(info, in: self) }
    activations.append(Borrowed(info))
    return info.takeActivation(in: self)
  }

  // MARK: Stringified JSON

  /// The root of the JSON text inside the string at `index`, or -1 if it holds none.
  ///
  /// The text becomes a further segment of the tape, at the depth of the string (STR-7).
  func document(insideString index: Int) -> Int {
    if let known = parsedStrings[index] { return known }
    let offset = tape.input.count
    let depth = tape.detail(index)
    let bytes = tape.stringBytes(index)
    let before = tape.count
    var root = -1
    tape.input.append(bytes)
    if let parsed = try? JSONScanner.scan(tape, from: offset, count: bytes.count, depth: depth) {
      root = parsed
      tape.addSegment(start: before, host: index)
    }
    parsedStrings[index] = root
    return root
  }

  /// As ``document(insideString:)``, but only if the text is an object or array.
  func container(insideString index: Int) -> Int {
    guard tape.mayHoldContainer(index) else { return -1 }
    let root = document(insideString: index)
    return root >= 0 && tape.rawTag(root) >= Tape.Tag.object.rawValue ? root : -1
  }

  /// The value itself, or the text inside it, if that is a container with this tag; else -1.
  @inline(__always)
  func container(_ tag: Tape.Tag, at index: Int) -> Int {
    if index >= 0, tape.has(tag, at: index) { return index }
    return stringifiedContainer(tag, at: index)
  }

  /// As ``container(_:at:)``, without a look into strings if they are to stay what they are.
  func container(_ tag: Tape.Tag, at index: Int, readsText: Bool) -> Int {
    if readsText { return container(tag, at: index) }
    let index = tape.resolved(index)
    return index >= 0 && tape.has(tag, at: index) ? index : -1
  }

  @inline(never)
  private func stringifiedContainer(_ tag: Tape.Tag, at index: Int) -> Int {
    guard index >= 0 else { return -1 }
    let shared = tape.resolved(index)
    if shared != index { return tape.has(tag, at: shared) ? shared : -1 }
    guard !isStrict, tape.isString(index) else { return -1 }
    let root = container(insideString: index)
    return root >= 0 && tape.has(tag, at: root) ? root : -1
  }
}

extension Tape {
  /// A quick look at whether a string may hold an object or array.
  func mayHoldContainer(_ index: Int) -> Bool {
    var cursor = input.cursor(at: offset(index))
    for _ in 0..<byteLength(index) {
      switch cursor.byte {
      case 0x20, 0x09, 0x0A, 0x0D: cursor.advance()
      // An escape may spell white space or a bracket.
      case 0x7B, 0x5B, 0x5C: return true
      default: return false
      }
    }
    return false
  }
}

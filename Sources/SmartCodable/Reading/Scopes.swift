/// The current position of a decode call: its path, and the objects it has handed out to user code.
struct Scopes: ~Copyable {
  /// The path from the top to the current position, as packed steps.
  var path = Stack<PathStep>()

  // The owners of the frames and activations that were handed out, the newest last; the type table
  // retains them.
  fileprivate var frames = Stack<Borrowed<KeyTable>>()
  fileprivate var activations = Stack<Borrowed<ModelInfo>>()

  /// Whether an activation has made or was given initial values.
  var hasInitialValues = false

  /// Whether user code kept a decoder or container of this call beyond its scope.
  fileprivate(set) var hasEscaped = false

  /// Whether the call has ended and the reader only serves objects that escaped from it.
  private(set) var isAbandoned = false

  /// The depths of the positions at which code decodes a model by its own decoder, in the strict attempts
  /// that are under way; what these models hold is strict too.
  fileprivate var boundDepths: ContiguousArray<Int> = []

  /// The place of the first depth of the innermost attempt.
  fileprivate var firstBound = 0

  /// What user code has requested from decoders and single-value containers.
  var trace = Trace()

  /// The flats that are being decoded, each identified by the object that it reads and its type.
  var openFlats: ContiguousArray<OpenFlat> = []

  /// The number of times that an update met a flat with a key of its own, attempts included; shows an outer
  /// flat that there was an inner one.
  var touchedFlats = 0

  /// Up to this depth the end of the stack is not checked: as deep as a call may go on an ample stack.
  fileprivate var uncheckedDepth = 0

  /// Whether so many objects were in use at once, or one was so wide, that what they took is not worth
  /// keeping.
  var hasGrown: Bool { max(frames.capacity, activations.capacity, members) > Self.keptPlaces }

  /// The number of members of the widest object with an index.
  private var members = 0

  mutating func noteMembers(_ count: Int) { members = max(members, count) }

  private static let keptPlaces = 1 << 11

  mutating func reset() {
    if hasGrown {
      frames = Stack()
      activations = Stack()
      members = 0
    }
    while !path.isEmpty { path.pop() }
    hasInitialValues = false
    touchedFlats = 0
    // Most calls leave nothing, and to remove nothing takes longer than to look.
    if !boundDepths.isEmpty { boundDepths.removeAll(keepingCapacity: true) }
    firstBound = 0
  }

  mutating func abandon() {
    isAbandoned = true
    hasEscaped = true
  }

  struct Trace {
    /// Requests for keyed containers, and all others except those for texts and coding paths.
    var keyed = 0
    var others = 0
    var texts = 0
    var paths = 0

    var uses: Int { keyed + others }

    /// Whether the only requests since were one text, through one single-value container, and `paths`
    /// coding paths.
    func isOneText(since before: Trace, paths more: Int = 0) -> Bool {
      uses == before.uses + 1 && texts == before.texts + 1 && paths == before.paths + more
    }
  }

  struct OpenFlat {
    let object: Int
    let type: ObjectIdentifier

    /// The container of the model that the flat belongs to, and its key there.
    let frame: Frame
    let codingKey: String

    /// What had been requested when the flat began: a dictionary is the flat itself as long as there is nothing
    /// more.
    let uses: Int

    /// Whether an update has found a value for the flat, or may have, because the flat asked for no key
    /// and thus for the whole object.
    var isMentioned: Bool { hasValue || !hasKeys }

    private var hasKeys = false
    private var hasValue = false

    init(_ position: Position, operations: TypeOperations) {
      object = position.object
      type = ObjectIdentifier(operations)
      frame = position.frame
      codingKey = position.record.codingKey
      uses = position.reader.scopes.trace.uses
    }

    func isSame(as other: OpenFlat) -> Bool { object == other.object && type == other.type }

    /// Notes that a key of an object was asked for.
    mutating func note(in object: Int, hasValue: Bool) {
      guard object == self.object else { return }
      hasKeys = true
      if hasValue { self.hasValue = true }
    }
  }

  /// How many objects were in use when a call into user code began.
  struct Mark {
    fileprivate let frames: Int
    fileprivate let activations: Int

    static let start = Mark(frames: 0, activations: 0)
  }
}

// Not methods of `Scopes`, because releasing an object here may run user code in a `deinit`.
extension Reader {
  /// Starts a call with the stack that it found, of which calls around it may have used much (LIM-2).
  @inline(__always)
  func enterStack(_ room: StackGuard.OpenCall.Room) throws {
    switch room {
    case .ample: scopes.uncheckedDepth = 24
    case .scarce: scopes.uncheckedDepth = 0
    case .none: throw Self.nestedTooDeep
    }
  }

  private static var nestedTooDeep: DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "calls are nested too deep"))
  }

  /// Whether user code may be called one level deeper.
  @inline(__always)
  var canGoDeeper: Bool {
    scopes.frames.count < scopes.uncheckedDepth && scopes.path.count < scopes.uncheckedDepth
      && scopes.activations.count < scopes.uncheckedDepth || StackGuard.hasRoom()
  }

  /// Whether an empty container may stand in for a missing one here; no document is so deep, so code
  /// that follows containers as long as there are some comes to an end (LIM-2).
  func mayStandIn(at depth: Int) -> Bool {
    depth <= JSONScanner.depthLimit && (depth < scopes.uncheckedDepth || StackGuard.hasRoom())
  }

  /// Restores the mode of the call for a model inside the strict attempt of a plain type, unless the plain
  /// type may be one of several alternatives, which have to refuse what strict decoding refuses (AGR-2).
  @inline(__always)
  func enterModel() {
    if settings.mode.isStrict, !settings.options.isStrict { enterModelOfAttempt() }
  }

  @inline(never)
  private func enterModelOfAttempt() {
    if !settings.mode.bindsModels, !isBound { settings.enterModel() }
  }

  /// Makes the models that one at this depth holds strict until the attempt ends.
  func bindModels(below depth: Int) {
    guard !settings.options.isStrict, !scopes.boundDepths[scopes.firstBound...].contains(depth)
    else { return }
    scopes.boundDepths.append(depth)
  }

  /// Begins a strict attempt, in which nothing is bound yet; the result is for its end.
  @inline(__always)
  func beginAttempt() -> Int {
    defer { scopes.firstBound = scopes.boundDepths.count }
    return scopes.firstBound
  }

  @inline(__always)
  func endAttempt(_ start: Int) {
    if scopes.boundDepths.count > scopes.firstBound { unbind() }
    scopes.firstBound = start
  }

  @inline(never)
  private func unbind() { scopes.boundDepths.removeSubrange(scopes.firstBound...) }

  /// Whether the position is below a model that is decoded by the decoder of another type, and not below a
  /// property or an element of that type itself, whose models keep their leniency.
  ///
  /// A model may ask by keys of its own, or by those of its superclass.
  var isBound: Bool {
    scopes.boundDepths[scopes.firstBound...]
      .contains { depth in
        guard depth < scopes.path.count else { return false }
        return scopes.path[depth] == .superclass || isOfModel(scopes.path[depth]) == true
      }
  }

  @inline(__always)
  func mark() -> Scopes.Mark {
    Scopes.Mark(frames: scopes.frames.count, activations: scopes.activations.count)
  }

  /// Takes back what was handed out since the mark, except what user code still holds.
  func release(to mark: Scopes.Mark) {
    // Frames first, since one that user code keeps retains its activation.
    while scopes.frames.count > mark.frames {
      if !scopes.frames.pop().with({ $0.takeBackFrame() }) { scopes.hasEscaped = true }
    }
    while scopes.activations.count > mark.activations {
      let finishes = scopes.hasInitialValues
      if !scopes.activations.pop().with({ $0.takeBackActivation(finishes: finishes) }) {
        scopes.hasEscaped = true
      }
    }
  }

  /// A frame with the key table; after the call it is a new one that is not recycled.
  @inline(__always)
  func takeFrame(_ table: KeyTable) -> Frame {
    if scopes.isAbandoned { return Frame(table, in: self) }
    scopes.frames.push(Borrowed(table))
    return table.takeFrame(in: self)
  }

  /// Like ``takeFrame(_:)``, but without reference counting; only valid during the call.
  @inline(__always)
  func borrowFrame(_ table: KeyTable) -> Borrowed<Frame> {
    scopes.frames.push(Borrowed(table))
    return table.borrowFrame(in: self)
  }

  /// Takes back the nested container that was handed out last, if user code has let go of it.
  ///
  /// Code that asks an array for a container per element gets all of them in one scope; only the first
  /// are spared the check.
  @inline(__always)
  func reuseNestedFrame(in parent: Frame) {
    if scopes.frames.count >= Self.uncheckedFrames { takeBackNestedFrame(in: parent) }
  }

  private static let uncheckedFrames = 64

  @inline(never)
  private func takeBackNestedFrame(in parent: Frame) {
    // Code in a deeper scope must not take back what an outer one has handed out.
    guard parent.depth == scopes.path.count else { return }
    let last = scopes.frames.count - 1
    if last >= 0, scopes.frames[last].with({ $0.takeBackNestedFrame() }) { scopes.frames.pop() }
  }

  @inline(__always)
  func takeActivation(_ info: ModelInfo) -> Activation {
    if scopes.isAbandoned { return Activation(info, in: self) }
    scopes.activations.push(Borrowed(info))
    return info.takeActivation(in: self)
  }
}

import Foundation

/// Everything one decode call holds: the document, the settings, where it is, what was repaired.
///
/// States are pooled (``StatePool``), because what a state learns about types and keys stays true
/// for every later call. A state belongs to one call at a time, and a call to one thread. Decoders
/// and containers hold their state strongly: one that user code keeps too long finds the document
/// it was made for, and the state then never returns to the pool.
final class DecodeState: PooledState {
  static let pool = StatePool<DecodeState>()

  @safe @exclusivity(unchecked) var tape = Tape()
  @safe @exclusivity(unchecked) var settings = DecodingSettings([])

  /// Whether the call patches an old value (chapter 19): what is not mentioned keeps its value.
  @safe @exclusivity(unchecked) var isUpdating = false

  /// How many flats an update touched; tells an outer flat that an inner one changed.
  @safe @exclusivity(unchecked) var touchedFlats = 0

  /// What of the call the key records depend on.
  @inline(__always)
  var keyStrategy: KeyStrategyID {
    KeyStrategyID(isConverting: !settings.key.isIdentity, isUpdating: isUpdating)
  }

  /// What is known about types and keys; outlives the call.
  let types = TypeTable()

  /// The way from the top to the current position, as packed components.
  @safe @exclusivity(unchecked) var path: ContiguousArray<PathStep> = []

  @safe @exclusivity(unchecked) private var frames: ContiguousArray<Frame> = []
  @safe @exclusivity(unchecked) private var frameCount = 0
  @safe @exclusivity(unchecked) private var activations: ContiguousArray<Activation> = []
  @safe @exclusivity(unchecked) private var activationCount = 0

  @safe @exclusivity(unchecked) var collector = RepairCollector()

  /// Texts already found inside strings, by the index of the string; -1 for none.
  private var parsedStrings: [Int: Int] = [:]

  /// The value whose kind made a container refuse, for telling a mismatch from a bad value.
  private var refused: (index: Int, kind: SmartRepair.Kind) = (-1, .invalid)

  /// What user code threw last, and for which value.
  private var thrown: (index: Int, error: any Error)?

  /// Forgets the call but keeps what was learned.
  func reset() {
    tape = Tape()
    path.removeAll(keepingCapacity: true)
    collector = RepairCollector()
    if !parsedStrings.isEmpty { parsedStrings = [:] }
    thrown = nil
    refused = (-1, .invalid)
    isUpdating = false
    stack = StackGuard()
    touchedFlats = 0
    settings = DecodingSettings([])
  }

  var isWorthKeeping: Bool { types.records.count < 1 << 13 }

  // MARK: Scopes of user code

  /// Far from the end of any stack, so that shallow values need not ask.
  private static let shallow = 48

  @safe @exclusivity(unchecked) private var stack = StackGuard()

  /// Whether user code may be called one level deeper.
  @inline(__always)
  var canGoDeeper: Bool {
    frameCount < Self.shallow && path.count < Self.shallow || stack.hasRoom()
  }

  /// How much was in use when a call into user code began.
  struct Mark {
    fileprivate let frames: Int
    fileprivate let activations: Int
  }

  @inline(__always)
  func mark() -> Mark { Mark(frames: frameCount, activations: activationCount) }

  /// Takes back what was handed out since the mark, except what user code still holds.
  @inline(__always)
  func release(to mark: Mark) {
    while frameCount > mark.frames {
      frameCount -= 1
      if isKnownUniquelyReferenced(&frames[frameCount]) {
        frames[frameCount].activation = nil
      } else {
        frames[frameCount] = Frame()
      }
    }
    while activationCount > mark.activations {
      activationCount -= 1
      if isKnownUniquelyReferenced(&activations[activationCount]) {
        activations[activationCount].finish()
      } else {
        activations[activationCount] = Activation()
      }
    }
  }

  @inline(__always)
  func takeFrame() -> Frame {
    if frameCount == frames.count { frames.append(Frame()) }
    frameCount += 1
    return frames[frameCount - 1]
  }

  @inline(__always)
  func takeActivation(_ model: ModelInfo?) -> Activation {
    if activationCount == activations.count { activations.append(Activation()) }
    activationCount += 1
    let activation = activations[activationCount - 1]
    activation.model = model
    return activation
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
    return index >= 0 && tape.has(tag, at: index) ? index : -1
  }

  @inline(never)
  private func stringifiedContainer(_ tag: Tape.Tag, at index: Int) -> Int {
    guard index >= 0, tape.isString(index) else { return -1 }
    let root = container(insideString: index)
    return root >= 0 && tape.has(tag, at: root) ? root : -1
  }

  // MARK: Failures

  /// Remembers that the value at `index` is of the wrong kind, and returns the error to throw.
  func refuse(_ index: Int, wanted: String, depth: Int) -> DecodingError {
    let kind: SmartRepair.Kind =
      index < 0 ? .missing : tape.isString(index) ? .invalid : .mismatch
    return refuse(index, kind: kind, wanted: wanted, depth: depth)
  }

  func refuse(
    _ index: Int,
    kind: SmartRepair.Kind,
    wanted: String,
    depth: Int
  ) -> DecodingError {
    refused = (index, kind)
    return DecodingError.typeMismatch(
      Any.self,
      .init(
        codingPath: codingPath(depth),
        debugDescription: "expected \(wanted), found \(found(at: index).rawValue)"
      )
    )
  }

  /// The error that `init(from:)` of the value at `index` threw, if it was the last to throw.
  func thrownError(at index: Int) -> (any Error)? {
    thrown?.index == index ? thrown?.error : nil
  }

  /// Turns what a call into user code threw into a miss of the value at `index`.
  @inline(never)
  func miss(for error: any Error, at index: Int) -> Miss {
    thrown = (index, error)
    guard index >= 0, refused.index == index else { return .invalid }
    refused.index = -1
    return Miss(kind: refused.kind)
  }

  /// What stands at `index`.
  func found(at index: Int) -> SmartRepair.Found {
    guard index >= 0 else { return .nothing }
    switch tape.tag(index) {
    case .null: return .null
    case .yes, .no: return .bool
    case .integer, .unsigned, .double, .bigNumber: return .number
    case .plainString, .unicodeString, .escapedString: return .string
    case .array: return .array
    case .object: return .object
    case .foreign: return ForeignValue.found(tape.foreignValues[Int(tape.payload(index))])
    }
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

/// The state of one encode call: the tree written so far, its texts, and the settings.
///
/// States are pooled (``StatePool``), because what a state learns about types and keys remains valid
/// for later calls. A state belongs to one call at a time, and a call to one thread. Encoders and
/// containers hold their state strongly: one that user code keeps after the call writes into the tree
/// it was made for, and the state then never returns to the pool.
final class EncodeState: PooledState {
  static let pool = StatePool<EncodeState>()

  private static let foundationPool = StatePool { EncodeState(.foundation) }
  private static let escapedPool = StatePool { EncodeState(.foundationEscaped) }

  static func pool(for style: WritingStyle) -> StatePool<EncodeState> {
    switch style {
    case .smart: pool
    case .foundation: foundationPool
    case .foundationEscaped: escapedPool
    }
  }

  /// Whose rules the state follows; it never changes, since types and keys are learned for one style.
  let style: WritingStyle

  /// More open containers than this make the call fail (ENC-1); Foundation's limit is one less.
  let depthLimit: UInt16

  /// The memory of longer texts, in bytes, is released after the call.
  private static let keptText = 1 << 22

  @safe @exclusivity(unchecked) var nodes = NodeArena()

  /// JSON text: that of the whole tree while it is written in order, and always that of its strings and short decimals.
  ///
  /// Not used by calls that make dictionaries and arrays.
  @safe @exclusivity(unchecked) var output = ByteOutput(capacity: 4096)

  /// The place in the tree where the text ends (`EncodeState+Text`).
  @safe @exclusivity(unchecked) var textEnd = TextEnd()

  /// Whether the call makes JSON text.
  @safe @exclusivity(unchecked) private(set) var makesText = false

  /// The dictionary keys and long numbers of the tree, and what else ``output`` has if the call makes text.
  @safe @exclusivity(unchecked) private(set) var texts: ContiguousArray<String> = []

  @safe @exclusivity(unchecked) private(set) var settings = EncodingSettings()

  /// How keys are spelled in this call.
  @safe @exclusivity(unchecked) private(set) var spelling = KeySpelling()

  /// The path that the key strategy of the caller received last, and of which object.
  @safe @exclusivity(unchecked) var strategyPath = (object: EncodeNode.none, path: StrategyPath())

  /// What is known about types and keys; kept for later calls.
  let types: EncodeTypeTable

  /// Why the call fails, if the code that detected it could not throw.
  @safe @exclusivity(unchecked) var failure: Failure?

  /// Up to this depth a container is opened, and user code called, without a check of the stack; 0 on a
  /// stack with little room, and after a final failure.
  @safe @exclusivity(unchecked) var uncheckedDepth: UInt16 = 0

  /// Whether there is a failure; faster to check than `failure`.
  @safe @exclusivity(unchecked) var hasFailed = false

  @safe @exclusivity(unchecked) var openCalls = 0

  /// Members that replaced others, with those, in the order of the replacements.
  @safe @exclusivity(unchecked) var replacements: ContiguousArray<(new: Int32, old: Int32)> = []

  /// The members of wide objects by name; built when a key may have been written before.
  @safe @exclusivity(unchecked) var wideMembers = WideMembers()

  convenience init() { self.init(.smart) }

  init(_ style: WritingStyle) {
    self.style = style
    depthLimit = style.isFoundation ? 511 : 512
    types = EncodeTypeTable(style)
    output.style = style
  }

  /// Starts a call and makes the slot of its value.
  func begin(
    _ settings: EncodingSettings,
    _ form: EncodeCall.Form,
    _ room: StackGuard.OpenCall.Room
  ) -> Int32 {
    uncheckedDepth = room == .ample ? 16 : 0
    self.settings = settings
    spelling = KeySpelling(settings)
    makesText = form != .graph
    textEnd = TextEnd(isInOrder: form == .compactText)
    return makeRoot()
  }

  /// Discards the call but keeps what was learned.
  func reset() {
    nodes.removeAll()
    texts.removeAll(keepingCapacity: texts.count < 1 << 14)
    output.removeAll(keepingAtMost: Self.keptText)
    if hasFailed { failure = nil }
    hasFailed = false
    openCalls = 0
    replacements.removeAll(keepingCapacity: replacements.count < 1 << 10)
    wideMembers.removeAll()
    types.endKeys()
    settings = EncodingSettings()
    spelling = KeySpelling()
    if strategyPath.object != EncodeNode.none { strategyPath = (EncodeNode.none, StrategyPath()) }
  }

  var isWorthKeeping: Bool { types.records.count < 1 << 15 }

  func trim() { types.trimKeys() }

  /// Breaks the reference cycle of state, table and container, so that releasing an encoder or
  /// container that was kept after the call frees everything (LIM-5).
  func abandon() { types.abandon() }

  // MARK: Slots

  private func makeRoot() -> Int32 {
    let root = nodes.append(
      EncodeNode(depth: 0, key: EncodeNode.noKey, parent: EncodeNode.none)
    )
    textEnd.await(root)
    return root
  }

  /// Makes a slot that belongs to no container.
  func makeDetached(depth: UInt16, parent: Int32) -> Int32 {
    textEnd.leaveOrder()
    return nodes.append(EncodeNode(depth: depth, key: EncodeNode.noKey, parent: parent))
  }

  /// Makes a slot for a container that user code kept although the slot of the container holds another value
  /// by now, or none: what is written to it appears nowhere (ENF-1).
  ///
  /// Throws after a final failure, for which containers are opened in vain.
  @inline(never)
  func lostSlot(in container: Int32) throws -> Int32 {
    if hasFailed { try throwIfFinal() }
    return makeLost(in: container)
  }

  /// The same for code that cannot throw.
  @inline(never)
  func makeLost(in container: Int32) -> Int32 {
    makeDetached(depth: nodes[container].depth, parent: nodes[container].parent)
  }

  /// Appends a slot to a container without recording it in the text.
  @inline(__always)
  func append(to container: Int32, key: Int32) -> Int32 {
    let slot = nodes.append(
      EncodeNode(depth: nodes[container].depth, key: key, parent: container)
    )
    link(slot, to: container)
    return slot
  }

  @inline(__always)
  func link(_ slot: Int32, to container: Int32) {
    let last = nodes[container].last
    if last < 0 { nodes[container].first = slot } else { nodes[last].next = slot }
    nodes[container].last = slot
  }

  /// The slot of a new element.
  @inline(__always)
  func appendElement(to array: Int32) throws -> Int32 {
    guard nodes[array].kind == .array else { return try lostSlot(in: array) }
    return newElement(of: array)
  }

  /// The same for a container in the array.
  func nestedElement(of array: Int32) -> Int32 {
    nodes[array].kind == .array ? newElement(of: array) : makeLost(in: array)
  }

  @inline(__always)
  func newElement(of array: Int32) -> Int32 {
    if isTextIn(array) {
      if nodes[array].payload > 0 { output.append(UInt8(ascii: ",")) }
    }
    let slot = append(to: array, key: Int32(truncatingIfNeeded: nodes[array].payload))
    nodes[array].payload += 1
    textEnd.await(slot)
    return slot
  }

  /// The slot of a new dictionary entry, whose keys are known to be distinct.
  @inline(__always)
  func appendEntry(to object: Int32, key: String) -> Int32 {
    if isTextIn(object) {
      if nodes[object].first >= 0 { output.append(UInt8(ascii: ",")) }
      output.appendQuoted(key)
      output.append(UInt8(ascii: ":"))
    }
    let slot = append(to: object, key: ~addText(key))
    textEnd.await(slot)
    return slot
  }

  // MARK: Values

  @inline(__always)
  func addText(_ text: String) -> Int32 {
    texts.append(text)
    return Int32(truncatingIfNeeded: texts.count - 1)
  }

  /// Makes the slot a container, or keeps it one, and returns the container's node.
  ///
  /// If that is not possible the call will fail, and whatever is written to the result is not part of
  /// the tree.
  func open(_ kind: EncodeNode.Kind, at slot: Int32) -> Int32 {
    if nodes[slot].kind == .textArray, kind == .array { splitTextArray(slot) }
    if nodes[slot].kind == kind {
      if kind == .object { nameEntries(of: slot) }
      return slot
    }
    guard nodes[slot].kind == .absent else {
      // Writing to a dropped slot is harmless.
      if nodes[slot].kind != .dropped { refuse(slot, "two kinds of values in one place") }
      let detached = makeDetached(depth: nodes[slot].depth, parent: nodes[slot].parent)
      nodes[detached].kind = kind
      return detached
    }
    nodes[slot].kind = kind
    nodes[slot].payload = 0
    nodes[slot].first = EncodeNode.none
    nodes[slot].last = EncodeNode.none
    nodes[slot].depth += 1
    if !openText(kind, at: slot), kind == .array, nodes[slot].flags.contains(.isFlat) {
      // Unlike the members of a flat, the array will be in a member.
      nodes[slot].depth += 1
    }
    if nodes[slot].depth > uncheckedDepth { return openDeep(slot) }
    return slot
  }

  /// Refuses a container that was opened too deep, or after a final failure: the result takes no members or
  /// elements, so that user code that descends endlessly gets an error (LIM-2).
  @inline(never)
  private func openDeep(_ slot: Int32) -> Int32 {
    if nodes[slot].depth > depthLimit {
      refuse(slot, "containers nested deeper than \(depthLimit)", isFinal: true)
    } else if !StackGuard.hasRoom() {
      refuseDepth(at: slot)
    }
    guard failure?.isFinal == true else { return slot }
    // Containers may be opened in this one without end, and their depth is a small number.
    nodes[slot].depth = min(nodes[slot].depth, depthLimit + 1)
    let lost = makeLost(in: slot)
    nodes[lost].kind = .dropped
    return lost
  }

  /// Makes an untouched slot a container that a single loop in this package fills.
  func openWhole(_ kind: EncodeNode.Kind, at slot: Int32) throws {
    if nodes[slot].isContainer { refuse(slot, "two containers in one place") }
    if !nodes[slot].refusesScalars { nodes[slot].kind = .absent }
    _ = open(kind, at: slot)
    try check()
  }

  /// Makes a nested value that encoded nothing an empty object (ENF-1).
  @inline(__always)
  func fillAbsent(_ slot: Int32) throws {
    if nodes[slot].kind == .absent { try openWhole(.object, at: slot) }
  }

  /// Opens a container inside another one, from which it inherits whether nil is left out.
  func openNested(_ kind: EncodeNode.Kind, at slot: Int32, in container: Int32) -> Int32 {
    let opened = open(kind, at: slot)
    inherit(opened, from: container)
    nodes[opened].flags.insert(.isNested)
    return opened
  }

  func inherit(_ slot: Int32, from container: Int32) {
    if nodes[container].flags.contains(.leavesOutNil) { nodes[slot].flags.insert(.leavesOutNil) }
  }
}

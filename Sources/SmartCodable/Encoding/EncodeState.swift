/// Everything one encode call holds: the tree written so far, its texts, the settings.
///
/// States are pooled (``StatePool``), because what a state learns about types and keys stays
/// true for every later call. A state belongs to one call at a time, and a call to one thread.
/// Encoders and containers hold their state strongly: one that user code keeps too long writes into
/// the tree it was made for, and the state then never returns to the pool.
final class EncodeState: PooledState {
  static let pool = StatePool<EncodeState>()

  /// More open containers than this make the call fail (ENC-1).
  static let depthLimit: UInt16 = 512

  /// More calls of user code inside each other than a tree within the depth limit needs.
  private static let callLimit = 1200

  /// Far from the end of any stack, so that shallow values need not ask.
  private static let shallow = 16

  /// Texts of more bytes are given back after the call.
  private static let keptText = 1 << 22

  @safe @exclusivity(unchecked) private var stack = StackGuard()

  @safe @exclusivity(unchecked) var nodes = NodeArena()

  /// JSON text: of the whole tree while it is written in order, and in any case of its strings.
  ///
  /// Not used by calls that make dictionaries and arrays.
  @safe @exclusivity(unchecked) var output = ByteOutput(capacity: 4096)

  /// Where in the tree the text ends (`EncodeState+Text`).
  @safe @exclusivity(unchecked) var textEnd = TextEnd()

  /// Whether the call makes JSON text.
  @safe @exclusivity(unchecked) private(set) var makesText = false

  /// Long numbers and dictionary keys of the tree, and its strings unless the call makes text.
  @safe @exclusivity(unchecked) private(set) var texts: ContiguousArray<String> = []

  @safe @exclusivity(unchecked) private(set) var settings = EncodingSettings()

  /// How keys are spelled in this call.
  @safe @exclusivity(unchecked) private(set) var spelling = KeySpelling()

  /// What is known about types and keys; outlives the call.
  let types = EncodeTypeTable()

  /// Why the call fails, where the call that noticed it cannot throw.
  @safe @exclusivity(unchecked) private(set) var failure: EncodingError?

  /// Whether there is a failure, which is quicker to ask.
  @safe @exclusivity(unchecked) private var hasFailed = false

  @safe @exclusivity(unchecked) private var openCalls = 0

  /// The members of wide objects by name, made when a key may have been written before.
  @safe @exclusivity(unchecked) var wideObjects: [Int32: [Int32: Int32]] = [:]

  /// Starts a call and makes the slot of its value.
  func begin(_ settings: EncodingSettings, _ form: EncodeCall.Form) -> Int32 {
    self.settings = settings
    spelling = KeySpelling(settings)
    makesText = form != .graph
    textEnd = TextEnd(isInOrder: form == .compactText)
    return makeRoot()
  }

  /// Forgets the call but keeps what was learned.
  func reset() {
    nodes.removeAll()
    texts.removeAll(keepingCapacity: texts.count < 1 << 14)
    output.removeAll(keepingAtMost: Self.keptText)
    failure = nil
    hasFailed = false
    openCalls = 0
    stack = StackGuard()
    if !wideObjects.isEmpty { wideObjects = [:] }
    settings = EncodingSettings()
  }

  var isWorthKeeping: Bool { types.records.count < 1 << 13 }

  // MARK: Slots

  private func makeRoot() -> Int32 {
    let root = nodes.append(
      EncodeNode(depth: 0, key: EncodeNode.noKey, parent: EncodeNode.none)
    )
    textEnd.await(root)
    return root
  }

  /// A slot that no container holds.
  func makeDetached(depth: UInt16, parent: Int32) -> Int32 {
    textEnd.leaveOrder()
    return nodes.append(EncodeNode(depth: depth, key: EncodeNode.noKey, parent: parent))
  }

  /// A slot at the end of a container, of which the text knows nothing yet.
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
  func appendElement(to array: Int32) -> Int32 {
    if isTextIn(array) {
      if nodes[array].payload > 0 { output.append(UInt8(ascii: ",")) }
    }
    nodes[array].payload += 1
    let slot = append(to: array, key: EncodeNode.noKey)
    textEnd.await(slot)
    return slot
  }

  /// The slot of a new entry of a dictionary, whose keys are known to differ.
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
  /// Where that is not possible the call is going to fail, and what is written leads nowhere.
  func open(_ kind: EncodeNode.Kind, at slot: Int32) -> Int32 {
    if nodes[slot].kind == .textArray, kind == .array { splitTextArray(slot) }
    if nodes[slot].kind == kind {
      if kind == .object { nameEntries(of: slot) }
      return slot
    }
    guard nodes[slot].kind == .absent else {
      refuse(slot, "two kinds of values in one place")
      let detached = makeDetached(depth: nodes[slot].depth, parent: nodes[slot].parent)
      nodes[detached].kind = kind
      return detached
    }
    nodes[slot].kind = kind
    nodes[slot].payload = 0
    nodes[slot].first = EncodeNode.none
    nodes[slot].last = EncodeNode.none
    nodes[slot].depth += 1
    openText(kind, at: slot)
    if nodes[slot].depth > Self.depthLimit {
      refuse(slot, "containers nested deeper than \(Self.depthLimit)")
    }
    return slot
  }

  /// Makes an untouched slot a container that one loop of ours fills.
  func openWhole(_ kind: EncodeNode.Kind, at slot: Int32) throws {
    if nodes[slot].isContainer { refuse(slot, "two containers in one place") }
    if !nodes[slot].isContainer { nodes[slot].kind = .absent }
    _ = open(kind, at: slot)
    try check()
  }

  /// Takes a slot out of the tree, since its value could not be written.
  func drop(_ slot: Int32) {
    textEnd.leaveOrder()
    nodes[slot].kind = .dropped
  }

  // MARK: Failures

  /// Notes the first failure that its place cannot throw.
  @inline(never)
  func refuse(_ slot: Int32, _ reason: String) {
    if !hasFailed { failure = invalid(reason, reason, at: slot) }
    hasFailed = true
  }

  @inline(__always)
  func check() throws {
    if hasFailed { try throwFailure() }
  }

  @inline(never)
  private func throwFailure() throws {
    if let failure { throw failure }
  }

  /// The error for a value that has no form in JSON.
  func invalid(_ value: Any, _ reason: String, at slot: Int32) -> EncodingError {
    .invalidValue(value, .init(codingPath: codingPath(of: slot), debugDescription: reason))
  }

  /// Calls user code, unless such calls are nested too deep.
  @inline(__always)
  func callingUser(at slot: Int32, _ body: () throws -> Void) throws {
    try enterCall(at: slot)
    defer { leaveCall() }
    try body()
  }

  /// Counts one more call of user code, unless such calls are nested too deep.
  @inline(__always)
  func enterCall(at slot: Int32) throws {
    if hasFailed { try throwFailure() }
    if openCalls >= Self.shallow || !nodes.hasRoom { try checkRoom(at: slot) }
    openCalls += 1
  }

  @inline(__always)
  func leaveCall() { openCalls -= 1 }

  @inline(never)
  private func checkRoom(at slot: Int32) throws {
    guard openCalls < Self.shallow || openCalls < Self.callLimit && stack.hasRoom(), nodes.hasRoom
    else {
      throw invalid("", "values nested too deep", at: slot)
    }
  }

  // MARK: Paths

  /// The way from the top to a slot.
  func codingPath(of slot: Int32) -> [any CodingKey] {
    var path: [any CodingKey] = []
    var current = slot
    while current >= 0 {
      let node = nodes[current]
      if node.key != EncodeNode.noKey {
        path.append(PathKey(stringValue: codingKey(node.key)))
      } else if node.parent >= 0, nodes[node.parent].kind == .array {
        path.append(PathKey(intValue: position(of: current, in: node.parent)))
      }
      current = node.parent
    }
    return path.reversed()
  }

  private func codingKey(_ key: Int32) -> String {
    key < 0 ? texts[Int(~key)] : types.records[Int(key)].codingKey
  }

  private func position(of slot: Int32, in array: Int32) -> Int {
    var position = 0
    var current = nodes[array].first
    while current >= 0, current != slot {
      position += 1
      current = nodes[current].next
    }
    return position
  }
}

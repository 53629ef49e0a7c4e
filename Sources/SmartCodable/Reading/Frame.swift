/// Reads one keyed or unkeyed container: knows its value in the document and how much has been read.
///
/// Frames are recycled for containers with the same key table; a container retains its frame, which
/// retains the reader.
final class Frame {
  let reader: Reader
  let tape: Tape
  let table: KeyTable

  /// The tape index of the object or array, or -1 for an empty container.
  @safe @exclusivity(unchecked) var container = -1

  /// The tape index after the container.
  @safe @exclusivity(unchecked) var end = 0

  /// The key entry expected next; in an array the first element.
  @safe @exclusivity(unchecked) var cursor = 0

  /// The instance that provides stand-ins.
  ///
  /// While the frame is in use, so is the activation, which its owner retains; a frame that is kept
  /// longer retains the activation itself, as does one of an activation that its owner has given up.
  @safe @exclusivity(unchecked) private(set) var activation: Borrowed<Activation>?

  /// Whether its properties update those of an existing instance.
  var isPatching: Bool { activation?.with { $0.isPatching } ?? false }

  @safe @exclusivity(unchecked) private var kept: Activation?

  /// Whether the container has, or had, anything that most have not: what the next one must forget.
  @safe @exclusivity(unchecked) private var isUnusual = false

  /// Whose code reads the container, if that is not the code of the activation.
  @safe @exclusivity(unchecked) var code: Borrowed<ModelInfo>?

  /// The activation of a decoder of one of its values.
  func takeActivation() -> Activation {
    if let activation { return activation.object }
    return reader.takeActivation(code?.object.forNested ?? reader.types.plain)
  }

  /// In an update, the instance whose code reads this nested container; it only notes what is asked for.
  @safe @exclusivity(unchecked) private(set) var updated: Borrowed<Activation>? {
    didSet { isUnusual = true }
  }

  /// The length of the reader's path at this container.
  @safe @exclusivity(unchecked) var depth = 0

  /// The steps from there to a nested container, at most two.
  @safe @exclusivity(unchecked) private(set) var steps = NestedSteps() {
    didSet { isUnusual = true }
  }

  /// The path of a container that the reader's own path cannot express; nil for other containers.
  @safe @exclusivity(unchecked) private(set) var detachedPath: ContiguousArray<PathStep>? {
    didSet { isUnusual = true }
  }

  /// The length of the path of the decoder that made a container with a detached path, or one around it.
  @safe @exclusivity(unchecked) private var detachedDepth = 0

  /// The length of the path of the decoder that made this container, or one around it.
  var decoderDepth: Int { detachedPath == nil ? depth : detachedDepth }

  /// Whether a container asked for it, as a nested one or for a superclass, and not the decoder of a value.
  var isNested: Bool { steps.count > 0 || detachedPath != nil }

  /// The value that an empty container replaces, for the location of repairs.
  @safe @exclusivity(unchecked) var origin = -1

  // Lookup (PARSE-11: the first of equal keys wins). Every member before the cursor was either skipped
  // or read, under a name of its own. The first member with a name that was not requested yet is
  // therefore at or after the first skipped member, and at or after the cursor if no skipped one can
  // have the name: `skipped` has the bits of their hashes.
  @safe @exclusivity(unchecked) private var asked: UInt64 = 0
  @safe @exclusivity(unchecked) private var skipped: UInt64 = 0
  @safe @exclusivity(unchecked) private var firstSkipped = 0

  /// How many names that are not near may be searched for before the object gets an index: none once an object
  /// read by this frame had too many, since the keys of its type are in another order.
  @safe @exclusivity(unchecked) private var farSearches = 0
  @safe @exclusivity(unchecked) private var allowedFarSearches = Frame.maxFarSearches
  @safe @exclusivity(unchecked) private var memberIndex = MemberIndex()

  /// Members by converted key; built when a key strategy first needs them.
  @safe @exclusivity(unchecked) private var converted: ConvertedMembers?

  /// How code reads the members, where it may be that of a collection.
  @safe @exclusivity(unchecked) var reading: CollectionReading? { didSet { isUnusual = true } }

  /// The number of members that are searched linearly; beyond that the object gets an index.
  private static let indexThreshold = 8

  /// The same for a few names, which cost less than an index.
  private static let farThreshold = 48
  private static let maxFarSearches = 8

  init(_ table: KeyTable, in reader: Reader) {
    self.reader = reader
    self.table = table
    tape = reader.tape
  }

  /// The box of the container around the frame, if it is recycled along with it (``RecycledBox``).
  ///
  /// The box does not retain the frame until the frame gives it up.
  @safe @exclusivity(unchecked) var box: AnyObject?

  /// Retains the activation and gives up the box, because user code keeps the frame.
  func letGo() {
    kept = activation?.object
    updated = nil
    giveUpBox()
  }

  /// Retains the activation if nothing else does for as long as the frame is in use.
  @inline(never)
  private func keepGivenUp() {
    if reader.scopes.isAbandoned { return letGo() }
    kept = activation?.with { $0.isGivenUp } == true ? activation?.object : nil
  }

  /// Leaves the box, and with it the frame, to the containers that user code still holds.
  func giveUpBox() {
    RecycledBox.own(box, self)
    box = nil
  }

  /// Makes this the container under a step of another one, after ``open(_:activation:)``.
  @inline(__always)
  func nest(in parent: Frame, _ step: PathStep) {
    if parent.detachedPath == nil, depth == parent.depth, let steps = parent.steps.adding(step) {
      self.steps = steps
    } else {
      detach(parent.fullPath() + [step], decoderDepth: parent.decoderDepth)
    }
    code = parent.activation.map { $0.with { Borrowed($0.info) } } ?? parent.code
    if table.isForUpdates, !reader.scopes.hasEscaped {
      updated = parent.activation ?? parent.updated
    }
  }

  @inline(never)
  private func forgetUnusual() {
    steps = NestedSteps()
    detachedPath = nil
    updated = nil
    converted?.reset()
    reading = nil
    isUnusual = false
  }

  /// Keeps the path, because user code keeps the frame.
  func keepPath() {
    if detachedPath == nil { detach(fullPath(), decoderDepth: depth) }
  }

  /// Gives the container a path that the reader's own cannot express.
  func detach(_ path: ContiguousArray<PathStep>, decoderDepth: Int) {
    detachedPath = path
    detachedDepth = decoderDepth
  }

  /// Starts reading another container.
  @inline(__always)
  func open(_ container: Int, activation: Activation?) {
    self.container = container
    self.activation = activation.map { Borrowed($0) }
    if reader.scopes.hasEscaped { keepGivenUp() }
    origin = container
    code = nil
    depth = reader.scopes.path.count
    if isUnusual { forgetUnusual() }
    asked = 0
    skipped = 0
    farSearches = allowedFarSearches
    memberIndex.reset()
    if container >= 0 {
      end = tape.next(container)
      cursor = container + 1
    } else {
      end = 0
      cursor = 0
    }
  }

  /// The value of the first member with this name, or -1.
  @inline(__always)
  func locate(_ name: KeyName) -> Int {
    if cursor < end, name.bit & ~asked != 0, name.hashBit & skipped == 0,
      name.matches(tape, cursor)
    {
      let value = cursor + 1
      asked |= name.bit
      cursor = tape.next(value)
      return value
    }
    return search(name)
  }

  @inline(never)
  private func search(_ name: KeyName) -> Int {
    guard container >= 0 else { return -1 }
    if !memberIndex.isBuilt {
      if name.bit & ~asked != 0 {
        asked |= name.bit
        let (key, isSure) = searchNearby(name)
        if isSure { return key < 0 ? -1 : key + 1 }
      }
      if tape.memberCount(container) <= Self.indexThreshold { return searchAll(name) }
      buildIndex()
    }
    if cursor < end, name.matches(tape, cursor) { return take(cursor) }
    let key = memberIndex.find(name, tape, object: container)
    if key < 0 { return -1 }
    if cursor == end { return key + 1 }
    // Code that asks in another order than the document's guesses a few times only.
    jumps += 1
    if jumps < 8 { return take(key) }
    cursor = end
    return key + 1
  }

  /// The value of the member at `key`; the one after it is expected next.
  private func take(_ key: Int) -> Int {
    cursor = tape.next(key + 1)
    return key + 1
  }

  private func buildIndex() {
    memberIndex.build(tape, object: container)
    reader.scopes.noteMembers(memberIndex.count)
    jumps = 0
    // Where no name is repeated, any member is the first with its name.
    if repeatsNames() { cursor = end }
  }

  /// How often the index found another member than the expected one.
  @safe @exclusivity(unchecked) private var jumps = 0

  /// Whether several members have one name; only for an object of some size.
  func repeatsNames() -> Bool {
    if !memberIndex.isBuilt { buildIndex() }
    return memberIndex.count < tape.memberCount(container)
  }

  /// Releases the memory that a large object took.
  func trim() {
    memberIndex.trim()
    converted = nil
  }

  /// The value of the first member whose key the key strategy converts to `name`, or -1; leniently null
  /// gives way to the first other value (KEY-15, KEY-16).
  func locateConverted(_ name: KeyName) -> Int {
    guard container >= 0 else { return -1 }
    let members = converted ?? ConvertedMembers()
    if !members.isBuilt {
      converted = members
      isUnusual = true
      reader.scopes.noteMembers(tape.memberCount(container))
      members.build(container, KeyConverter(reader, self))
    }
    return members.find(name, isNullSkipped: !reader.isStrict)
  }

  /// Searches some of the members not read yet for a name not requested yet; returns its first key, or -1,
  /// and whether the result is certain.
  ///
  /// The cursor moves to a member that is near; one far ahead is probably out of order.
  private func searchNearby(_ name: KeyName) -> (key: Int, isSure: Bool) {
    var key = skipped == 0 ? cursor : firstSkipped
    var ahead = 0
    for step in 0..<Self.farThreshold {
      if key >= end { return (-1, true) }
      if step == Self.indexThreshold {
        if farSearches == 0 { break }
        farSearches -= 1
      }
      if name.matches(tape, key) {
        if key >= cursor, ahead < Self.indexThreshold { skip(to: key) }
        return (key, true)
      }
      if key >= cursor { ahead += 1 }
      key = tape.next(key + 1)
    }
    if key >= end { return (-1, true) }
    allowedFarSearches = 0
    return (-1, false)
  }

  /// Moves the cursor past the member at `key`, and records the members skipped before it.
  private func skip(to key: Int) {
    if skipped == 0 { firstSkipped = cursor }
    while cursor < key {
      skipped |= KeyHash.bit(tape.keyHash(cursor))
      cursor = tape.next(cursor + 1)
    }
    cursor = tape.next(key + 1)
  }

  private func searchAll(_ name: KeyName) -> Int {
    var key = container + 1
    while key < end {
      if name.matches(tape, key) { return key + 1 }
      key = tape.next(key + 1)
    }
    return -1
  }
}

/// The steps to a nested container from the value whose code asked for it.
struct NestedSteps {
  private(set) var count = 0
  private(set) var first = PathStep.superclass
  private(set) var second = PathStep.superclass

  /// The steps with another one, or nil if there is no room for it.
  @inline(__always)
  func adding(_ step: PathStep) -> NestedSteps? {
    switch count {
    case 0: NestedSteps(count: 1, first: step)
    case 1: NestedSteps(count: 2, first: first, second: step)
    default: nil
    }
  }

  @inline(__always)
  func visit(_ body: (PathStep) -> Void) {
    if count > 0 { body(first) }
    if count > 1 { body(second) }
  }
}

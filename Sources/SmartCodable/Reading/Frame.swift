/// The reader of one keyed or unkeyed container: which value it reads and how far it is.
///
/// Frames are recycled, each for containers with the same key table; a container keeps its frame
/// alive, and that keeps the reader.
final class Frame {
  let reader: Reader
  let tape: Tape
  let table: KeyTable

  /// The tape index of the object or array, or -1 for an empty container.
  @safe @exclusivity(unchecked) var container = -1

  /// The tape index behind the container.
  @safe @exclusivity(unchecked) var end = 0

  /// The key entry expected next; in an array the first element.
  @safe @exclusivity(unchecked) var cursor = 0

  /// The instance whose property values stand in.
  ///
  /// While the frame is in use, so is the activation, and its owner keeps it; a frame that is held
  /// longer keeps its own.
  @safe @exclusivity(unchecked) private(set) var activation: Borrowed<Activation>?

  @safe @exclusivity(unchecked) private var kept: Activation?

  /// The length of the reader's path at this container.
  @safe @exclusivity(unchecked) var depth = 0

  /// The path of a nested container, which the reader's own path cannot express; else nil.
  @safe @exclusivity(unchecked) var detachedPath: ContiguousArray<PathStep>?

  /// The value an empty container stands for, for the places of repairs.
  @safe @exclusivity(unchecked) var origin = -1

  // Lookup (PARSE-11: of equal keys the first wins). Every member before the cursor was either read
  // under another name than all others, or skipped. So the first member of a name that was not
  // asked for yet is found from the first skipped member on, and at the cursor if no skipped one
  // can have the name: `skipped` has the bits of their hashes.
  @safe @exclusivity(unchecked) private var asked: UInt64 = 0
  @safe @exclusivity(unchecked) private var skipped: UInt64 = 0
  @safe @exclusivity(unchecked) private var firstSkipped = 0
  @safe @exclusivity(unchecked) private var memberIndex = MemberIndex()

  /// Members by converted key, made when a key strategy first needs them.
  @safe @exclusivity(unchecked) var convertedKeys: [KeyText: Int]?

  /// How many members are looked at one by one; beyond that the object gets an index.
  private static let indexThreshold = 8

  init(_ table: KeyTable, in reader: Reader) {
    self.reader = reader
    self.table = table
    tape = reader.tape
  }

  /// The box of the container around the frame, if it is recycled with it (``RecycledBox``).
  ///
  /// The box holds the frame in turn, so this has to be dropped when the frame is let go.
  @safe @exclusivity(unchecked) var box: AnyObject?

  /// Keeps the activation and drops the box, because user code keeps the frame.
  func letGo() {
    kept = activation?.object
    box = nil
  }

  /// Starts over on another container.
  @inline(__always)
  func open(_ container: Int, activation: Activation?) {
    self.container = container
    self.activation = activation.map { Borrowed($0) }
    if reader.scopes.isAbandoned { letGo() }
    origin = container
    depth = reader.scopes.path.count
    if detachedPath != nil { detachedPath = nil }
    asked = 0
    skipped = 0
    memberIndex.reset()
    if convertedKeys != nil { convertedKeys = nil }
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
      memberIndex.build(tape, object: container)
      cursor = end
    }
    let key = memberIndex.find(name, tape, object: container)
    return key < 0 ? -1 : key + 1
  }

  /// Looks for a name that was not asked for yet among the members that were not read yet, a few
  /// of them: its first key, or -1, and whether that is certain.
  private func searchNearby(_ name: KeyName) -> (key: Int, isSure: Bool) {
    var key = skipped == 0 ? cursor : firstSkipped
    for _ in 0..<Self.indexThreshold {
      if key >= end { return (-1, true) }
      if name.matches(tape, key) {
        if key >= cursor { skip(to: key) }
        return (key, true)
      }
      key = tape.next(key + 1)
    }
    return (-1, key >= end)
  }

  /// Moves the cursor behind the member at `key`, and notes what lies before it.
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

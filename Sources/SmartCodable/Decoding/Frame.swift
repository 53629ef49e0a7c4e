/// The state of one keyed or unkeyed container: which value it reads and how far it is.
///
/// Frames are recycled by the state; a container keeps its frame alive.
final class Frame {
  /// The tape index of the object or array, or -1 for an empty container.
  @safe @exclusivity(unchecked) var container = -1

  /// The tape index behind the container.
  @safe @exclusivity(unchecked) var end = 0

  /// The key entry expected next, or the next element.
  @safe @exclusivity(unchecked) var cursor = 0

  /// The number of elements read.
  @safe @exclusivity(unchecked) var position = 0

  @safe @exclusivity(unchecked) var activation: Activation?

  /// The length of the state's path at this container.
  @safe @exclusivity(unchecked) var depth = 0

  /// The path of a nested container, which the state's own path cannot express; else nil.
  @safe @exclusivity(unchecked) var detachedPath: ContiguousArray<PathStep>?

  /// The value an empty container stands for, for the places of repairs.
  @safe @exclusivity(unchecked) var origin = -1

  // Lookup. The cursor may be trusted only while every member before it was asked for, each under
  // another name; otherwise an earlier duplicate could be skipped (PARSE-11).
  @safe @exclusivity(unchecked) private var hasSkipped = false
  @safe @exclusivity(unchecked) private var asked: UInt64 = 0
  @safe @exclusivity(unchecked) private var memberIndex = MemberIndex()

  /// Members by converted key, made when a key strategy first needs them.
  @safe @exclusivity(unchecked) var convertedKeys: [KeyText: Int]?

  /// Objects with more members get an index at the first miss.
  private static let indexThreshold = 8

  /// Starts over on another container.
  @inline(__always)
  func open(_ container: Int, in state: DecodeState, activation: Activation?) {
    self.container = container
    self.activation = activation
    origin = container
    depth = state.path.count
    if detachedPath != nil { detachedPath = nil }
    position = 0
    hasSkipped = false
    asked = 0
    memberIndex.reset()
    if convertedKeys != nil { convertedKeys = nil }
    if container >= 0 {
      end = state.tape.next(container)
      cursor = container + 1
    } else {
      end = 0
      cursor = 0
    }
  }

  /// The value of the first member with this name, or -1.
  @inline(__always)
  func locate(_ name: KeyName, in tape: Tape) -> Int {
    if cursor < end, !hasSkipped, name.bit & ~asked != 0, name.matches(tape, cursor) {
      let value = cursor + 1
      asked |= name.bit
      cursor = tape.next(value)
      return value
    }
    return search(name, in: tape)
  }

  @inline(never)
  private func search(_ name: KeyName, in tape: Tape) -> Int {
    guard container >= 0 else { return -1 }
    if tape.memberCount(container) > Self.indexThreshold {
      if !memberIndex.isBuilt {
        memberIndex.build(tape, object: container)
        hasSkipped = true
      }
      let key = memberIndex.find(name, tape, object: container)
      return key < 0 ? -1 : key + 1
    }
    var key = container + 1
    while key < end {
      if name.matches(tape, key) {
        if key >= cursor { hasSkipped = true }
        return key + 1
      }
      key = tape.next(key + 1)
    }
    return -1
  }
}

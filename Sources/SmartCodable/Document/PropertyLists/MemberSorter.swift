/// Rewrites a part of a tape with the members of all objects in ascending order of their keys (ENT-20).
///
/// All objects are sorted in one pass, since members move along with their contents; this way every
/// entry moves only once.
struct MemberSorter: ~Copyable {
  private let tape: Tape
  private let old: ContiguousArray<Tape.Entry>
  private let root: Int

  /// The steps still to be done, the next one last: a value, or the end of a container.
  private var waiting: ContiguousArray<Step> = []

  private enum Step {
    case value(Int)
    case end(index: Int, count: Int)
  }

  static func sort(_ tape: Tape, from root: Int) {
    var sorter = MemberSorter(tape, from: root)
    tape.commit(count: root)
    sorter.waiting.append(.value(root))
    while let step = sorter.waiting.popLast() {
      switch step {
      case .value(let index): sorter.write(index)
      case .end(let index, let count): tape.closeContainer(index, members: count)
      }
    }
  }

  private init(_ tape: Tape, from root: Int) {
    self.tape = tape
    self.root = root
    old = ContiguousArray(
      (root..<tape.count).map { Tape.Entry(head: tape.head($0), payload: tape.payload($0)) }
    )
  }

  private func next(_ index: Int) -> Int {
    let entry = old[index - root]
    return entry.rawTag >= Tape.Tag.object.rawValue
      ? Int(truncatingIfNeeded: entry.payload & 0xFFFF_FFFF) : index + 1
  }

  private mutating func write(_ index: Int) {
    let entry = old[index - root]
    // The entry of a text already has its depth.
    tape.append(entry, depth: 0)
    guard entry.rawTag >= Tape.Tag.object.rawValue else { return }
    let isObject = entry.rawTag == Tape.Tag.object.rawValue
    waiting.append(.end(index: tape.count - 1, count: Int(entry.payload >> 32)))
    let before = waiting.count
    if isObject { appendMembers(of: index) } else { appendElements(of: index) }
    waiting[before...].reverse()
  }

  private mutating func appendElements(of array: Int) {
    var index = array + 1
    while index < next(array) {
      waiting.append(.value(index))
      index = next(index)
    }
  }

  private mutating func appendMembers(of object: Int) {
    var members: [(index: Int, key: TextPlace)] = []
    var index = object + 1
    while index < next(object) {
      members.append((index, TextPlace(tape, old[index - root])))
      index = next(index + 1)
    }
    let order = PlaceOrder { [members, tape] left, right in
      let (left, right) = (members[left], members[right])
      if left.key.precedes(right.key, in: tape) { return true }
      if right.key.precedes(left.key, in: tape) { return false }
      // Of equal keys the last one counts here, but the first one counts on the tape.
      return left.index > right.index
    }
    for member in order.places(of: members.count).lazy.map({ members[$0] }) {
      waiting.append(.value(member.index))
      waiting.append(.value(member.index + 1))
    }
  }
}

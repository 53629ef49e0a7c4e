/// Writes the tape of a binary property list in one traversal from its top object, without recursion.
///
/// Objects may be shared. A leaf is written for every reference, with the same bytes. A container is
/// written at its first reference; any further reference is an entry that points there
/// (``Tape/Tag/shared``), so the length of the tape is the number of references in the file (LIM-3).
/// The size of the expanded list, in which a long text counts as several nodes, is added up and
/// limited.
struct BinaryScanner: ~Copyable {
  /// The maximum number of nodes of an expanded list (LIM-3).
  static let nodeLimit = 100_000_000

  private let tape: Tape
  private let objects: BinaryObjects
  private let leaves: BinaryLeaves
  private var ranks: KeyRanks

  /// The state of each object: unknown, a leaf, an open container, or the index at which it was
  /// written.
  private var slots: ContiguousArray<Tape.Entry>

  /// The bytes that objects may still use; overlapping objects exhaust them.
  private var budget: Int

  /// The members of each open dictionary in ascending order of their keys, as rank and position.
  private var orders: ContiguousArray<UInt64> = []

  private var parents: ContiguousArray<Container> = []
  private var container = Container()

  /// A container that is being written.
  private struct Container {
    var object = -1
    var index = 0
    var isDictionary = false
    var count = 0
    var position = 0

    /// The offset of the references, and the start of the members' order.
    var references = 0
    var order = 0

    /// The nodes and the height of the part written so far.
    var nodes = 1
    var height = 1
  }

  private static let unseen: UInt8 = 0xFF
  private static let open: UInt8 = 0xFE

  static func scan(_ tape: Tape) throws(JSONSyntaxError) -> Int {
    let root = tape.count
    var scanner = try BinaryScanner(tape)
    try scanner.rankKeys()
    try scanner.write(scanner.objects.top)
    while !scanner.parents.isEmpty { try scanner.step() }
    return root
  }

  private init(_ tape: Tape) throws(JSONSyntaxError) {
    self.tape = tape
    objects = try BinaryObjects(tape)
    leaves = BinaryLeaves(objects, on: tape)
    ranks = KeyRanks(objects)
    slots = ContiguousArray(
      repeating: Tape.Entry(head: UInt64(Self.unseen), payload: 0),
      count: objects.count
    )
    budget = objects.end
    if !tape.hasRoom(for: objects.count, at: tape.count) {
      tape.reserve(objects.count, used: tape.count)
    }
  }

  // MARK: Keys

  private mutating func rankKeys() throws(JSONSyntaxError) {
    var texts: [(object: Int, text: TextPlace)] = []
    for object in try ranks.collect(objects) {
      // An unreadable object is reported when a reference to it is read.
      guard let header = try? objects.header(object), header.kind < 0xA,
        let text = try keyText(object, header)
      else {
        ranks.reject(object)
        continue
      }
      texts.append((object, TextPlace(tape, text)))
    }
    ranks.rank(texts, on: tape)
  }

  /// The text of a key that is a string or an integer, otherwise nil.
  private mutating func keyText(
    _ object: Int,
    _ header: BinaryObjects.Header
  ) throws(JSONSyntaxError) -> Tape.Entry? {
    guard header.kind == 0x1 || header.kind == 0x5 || header.kind == 0x6,
      let leaf = try? leaf(object, header)
    else { return nil }
    if leaf.rawTag == Tape.Tag.null.rawValue {
      // A text that means null as a value only (ENT-23).
      let text = tape.leaf(textAt: header.content, count: header.count, isASCII: true)
      ranks.setText(text, ofKey: object)
      return text
    }
    if header.kind != 0x1 { return leaf }
    let number = Int64(bitPattern: leaf.payload)
    let isUnsigned = leaf.rawTag == Tape.Tag.unsigned.rawValue
    let digits = isUnsigned ? leaf.payload.description : number.description
    let text = try tape.leaf(text: digits, isASCII: true)
    ranks.setText(text, ofKey: object)
    return text
  }

  // MARK: Values

  /// Returns a leaf, which is read only once.
  private mutating func leaf(
    _ object: Int,
    _ header: BinaryObjects.Header
  ) throws(JSONSyntaxError) -> Tape.Entry {
    try spend(objects.size(header), at: header.content)
    let leaf = try leaves.leaf(header)
    slots[object] = leaf
    return leaf
  }

  private mutating func spend(_ size: Int, at offset: Int) throws(JSONSyntaxError) {
    budget -= size
    if budget < 0 { throw objects.error(offset) }
  }

  /// Writes the next member or element, or closes the container.
  @inline(__always)
  private mutating func step() throws(JSONSyntaxError) {
    let position = container.position
    if position == container.count { return try close() }
    container.position = position + 1
    guard container.isDictionary else {
      let place = container.references + position * objects.referenceSize
      return try write(try objects.reference(at: place))
    }
    let member = Int(UInt32(truncatingIfNeeded: orders[container.order + position]))
    let place = container.references + member * objects.referenceSize
    writeKey(try objects.reference(at: place))
    try write(try objects.reference(at: place + container.count * objects.referenceSize))
  }

  @inline(__always)
  private mutating func writeKey(_ object: Int) {
    var key = slots[object]
    if key.rawTag < Tape.Tag.plainString.rawValue {
      key = ranks.text(ofKey: object) ?? key
    }
    writeLeaf(key)
  }

  @inline(__always)
  private mutating func writeLeaf(_ leaf: Tape.Entry) {
    container.nodes += BinaryLeaves.weight(leaf)
    tape.append(BinaryLeaves.plain(leaf), depth: parents.count)
  }

  @inline(__always)
  private mutating func write(_ object: Int) throws(JSONSyntaxError) {
    let slot = slots[object]
    if slot.rawTag < Tape.Tag.shared.rawValue { return writeLeaf(slot) }
    try writeNew(object, slot)
  }

  @inline(never)
  private mutating func writeNew(
    _ object: Int,
    _ slot: Tape.Entry
  ) throws(JSONSyntaxError) {
    if slot.rawTag == Tape.Tag.shared.rawValue { return try writeReference(slot) }
    // A reference to an open container means that it contains itself.
    if slot.rawTag == Self.open { throw objects.error(objects.offset(object)) }
    let header = try objects.header(object)
    if header.kind < 0xA {
      writeLeaf(try leaf(object, header))
    } else {
      try open(object, header)
    }
  }

  // MARK: Containers

  private mutating func open(
    _ object: Int,
    _ header: BinaryObjects.Header
  ) throws(JSONSyntaxError) {
    let isDictionary = header.kind == 0xD
    guard isDictionary || header.kind == 0xA || header.kind == 0xC else {
      throw objects.error(header.content)
    }
    guard parents.count < JSONScanner.depthLimit else {
      throw JSONSyntaxError(code: .tooDeep, offset: header.content)
    }
    try spend(objects.size(header), at: header.content)
    let order = orders.count
    if isDictionary {
      guard try appendOrder(header) else {
        slots[object] = tape.leaf(foreign: OpaqueListValue())
        return writeLeaf(slots[object])
      }
      Self.sort(&orders, from: order)
    }
    slots[object].head = UInt64(Self.open)
    parents.append(container)
    container = Container(
      object: object,
      index: tape.count,
      isDictionary: isDictionary,
      count: header.count,
      references: header.content,
      order: order
    )
    tape.appendEntry(isDictionary ? .object : .array)
  }

  /// Adds the ranks of a dictionary's keys; false if one of them cannot be a key of an object.
  private mutating func appendOrder(
    _ header: BinaryObjects.Header
  ) throws(JSONSyntaxError) -> Bool {
    let before = orders.count
    var isObject = true
    for position in 0..<header.count {
      let place = header.content + position * objects.referenceSize
      let key = try objects.reference(at: place)
      let rank = ranks.rank(key)
      if rank == KeyRanks.none {
        // Only leaves are keys, and only those that can be read.
        let header = try objects.header(key)
        guard header.kind < 0xA else { throw objects.error(header.content) }
        if slots[key].rawTag == Self.unseen { _ = try leaf(key, header) }
        isObject = false
      }
      _ = try objects.reference(at: place + header.count * objects.referenceSize)
      orders.append(UInt64(rank) << 32 | UInt64(position))
    }
    if !isObject { orders.removeLast(orders.count - before) }
    return isObject
  }

  /// Sorts the entries added last; dictionaries are usually small and often in order.
  private static func sort(_ orders: inout ContiguousArray<UInt64>, from start: Int) {
    guard orders.count - start <= 24 else {
      let sorted = orders[start...].sorted()
      orders.replaceSubrange(start..., with: sorted)
      return
    }
    for next in start..<orders.count {
      let value = orders[next]
      var place = next
      while place > start, orders[place - 1] > value {
        orders[place] = orders[place - 1]
        place -= 1
      }
      orders[place] = value
    }
  }

  private mutating func close() throws(JSONSyntaxError) {
    guard container.nodes <= Self.nodeLimit else {
      throw JSONSyntaxError(code: .tooLong, offset: container.references)
    }
    tape.closeContainer(container.index, members: container.count)
    if container.isDictionary { orders.removeLast(container.count) }
    let closed = container
    slots[closed.object] = Tape.Entry(
      head: Tape.head(.shared, detail: closed.height, offset: 0),
      payload: UInt64(closed.index) | UInt64(closed.nodes) << 32
    )
    container = parents.removeLast()
    container.nodes += closed.nodes
    container.height = max(container.height, closed.height + 1)
  }

  /// Writes a reference to a container that was written before.
  private mutating func writeReference(_ slot: Tape.Entry) throws(JSONSyntaxError) {
    let height = Int(slot.head >> 8 & 0xFF_FFFF)
    let index = Int(slot.payload & 0xFFFF_FFFF)
    guard parents.count + height <= JSONScanner.depthLimit else {
      throw JSONSyntaxError(code: .tooDeep, offset: container.references)
    }
    container.nodes += Int(slot.payload >> 32)
    container.height = max(container.height, height + 1)
    if tape.memberCount(index) == 0 {
      // An empty container takes no more entries than a reference to it.
      tape.appendEntry(tape.tag(index))
      tape.closeContainer(tape.count - 1, members: 0)
    } else {
      tape.appendReference(to: index)
    }
  }
}

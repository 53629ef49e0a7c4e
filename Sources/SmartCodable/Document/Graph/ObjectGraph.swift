import Foundation
import ModelSupport

// Unsafe code in this file: bit casts of a value to the type that it has been checked to have.

/// Writes the tape of dictionary and array input: the same tape that a JSON text would have.
///
/// Leaves are written as JSON text in the tape's input, so that every later step sees one form (ENT-10
/// to ENT-21); a number whose payload is exact gets its text when it is needed.
///
/// It is not recursive, so input of any depth fits the stack of the caller (LIM-2).
struct ObjectGraph: ~Copyable {
  let tape: Tape

  /// The number of containers around the current value.
  private(set) var depth = 0

  /// The containers around the current value, the innermost one last, and what each of them holds; after
  /// them come places to be used again.
  private var containers: ContiguousArray<OpenContainer> = []
  private var members: ContiguousArray<ContainerMembers> = []

  /// The collections as they were met of those open containers whose members do not hold them, the innermost
  /// one last.
  private var sources: ContiguousArray<Any> = []

  private var shared = SharedContainers()

  /// What the graph may still grow to: offsets have 32 bits on the tape, and more nodes only arise from a small
  /// object that is referenced many times (LIM-3).
  ///
  /// A shared container takes away from it, where it is met again, what it adds to the size as if nothing were
  /// shared.
  private var limit = GraphSize(entries: 100_000_000, bytes: 1 << 31)

  /// The size of the part written so far.
  private var size: GraphSize { GraphSize(entries: tape.count, bytes: tape.input.count) }

  /// Appends the value and returns the index of its root.
  static func write(_ value: Any, to tape: Tape) throws(JSONSyntaxError) -> Int {
    let root = tape.count
    var graph = ObjectGraph(tape: tape)
    try graph.append(any: value)
    while graph.depth > 0 { try graph.appendMembers() }
    return root
  }

  private init(tape: Tape) { self.tape = tape }

  /// Appends a value; generic, so that the type inside an `Any` is compared without a copy of the
  /// value.
  ///
  /// A container is only opened; its members follow.
  private mutating func append<T>(_ value: T) throws(JSONSyntaxError) {
    guard tape.input.count < limit.bytes, tape.count < limit.entries else {
      throw JSONSyntaxError(code: .tooLong, offset: 0)
    }
    // Compare types first: that takes nanoseconds, a cast with bridging hundreds of them.
    if T.self == String.self {
      appendString(unsafe unsafeBitCast(value, to: String.self))
    } else if T.self == Int.self {
      appendInteger(unsafe unsafeBitCast(value, to: Int.self))
    } else if T.self == Double.self {
      appendDouble(unsafe unsafeBitCast(value, to: Double.self))
    } else if T.self == Bool.self {
      tape.appendEntry(unsafe unsafeBitCast(value, to: Bool.self) ? .yes : .no)
    } else if T.self == [String: Any].self {
      let object = unsafe unsafeBitCast(value, to: [String: Any].self)
      try open(object, holding: true) { .members(of: object) }
    } else if T.self == [Any].self {
      let array = unsafe unsafeBitCast(value, to: [Any].self)
      if try appendLeaves(array) { return }
      try open(array, holding: true) { .elements(array) }
    } else if T.self == [AnyHashable: Any].self {
      let object = unsafe unsafeBitCast(value, to: [AnyHashable: Any].self)
      try open(object) { .members(of: object) }
    } else if T.self == NSNull.self {
      tape.appendEntry(.null)
    } else if T.self == NSNumber.self {
      appendNumber(unsafe unsafeDowncast(value as AnyObject, to: NSNumber.self))
    } else if T.self == Any.self {
      // The content of an Optional<Any> is another existential around that of the value.
      try append(any: unsafe unsafeBitCast(value, to: Any.self))
    } else if T.self is AnyClass {
      try appendInstance(value as AnyObject, as: value)
    } else {
      try appendOther(value as Any)
    }
  }

  /// Opens an existential, which only happens to a variable that is passed on.
  @inline(__always)
  private mutating func append(any value: Any) throws(JSONSyntaxError) { try append(value) }

  /// Appends an object, which is only cast to classes: casting one of Foundation's collections to a
  /// Swift one converts all its contents recursively.
  @inline(never)
  private mutating func appendInstance(
    _ object: AnyObject,
    as value: Any
  ) throws(JSONSyntaxError) {
    switch object {
    case let number as NSNumber: appendNumber(number)
    case let array as NSArray:
      try open(object) { .elements(FoundationStorage.elements(of: array)) }
    case let dictionary as NSDictionary:
      try open(object) {
        let (keys, values) = FoundationStorage.members(of: dictionary)
        return .named(keys, values)
      }
    case let set as NSSet: try open(object) { .elements(FoundationStorage.elements(of: set)) }
    default: try appendOther(value)
    }
  }

  @inline(never)
  private mutating func appendOther(_ value: Any) throws(JSONSyntaxError) {
    if value is any OptionalProbe || type(of: value) == AnyHashable.self {
      guard let value = try Self.unwrapped(value) else { return tape.appendEntry(.null) }
      return try append(any: value)
    }
    if appendLeaf(value) { return }
    switch value {
    case let object as [AnyHashable: Any]: try open(value) { .members(of: object) }
    case let array as [Any]: try open(value) { .elements(array) }
    case let set as Set<AnyHashable>: try open(value) { .elements(set.map(\.base)) }
    default: appendForeign(value)
    }
  }

  /// The value without Optionals, however many, or nil if one of them is nil (ENT-16).
  private static func unwrapped(_ value: Any) throws(JSONSyntaxError) -> Any? {
    var value = value
    for _ in 0...JSONScanner.depthLimit {
      if let optional = value as? any OptionalProbe {
        guard let wrapped = optional.anyWrapped else { return nil }
        value = wrapped
      } else if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
        value = hashable.base
      } else {
        return value
      }
    }
    throw JSONSyntaxError(code: .tooDeep, offset: 0)
  }

  // MARK: Containers

  /// Appends a short array of leaves, such as a coordinate, which is never shared; false if it is another one.
  @inline(never)
  private mutating func appendLeaves(_ array: [Any]) throws(JSONSyntaxError) -> Bool {
    guard array.count <= 16, depth < JSONScanner.depthLimit else { return false }
    for index in array.indices where !Self.isLeaf(array[index]) { return false }
    let place = tape.count
    tape.appendEntry(.array)
    depth += 1
    for index in array.indices { try append(any: array[index]) }
    depth -= 1
    tape.closeContainer(place, members: array.count)
    raise(to: 1)
    return true
  }

  @inline(__always)
  private static func isLeaf(_ value: Any) -> Bool {
    let type = type(of: value)
    return type == Double.self || type == Int.self || type == String.self || type == Bool.self
      || type == NSNumber.self || type == NSNull.self
  }

  /// Opens a container, or refers to it if it was written before.
  ///
  /// A dictionary whose keys are not all strings and integers has no members, and is foreign as a whole
  /// (ENT-19). `isHeld` tells that the members hold the container.
  @inline(__always)
  private mutating func open<Container>(
    _ container: Container,
    holding isHeld: Bool = false,
    _ members: () -> ContainerMembers?
  ) throws(JSONSyntaxError) {
    // A small graph is written as it is met.
    let identity = tape.count < SharedContainers.threshold ? nil : ContainerIdentity(container)
    if let identity, let written = shared.find(identity) { return try refer(to: written) }
    guard let members = members() else { return appendForeign(container) }
    if identity != nil, !isHeld { sources.append(container) }
    try open(members, as: identity, holding: isHeld)
  }

  private mutating func open(
    _ members: ContainerMembers,
    as identity: ContainerIdentity?,
    holding isHeld: Bool
  ) throws(JSONSyntaxError) {
    guard depth < JSONScanner.depthLimit else { throw JSONSyntaxError(code: .tooDeep, offset: 0) }
    let opened = OpenContainer(start: size, limit: limit, identity: identity, isHeld: isHeld)
    if depth == containers.count {
      containers.append(opened)
      self.members.append(members)
    } else {
      containers[depth] = opened
      self.members[depth] = members
    }
    depth += 1
    if case .elements = members { tape.appendEntry(.array) } else { tape.appendEntry(.object) }
  }

  /// Writes a reference to a container that was written before.
  private mutating func refer(to written: SharedContainers.Written) throws(JSONSyntaxError) {
    guard depth + written.height <= JSONScanner.depthLimit else {
      throw JSONSyntaxError(code: .tooDeep, offset: 0)
    }
    tape.appendReference(to: written.index)
    limit = limit - written.size + GraphSize(entries: 1, bytes: 0)
    raise(to: written.height)
  }

  /// Makes the innermost container higher than a member of this height.
  private mutating func raise(to height: Int) {
    guard depth > 0, containers[depth - 1].height <= height else { return }
    containers[depth - 1].height = height + 1
  }

  /// Writes members of the innermost container, up to the next one that is a container or to the end.
  private mutating func appendMembers() throws(JSONSyntaxError) {
    let place = depth - 1
    let members = members[place]
    var next = containers[place].next
    let count = members.count
    switch members {
    case .elements(let array):
      while next < count, place == depth - 1 {
        try append(any: array[next])
        next += 1
      }
    case .members(let object, let order):
      // Separate views of keys and values, since accessing pairs would copy both for each access to
      // one.
      let keys = object.keys
      let values = object.values
      while next < count, place == depth - 1 {
        appendString(keys[order[next].place])
        try append(any: values[order[next].place])
        next += 1
      }
    case .named(let keys, let values, let order):
      while next < count, place == depth - 1 {
        appendString(keys[order[next]])
        try append(any: values[order[next]])
        next += 1
      }
    }
    if place < depth - 1 {
      containers[place].next = next
    } else {
      depth = place
      tape.closeContainer(containers[place].start.entries, members: count)
      close(containers[place])
    }
  }

  /// Notes the container that has just been closed, if it is met again.
  private mutating func close(_ closed: OpenContainer) {
    raise(to: closed.height)
    guard let identity = closed.identity else { return }
    let source = closed.isHeld ? nil : sources.popLast()
    // What it took away from the limit it also adds to the size.
    let size = size - closed.start + closed.limit - limit
    guard size.entries >= SharedContainers.least else { return }
    shared.note(
      SharedContainers.Written(
        index: closed.start.entries,
        height: closed.height,
        size: size,
        container: source ?? members[depth]
      ),
      as: identity
    )
  }
}

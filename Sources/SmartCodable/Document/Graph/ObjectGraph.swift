import Foundation

// Unsafe code in this file: bit casts of a value to the type that it was just seen to have.

/// Writes the tape of dictionary and array input: the same index a JSON text would have.
///
/// Leaves are written as JSON text behind the tape, so that every later step sees one form
/// (ENT-10 to ENT-21); a number that its payload tells exactly gets its text when it is asked for.
///
/// Without recursion, so that the stack of the caller has room for whatever it is given (LIM-2).
struct ObjectGraph {
  let tape: Tape

  /// The containers around the place that is being written, the innermost one last.
  private var containers: [OpenContainer] = []

  /// More than this is a small object many times over, not a large one (LIM-3).
  private static let nodeLimit = 100_000_000

  /// Appends the value and returns the index of its root.
  static func write(_ value: Any, to tape: Tape) throws(JSONSyntaxError) -> Int {
    let root = tape.count
    var graph = ObjectGraph(tape: tape)
    try graph.append(any: value)
    while !graph.containers.isEmpty { try graph.appendMembers() }
    return root
  }

  private init(tape: Tape) { self.tape = tape }

  /// The number of containers around the place that is being written.
  var depth: Int { containers.count }

  /// Generic, so that the type inside an `Any` is compared without a copy of the value.
  ///
  /// A container is only opened; its members follow.
  private mutating func append<T>(_ value: T) throws(JSONSyntaxError) {
    // Offsets have 32 bits on the tape.
    guard tape.input.count < 1 << 31, tape.count < Self.nodeLimit else {
      throw JSONSyntaxError(code: .tooLong, offset: 0)
    }
    // Identity tests first: they cost nanoseconds where a cast with bridging costs hundreds.
    if T.self == String.self {
      appendString(unsafe unsafeBitCast(value, to: String.self))
    } else if T.self == Int.self {
      appendInteger(unsafe unsafeBitCast(value, to: Int.self))
    } else if T.self == Double.self {
      appendDouble(unsafe unsafeBitCast(value, to: Double.self))
    } else if T.self == Bool.self {
      tape.appendEntry(unsafe unsafeBitCast(value, to: Bool.self) ? .yes : .no)
    } else if T.self == [String: Any].self {
      try open(.members(of: unsafe unsafeBitCast(value, to: [String: Any].self)))
    } else if T.self == [Any].self {
      try open(.elements(unsafe unsafeBitCast(value, to: [Any].self)))
    } else if T.self == [AnyHashable: Any].self {
      try openObject(unsafe unsafeBitCast(value, to: [AnyHashable: Any].self), as: value)
    } else if T.self == NSNull.self {
      tape.appendEntry(.null)
    } else if T.self == NSNumber.self {
      appendNumber(unsafe unsafeDowncast(value as AnyObject, to: NSNumber.self))
    } else if T.self == Any.self {
      // What an Optional<Any> held comes in a box of its own around that of the value.
      try append(any: unsafe unsafeBitCast(value, to: Any.self))
    } else if T.self is AnyClass {
      try appendInstance(value as AnyObject, as: value)
    } else {
      try appendOther(value as Any)
    }
  }

  /// Only a variable is opened when it is passed on.
  @inline(__always)
  private mutating func append(any value: Any) throws(JSONSyntaxError) { try append(value) }

  /// An object, which is compared with classes only: to cast a collection of Foundation's to one of
  /// Swift's converts all that is in it, by recursion.
  @inline(never)
  private mutating func appendInstance(
    _ object: AnyObject,
    as value: Any
  ) throws(JSONSyntaxError) {
    switch object {
    case let number as NSNumber: appendNumber(number)
    case let array as NSArray: try open(.elements(FoundationStorage.elements(of: array)))
    case let dictionary as NSDictionary:
      let (keys, values) = FoundationStorage.members(of: dictionary)
      try openObject(keys: keys, values: values, as: value)
    case let set as NSSet: try open(.elements(FoundationStorage.elements(of: set)))
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
    case let object as [AnyHashable: Any]: try openObject(object, as: value)
    case let array as [Any]: try open(.elements(array))
    case let set as Set<AnyHashable>: try open(.elements(set.map(\.base)))
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

  private mutating func open(_ members: OpenContainer.Members) throws(JSONSyntaxError) {
    guard depth < JSONScanner.depthLimit else { throw JSONSyntaxError(code: .tooDeep, offset: 0) }
    containers.append(OpenContainer(index: tape.count, members: members))
    if case .elements = members { tape.appendEntry(.array) } else { tape.appendEntry(.object) }
  }

  private mutating func openObject(
    _ object: [AnyHashable: Any],
    as value: Any
  ) throws(JSONSyntaxError) {
    try openObject(keys: object.keys.map(\.base), values: Array(object.values), as: value)
  }

  /// String and integer keys make an object; any other key makes the whole foreign (ENT-19).
  private mutating func openObject(
    keys: [Any],
    values: [Any],
    as value: Any
  ) throws(JSONSyntaxError) {
    guard let members = OpenContainer.Members.named(keys, values) else {
      return appendForeign(value)
    }
    try open(members)
  }

  /// Writes members of the innermost container, up to the next one that is a container or to the end.
  private mutating func appendMembers() throws(JSONSyntaxError) {
    let place = depth - 1
    let container = containers[place]
    var next = container.next
    let count = container.members.count
    switch container.members {
    case .elements(let array):
      while next < count, place == depth - 1 {
        try append(any: array[next])
        next += 1
      }
    case .members(let object, let order):
      // Views on keys and values, since a pair of both would be copied for each look at one of them.
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
      containers.removeLast()
      tape.closeContainer(container.index, members: count)
    }
  }
}

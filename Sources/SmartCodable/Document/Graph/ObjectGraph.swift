import Foundation
import ModelSupport

// Unsafe code in this file: bit casts of a value to the type that it has been checked to have.

/// Writes the tape of dictionary and array input: the same tape that a JSON text would have.
///
/// Leaves are written as JSON text in the tape's input, so that every later step sees one form (ENT-10
/// to ENT-21); a number whose payload is exact gets its text when it is needed.
///
/// It is not recursive, so input of any depth fits the stack of the caller (LIM-2).
struct ObjectGraph {
  let tape: Tape

  /// The containers around the current value, the innermost one last.
  private var containers: [OpenContainer] = []

  /// The limit for nodes; more only arise from a small object that is referenced many times (LIM-3).
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

  /// The number of containers around the current value.
  var depth: Int { containers.count }

  /// Appends a value; generic, so that the type inside an `Any` is compared without a copy of the
  /// value.
  ///
  /// A container is only opened; its members follow.
  private mutating func append<T>(_ value: T) throws(JSONSyntaxError) {
    // Offsets have 32 bits on the tape.
    guard tape.input.count < 1 << 31, tape.count < Self.nodeLimit else {
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

  /// Opens an object if all keys are strings and integers; any other key makes the whole dictionary
  /// foreign (ENT-19).
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
      containers.removeLast()
      tape.closeContainer(container.index, members: count)
    }
  }
}

import Foundation

// Unsafe code in this file: bit casts of a value to the type that it was just seen to have.

/// Writes the tape of dictionary and array input: the same index a JSON text would have.
///
/// Leaves are written as JSON text behind the tape, so that every later step sees one form
/// (ENT-10 to ENT-21); a number that its payload tells exactly gets its text when it is asked for.
struct ObjectGraph {
  private let tape: Tape
  private var depth = 0

  /// Appends the value and returns the index of its root.
  static func write(_ value: Any, to tape: Tape) throws(JSONSyntaxError) -> Int {
    let root = tape.count
    var graph = ObjectGraph(tape: tape)
    try graph.append(value)
    return root
  }

  private init(tape: Tape) { self.tape = tape }

  /// Generic, so that the type inside an `Any` is compared without a copy of the value.
  private mutating func append<T>(_ value: T) throws(JSONSyntaxError) {
    // Offsets and indexes have 32 bits on the tape.
    guard tape.input.count < 1 << 31, tape.count < 1 << 31 else {
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
      try appendObject(unsafe unsafeBitCast(value, to: [String: Any].self))
    } else if T.self == [Any].self {
      try appendArray(unsafe unsafeBitCast(value, to: [Any].self))
    } else if T.self == [AnyHashable: Any].self {
      try appendObject(unsafe unsafeBitCast(value, to: [AnyHashable: Any].self), as: value)
    } else if T.self == NSNull.self {
      tape.appendEntry(.null)
    } else if T.self == NSNumber.self {
      appendObject(unsafe unsafeDowncast(value as AnyObject, to: NSNumber.self))
    } else if T.self is AnyClass, let number = value as AnyObject as? NSNumber {
      appendObject(number)
    } else {
      try appendOther(value as Any)
    }
  }

  private mutating func appendOther(_ value: Any) throws(JSONSyntaxError) {
    // Only instances are asked for their class: of a Swift collection the cast would make an object first.
    if Swift.type(of: value) is AnyClass, let number = value as? NSNumber {
      return appendObject(number)
    }
    switch value {
    case let wrapped as any AnyOptional:
      guard let value = wrapped.anyWrapped else { return tape.appendEntry(.null) }
      try append(value)
    case let number as any BinaryInteger: appendNumber(number.description)
    case let number as Float:
      appendDouble(number.isFinite ? nil : Double(number), text: "\(number)")
    case let number as CGFloat: appendDouble(Double(number))
    case let number as Double: appendDouble(number)
    case let number as Decimal:
      if number.isNaN { appendForeign(Double.nan) } else { appendNumber(number.description) }
    case let text as String: appendString(text)
    case let text as Substring: appendString(String(text))
    case let date as Date: appendForeign(date)
    case let data as Data: appendForeign(data)
    case let url as URL: appendString(url.absoluteString, standingFor: url)
    case let uuid as UUID: appendString(uuid.uuidString, standingFor: uuid)
    case let object as [AnyHashable: Any]: try appendObject(object, as: value)
    case let array as [Any]: try appendArray(array)
    case let set as Set<AnyHashable>: try appendArray(set.map(\.base))
    case let set as NSSet: try appendArray(set.allObjects)
    default: appendForeign(value)
    }
  }

  // MARK: Collections

  private mutating func open(_ tag: Tape.Tag) throws(JSONSyntaxError) -> Int {
    guard depth < JSONScanner.depthLimit else { throw JSONSyntaxError(code: .tooDeep, offset: 0) }
    depth += 1
    tape.appendEntry(tag)
    return tape.count - 1
  }

  private mutating func appendArray(_ array: [Any]) throws(JSONSyntaxError) {
    let index = try open(.array)
    for element in array { try append(element) }
    close(index, members: array.count)
  }

  /// Members are walked in the order of their keys' UTF-8 bytes (ENT-20).
  private mutating func appendObject(_ object: [String: Any]) throws(JSONSyntaxError) {
    let index = try open(.object)
    // Views on keys and values, since a pair of both would be copied for each look at one of them.
    let keys = object.keys
    let values = object.values
    for (_, place) in KeyOrder.ordered(object.indices, key: { keys[$0] }) {
      appendString(keys[place])
      try append(any: values[place])
    }
    close(index, members: object.count)
  }

  /// Only a variable is opened when it is passed on.
  @inline(__always)
  private mutating func append(any value: Any) throws(JSONSyntaxError) { try append(value) }

  /// String and integer keys make an object; any other key makes the whole foreign (ENT-19).
  private mutating func appendObject(
    _ object: [AnyHashable: Any],
    as value: Any
  ) throws(JSONSyntaxError) {
    let places = Array(object.indices)
    var keys: [String] = []
    keys.reserveCapacity(places.count)
    for place in places {
      guard let key = Self.text(of: object.keys[place]) else { return appendForeign(value) }
      keys.append(key)
    }
    let index = try open(.object)
    let values = object.values
    for position in KeyOrder.positions(of: keys) {
      appendString(keys[position])
      try append(any: values[places[position]])
    }
    close(index, members: keys.count)
  }

  /// The key of a member, or nil if it is neither a string nor an integer.
  private static func text(of key: AnyHashable) -> String? {
    if let text = key.base as? String { return text }
    if let number = key.base as? any BinaryInteger { return number.description }
    guard type(of: key.base) is AnyClass, let number = key.base as? NSNumber,
      number.form != .boolean, !number.stringValue.contains(where: { ".eE".contains($0) })
    else { return nil }
    return number.stringValue
  }

  private mutating func close(_ index: Int, members: Int) {
    depth -= 1
    tape.closeContainer(index, members: members)
  }

  // MARK: Leaves

  private mutating func appendString(_ text: String) {
    let offset = tape.input.count
    tape.input.append(text)
    tape.appendEntry(
      .unicodeString,
      detail: depth,
      offset: offset,
      payload: UInt64(tape.input.count - offset)
    )
  }

  /// A leaf that counts as a string, but that `Any` takes as it is (ENT-15).
  private mutating func appendString(_ text: String, standingFor value: Any) {
    tape.originals[tape.count] = value
    appendString(text)
  }

  /// A number by its JSON text, read by the same code as text input.
  private mutating func appendNumber(_ text: String) {
    let offset = tape.input.count
    tape.input.append(text)
    // A byte that ends the number, since more text may follow right behind it.
    tape.input.append([0x20])
    var cursor = tape.input.cursor(at: offset)
    guard let number = JSONNumber.scan(&cursor) else { return appendForeign(text) }
    tape.appendEntry(
      number.tag,
      detail: min(number.length, Tape.longNumber),
      offset: offset,
      payload: number.payload
    )
  }

  private mutating func appendInteger(_ number: Int) {
    tape.appendEntry(.integer, payload: UInt64(bitPattern: Int64(number)))
  }

  private mutating func appendDouble(_ number: Double) {
    // Below this the shortest text is that of a double, and above it may be that of an integer.
    if number.magnitude < 0x1p53 {
      return tape.appendEntry(.double, payload: number.bitPattern)
    }
    appendDouble(number.isFinite ? nil : number, text: Self.text(of: number))
  }

  /// All digits of an integral value, else the shortest text (ENT-11).
  private static func text(of number: Double) -> String {
    number.magnitude >= 0x1p53 ? String(format: "%.0f", number) : number.description
  }

  private mutating func appendDouble(_ nonFinite: Double?, text: String) {
    if let nonFinite { appendForeign(nonFinite) } else { appendNumber(text) }
  }

  private mutating func appendObject(_ number: NSNumber) {
    switch number.form {
    case .boolean: tape.appendEntry(number.boolValue ? .yes : .no)
    case .decimal: appendNumber(number.decimalValue.description)
    case .double: appendDouble(number.doubleValue)
    case .float:
      appendDouble(
        number.floatValue.isFinite ? nil : number.doubleValue,
        text: "\(number.floatValue)"
      )
    case .signed: appendInteger(number.intValue)
    case .unsigned: appendNumber(number.stringValue)
    }
  }

  private mutating func appendForeign(_ value: Any) {
    tape.foreignValues.append(value)
    tape.appendEntry(.foreign, payload: UInt64(tape.foreignValues.count - 1))
  }
}

/// A part of a message with its path; each way of reading it reports what is wrong.
package struct WireValue {
  package let value: JSONValue
  package let path: String

  package init(_ value: JSONValue, at path: String = "$") {
    self.value = value
    self.path = path
  }

  /// Reads one line.
  package init(line: [UInt8]) throws(WireError) {
    do {
      self.init(try JSONReader.read(bytes: line, rules: WireProtocol.rules))
    } catch {
      throw WireError("no JSON text (\(error))")
    }
  }

  package func error(_ wanted: String) -> WireError {
    WireError("\(wanted) is wanted, not \(kind)", at: path)
  }

  private var kind: String {
    switch value {
    case .null: "null"
    case .boolean: "a Boolean"
    case .number: "a number"
    case .string(let text): "the string \(text.shortened.quoted)"
    case .array: "an array"
    case .object: "an object"
    }
  }

  package func members() throws(WireError) -> [JSONMember] {
    guard case .object(let members) = value else { throw error("an object") }
    return members
  }

  /// The elements of an array, as `read` reads them.
  package func list<Element>(
    _ read: (WireValue) throws(WireError) -> Element
  ) throws(WireError) -> [Element] {
    guard case .array(let elements) = value else { throw error("an array") }
    var list: [Element] = []
    for (index, element) in elements.enumerated() {
      list.append(try read(WireValue(element, at: "\(path)[\(index)]")))
    }
    return list
  }

  /// The elements of an optional member; none if it is absent.
  package func list<Element>(
    _ key: String,
    _ read: (WireValue) throws(WireError) -> Element
  ) throws(WireError) -> [Element] {
    try optional(key)?.list(read) ?? []
  }

  package func string() throws(WireError) -> String {
    guard case .string(let text) = value else { throw error("a string") }
    return text
  }

  package func boolean() throws(WireError) -> Bool {
    guard case .boolean(let flag) = value else { throw error("true or false") }
    return flag
  }

  package func integer() throws(WireError) -> Int {
    guard case .number(let literal) = value, let number = Int(literal) else {
      throw error("an integer of at most 64 bits")
    }
    return number
  }

  package func strings() throws(WireError) -> [String] {
    try list { element throws(WireError) in try element.string() }
  }

  /// The value of a key, or nil if it is absent; a repeated key is an error.
  package func optional(_ key: String) throws(WireError) -> WireValue? {
    let found = try members().filter { $0.key.hasSameScalars(as: key) }
    guard found.count < 2 else { throw WireError("the key \(key.quoted) stands twice", at: path) }
    return found.first.map { WireValue($0.value, at: "\(path).\(key)") }
  }

  /// The value of a key that is required.
  package func required(_ key: String) throws(WireError) -> WireValue {
    guard let value = try optional(key) else {
      throw WireError("the key \(key.quoted) is missing", at: path)
    }
    return value
  }

  /// The value of an object's entries, each key once.
  package func entries<Entry>(
    _ read: (WireValue) throws(WireError) -> Entry
  ) throws(WireError) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    for member in try members() {
      let place = WireValue(member.value, at: "\(path).\(member.key)")
      guard entries.updateValue(try read(place), forKey: member.key) == nil else {
        throw WireError("the key \(member.key.quoted) stands twice", at: path)
      }
    }
    return entries
  }
}

extension String {
  /// The first 80 scalars, of which a character may have any number, with an ellipsis if there are more.
  package var shortened: String {
    let head = unicodeScalars.prefix(80)
    return head.endIndex == endIndex ? self : String(head) + "…"
  }
}

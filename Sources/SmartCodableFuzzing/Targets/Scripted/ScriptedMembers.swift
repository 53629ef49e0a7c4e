import FuzzKit

// The calls that write an object.
extension ScriptedValue {
  func encodeObject(to encoder: any Encoder) throws {
    let children = tree.children(of: node)
    switch script.choice(node, 1, of: 9) {
    case 0 where !children.isEmpty:
      var entries: [String: ScriptedValue] = [:]
      for child in children { entries[script.key(child).stringValue] = value(child) }
      try entries.encode(to: encoder)
    case 1:
      // A second container of an encoder continues the first.
      var first = encoder.container(keyedBy: ScriptedKey.self)
      var second = encoder.container(keyedBy: ScriptedKey.self)
      var open = OpenCalls()
      for (index, child) in children.enumerated() {
        if index.isMultiple(of: 2) {
          try fill(&first, with: child, &open)
        } else {
          try fill(&second, with: child, &open)
        }
      }
      try open.finish()
    case 2: try encodeObjectInParts(to: encoder)
    default:
      var container = encoder.container(keyedBy: ScriptedKey.self)
      keeper?.keep(container)
      try fill(&container, withMembersOf: node)
    }
  }

  /// Some members as a value of the same encoder, before or after the container with the others.
  private func encodeObjectInParts(to encoder: any Encoder) throws {
    let children = tree.children(of: node)
    let split = script.choice(node, 12, of: children.count + 1)
    var single = encoder.singleValueContainer()
    let (head, rest) = (Array(children[..<split]), children[split...])
    let part = ScriptedPart(whole: self, children: head)
    // No dictionary with a key strategy: JSONEncoder then leaves out of its values' paths where it is, but
    // says it to a container that goes on with it, which SmartJSONEncoder does not.
    let dictionary =
      script.keepsKeys ? ScriptedCollection(script: script).value(of: head, isObject: true) : nil
    let first = dictionary ?? part
    switch script.choice(node, 13, of: 3) {
    case 0: try single.encode(first)
    case 1: try single.encode(part)
    default: try first.encode(to: encoder)
    }
    var container = encoder.container(keyedBy: ScriptedKey.self)
    for child in rest { try container.encode(value(child), forKey: script.key(child)) }
    // Other values only, since a container would go on with the one that is there, and since the same ones
    // would double the work with each level.
    for child in head.prefix(2) { try container.encode("again", forKey: script.key(child)) }
    // Not by the single value container, after which JSONEncoder writes the members elsewhere.
    let scalars = rest.suffix(1).filter { !tree.kind(of: $0).isContainer }
    try ScriptedPart(whole: self, children: scalars).encode(to: encoder)
    try container.encode(ScriptedPlace.text(container.codingPath), forKey: Self.pathKey)
  }

  /// A key that no document has.
  static let pathKey = ScriptedKey("\u{1}path")

  func fill(
    _ container: inout KeyedEncodingContainer<ScriptedKey>,
    withMembersOf node: JSONTree.Node
  ) throws {
    var open = OpenCalls()
    let isWide = script.choice(node, 10, of: 24) == 0
    for child in tree.children(of: node) { try fill(&container, with: child, &open) }
    if isWide { try widen(&container, with: node) }
    try open.finish()
    switch script.choice(node, 14, of: 20) {
    case 0: try container.encode(ScriptedPlace.text(container.codingPath), forKey: Self.pathKey)
    case 1: try container.encode(ScriptedPlace(value: nil), forKey: Self.pathKey)
    case 2:
      let number = script.choice(node, 15, of: 100)
      try container.encode(ScriptedKeyring(number: number), forKey: Self.pathKey)
    case 3: _ = container.superEncoder(forKey: Self.pathKey)
    default: break
    }
  }

  /// More members than an object is searched for one by one, some of them written again.
  ///
  /// Some of their keys differ from call to call, so that there are more than an encoder remembers.
  private func widen(
    _ container: inout KeyedEncodingContainer<ScriptedKey>,
    with node: JSONTree.Node
  ) throws {
    let isLong = script.choice(node, 27, of: 40) == 0
    let count = isLong ? 8200 : [9, 17, 33, 40, 65, 24, 26, 300][script.choice(node, 16, of: 8)]
    let name = count == 65 || isLong ? "wide \(script.choice(node, 17, of: 1 << 20))#" : "wide#"
    for number in 0..<count {
      try container.encode(number, forKey: ScriptedKey(name + "\(number)"))
    }
    for number in [3, 0, count - 1] {
      try container.encode("again", forKey: ScriptedKey(name + "\(number)"))
    }
  }

  private func fill(
    _ container: inout KeyedEncodingContainer<ScriptedKey>,
    with child: JSONTree.Node,
    _ open: inout OpenCalls
  ) throws {
    let (key, value, kind) = (script.key(child), value(child), tree.kind(of: child))
    let (failure, isFirst) = (failure(at: child), script.choice(child, 31, of: 2) == 0)
    if isFirst, let failure { try? container.encode(failure, forKey: key) }
    // What was written for the key stays (ENF-1).
    defer { if !isFirst, let failure { try? container.encode(failure, forKey: key) } }
    switch script.choice(child, 2, of: 16) {
    case 0 where kind == .object:
      var nested = container.nestedContainer(keyedBy: ScriptedKey.self, forKey: key)
      try open.call(isLater(child)) { try value.fill(&nested, withMembersOf: child) }
    case 1 where kind == .array:
      var nested = container.nestedUnkeyedContainer(forKey: key)
      try open.call(isLater(child)) { try value.fill(&nested, withElementsOf: child) }
    case 2:
      let inner = container.superEncoder(forKey: key)
      try open.call(isLater(child)) { try value.brief.encode(to: inner) }
    case 3: try container.encodeIfPresent(kind == .null ? nil : value, forKey: key)
    case 4 where kind == .null: try container.encodeNil(forKey: key)
    case 5:
      try container.encode("before", forKey: key)
      try container.encode(value, forKey: key)
    case 6 where kind == .object:
      // A second nested container for a key continues the first.
      for inner in tree.children(of: child) {
        var nested = container.nestedContainer(keyedBy: ScriptedKey.self, forKey: key)
        var open = OpenCalls()
        try value.fill(&nested, with: inner, &open)
        try open.finish()
      }
      if tree.children(of: child).isEmpty { try container.encode(value, forKey: key) }
    case 6...8 where !kind.isContainer:
      try ScriptedScalar(script, child).encode(in: &container, forKey: key)
    case 6...8: try container.encode(contents(child), forKey: key)
    case 9 where !kind.isContainer: try container.encode(ScriptedNothing(), forKey: key)
    case 10 where !kind.isContainer:
      try container.encode(Optional(ScriptedNothing()), forKey: key)
    case 9 where kind == .array: try continueArray(child, forKey: key, in: &container)
    case 10...11 where kind == .object: try continueObject(child, forKey: key, in: &container)
    case 12: try container.encode(ScriptedPlace(value: value), forKey: key)
    case 13: try container.encode(ScriptedInner(value.brief), forKey: key)
    case 14: try container.encode(script.special(child), forKey: key)
    default: try container.encode(value, forKey: key)
    }
  }

  /// A nested container for a key that has an array as its value goes on with it.
  private func continueArray(
    _ child: JSONTree.Node,
    forKey key: ScriptedKey,
    in container: inout KeyedEncodingContainer<ScriptedKey>
  ) throws {
    let children = tree.children(of: child)
    let split = script.choice(child, 12, of: children.count + 1)
    try container.encode(elements(Array(children[..<split])), forKey: key)
    var nested = container.nestedUnkeyedContainer(forKey: key)
    for element in children[split...] { try nested.encode(value(element)) }
    try nested.encode(ScriptedPlace.text(nested.codingPath))
    try nested.encode(nested.count)
  }

  private func continueObject(
    _ child: JSONTree.Node,
    forKey key: ScriptedKey,
    in container: inout KeyedEncodingContainer<ScriptedKey>
  ) throws {
    try container.encode(contents(child), forKey: key)
    if value(child).isSpecial { return }
    var nested = container.nestedContainer(keyedBy: ScriptedKey.self, forKey: key)
    for inner in tree.children(of: child).suffix(2) {
      try nested.encode("again", forKey: script.key(inner))
    }
    try nested.encode(ScriptedPlace(value: nil), forKey: Self.pathKey)
  }
}

/// Some members of an object, as a value of its own.
struct ScriptedPart: Encodable {
  let whole: ScriptedValue
  let children: [JSONTree.Node]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ScriptedValue.ScriptedKey.self)
    for child in children {
      try container.encode(whole.value(child), forKey: whole.script.key(child))
    }
  }
}

import FuzzKit

// The calls that write an array.
extension ScriptedValue {
  func encodeArray(to encoder: any Encoder) throws {
    switch script.choice(node, 3, of: 9) {
    case 0:
      if let collection = ScriptedCollection(script: script).value(node) {
        return try collection.encode(to: encoder)
      }
      fallthrough
    case 1: try tree.children(of: node).map(value).encode(to: encoder)
    case 2...4: try encodeArrayInParts(to: encoder)
    default:
      var container = encoder.unkeyedContainer()
      keeper?.keep(container)
      try fill(&container, withElementsOf: node)
    }
  }

  /// A container of an encoder that has written an array goes on with it.
  private func encodeArrayInParts(to encoder: any Encoder) throws {
    let children = tree.children(of: node)
    let split = script.choice(node, 12, of: children.count + 1)
    let head = elements(Array(children[..<split]))
    if script.choice(node, 13, of: 3) == 0 {
      try head.encode(to: encoder)
    } else {
      var single = encoder.singleValueContainer()
      try single.encode(head)
    }
    var first = encoder.unkeyedContainer()
    var second = encoder.unkeyedContainer()
    var open = OpenCalls()
    for (index, child) in children[split...].enumerated() {
      if index.isMultiple(of: 2) {
        try fill(&first, with: child, &open)
      } else {
        try fill(&second, with: child, &open)
      }
    }
    try open.finish()
    try first.encode(second.count)
  }

  /// These nodes as the elements of one array, in a type of the standard library.
  func elements(_ nodes: [JSONTree.Node]) -> any Encodable {
    ScriptedCollection(script: script).value(of: nodes, isObject: false) ?? nodes.map(value)
  }

  func fill(
    _ container: inout any UnkeyedEncodingContainer,
    withElementsOf node: JSONTree.Node
  ) throws {
    var open = OpenCalls()
    for child in tree.children(of: node) { try fill(&container, with: child, &open) }
    try open.finish()
  }

  private func fill(
    _ container: inout any UnkeyedEncodingContainer,
    with child: JSONTree.Node,
    _ open: inout OpenCalls
  ) throws {
    let (value, kind) = (value(child), tree.kind(of: child))
    let (failure, isFirst) = (failure(at: child), script.choice(child, 31, of: 2) == 0)
    if isFirst, let failure { try? container.encode(failure) }
    defer { if !isFirst, let failure { try? container.encode(failure) } }
    switch script.choice(child, 4, of: 14) {
    case 0 where kind == .object:
      var nested = container.nestedContainer(keyedBy: ScriptedKey.self)
      try open.call(isLater(child)) { try value.fill(&nested, withMembersOf: child) }
    case 1 where kind == .array:
      var nested = container.nestedUnkeyedContainer()
      try open.call(isLater(child)) { try value.fill(&nested, withElementsOf: child) }
    // Never later: JSONEncoder gives the element its place when its encoder ends.
    case 2: try value.brief.encode(to: container.superEncoder())
    case 3 where kind == .null: try container.encodeNil()
    case 4 where !kind.isContainer && kind != .null:
      try container.encode(contentsOf: [value, value])
    case 5...7 where !kind.isContainer: try ScriptedScalar(script, child).encode(in: &container)
    case 5...7: try container.encode(contents(child))
    case 8 where !kind.isContainer: try container.encode(ScriptedNothing())
    case 9 where !kind.isContainer: try container.encode([ScriptedNothing(), nil])
    case 8 where kind == .null: _ = container.superEncoder()
    case 10: try container.encode(ScriptedPlace(value: value))
    case 12: try container.encode(ScriptedInner(value.brief))
    case 13: try container.encode(script.special(child))
    case 11 where !kind.isContainer: try container.encode(ScriptedPlace.text(container.codingPath))
    default: try container.encode(value)
    }
  }
}

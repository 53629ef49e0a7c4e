import Foundation
import FuzzKit

/// A value that is described by a document and encodes itself in every way that the protocols allow.
///
/// Its calls depend only on the document and a seed, so that two encoders see the same. Calls that fail on
/// purpose are added if requested; Foundation's encoder does not survive them.
struct ScriptedValue: Encodable {
  /// The document, and the seed from which choices are drawn.
  final class Script: Sendable {
    let tree: JSONTree
    private let seed: UInt64

    init(_ tree: JSONTree, seed: UInt64) {
      self.tree = tree
      self.seed = seed
    }

    /// One of `count` choices, always the same for the same arguments.
    func choice(_ node: JSONTree.Node, _ purpose: UInt64, of count: Int) -> Int {
      var generator = SeededGenerator(
        seed: seed,
        corpusDigest: purpose,
        iteration: UInt64(node)
      )
      return generator.below(count)
    }

    func text(_ node: JSONTree.Node) -> String {
      String(decoding: JSONText.unescaped(tree.text(of: node)), as: UTF8.self)
    }

    func key(_ node: JSONTree.Node) -> ScriptedKey {
      ScriptedKey(String(decoding: JSONText.unescaped(tree.key(of: node) ?? []), as: UTF8.self))
    }
  }

  /// A key with any text; a text of digits also has a number.
  struct ScriptedKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ text: String) {
      stringValue = text
      intValue = Int(text)
    }

    init?(stringValue: String) { self.init(stringValue) }

    init?(intValue: Int) { self.init(String(intValue)) }
  }

  let script: Script
  let node: JSONTree.Node
  /// Whether values that fail halfway are encoded too; what they wrote must not appear (ENF-1).
  var hasFailures = false

  private var tree: JSONTree { script.tree }

  private func value(_ child: JSONTree.Node) -> ScriptedValue {
    ScriptedValue(script: script, node: child, hasFailures: hasFailures)
  }

  func encode(to encoder: any Encoder) throws {
    switch tree.kind(of: node) {
    case .object: try encodeObject(to: encoder)
    case .array, .set: try encodeArray(to: encoder)
    case .string, .number, .bool, .null: try encodeScalar(to: encoder)
    }
  }

  /// A failing value to encode before this one, or nil.
  private func failure(at child: JSONTree.Node) -> FailingValue? {
    guard hasFailures, script.choice(child, 7, of: 3) == 0 else { return nil }
    // Its contents do not fail as well, which would double the work with each level.
    let value = ScriptedValue(script: script, node: child)
    return FailingValue(value: value, point: script.choice(child, 8, of: 5))
  }

  // MARK: Objects

  private func encodeObject(to encoder: any Encoder) throws {
    let children = tree.children(of: node)
    switch script.choice(node, 1, of: 6) {
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
    default:
      var container = encoder.container(keyedBy: ScriptedKey.self)
      try fill(&container, withMembersOf: node)
    }
  }

  private func fill(
    _ container: inout KeyedEncodingContainer<ScriptedKey>,
    withMembersOf node: JSONTree.Node
  ) throws {
    var open = OpenCalls()
    let isWide = script.choice(node, 10, of: 8) == 0
    for child in tree.children(of: node) { try fill(&container, with: child, &open) }
    if isWide { try widen(&container) }
    try open.finish()
  }

  /// More members than an object is searched for one by one, some of them written again.
  private func widen(_ container: inout KeyedEncodingContainer<ScriptedKey>) throws {
    for number in 0..<40 { try container.encode(number, forKey: ScriptedKey("wide#\(number)")) }
    for number in [3, 0, 39] {
      try container.encode("again", forKey: ScriptedKey("wide#\(number)"))
    }
  }

  private func fill(
    _ container: inout KeyedEncodingContainer<ScriptedKey>,
    with child: JSONTree.Node,
    _ open: inout OpenCalls
  ) throws {
    let (key, value, kind) = (script.key(child), value(child), tree.kind(of: child))
    if let failure = failure(at: child) { try? container.encode(failure, forKey: key) }
    switch script.choice(child, 2, of: 10) {
    case 0 where kind == .object:
      var nested = container.nestedContainer(keyedBy: ScriptedKey.self, forKey: key)
      try open.call(isLater(child)) { try value.fill(&nested, withMembersOf: child) }
    case 1 where kind == .array:
      var nested = container.nestedUnkeyedContainer(forKey: key)
      try open.call(isLater(child)) { try value.fill(&nested, withElementsOf: child) }
    case 2:
      let inner = container.superEncoder(forKey: key)
      try open.call(isLater(child)) { try value.encode(to: inner) }
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
    default: try container.encode(value, forKey: key)
    }
  }

  // MARK: Arrays

  private func encodeArray(to encoder: any Encoder) throws {
    switch script.choice(node, 3, of: 6) {
    case 0:
      if let collection = ScriptedCollection(script).value(node) {
        return try collection.encode(to: encoder)
      }
      fallthrough
    case 1: try tree.children(of: node).map(value).encode(to: encoder)
    default:
      var container = encoder.unkeyedContainer()
      try fill(&container, withElementsOf: node)
    }
  }

  private func fill(
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
    if let failure = failure(at: child) { try? container.encode(failure) }
    switch script.choice(child, 4, of: 9) {
    case 0 where kind == .object:
      var nested = container.nestedContainer(keyedBy: ScriptedKey.self)
      try open.call(isLater(child)) { try value.fill(&nested, withMembersOf: child) }
    case 1 where kind == .array:
      var nested = container.nestedUnkeyedContainer()
      try open.call(isLater(child)) { try value.fill(&nested, withElementsOf: child) }
    // Never later: JSONEncoder gives the element its place when its encoder ends.
    case 2: try value.encode(to: container.superEncoder())
    case 3 where kind == .null: try container.encodeNil()
    case 4 where !kind.isContainer && kind != .null:
      try container.encode(contentsOf: [value, value])
    case 5...7 where !kind.isContainer: try ScriptedScalar(script, child).encode(in: &container)
    case 5...7: try container.encode(contents(child))
    default: try container.encode(value)
    }
  }

  // MARK: Shared

  /// Whether a container is filled after the values that follow it.
  private func isLater(_ child: JSONTree.Node) -> Bool { script.choice(child, 9, of: 2) == 0 }

  /// Containers that are open while their siblings are written.
  private struct OpenCalls {
    private var calls: [() throws -> Void] = []

    mutating func call(_ isLater: Bool, _ work: @escaping () throws -> Void) throws {
      if isLater { calls.append(work) } else { try work() }
    }

    func finish() throws { for call in calls { try call() } }
  }

  /// A container as a collection of the standard library, if one fits.
  private func contents(_ node: JSONTree.Node) -> any Encodable {
    ScriptedCollection(script).value(node) ?? value(node)
  }

  private func encodeScalar(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try ScriptedScalar(script, node).encode(in: &container)
  }
}

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
      for (index, child) in children.enumerated() {
        if index.isMultiple(of: 2) {
          try fill(&first, with: child)
        } else {
          try fill(&second, with: child)
        }
      }
    default:
      var container = encoder.container(keyedBy: ScriptedKey.self)
      for child in children { try fill(&container, with: child) }
    }
  }

  private func fill(
    _ container: inout KeyedEncodingContainer<ScriptedKey>,
    with child: JSONTree.Node
  ) throws {
    let (key, value, kind) = (script.key(child), value(child), tree.kind(of: child))
    if let failure = failure(at: child) { try? container.encode(failure, forKey: key) }
    switch script.choice(child, 2, of: 7) {
    case 0 where kind == .object:
      var nested = container.nestedContainer(keyedBy: ScriptedKey.self, forKey: key)
      for inner in tree.children(of: child) { try value.fill(&nested, with: inner) }
    case 1 where kind == .array:
      var nested = container.nestedUnkeyedContainer(forKey: key)
      for inner in tree.children(of: child) { try value.fill(&nested, with: inner) }
    case 2: try value.encode(to: container.superEncoder(forKey: key))
    case 3: try container.encodeIfPresent(kind == .null ? nil : value, forKey: key)
    case 4 where kind == .null: try container.encodeNil(forKey: key)
    case 5:
      try container.encode("before", forKey: key)
      try container.encode(value, forKey: key)
    default: try container.encode(value, forKey: key)
    }
  }

  // MARK: Arrays

  private func encodeArray(to encoder: any Encoder) throws {
    let children = tree.children(of: node)
    let texts = children.map { String(decoding: tree.text(of: $0), as: UTF8.self) }
    let kinds = Set(children.map { tree.kind(of: $0) })
    switch script.choice(node, 3, of: 6) {
    case 0 where kinds == [.number] && texts.allSatisfy { Int($0) != nil }:
      try texts.compactMap { Int($0) }.encode(to: encoder)
    case 0 where kinds == [.number]: try texts.compactMap { Double($0) }.encode(to: encoder)
    case 0 where kinds == [.string]: try children.map(script.text).encode(to: encoder)
    case 0 where kinds == [.bool]: try texts.map { $0 == "true" }.encode(to: encoder)
    case 1: try children.map(value).encode(to: encoder)
    default:
      var container = encoder.unkeyedContainer()
      for child in children { try fill(&container, with: child) }
    }
  }

  private func fill(
    _ container: inout any UnkeyedEncodingContainer,
    with child: JSONTree.Node
  ) throws {
    let (value, kind) = (value(child), tree.kind(of: child))
    if let failure = failure(at: child) { try? container.encode(failure) }
    switch script.choice(child, 4, of: 6) {
    case 0 where kind == .object:
      var nested = container.nestedContainer(keyedBy: ScriptedKey.self)
      for inner in tree.children(of: child) { try value.fill(&nested, with: inner) }
    case 1 where kind == .array:
      var nested = container.nestedUnkeyedContainer()
      for inner in tree.children(of: child) { try value.fill(&nested, with: inner) }
    case 2: try value.encode(to: container.superEncoder())
    case 3 where kind == .null: try container.encodeNil()
    case 4 where kind == .number || kind == .string || kind == .bool:
      try container.encode(contentsOf: [value, value])
    default: try container.encode(value)
    }
  }

  // MARK: Scalars

  private func encodeScalar(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch tree.kind(of: node) {
    case .null: try container.encodeNil()
    case .bool: try container.encode(tree.text(of: node).first == UInt8(ascii: "t"))
    case .string: try encodeText(script.text(node), in: &container)
    default: try encodeNumber(in: &container)
    }
  }

  private func encodeText(
    _ text: String,
    in container: inout any SingleValueEncodingContainer
  ) throws {
    switch script.choice(node, 5, of: 8) {
    case 0: try container.encode(Data(text.utf8))
    case 1: try container.encode(Date(timeIntervalSince1970: Double(text.utf8.count) * 1.5))
    case 2: try container.encode(URL(fileURLWithPath: "/a/b"))
    default: try container.encode(text)
    }
  }

  private func encodeNumber(in container: inout any SingleValueEncodingContainer) throws {
    let literal = String(decoding: tree.text(of: node), as: UTF8.self)
    let number = Double(literal) ?? 0
    switch script.choice(node, 6, of: 8) {
    case 0: try container.encode(Float(number))
    case 1: try container.encode(Int8(clamping: Int(exactly: number.rounded()) ?? 7))
    case 2: try container.encode(UInt64(clamping: Int(exactly: number.rounded()) ?? 7))
    case 3:
      try container.encode(Date(timeIntervalSinceReferenceDate: min(1e12, max(-1e12, number))))
    case 4: try container.encode(number)
    default:
      if let integer = Int(literal) {
        try container.encode(integer)
      } else {
        try container.encode(number)
      }
    }
  }
}

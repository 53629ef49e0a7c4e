import Foundation
import FuzzKit

/// A value that is described by a document and encodes itself in every way that the protocols allow.
///
/// Its calls depend only on the document and a seed, so that two encoders see the same. Calls that fail on
/// purpose are added if requested; Foundation's encoder does not survive them.
struct ScriptedValue: Encodable {
  /// The document, and the seed from which choices are drawn.
  final class Script {
    let tree: JSONTree
    /// Whether keys are written as they are.
    let keepsKeys: Bool
    /// The encoder for calls inside of the call, if there are any.
    var inner: JSONEncoder?
    private let seed: UInt64
    private var refused: JSONTree.Node?

    init(_ tree: JSONTree, seed: UInt64, keepsKeys: Bool) {
      self.tree = tree
      self.seed = seed
      self.keepsKeys = keepsKeys
      guard choice(tree.root, 18, of: 12) == 0 else { return }
      let numbers = tree.nodes().filter { tree.kind(of: $0) == .number }
      if !numbers.isEmpty { refused = numbers[choice(tree.root, 19, of: numbers.count)] }
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

    /// Whether the number at `node` is to be one that JSON does not have.
    ///
    /// One at most, since it is chance which value of a dictionary JSONEncoder meets first.
    func refuses(_ node: JSONTree.Node) -> Bool { node == refused }

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
  /// Keeps containers until after the call.
  var keeper: ScriptedKeeper?
  /// How many calls this is inside of.
  var innerLevel = 0

  var tree: JSONTree { script.tree }

  func value(_ child: JSONTree.Node) -> ScriptedValue {
    ScriptedValue(
      script: script,
      node: child,
      hasFailures: hasFailures,
      keeper: keeper,
      innerLevel: innerLevel
    )
  }

  /// This value for an encoder of `superEncoder`, which JSONEncoder gives its place when it ends, so that
  /// its containers must not be kept.
  var brief: ScriptedValue {
    ScriptedValue(script: script, node: node, hasFailures: hasFailures, innerLevel: innerLevel)
  }

  func encode(to encoder: any Encoder) throws {
    if let failure = failure(at: node, 11) {
      var container = encoder.singleValueContainer()
      try? container.encode(failure)
    }
    switch tree.kind(of: node) {
    case .object: try encodeObject(to: encoder)
    case .array, .set: try encodeArray(to: encoder)
    case .string, .number, .bool, .null: try encodeScalar(to: encoder)
    }
  }

  /// A failing value to encode before this one, or nil.
  func failure(at child: JSONTree.Node, _ purpose: UInt64 = 7) -> FailingValue? {
    guard hasFailures, script.choice(child, purpose, of: purpose == 7 ? 3 : 8) == 0 else {
      return nil
    }
    // Its contents do not fail as well, which would double the work with each level.
    let value = ScriptedValue(script: script, node: child, innerLevel: ScriptedInner.levels)
    return FailingValue(value: value, point: script.choice(child, 8, of: FailingValue.points))
  }

  // MARK: Shared

  /// Whether a container is filled after the values that follow it.
  func isLater(_ child: JSONTree.Node) -> Bool { script.choice(child, 9, of: 2) == 0 }

  /// Containers that are open while their siblings are written.
  struct OpenCalls {
    private var calls: [() throws -> Void] = []

    mutating func call(_ isLater: Bool, _ work: @escaping () throws -> Void) throws {
      if isLater { calls.append(work) } else { try work() }
    }

    func finish() throws { for call in calls { try call() } }
  }

  /// A container as a collection of the standard library, if one fits.
  func contents(_ node: JSONTree.Node) -> any Encodable {
    ScriptedCollection(script).value(node) ?? value(node)
  }

  private func encodeScalar(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try ScriptedScalar(script, node).encode(in: &container)
  }
}

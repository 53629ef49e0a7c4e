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
    /// Whether numbers that are not finite have names.
    var namesFloats = false
    /// Whether the text is in the library's own style.
    var isOwnStyle = false
    /// Whether values are written in place of the library's wrappers around them.
    var usesTwins = false
    /// Whether several values are written in one place, at which JSONEncoder ends the process.
    var isClashing = false
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
      var generator = generator(node, purpose)
      return generator.below(count)
    }

    func generator(_ node: JSONTree.Node, _ purpose: UInt64) -> SeededGenerator {
      SeededGenerator(seed: seed, corpusDigest: purpose, iteration: UInt64(node))
    }

    /// A value of its own in place of that at `node`.
    func special(_ node: JSONTree.Node) -> any Encodable {
      var specials = ScriptedSpecials(self, node)
      return specials.value()
    }

    /// Whether the number at `node` is to be one that JSON does not have.
    ///
    /// One at most, since it is chance which value of a dictionary JSONEncoder meets first.
    func refuses(_ node: JSONTree.Node) -> Bool { node == refused }

    func text(_ node: JSONTree.Node) -> String {
      String(decoding: JSONText.unescaped(tree.text(of: node)), as: UTF8.self)
    }

    /// The key at `node`, which may have a number of its own.
    func key(_ node: JSONTree.Node) -> ScriptedKey {
      let text = String(decoding: JSONText.unescaped(tree.key(of: node) ?? []), as: UTF8.self)
      return ScriptedKey.make(text, choice(node, 25, of: 2)) ?? ScriptedKey(text)
    }
  }

  typealias ScriptedKey = DecodeScriptKeys.Numbered

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
    switch (script.choice(node, 26, of: Self.specials), tree.kind(of: node)) {
    case (0, _): try script.special(node).encode(to: encoder)
    case (1, _):
      var container = encoder.singleValueContainer()
      try container.encode(script.special(node))
    case (_, .object): try encodeObject(to: encoder)
    case (_, .array), (_, .set): try encodeArray(to: encoder)
    default: try encodeScalar(to: encoder)
    }
    if script.isClashing { try clash(in: encoder) }
  }

  private static let specials = 12

  /// Whether a value of its own is written in place of that at `node`.
  var isSpecial: Bool { script.choice(node, 26, of: Self.specials) < 2 }

  /// Writes more where a value is written already.
  private func clash(in encoder: any Encoder) throws {
    let key = tree.children(of: node).first.map(script.key) ?? ScriptedKey("a")
    for step in 0..<3 as Range<UInt64> {
      var single = encoder.singleValueContainer()
      switch script.choice(node, 30 + step, of: 14) {
      case 0: try single.encodeNil()
      case 1: try single.encode(0.25)
      case 2: try single.encode([1, 2])
      case 3: try single.encode(["k": "v"])
      case 4: try? single.encode([Double.nan])
      case 5:
        var container = encoder.unkeyedContainer()
        try container.encode("x")
        _ = container.nestedUnkeyedContainer()
      case 6:
        var container = encoder.container(keyedBy: ScriptedKey.self)
        var nested = container.nestedUnkeyedContainer(forKey: key)
        try nested.encode(7)
      case 7:
        var container = encoder.container(keyedBy: ScriptedKey.self)
        var nested = container.nestedContainer(keyedBy: ScriptedKey.self, forKey: key)
        try nested.encode(7, forKey: key)
      case 8:
        var container = encoder.container(keyedBy: ScriptedKey.self)
        try step.encode(to: container.superEncoder(forKey: key))
      default: break
      }
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
    ScriptedCollection(script: script).value(node) ?? value(node)
  }

  private func encodeScalar(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try ScriptedScalar(script, node).encode(in: &container)
  }
}

extension DecodeScriptKeys.Numbered {
  init(_ text: String) { self.init(stringValue: text) }
}

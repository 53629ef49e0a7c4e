import Foundation
import FuzzKit

/// What a plain type asks of its decoder, drawn as it goes, and what it was told.
///
/// Two decoders that answer alike are asked the same, so that their records are equal. Types find the script
/// without their decoder: some of them must not be seen to ask for anything but a text.
///
/// Unchecked, since a run does not leave its thread.
final class DecodeScript: @unchecked Sendable {
  @TaskLocal static var current: DecodeScript?

  static let marker = CodingUserInfoKey(rawValue: "script")

  /// How keys of documents become names.
  enum Keys: Int { case same, snake, custom, upper }

  /// An error of the type itself.
  struct OwnError: Error { let number: Int }

  let tree: JSONTree
  let keys: Keys
  /// Whether parts may throw errors on, so that the call may fail.
  let mayFail: Bool
  /// Whether the judge decodes.
  let isJudge: Bool
  /// Whether models are read by their twins.
  var usesTwins: Bool { isJudge && !mayFail }

  private(set) var records: [String] = []
  /// What is asked after the call has ended; at its end by the judge, since Foundation's containers may not
  /// be kept longer.
  var kept: [() -> Void] = []
  private(set) var afterwards: [String] = []
  /// What may be asked of the decoders and containers of enclosing values.
  var outer: [() -> Void] = []
  /// How many parts are being decoded.
  var level = 0
  /// How many calls of some types' own code there were.
  var calls = 0
  /// What is expected to be repaired, by the clauses of the models.
  var repairs: [String] = []
  /// Whether a value with repairs was lost, about which the clauses say nothing.
  private(set) var hasLostRepairs = false
  /// Whether something was decoded whose meaning the judge does not know.
  var isUnsure = false

  private var generator: SeededGenerator
  private var remaining = 64

  init(_ tree: JSONTree, keys: Keys, mayFail: Bool, isJudge: Bool, seed: UInt64) {
    self.tree = tree
    self.keys = keys
    self.mayFail = mayFail
    self.isJudge = isJudge
    generator = SeededGenerator(seed: seed)
  }

  func draw(_ count: Int) -> Int { generator.below(count) }

  func oneIn(_ count: Int) -> Bool { generator.below(count) == 0 }

  /// Asks what was kept.
  func askKept() {
    let before = records
    records = []
    remaining = 16
    outer = []
    // Strict decoding alone knows only converted keys, and the mode ends with the call.
    if mayFail || keys == .same { for work in kept { work() } }
    kept = []
    (afterwards, records) = (records, before)
  }

  /// Whether enough was asked.
  var isSpent: Bool { remaining <= 0 }

  func record(_ text: String) { records.append(text) }

  /// Records what `body` returns or throws; returns the error.
  @discardableResult
  func note(_ label: String, _ body: () throws -> String) -> (any Error)? {
    guard !isSpent else { return nil }
    remaining -= 1
    let before = repairs.count
    do {
      let text = try body()
      records.append("\(label): \(text)")
      return nil
    } catch {
      if repairs.count > before { hasLostRepairs = true }
      records.append("\(label) threw \(Self.text(of: error))")
      return error
    }
  }

  /// Like ``note(_:_:)``, for code that may pass the error on.
  func attempt(_ label: String, isCalm: Bool, _ body: () throws -> String) throws {
    guard let error = note(label, body), !isCalm else { return }
    if oneIn(8) { throw error }
  }

  /// Case, path and key of an error; the path of a number that does not fit is hidden by an error of
  /// Foundation's own (AGR-8), and of a date by that of its container.
  static func text(of error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context)
    where context.debugDescription.contains("ISO8601"):
      hidden
    case DecodingError.dataCorrupted(let context):
      "dataCorrupted at \(Zoo.text(of: context.codingPath))"
    case let error as DecodingError: error.zooText
    case let error as OwnError: "own error \(error.number)"
    default: hidden
    }
  }

  static let hidden = "dataCorrupted at ?"

  // MARK: The document

  /// The node at a path; nil if nothing is there.
  func node(at path: [any CodingKey]) -> JSONTree.Node? {
    var node = tree.root
    for key in path {
      guard let child = child(key, of: node) else { return nil }
      node = child
    }
    return node
  }

  private func child(_ key: any CodingKey, of node: JSONTree.Node) -> JSONTree.Node? {
    let children = tree.children(of: node)
    if tree.kind(of: node) == .array {
      guard let index = key.intValue, children.indices.contains(index) else { return nil }
      return children[index]
    }
    if keys == .same { return children.first { name(of: $0) == key.stringValue } }
    let letters = DecodeScriptDocument.letters(key.stringValue)
    return children.first { DecodeScriptDocument.letters(name(of: $0)) == letters }
  }

  func kind(of node: JSONTree.Node?) -> JSONTree.Kind { node.map { tree.kind(of: $0) } ?? .null }

  func text(of node: JSONTree.Node) -> String {
    String(decoding: tree.text(of: node), as: UTF8.self)
  }

  /// The key of a member as it is in the document, which has no escapes.
  func name(of node: JSONTree.Node) -> String {
    String(decoding: tree.key(of: node) ?? [], as: UTF8.self)
  }

  /// A key that is worth asking for: mostly that of a member, as the strategy makes it.
  func question(about node: JSONTree.Node?) -> String {
    let members = node.map { tree.kind(of: $0) == .object ? tree.children(of: $0) : [] } ?? []
    let names = DecodeScriptDocument.names
    if members.isEmpty || oneIn(6) { return names[draw(names.count)] }
    let name = name(of: members[draw(members.count)])
    return oneIn(8) ? name : DecodeScriptKeys.converted(name, keys)
  }
}

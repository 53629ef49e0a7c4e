import FuzzKit

/// The document of a script: the structure of an input, with leaves and keys from tables.
///
/// What Foundation reads in its own way is left out (AGR-8): long numbers, escapes, and keys that differ in
/// nothing but case and underscores, since strategies make them equal.
struct DecodeScriptDocument {
  static let names = [
    "a", "b", "c", "d", "value", "super", "firstName", "lastURL", "first_name", "last_url", "7",
    "list", "First", "", "-3", "red", "i",
  ]
  static let numbers =
    NumberBounds.all.filter { $0.utf8.count < 21 }
    + Array(repeating: often, count: 6).joined()
  private static let often = [
    "0", "1", "-1", "7", "1.5", "0.1", "-2.25", "1e2", "1.0", "1e39", "1e5", "1e-3", "-0",
  ]
  static let texts = [
    "red", "green", "blue", "purple", "x", "", "2024-01-02T03:04:05Z", "aGk=", "aGk", "inf", "nan",
    "https://a.b/c", "1", "true", "7", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "a b", "red",
  ]
  static let depth = 14

  private let tree: JSONTree
  private var drawing: SeededGenerator
  private(set) var text = ""

  init(_ tree: JSONTree, seed: UInt64) {
    self.tree = tree
    drawing = SeededGenerator(seed: seed)
    write(tree.root, 0)
  }

  /// A name without what strategies may change.
  static func letters(_ name: String) -> [UInt8] {
    name.utf8.filter { $0 != UInt8(ascii: "_") }.map { $0 | 0x20 }
  }

  private mutating func write(_ node: JSONTree.Node, _ level: Int) {
    guard level < Self.depth else {
      text += "null"
      return
    }
    switch tree.kind(of: node) {
    case .object where drawing.oneIn(12): writeScalar(["null", "1", "true"])
    case .array where drawing.oneIn(12): writeScalar(["null", "2", #""x""#])
    case .object: writeObject(node, level)
    case .array, .set:
      text += "["
      for (number, child) in tree.children(of: node).prefix(12).enumerated() {
        if number > 0 { text += "," }
        write(child, level + 1)
      }
      text += "]"
    case .string: writeText(node)
    case .number: writeNumber(node)
    case .bool, .null: text += String(decoding: tree.text(of: node), as: UTF8.self)
    }
  }

  private mutating func writeObject(_ node: JSONTree.Node, _ level: Int) {
    if drawing.oneIn(3) { return writeModel(node, level) }
    if drawing.oneIn(12) { return writePayload(node, level) }
    text += "{"
    var seen: Set<[UInt8]> = []
    for child in tree.children(of: node).prefix(12) {
      var name = String(decoding: tree.key(of: child) ?? [], as: UTF8.self)
      if !Self.isSimple(name) || drawing.below(3) > 0 { name = drawing.pick(Self.names) ?? "" }
      guard seen.insert(Self.letters(name)).inserted else { continue }
      if seen.count > 1 { text += "," }
      text += "\"\(name)\":"
      write(child, level + 1)
    }
    text += "}"
  }

  /// An object with members that models have, half of the time all of them and clean outside.
  private mutating func writeModel(_ node: JSONTree.Node, _ level: Int) {
    var children = tree.children(of: node)[...]
    text += "{"
    var isFirst = true
    let isClean = drawing.oneIn(2)
    for name in DecodeScriptModels.names where isClean || !drawing.oneIn(4) {
      text += (isFirst ? "" : ",") + "\"\(name)\":"
      isFirst = false
      let values = DecodeScriptModels.values(of: name)
      if let child = !isClean && drawing.oneIn(3) ? children.popFirst() : nil {
        write(child, level + 1)
      } else {
        let isGood = isClean && (name != "child" || drawing.oneIn(2))
        writeScalar(isGood ? Array(values.prefix(1)) : values)
      }
    }
    text += "}"
  }

  /// An object as enumerations have it.
  private mutating func writePayload(_ node: JSONTree.Node, _ level: Int) {
    let children = tree.children(of: node)
    let names = drawing.pick([["value", "b"], ["_0"], ["value"], []]) ?? []
    text += "{\"\(drawing.pick(["a", "list", "red", "c"]) ?? "a")\":{"
    for (number, name) in names.enumerated() {
      text += (number > 0 ? "," : "") + "\"\(name)\":"
      if children.indices.contains(number) {
        write(children[number], level + 2)
      } else {
        writeScalar(["1", "null", "[1]"])
      }
    }
    text += "}}"
  }

  private mutating func writeText(_ node: JSONTree.Node) {
    let own = String(decoding: tree.text(of: node), as: UTF8.self)
    let isKept = Self.isSimple(own) && drawing.oneIn(3)
    text += "\"\(isKept ? own : drawing.pick(Self.texts) ?? "")\""
  }

  private mutating func writeNumber(_ node: JSONTree.Node) {
    let own = tree.text(of: node)
    if own.count < 9, own.allSatisfy({ (0x30...0x39).contains($0) }), drawing.oneIn(3) {
      text += String(decoding: own, as: UTF8.self)
    } else {
      writeScalar(Self.numbers)
    }
  }

  private mutating func writeScalar(_ choices: [String]) { text += drawing.pick(choices) ?? "0" }

  /// Whether a text is short, and the same with and without escapes and strategies.
  private static func isSimple(_ text: String) -> Bool {
    text.utf8.count < 20
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x5C && $0 != 0x5B && $0 != 0x7B }
  }
}

@testable import FuzzKit

/// One decode of the toy: reads members of a tree, converts, and takes notes.
struct ToyDecoding {
  struct Value: Encodable {
    var count = 41
    var name: String?
    var list = [9]
    var flag = true
  }

  let tree: JSONTree
  let fault: ToyFault?
  var value = Value()
  var repairs: [DiagnosticRecord] = []

  func member(_ key: String) -> JSONTree.Node? {
    tree.children(of: tree.root)
      .first { node in
        let spelling = tree.key(of: node) ?? []
        let text = fault == .spelling ? Array(spelling) : JSONText.unescaped(spelling)
        return text == Array(key.utf8)
      }
  }

  mutating func readCount() {
    if fault == .nullIsMissing, let node = member("count"), tree.kind(of: node) == .null {
      value.count = -1
    } else if let number = integer(member("count"), in: tree, [.key("count")]) {
      value.count = number
    }
  }

  mutating func readName() {
    value.name = "initial"
    let path: [TreePath.Step] = [.key("name")]
    guard let node = member("name") else { return note(path, "missing", "nothing") }
    let text = tree.string(of: node)
    switch tree.kind(of: node) {
    case .string: value.name = fault == .agreement && text == "n" ? "N" : text
    case .number:
      value.name = text
      note(path, "converted", "number")
    default: note(path, "mismatch", tree.kind(of: node).name)
    }
  }

  mutating func readList() {
    guard let node = member("list") else { return note([.key("list")], "missing", "nothing") }
    switch tree.kind(of: node) {
    case .array: value.list = elements(of: node, in: tree)
    case .string:
      let inner = JSONTree(parsing: JSONText.unescaped(tree.text(of: node)))
      guard let inner, inner.kind(of: inner.root) == .array else { fallthrough }
      value.list = elements(of: inner.root, in: inner)
      if fault == .stringified { value.list = Array(value.list.dropLast()) }
    default:
      if fault == .keyOrder, isUnsorted(node) { value.list = [10] }
      // Wrong in the same way wherever it is asked.
      if fault == .reference, tree.kind(of: node) == .object { value.list = [10] }
      note([.key("list")], "mismatch", "other")
    }
  }

  mutating func readFlag() {
    let path: [TreePath.Step] = [.key("flag")]
    guard let node = member("flag") else { return note(path, "missing", "nothing") }
    let text = tree.string(of: node)
    switch tree.kind(of: node) {
    case .bool: value.flag = text == "true"
    case .number where Double(text) == 0 || Double(text) == 1,
      .string where text == "0" || text == "1":
      value.flag = Double(text) == 1
      note(path, "converted", tree.kind(of: node).name)
    default: note(path, "mismatch", tree.kind(of: node).name)
    }
  }

  mutating func breakLaws(_ memory: ToyMemory.Answer) {
    let keys = tree.children(of: tree.root)
      .map { tree.name(of: $0) }
    let hasUnknown = keys.contains("extra")
    switch (fault, memory) {
    case (.silentRepair, _): repairs = []
    case (.noisyRepair, _):
      guard let node = member("count"), tree.kind(of: node) == .number,
        tree.text(of: node).contains(UInt8(ascii: ".")),
        !repairs.contains(where: { $0.path == TreePath([.key("count")]) })
      else { return }
      note([.key("count")], "converted", "number")
    case (.repeatedRepair, _): repairs += repairs
    case (.locality, _) where !value.flag: value.count = 41
    case (.unmentioned, _):
      let isThere = member("list").map { tree.kind(of: $0) != .null } ?? false
      if !isThere { value.list = [10] }
    case (.unknownKeys, _): value.count &+= keys.count { $0.hasPrefix("unknown ") }
    // A text that the toy wrote itself has no unknown keys.
    case (.repeatability, .again) where hasUnknown, (.remembering, .back) where hasUnknown,
      (.rememberingFailure, .backAfterFailure) where hasUnknown, (.threads, .elsewhere):
      value.count &+= 1
    default: return
    }
  }

  private mutating func elements(of node: JSONTree.Node, in tree: JSONTree) -> [Int] {
    var result: [Int] = []
    var hasDropped = false
    for (index, element) in tree.children(of: node).enumerated() {
      let path: [TreePath.Step] = [.key("list"), .index(index)]
      guard let number = integer(element, in: tree, path, "droppedElement") else {
        hasDropped = true
        continue
      }
      result.append(fault == .badElement && hasDropped ? number &+ 1 : number)
    }
    return result
  }

  private mutating func integer(
    _ node: JSONTree.Node?,
    in tree: JSONTree,
    _ path: [TreePath.Step],
    _ action: String = "initialValue"
  ) -> Int? {
    guard let node else {
      note(path, "missing", "nothing", action)
      return nil
    }
    let text = tree.string(of: node)
    let kind = tree.kind(of: node)
    switch kind {
    case .number:
      if let number = number(text) { return number }
    case .string where fault != .numberAsString:
      var digits = text
      if fault == .otherKind {
        if text.hasPrefix("0x") || text.hasPrefix(" ") {
          digits = String(text.drop { !"123456789".contains($0) })
        }
        for junk in ["abc", ",0"] where text.hasSuffix(junk) {
          digits = String(text.dropLast(junk.count))
        }
      }
      guard Int(digits) != nil, let number = number(digits) else { break }
      note(path, "converted", kind.name, "converted")
      return number
    case .bool where fault != .boolAsNumber:
      note(path, "converted", kind.name, "converted")
      return text == "true" ? 1 : 0
    default: break
    }
    note(path, "mismatch", kind.name, action)
    return nil
  }

  private func number(_ text: String) -> Int? {
    if fault == .numberSpelling, text.contains(where: { ".eE".contains($0) }) { return nil }
    let rounded = Double(text).flatMap { Int(exactly: $0) }
    if fault == .inexact { return rounded }
    // Where the Double is another number, the toy gives up.
    let exact = ExactDecimal(text)
    return Int(text) ?? rounded.flatMap { ExactDecimal(String($0)) == exact ? $0 : nil }
  }

  /// Whether the members of an object that are not null are out of order.
  private func isUnsorted(_ node: JSONTree.Node) -> Bool {
    guard tree.kind(of: node) == .object else { return false }
    let keys = tree.children(of: node).filter { tree.kind(of: $0) != .null }
      .map { tree.name(of: $0) }
    return keys != keys.sorted()
  }

  private mutating func note(
    _ path: [TreePath.Step],
    _ kind: String,
    _ found: String,
    _ action: String = "initialValue"
  ) {
    repairs.append(
      DiagnosticRecord(
        path: TreePath(path),
        kind: kind,
        wanted: "Int",
        found: found,
        action: action
      )
    )
  }
}

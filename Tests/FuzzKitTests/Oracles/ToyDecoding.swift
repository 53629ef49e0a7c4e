import FuzzKit

/// One decode of the toy: reads members of a tree, converts, and takes notes.
struct ToyDecoding {
  struct Value: Encodable {
    var count = 41
    var name: String?
    var list = [9]
    var flag = true
  }

  let tree: JSONTree
  let fault: ToyTarget.Fault?
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
    } else if let number = integer(member("count"), [.key("count")]) {
      value.count = fault == .agreement && number == 7 ? 8 : number
    }
  }

  mutating func readName() {
    value.name = "initial"
    let path: [TreePath.Step] = [.key("name")]
    guard let node = member("name") else { return note(path, "missing", "nothing") }
    let text = String(decoding: JSONText.unescaped(tree.text(of: node)), as: UTF8.self)
    switch tree.kind(of: node) {
    case .string: value.name = text
    case .number:
      value.name = text
      note(path, "converted", "number")
    default: note(path, "mismatch", tree.kind(of: node).name)
    }
  }

  mutating func readList() {
    guard let node = member("list"), tree.kind(of: node) == .array else {
      return note([.key("list")], "mismatch", "other")
    }
    value.list = tree.children(of: node).enumerated()
      .compactMap { index, element in
        integer(element, [.key("list"), .index(index)])
      }
  }

  mutating func readFlag() {
    let path: [TreePath.Step] = [.key("flag")]
    guard let node = member("flag") else { return note(path, "missing", "nothing") }
    let text = String(decoding: JSONText.unescaped(tree.text(of: node)), as: UTF8.self)
    switch (tree.kind(of: node), text) {
    case (.bool, _): value.flag = text == "true"
    case (.number, "1"), (.string, "1"), (.number, "0"), (.string, "0"):
      value.flag = text == "1"
      note(path, "converted", tree.kind(of: node).name)
    default: note(path, "mismatch", tree.kind(of: node).name)
    }
  }

  mutating func breakLaws(calls: Int) {
    let members = tree.children(of: tree.root)
    switch fault {
    case .silentRepair: repairs = []
    case .noisyRepair where value.count == 7: note([.key("count")], "converted", "number")
    case .repeatedRepair: repairs += repairs
    case .keyOrder:
      if let first = members.first, first != member("count") { value.count += 1 }
    case .locality where !repairs.isEmpty && member("flag") == nil: value.list = []
    case .repeatability where calls % 2 == 0: value.count += 1
    case .unmentioned where member("list") == nil: value.list = [10]
    case .unknownKeys:
      let unknown = members.filter { tree.key(of: $0)?.starts(with: "unknown".utf8) == true }
      value.count += unknown.count
    default: return
    }
  }

  private mutating func integer(_ node: JSONTree.Node?, _ path: [TreePath.Step]) -> Int? {
    guard let node else {
      note(path, "missing", "nothing")
      return nil
    }
    let text = String(decoding: JSONText.unescaped(tree.text(of: node)), as: UTF8.self)
    let kind = tree.kind(of: node)
    let number = Double(text).flatMap { Int(exactly: $0) }
    switch kind {
    case .number where number != nil: return number
    case .string where number != nil && Int(text) != nil && fault != .numberAsString:
      note(path, "converted", kind.name)
      return number
    case .bool where fault != .boolAsNumber:
      note(path, "converted", kind.name)
      return text == "true" ? 1 : 0
    default:
      note(path, "mismatch", kind.name)
      return nil
    }
  }

  private mutating func note(_ path: [TreePath.Step], _ kind: String, _ found: String) {
    repairs.append(
      DiagnosticRecord(
        path: TreePath(path),
        kind: kind,
        wanted: "Int",
        found: found,
        action: "initialValue"
      )
    )
  }
}

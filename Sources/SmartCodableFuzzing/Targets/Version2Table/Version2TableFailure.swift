import Foundation
import SmartCodableV2

/// A call that must be nil, with one block that says why (LEG-1, LEG-12).
struct Version2Failure {
  typealias Item = Version2TableModel.Item

  /// The way in which the input is given.
  enum Form: CaseIterable { case text, data, native }

  enum Input {
    case nothing
    case text(String)
    /// Native input with a leaf that JSON has no form for.
    case leaf(Any)
  }

  let input: Input
  let form: Form
  let isArray: Bool

  private static let unreadable = [
    "", " ", "{", "[", "]", "{\"name\":1,}", "[1,]", "{\"name\":01}", "nul", "{}{}", "[][]",
    "{'name':1}", "{\"name\":\"\u{1}\"}", "{\"unread\":\"\\ud800\"}", "[{\"unread\":+1}]",
    "{name:1}", "// x\n{}", "\u{A0}{}", "{\"unread\":NaN}", "[.5]", "{\"a\":1.}", "True",
    String(repeating: "[", count: 600), String(repeating: "{\"next\":", count: 600),
    String(repeating: "[", count: 513) + String(repeating: "]", count: 513),
  ]

  private static let noObjects = ["1", "true", "\"x\"", "[]", "[{}]", "\"{}\"", "null", "0.5"]
  private static let noArrays = ["1", "false", "\"x\"", "{}", "{\"a\":[]}", "\"[]\"", "null"]

  private static var leaves: [Any] {
    [
      Date(timeIntervalSince1970: 0), Data([1]), URL(filePath: "/"), UUID(), Double.nan,
      Double.infinity, -Float.infinity,
    ]
  }

  init(_ drawing: inout Version2Drawing) {
    isArray = drawing.below(2) == 0
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[drawing.below(elements.count)]
    }
    switch drawing.below(4) {
    case 0:
      input = .nothing
      form = pick(Form.allCases)
    case 1:
      input = .leaf(pick(Self.leaves))
      form = .native
    case 2:
      input = .text(pick(Self.unreadable))
      form = pick([.text, .data])
    default:
      input = .text(pick(isArray ? Self.noArrays : Self.noObjects))
      form = pick([.text, .data])
    }
  }

  /// Whether the call is nil.
  func isNil() -> Bool {
    let text: String? = if case .text(let text) = input { text } else { nil }
    let leaf: Any? = if case .leaf(let leaf) = input { leaf } else { nil }
    // Half of the leaves lie where no property reads.
    let member = leaf.map { ["unread": [["x": $0]], "name": "n"] as [AnyHashable: Any] }
    return switch (form, isArray) {
    case (.text, false): Item.deserialize(json: text) == nil
    case (.text, true): [Item].deserialize(json: text) == nil
    case (.data, false): Item.deserialize(data: text.map { Data($0.utf8) }) == nil
    case (.data, true): [Item].deserialize(data: text.map { Data($0.utf8) }) == nil
    case (.native, false): Item.deserialize(dict: member) == nil
    case (.native, true): [Item].deserialize(array: member.map { [$0] }) == nil
    }
  }

  /// The name of the type of the call.
  var model: String { isArray ? "Array<Item>" : "Item" }

  /// The block, and the least serious level at which it is printed.
  var block: (Version2Block, SmartConfig.DebugMode) {
    let errors: Set<String> =
      switch input {
      case .nothing: [Version2Block.null]
      case .leaf: [Version2Block.corrupted]
      case .text("null"): [Version2Block.null, Version2Block.mismatch]
      case .text(let text):
        (isArray ? Self.noArrays : Self.noObjects).contains(text)
          ? [Version2Block.mismatch] : [Version2Block.corrupted]
      }
    let level: SmartConfig.DebugMode = if case .nothing = input { .debug } else { .error }
    let block = Version2Block(errors: errors, node: "", types: [model, "[Item]"], name: "")
    return (block, level)
  }
}

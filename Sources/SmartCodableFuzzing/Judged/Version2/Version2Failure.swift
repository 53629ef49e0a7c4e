import Foundation
import FuzzKit
import SmartCodableV2

/// A call that must be nil, with one block that says why (LEG-1, LEG-12).
struct Version2Failure {
  typealias Item = Version2Models.Item

  let input: Version2Input
  let isArray: Bool
  /// The names of the error that are right.
  let errors: Set<String>

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

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    isArray = generator.oneIn(2)
    let kind = generator.below(4)
    let texts = kind == 0 ? Self.unreadable : isArray ? Self.noArrays : Self.noObjects
    let text = generator.pick(texts)
    let leaf = generator.pick(Self.leaves) ?? 0
    // The leaf lies where no property reads.
    let object: [String: Any] = ["unread": [["x": leaf]], "name": "n"]
    switch (kind, generator.below(3)) {
    case (1, 0): (input, errors) = (.text(nil), [Version2Block.null])
    case (1, 1): (input, errors) = (.data(nil), [Version2Block.null])
    case (1, _): (input, errors) = (.native(nil), [Version2Block.null])
    case (2, _):
      (input, errors) = (.native(isArray ? [object] : object), [Version2Block.corrupted])
    case (_, let form):
      input = form == 0 ? .data(text.map { Data($0.utf8) }) : .text(text)
      errors =
        kind == 0
        ? [Version2Block.corrupted]
        : text == "null" ? [Version2Block.null, Version2Block.mismatch] : [Version2Block.mismatch]
    }
  }

  func isNil() -> Bool { isArray ? input.models(Item.self) == nil : input.model(Item.self) == nil }

  /// The name of the type of the call.
  var model: String { isArray ? "Array<Item>" : "Item" }

  /// The least serious level at which the block is printed.
  var level: SmartConfig.DebugMode {
    switch input {
    case .text(nil), .data(nil), .native(nil): .debug
    default: .error
    }
  }
}

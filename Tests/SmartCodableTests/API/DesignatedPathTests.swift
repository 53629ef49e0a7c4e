import Foundation
import SmartCodable
import Testing

@Suite("designatedPath")
struct DesignatedPathTests {
  private struct Item: SmartCodable, Equatable {
    var v = 0
  }

  private func value(_ text: String, at path: String?) -> Int? {
    let fromText = Item.deserialize(from: text, designatedPath: path)?.v
    #expect(Item.deserialize(from: Data(text.utf8), designatedPath: path)?.v == fromText)
    return fromText
  }

  @Test(
    "PATH-1: no path and a path of empty segments mean the whole input",
    arguments: [nil, "", ".", " ", "..", ". ."]
  )
  func wholeInput(path: String?) {
    #expect(value(#"{"v":1}"#, at: path) == 1)
  }

  @Test("PATH-2: empty segments are skipped", arguments: ["a.b", "a..b", ".a.b", "a.b.", "a. .b"])
  func emptySegments(path: String) {
    #expect(value(#"{"a":{"b":{"v":1}},"v":2}"#, at: path) == 1)
  }

  @Test("PATH-3: the rest of the path is first tried as one literal key")
  func literalKey() {
    #expect(value(#"{"a.b":{"v":1},"a":{"b":{"v":2}}}"#, at: "a.b") == 1)
    #expect(value(#"{"a.b":null,"a":{"b":{"v":2}}}"#, at: "a.b") == 2)
    #expect(value(#"{"x":{"a.b":{"v":1},"a":{"b":{"v":2}}}}"#, at: "x.a.b") == 1)
    // Empty segments belong to the key.
    #expect(value(#"{".a":{"v":1},"a":{"v":2}}"#, at: ".a") == 1)
    #expect(value(#"{".a":null,"a":{"v":2}}"#, at: ".a") == 2)
    #expect(value(#"{"x":{"a..b":{"v":1},"a.b":{"v":3},"a":{"b":{"v":2}}}}"#, at: "x.a..b") == 1)
    #expect(value(#"{"x":{"a.b":{"v":3},"a":{"b":{"v":2}}}}"#, at: "x.a..b") == 3)
    #expect(value(#"{"x":{"a":{"b":{"v":2},"b. ":{"v":1}}}}"#, at: "x.a.b. ") == 1)
    #expect(value(#"{"x":{"a":{"b":{"v":2}," .b":{"v":1}}}}"#, at: "x.a. .b") == 1)
  }

  @Test("PATH-4: a segment equals a raw key exactly")
  func exactSegments() {
    #expect(value(#"{"A":{"v":1}}"#, at: "a") == nil)
    #expect(value(#"{"a":{"v":1}}"#, at: " a") == nil)
    #expect(value(#"{" a":{"v":1}}"#, at: " a") == 1)
    let snake = Item.deserialize(
      from: #"{"one_two":{"v":1}}"#,
      designatedPath: "oneTwo",
      options: [.key(.fromSnakeCase)]
    )
    #expect(snake == nil)
  }

  @Test("PATH-5: digits select an element of an array")
  func indexes() {
    let text = #"{"list":[{},{"v":2}]}"#
    #expect(value(text, at: "list.1") == 2)
    #expect(value(text, at: "list.0") == 0)
    #expect(value(text, at: "list.2") == nil)
    #expect(value(text, at: "list.-1") == nil)
    #expect(value(text, at: "list.x") == nil)
    #expect(value(text, at: "list.99999999999999999999") == nil)
    #expect(value(#"{"1":{"v":3}}"#, at: "1") == 3)
  }

  @Test("PATH-6: the walk goes on inside a string that holds JSON")
  func stringifiedSteps() {
    #expect(value(#"{"a":"{\"b\":{\"v\":1}}"}"#, at: "a.b") == 1)
    #expect(value(#"{"a":"[{\"v\":1}]"}"#, at: "a.0") == 1)
    #expect(value(#"{"a":"{\"v\":1}"}"#, at: "a") == 1)
  }

  @Test("PATH-7: a path that leads nowhere fails the call")
  func nowhere() {
    #expect(value(#"{"a":null}"#, at: "a") == nil)
    #expect(value(#"{"a":null}"#, at: "a.b") == nil)
    #expect(value(#"{"a":1}"#, at: "a.b") == nil)
    #expect(value(#"{"a":{}}"#, at: "a.b") == nil)
    #expect(value(#"{"a":"x"}"#, at: "a.b") == nil)
  }

  @Test("PATH-8: the value at the end is treated like a top level")
  func endOfPath() {
    #expect(value(#"{"a":[{"v":1}]}"#, at: "a") == nil)
    let list = [Item].deserialize(from: #"{"a":[null,{"v":"3"}]}"#, designatedPath: "a")
    #expect(list == [Item(v: 3)])
    let text = [Item].deserialize(from: #"{"a":"[{\"v\":1}]"}"#, designatedPath: "a")
    #expect(text == [Item(v: 1)])
  }

  @Test("PATH-9: dictionary and array input are walked in the same way")
  func nativeInput() {
    let dictionary: [String: Any] = ["a": ["b": [["v": 1], ["v": 2]]]]
    #expect(Item.deserialize(from: dictionary, designatedPath: "a.b.1")?.v == 2)
    let array: [Any] = [["list": [[String: Any]()]]]
    #expect([Item].deserialize(from: array, designatedPath: "0.list") == [Item()])
    #expect([Item].deserialize(from: array, designatedPath: "1.list") == nil)
  }
}

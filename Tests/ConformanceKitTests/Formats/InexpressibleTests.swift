import ConformanceKit
import Testing

@Suite("What a format cannot say")
struct InexpressibleTests {
  private static func read(_ text: String) throws -> JSONValue { try JSONReader.read(text) }

  @Test(
    "property lists of both forms",
    arguments: [
      ("null", "null at $"),
      (#"{"a":[1,{"b":null}]}"#, "null at $.a[1].b"),
      (#"[[],{"a":{}},null]"#, "null at $[2]"),
      (#"[18446744073709551616]"#, "an integer beyond 64 bits at $[0]"),
      (#"{"a":-9223372036854775809}"#, "an integer beyond 64 bits at $.a"),
      (#"{"x":{"a":1,"b":2,"a":3}}"#, "a repeated key at $.x.a"),
      (#"{"x":[],"x":[]}"#, "a repeated key at $.x"),
    ]
  )
  func both(text: String, excuse: String) throws {
    let tree = try Self.read(text)
    for format in [XMLPropertyList(), BinaryPropertyList()] as [any SuiteFormat] {
      let error = #expect(throws: Inexpressible.self) { try format.encode(tree) }
      #expect(error?.description == excuse)
    }
  }

  @Test(
    "XML only",
    arguments: [
      (#"{"a":["\u0000"]}"#, "U+0000 in a text at $.a[0]"),
      (#""x\r""#, "U+000D in a text at $"),
      (#"{"\u001f":1}"#, "U+001F in a text at $.\u{1F}"),
      (#""\uffff""#, "U+FFFF in a text at $"),
    ]
  )
  func characters(text: String, excuse: String) throws {
    let tree = try Self.read(text)
    let error = #expect(throws: Inexpressible.self) { try XMLPropertyList().encode(tree) }
    #expect(error?.description == excuse)
    #expect(throws: Never.self) { try BinaryPropertyList().encode(tree) }
  }

  @Test(
    "binary only",
    arguments: [
      ("[1e400]", "a number beyond the range of a double at $[0]"),
      ("-1.8e308", "a number beyond the range of a double at $"),
      ("1e-400", "a number too near to zero for a double at $"),
      ("-0.001e-99999999999999999999", "a number too near to zero for a double at $"),
      ("1e99999999999999999999", "a number beyond the range of a double at $"),
    ]
  )
  func numbers(text: String, excuse: String) throws {
    let tree = try Self.read(text)
    let error = #expect(throws: Inexpressible.self) { try BinaryPropertyList().encode(tree) }
    #expect(error?.description == excuse)
    #expect(throws: Never.self) { try XMLPropertyList().encode(tree) }
  }

  @Test("zero in any spelling can be said", arguments: ["0e999", "-0.00E-99", "0.0", "-0"])
  func zero(text: String) throws {
    #expect(throws: Never.self) { try BinaryPropertyList().encode(.number(text)) }
  }

  @Test("keys that are only canonically equivalent are two")
  func equivalentKeys() throws {
    let members = ["\u{E9}", "e\u{301}"].map { JSONMember(key: $0, value: .boolean(true)) }
    for format in [XMLPropertyList(), BinaryPropertyList()] as [any SuiteFormat] {
      #expect(throws: Never.self) { try format.encode(.object(members)) }
    }
  }
}

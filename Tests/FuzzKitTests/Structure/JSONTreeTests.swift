import Testing

@testable import FuzzKit

@Suite struct JSONTreeTests {
  @Test(
    "A document comes back as it was written",
    arguments: [
      "null", "true", "0", "-0", "1.0e+5", #""""#, "[]", "{}", #"{"a":1,"a":2}"#,
      #"{"":[{"b":[]},null]}"#, #"["\ud83d\ude00","\u0000","é"]"#, "123456789012345678901234567890",
      "1e99999999999999999999", "[[[[[]]]],{}]", #"{"a\u0062":"\/"}"#,
    ]
  )
  func documentComesBackAsWritten(text: String) throws {
    let tree = try #require(JSONTree(parsing: Array(text.utf8)))
    #expect(String(decoding: tree.bytes, as: UTF8.self) == text)
  }

  @Test(
    "Text that is not JSON is refused",
    arguments: [
      "", " ", "{", "}", "[1,]", #"{"a":1,}"#, "01", "+1", "1.", ".5", "1e", "NaN", "tru", "'a'",
      #""\x""#, #""\ud800""#, #""\ude00\ud83d""#, "\"\u{1}\"", "[1 2]", #"{"a" 1}"#, #"{1:2}"#,
      "1 2",
      "\u{FEFF}1", "[1]]", "//", "-", #"{"a":}"#, "[,1]", #"["a"#,
    ]
  )
  func textThatIsNotJSONIsRefused(text: String) {
    #expect(JSONTree(parsing: Array(text.utf8)) == nil)
  }

  @Test(
    "Bytes that are not UTF-8 are refused",
    arguments: [[0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF]]
  )
  func bytesThatAreNotUnicodeAreRefused(bytes: [UInt8]) {
    #expect(JSONTree(parsing: [0x22] + bytes + [0x22]) == nil)
  }

  @Test("White space is dropped and nothing else")
  func onlyWhiteSpaceIsDropped() throws {
    let tree = try #require(JSONTree(parsing: Array(" {\n\"a\" :\t[ 1 , 2 ]\r} ".utf8)))
    #expect(String(decoding: tree.bytes, as: UTF8.self) == #"{"a":[1,2]}"#)
  }

  @Test("A million nested arrays are read, measured, copied and written")
  func millionNestedArraysAreRead() throws {
    let count = 1_000_000
    let text = [UInt8](repeating: 0x5B, count: count) + [UInt8](repeating: 0x5D, count: count)
    let tree = try #require(JSONTree(parsing: text))
    #expect(tree.depth == count)
    var copy = JSONTree()
    copy.replace(copy.root, with: copy.copySubtree(of: tree.root, from: tree))
    #expect(copy.bytes == text)
    #expect(copy.difference(from: tree) == nil)
  }

  @Test("Editing keeps the other members in place")
  func editingKeepsOtherMembersInPlace() throws {
    var tree = try #require(JSONTree(parsing: Array(#"{"a":1,"b":[2,3],"c":4}"#.utf8)))
    let members = tree.children(of: tree.root)
    tree.detach(members[0])
    tree.replace(members[1], with: tree.addString("x\"y"))
    tree.append(tree.addContainer(.array), to: tree.root, key: Array("d".utf8))
    #expect(String(decoding: tree.bytes, as: UTF8.self) == #"{"b":"x\"y","c":4,"d":[]}"#)
    tree.reorder(tree.children(of: tree.root).reversed(), of: tree.root)
    #expect(String(decoding: tree.bytes, as: UTF8.self) == #"{"d":[],"c":4,"b":"x\"y"}"#)
  }

  @Test("The last child can be detached and another appended")
  func lastChildCanBeDetached() throws {
    var tree = try #require(JSONTree(parsing: Array("[1,2]".utf8)))
    tree.detach(tree.children(of: tree.root)[1])
    tree.append(tree.addScalar(.number, "3".utf8), to: tree.root)
    #expect(String(decoding: tree.bytes, as: UTF8.self) == "[1,3]")
  }

  @Test(
    "Escaping and unescaping are inverse",
    arguments: [
      ("a\"b\\c\n\u{0}é😀", #"a\"b\\c\u000a\u0000é😀"#), ("", ""), ("/", "/"),
    ]
  )
  func escapingAndUnescapingAreInverse(plain: String, escaped: String) {
    #expect(JSONText.escaped(plain.utf8) == Array(escaped.utf8))
    #expect(JSONText.unescaped(escaped.utf8) == Array(plain.utf8))
  }

  @Test("Every escape is understood")
  func everyEscapeIsUnderstood() {
    let text = JSONText.unescaped(#"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"#.utf8)
    #expect(String(decoding: text, as: UTF8.self) == "\"\\/\u{8}\u{C}\n\r\té😀")
  }

  @Test("Differences are found without regard to key order")
  func differencesIgnoreKeyOrder() throws {
    let left = try #require(JSONTree(parsing: Array(#"{"a":1,"b":{"c":[1,2]}}"#.utf8)))
    let same = try #require(JSONTree(parsing: Array(#"{"b":{"c":[1,2]},"a":1}"#.utf8)))
    let other = try #require(JSONTree(parsing: Array(#"{"b":{"c":[1,"2"]},"a":1}"#.utf8)))
    let shorter = try #require(JSONTree(parsing: Array(#"{"b":{},"a":1}"#.utf8)))
    #expect(left.difference(from: same) == nil)
    let difference = try #require(other.difference(from: left))
    #expect(difference.path.description == "b.c[1]")
    #expect(difference.path.signatureText == "b.c[*]")
    #expect((difference.expected, difference.found) == ("2", #""2""#))
    #expect(shorter.difference(from: left)?.foundKind == nil)
    #expect(shorter.difference(from: left)?.path.description == "b.c")
  }

  @Test(
    "Numbers can be compared by value",
    arguments: [
      ("1e2", "100", true), ("-0.0", "0", true), ("0.10", "1e-1", true), ("1.5", "15", false),
      ("-1", "1", false), ("9007199254740993", "9007199254740992", false),
      ("1.2345678901234568e+22", "12345678901234567741440", true), ("1e999", "1e998", false),
    ]
  )
  func numbersCanBeComparedByValue(left: String, right: String, isEqual: Bool) throws {
    let left = try #require(JSONTree(parsing: Array("[\(left)]".utf8)))
    let right = try #require(JSONTree(parsing: Array("[\(right)]".utf8)))
    #expect((left.difference(from: right, byValue: true) == nil) == isEqual)
    #expect(left.difference(from: right) != nil)
  }
}

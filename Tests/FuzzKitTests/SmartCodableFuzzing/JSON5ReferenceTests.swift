import ConformanceKit
import Testing

@testable import SmartCodableFuzzing

@Suite struct JSON5ReferenceTests {
  private typealias Value = Zoo.JSONValue

  @Test(
    "A text has the value that the grammar gives it",
    arguments: [
      ("\u{FEFF}//a\u{2029}/*b*/\u{3000}.5", .number(0.5)), ("+5.", .number(5)),
      ("-0X1f", .number(-31)), ("0xFFFFFFFFFFFFFFFFFF", .number(0x1p72)), ("1.5E+2", .number(150)),
      ("-Infinity", .number(-.infinity)), ("[1,]", .array([.number(1)])), ("[ ]", .array([])),
      (
        "{$a:null,\\u0062é1:true,'c':false,}",
        .object(["$a": .null, "bé1": .bool(true), "c": .bool(false)])
      ),
      (
        "'\\x41\\v\\0\\q\\'\"\\\r\n\\\u{2028}\u{2028}\\uD83D\\uDE00\t'",
        .string("A\u{B}\0q'\"\u{2028}😀\t")
      ),
    ] as [(String, Zoo.JSONValue)]
  )
  func value(text: String, value: Zoo.JSONValue) throws {
    #expect(Zoo.JSONValue(try JSON5Reference.value(of: text)) == value)
  }

  @Test(
    "What the grammar does not have is refused",
    arguments: [
      "", "1 2", "[,]", "[1,,]", "{,}", "{1:1}", "{a}", "{a-b:1}", "{\\u0031:1}",
      "{\\uD800\\uDC00:1}", "'a", "'a\nb'",
      "'\\1'", "'\\01'",
      "'\\xg0'", "'\\u12'", "'\\uD83D'", "01", "0x", ".", "+", "1e", "5.e", "--1", "nul", "/*",
      "1/", "1e400",
      "1e-400", "Nan", "undefined",
    ]
  )
  func refusal(text: String) {
    #expect(throws: JSON5Reference.Failure.refused) { try JSON5Reference.value(of: text) }
  }

  @Test(
    "A number keeps all its digits",
    arguments: [
      ("0xFF", "255"), ("-0x8000000000000000", "-9223372036854775808"), ("+5", "5"), ("-0", "-0"),
      ("0x100000000000000000000000000000000", "340282366920938463463374607431768211456"),
      (".5", "0.5"), ("5.", "5.0"), ("1E+05", "1e05"), ("-Infinity", "-Infinity"),
    ]
  )
  func number(text: String, literal: String) throws {
    #expect(try JSON5Reference.value(of: text) == .number(literal))
  }

  @Test("Of two members with one key the grammar says nothing")
  func repeatedKey() {
    #expect(throws: JSON5Reference.Failure.undecided) {
      try JSON5Reference.value(of: "{a:1,'a':2}")
    }
  }
}

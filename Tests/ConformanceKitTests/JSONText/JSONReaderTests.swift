import ConformanceKit
import Testing

/// The reader is the ground that every case stands on, so it is tested by itself.
@Suite struct JSONReaderTests {
  @Test("Numbers stay as they are written")
  func numbers() throws {
    let literals = ["0", "-0", "1.50", "1E+2", "18446744073709551616", "1e400"]
    let text = "[" + literals.joined(separator: ",") + "]"
    #expect(try JSONReader.read(text) == .array(literals.map { .number($0) }))
  }

  @Test("Members keep their order and may repeat")
  func members() throws {
    let expected = ["b", "a", "b"].map { JSONMember(key: $0, value: .null) }
    #expect(try JSONReader.read(#"{"b":null,"a":null,"b":null}"#) == .object(expected))
  }

  @Test("Escapes are resolved")
  func escapes() throws {
    #expect(
      try JSONReader.read(#""\"\\\/\b\f\n\r\t\u0041\ud83d\ude00""#)
        == .string("\"\\/\u{8}\u{C}\n\r\tA😀")
    )
  }

  @Test(
    "Each mistake is refused for its own reason and at its own place",
    arguments: [
      ("", JSONReaderError.Code.endOfText, 0), ("[1,]", .unexpectedByte, 3),
      ("[01]", .number, 2), ("[1.]", .number, 3), ("[1e]", .number, 3), ("[-]", .number, 2),
      (#"["\x"]"#, .escape, 2), (#"["\ud800"]"#, .surrogate, 2), ("[\"\n\"]", .controlCharacter, 2),
      ("[] x", .trailingText, 3), ("[True]", .unexpectedByte, 1), ("{a:1}", .unexpectedByte, 1),
      (#"{"a"1}"#, .unexpectedByte, 4), ("[1 2]", .unexpectedByte, 3), ("[", .endOfText, 1),
      ("//\n1", .unexpectedByte, 0), ("{", .endOfText, 1), (#"{"a""#, .endOfText, 4),
      ("[1", .endOfText, 2), ("[tru", .unexpectedByte, 1), (#""\"#, .endOfText, 2),
      (#"["a\u12"]"#, .escape, 3), (#"["\ud83dx"]"#, .surrogate, 2),
    ]
  )
  func mistakes(text: String, code: JSONReaderError.Code, offset: Int) {
    #expect(throws: JSONReaderError(code: code, offset: offset)) {
      try JSONReader.read(text)
    }
  }

  @Test("A surrogate without its partner takes nothing with it")
  func loneSurrogates() throws {
    var rules = JSONReader.Rules()
    rules.allowsLoneSurrogates = true
    let text = #""\ud83d\u0041\ud83d\ud83d\ude00""#
    #expect(try JSONReader.read(text, rules: rules) == .string("\u{FFFD}A\u{FFFD}😀"))
  }

  @Test("512 containers may be open, 513 may not")
  func depth() throws {
    let nested = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    _ = try JSONReader.read(nested(512))
    #expect(throws: JSONReaderError(code: .depth, offset: 512)) {
      try JSONReader.read(nested(513))
    }
  }

  @Test("Text in any Unicode encoding is read, with a mark or without")
  func encodings() throws {
    let text = #"{"a":1}"#
    let expected = try JSONReader.read(text)
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8), 0, 0] }
    for bytes in [
      [0xEF, 0xBB, 0xBF] + Array(text.utf8), little, big, wide, [0xFF, 0xFE] + little,
      [0xFE, 0xFF] + big, [0xFF, 0xFE, 0, 0] + wide,
    ] {
      #expect(try JSONReader.read(bytes: bytes) == expected)
    }
  }

  @Test("Bytes that are not UTF-8 are refused")
  func badBytes() {
    #expect(throws: JSONReaderError(code: .encoding, offset: 0)) {
      try JSONReader.read(bytes: [0x22, 0xC0, 0xAF, 0x22])
    }
  }
}

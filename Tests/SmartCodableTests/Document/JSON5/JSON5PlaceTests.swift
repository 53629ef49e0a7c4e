import Foundation
import SmartCodable
import Testing

@Suite("Places in JSON5 and in objects without braces")
struct JSON5PlaceTests {
  private struct Wide: SmartCodable {
    var a: Int?
    var b: Int?
    var c: Int?
    var d: Int?
    var e: Bool?
    var f: Int?
    var g: [Int: Int]?
  }

  /// What the values of the repairs begin with, by the text at their places.
  private func marks(_ text: String) throws -> [String] {
    let report = try Wide.decode(from: text, options: [.syntax(.json5)])
    return report.repairs.filter { $0.kind != .missing }
      .map { repair in
        let offset = repair.location?.byteOffset ?? -1
        let rest = text.utf8.dropFirst(offset).prefix(4)
        return "\(repair.pathDescription) \(String(decoding: rest, as: UTF8.self))"
      }
  }

  @Test("J5-3, REP-9: the place of a value is the one in the text as given")
  func values() throws {
    let text = """
      // é
      {a: 'x\\x41', 'b': .5, "c": +1.5, \\u0064: 0xFFFFFFFFFFFFFFFF, /**/ e: +7,
      f: NaN, g: [1],}
      """
    let expected = ["a 'x\\x", "b .5, ", "c +1.5", "d 0xFF", "e +7,\n", "f NaN,", "g [1],"]
    #expect(try marks(text) == expected.map { String($0.prefix(6)) })
    let lines = try Wide.decode(from: text, options: [.syntax(.json5)]).repairs
      .compactMap(\.location)
    #expect(lines.map(\.line) == [2, 2, 2, 2, 2, 3, 3])
    #expect(lines.first?.column == 5)
  }

  @Test("J5-3: the place of a key is its quote, or its first character")
  func keys() throws {
    for (text, offset) in [
      ("{g:{x:1}}", 4), ("{g:{'x':1}}", 4), ("{g:{ \\u0078:1}}", 5), ("{g:{/*'*/x:1}}", 9),
    ] {
      let repair = try Wide.decode(from: text, options: [.syntax(.json5)]).repairs
        .first { $0.kind != .missing }
      #expect(repair?.location?.byteOffset == offset, "\(text): \(String(describing: repair))")
    }
  }

  @Test("J5-3, REP-9: a text inside a resolved string has the place of that string")
  func insideStrings() throws {
    struct Outer: SmartCodable { var inner: Wide? }
    let text = #"{/**/inner: '{\x22a\x22:"x"}'}"#
    let repairs = try Outer.decode(from: text, options: [.syntax(.json5)]).repairs
    #expect(repairs.first { $0.kind != .missing }?.location?.byteOffset == 12)
  }

  @Test(
    "J5-3, REP-2: the place of a mistake is the one in the text as given",
    arguments: [
      ("{a:'\\x41',\n b c}", 2, 4), ("\u{FEFF}{a:1 b}", 1, 9), ("[1,\n/*", 2, 3),
      ("{'\\x41':0xFF,\n 'b':01}", 2, 6), ("['\\x41'\n,'\\u12']", 2, 3), ("[1,,]", 1, 4),
    ]
  )
  func mistakes(_ text: String, _ line: Int, _ column: Int) {
    let error = #expect(throws: DecodingError.self) {
      _ = try [Wide].decode(from: text, options: [.syntax(.json5)])
    }
    #expect("\(error as Any)".contains("line \(line), column \(column):"))
  }

  @Test("DEC-7, REP-9: without braces, places are those of the text as given")
  func braceless() throws {
    let decoder = SmartJSONDecoder()
    decoder.assumesTopLevelDictionary = true
    struct Missing: SmartCodable { var absent = 0 }
    for (syntax, text, offsets) in [
      (false, "\n \"a\":\"x\",\n\"e\": 7", [6, 16]), (true, "a:'\\x41',e:+7", [2, 11]),
    ] {
      decoder.allowsJSON5 = syntax
      let repairs = try decoder.report(Wide.self, from: text).repairs
      #expect(repairs.map { $0.location?.byteOffset } == offsets)
      let missing = try decoder.report(Missing.self, from: "  \(text)").repairs
      #expect(missing.first?.location?.byteOffset == (syntax ? 2 : 4))
    }
  }

  @Test(
    "J5-2, REP-2: a mistake is named by what it is",
    arguments: [
      ("[:1]", "unexpected character"), ("[+:]", "malformed number"),
      ("[nul]", "expected true, false or null"),
    ]
  )
  func mistakeNames(text: String, reason: String) {
    let error = #expect(throws: DecodingError.self) {
      _ = try [Wide].decode(from: text, options: [.syntax(.json5)])
    }
    #expect("\(error as Any)".contains("line 1, column 2: \(reason)"))
  }
}

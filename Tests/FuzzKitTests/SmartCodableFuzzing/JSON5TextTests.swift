import ConformanceKit
import Foundation
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// Objects in JSON and JSON5, with their braces and without, and what types make of texts.
@Suite struct JSON5TextTests {
  private static func object(_ seed: UInt64) throws -> JSON5Text {
    var generator = SeededGenerator(seed: seed)
    let document = try #require(JSONTree(parsing: Array(#"{"a":[1,null]}"#.utf8)))
    return JSON5Text.object(document, &generator)
  }

  @Test("The judge agrees on what is drawn, whole and damaged, with and without braces")
  func judgeAgrees() throws {
    var kinds: Set<[Bool]> = []
    for seed in 0..<400 as Range<UInt64> {
      let text = try Self.object(seed)
      let isWhole = text.data.contains(UInt8(ascii: "{"))
      kinds.insert([text.isJSON5, text.assumesObject, isWhole])
      let verdict = JSON5Target().verdict(on: text, in: RunContext(iteration: seed))
      if case .differs = verdict { Issue.record("\(verdict)") }
    }
    #expect(kinds.count >= 6)
  }

  @Test("A name is spelled as the reader of the grammar reads it")
  func names() throws {
    var generator = SeededGenerator(seed: 3)
    var unquoted = 0
    for seed in 0..<300 as Range<UInt64> {
      let name = NamesDrawing.key(&generator)
      let token = Array(JSONWriter.literal(name).utf8)
      let spelling = JSON5Spelling.token(token, isKey: true, seed: seed)
      if !"\"'".utf8.contains(spelling[0]) { unquoted += 1 }
      let text = "{\(String(decoding: spelling, as: UTF8.self)):null}"
      let value = try JSON5Reference.value(of: text)
      #expect(value == .object([JSONMember(key: name, value: .null)]), "\(text)")
    }
    #expect(unquoted > 40)
  }

  @Test(
    "A text of another value is noticed",
    arguments: [
      ("{a:0x10}", #"{"a":16}"#, true), ("{a:0x10}", #"{"a":15}"#, false),
      ("{\\u0061:1}", #"{"b":1}"#, false), ("[+1,.5]", "[1,0.5]", true), ("[1]", "[2]", false),
      ("{é:1,b:2}", #"{"b":2,"é":1}"#, false),
    ]
  )
  func otherValuesAreNoticed(text: String, plain: String, isSame: Bool) throws {
    let value = try JSONReader.read(plain)
    let text = JSON5Text(data: Data(text.utf8))
    let difference = JSON5Content.difference(text, value, ScalarTypes.all)
    #expect((difference == nil) == isSame)
  }
}

import Foundation
import Testing

@testable import SmartCodable

@Suite("JSON5 syntax")
struct JSON5Tests {
  /// The content of a text as its tape has it: every kind, string and number of each value.
  private func content(_ text: String, _ syntax: SmartSyntax) -> String? {
    content(Array(text.utf8), syntax)
  }

  private func content(_ bytes: [UInt8], _ syntax: SmartSyntax) -> String? {
    let tape = Tape()
    tape.input.append(bytes)
    let root =
      switch syntax {
      case .json: try? JSONScanner.scan(tape, from: 0, count: bytes.count, depth: 0)
      case .json5: try? JSON5Scanner.scan(tape, from: 0, count: bytes.count)
      }
    return root.map { described(tape, $0) }
  }

  private func described(_ tape: Tape, _ index: Int) -> String {
    switch tape.tag(index) {
    case .plainString, .unicodeString, .escapedString:
      return tape.string(index).debugDescription + "^\(tape.detail(index))"
    case .object, .array:
      var parts: [String] = []
      var child = index + 1
      while child < tape.next(index) {
        parts.append(described(tape, child))
        child = tape.next(child)
      }
      return "\(tape.tag(index))\(tape.memberCount(index))(\(parts.joined(separator: ",")))"
    case .integer, .unsigned, .double: return "\(tape.tag(index))\(tape.payload(index))"
    case .bigNumber: return "big\(ExactDecimal(tape, index))"
    default: return "\(tape.tag(index))"
    }
  }

  @Test("the tables hold the rows they are meant to hold")
  func tables() {
    #expect(JSON5Values.all.count == 250)
    #expect(JSON5Values.documents.count == 51)
    let texts = (JSON5Values.all + JSON5Values.documents).map(\.text.utf8).map(Array.init)
    #expect(Set(texts).count == texts.count)
  }

  @Test(
    "J5-1, J5-2, J5-4: a value is taken or refused wherever it stands",
    arguments: JSON5Values.all
  )
  func value(row: JSON5Row) {
    for (head, tail) in [("", ""), ("[", "]"), ("{v:", "}"), ("[0,", "\n,'a\\x62']")] {
      let expected = row.json.flatMap { content(head.json + $0 + tail.json, .json) }
      #expect(content(head + row.text + tail, .json5) == expected)
    }
  }

  @Test("J5-1, J5-2: a document is taken as it stands", arguments: JSON5Values.documents)
  func document(row: JSON5Row) {
    #expect(content(row.text, .json5) == row.json.flatMap { content($0, .json) })
  }

  @Test(
    "J5-2: a text of JSON is the same under both syntaxes",
    arguments: JSONSyntaxValues.all + JSONSyntaxDocuments.all
  )
  func plainJSON(row: SyntaxRow) {
    for (head, tail) in [("", ""), ("[0,", "]"), (#"{"v":"#, #","other":1}"#)] {
      let bytes = row.wrapped(head, tail)
      guard let expected = content(bytes, .json) else { continue }
      #expect(content(bytes, .json5) == expected)
    }
  }

  @Test(
    "PARSE-5, J5-2: bytes have to be UTF-8 in strings, names and comments",
    arguments: UTF8Contents.all
  )
  func encoding(row: SyntaxRow) {
    for (head, tail) in [("['", "']"), ("['\\x41", "']"), ("[1/*", "*/]"), ("[1//", "\n]")] {
      #expect((content(row.wrapped(head, tail), .json5) != nil) == row.isAccepted)
    }
    if !row.isAccepted { #expect(content(row.wrapped("{a", ":1}"), .json5) == nil) }
  }

  @Test(
    "J5-5: ordinary JSON needs no text beside its own and no table of places",
    arguments: [true, false]
  )
  func ordinary(isJSON5: Bool) throws {
    let bytes = Array(#"{"a":[1,-2.5e3,"x\n\u00e9",{"b":null}],"c":"text"}"#.utf8)
    let tape = Tape()
    tape.input.append(bytes)
    if isJSON5 {
      _ = try JSON5Scanner.scan(tape, from: 0, count: bytes.count)
    } else {
      _ = try JSONScanner.scan(tape, from: 0, count: bytes.count, depth: 0)
    }
    #expect(tape.input.count == bytes.count)
    #expect(tape.moves.isEmpty)
  }

  @Test("J5-2: each cut of a document is refused")
  func truncation() {
    let text = #"{a:[+1.5e-3,'x\n\ud83d\ude00é\x41\'',{b:null,},/*c*/0xFF],$é:.5,'d':-Infinity,}"#
    let bytes = Array(text.utf8)
    #expect(content(bytes, .json5) != nil)
    for length in 0..<bytes.count {
      #expect(content(Array(bytes.prefix(length)), .json5) == nil, "cut after \(length) bytes")
    }
  }

  @Test("J5-3, PARSE-9: 512 containers may be open at once, and one million do no harm")
  func depth() {
    let deep = String(repeating: "[", count: 512) + "]" + String(repeating: ",]", count: 511)
    #expect(content(deep, .json5) != nil)
    #expect(content("[\(deep)]", .json5) == nil)
    #expect(content(String(repeating: "{a:", count: 1_000_000), .json5) == nil)
  }
}

extension String {
  /// The beginning or end of a wrapper in JSON.
  fileprivate var json: String {
    replacing("'a\\x62'", with: "\"ab\"").replacing("{v:", with: "{\"v\":")
  }
}

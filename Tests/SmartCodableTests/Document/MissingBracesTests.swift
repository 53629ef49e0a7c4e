import Foundation
import Testing

@testable import SmartCodable

@Suite("Objects without braces")
struct MissingBracesTests {
  private struct Model: SmartCodable, Equatable {
    var a = 0
    var b: [String: [Int]] = [:]
    var c = ""
  }

  private func decoder(_ syntax: SmartSyntax) -> SmartJSONDecoder {
    let decoder = SmartJSONDecoder()
    decoder.assumesTopLevelDictionary = true
    decoder.allowsJSON5 = syntax == .json5
    return decoder
  }

  private static let accepted: [(String, Model)] = [
    ("", Model()), (" \n", Model()), ("{}", Model()), (#""a":1"#, Model(a: 1)),
    (#" "a" : 1 "#, Model(a: 1)), (#"{"a":1}"#, Model(a: 1)), (" {\"a\":1}\n", Model(a: 1)),
    (#""a":1,"b":{"x":[1,2]},"c":"d""#, Model(a: 1, b: ["x": [1, 2]], c: "d")),
    (#""b":{"x":[]}"#, Model(b: ["x": []])), (#""c":"}","a":2"#, Model(a: 2, c: "}")),
    (#""a":1,"a":2"#, Model(a: 1)), ("\u{FEFF}\"a\":1", Model(a: 1)),
  ]

  private static let refused = [
    #""a":1}"#, #"{"a":1"#, #"{"a":1}}"#, "[1]", "1", #""a""#, "null", #""a":1 x"#, ",", "}",
    "{} {}",
    #""a":1 "b":2"#, #""a":[1"#, #""a":{"b":1"#, #""a":"#, #""a":1]"#, #""a":{}}"#,
    #""a":1,,"b":2"#,
    "{}{}", #""a":1}}"#, #""a":[1}"#,
  ]

  @Test("DEC-7: the outer braces may be missing, and are missed nowhere else")
  func bothSyntaxes() throws {
    for syntax in [SmartSyntax.json, .json5] {
      let decoder = decoder(syntax)
      for (text, expected) in Self.accepted {
        #expect(try decoder.decode(Model.self, from: text) == expected, "\(text)")
        #expect(try decoder.decode(Model.self, from: Data(text.utf8)) == expected, "\(text)")
      }
      for text in Self.refused {
        #expect(throws: DecodingError.self, "\(text)") {
          try decoder.decode(Model.self, from: text)
        }
      }
    }
  }

  @Test("DEC-7: Foundation accepts and refuses the same texts")
  func foundation() throws {
    struct Strict: Decodable {
      var a: Int?
    }
    for syntax in [SmartSyntax.json, .json5] {
      let decoder = JSONDecoder()
      decoder.assumesTopLevelDictionary = true
      decoder.allowsJSON5 = syntax == .json5
      for (text, expected) in Self.accepted {
        #expect(try decoder.decode(Strict.self, from: Data(text.utf8)).a ?? 0 == expected.a)
      }
      for text in Self.refused {
        #expect(throws: DecodingError.self, "\(text)") {
          try decoder.decode(Strict.self, from: Data(text.utf8))
        }
      }
    }
  }

  @Test("DEC-7, J5-1: a trailing comma, comments and names belong to JSON5")
  func json5() throws {
    for text in [
      #""a":1,"#, "a:1", "'a':1", "//c\n\"a\":1", "\"a\":1//c", "a:+0x1,c:'x',b:{y:[],},",
    ] {
      #expect(try decoder(.json5).decode(Model.self, from: text).a == 1, "\(text)")
      #expect(throws: DecodingError.self) { try decoder(.json).decode(Model.self, from: text) }
    }
    #expect(try decoder(.json5).decode(Model.self, from: "//c") == Model())
    #expect(throws: DecodingError.self) { try decoder(.json5).decode(Model.self, from: "a:1}") }
  }

  @Test("DEC-7, PARSE-9: the object without braces is one of the 512 containers")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      "\"c\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    for syntax in [SmartSyntax.json, .json5] {
      #expect(throws: Never.self) { try decoder(syntax).decode(Model.self, from: nested(511)) }
      #expect(throws: DecodingError.self) {
        try decoder(syntax).decode(Model.self, from: nested(512))
      }
    }
  }

  @Test("DEC-7: a number at the end of the text ends there, whatever is appended to the input")
  func numberAtTheEnd() throws {
    let text = #""b":"{\"x\":[7]}","a":12"#
    for syntax in [SmartSyntax.json, .json5] {
      let decoded = try decoder(syntax).decode(Model.self, from: text)
      #expect(decoded == Model(a: 12, b: ["x": [7]]))
      let tape = Tape()
      tape.input.append("1")
      tape.input.append(text)
      let count = text.utf8.count
      _ =
        syntax == .json
        ? try JSONScanner.scan(tape, from: 1, count: count, depth: 0, assumesObject: true)
        : try JSON5Scanner.scan(tape, from: 1, count: count, assumesObject: true)
      tape.input.append("345")
      #expect(!JSONNumber.isNumberByte(tape.input.byte(at: 1 + count)))
    }
  }
}

import Foundation
import Testing

@testable import SmartCodable

@Suite("OpenStep property lists")
struct OpenStepListTests {
  static let texts = [
    " ", "x", "\"a b\"", "'a b'", "(a, b)", "(a, b,)", "()", "{}", "(a b)", "(,)", "{a = b;}",
    "{a = b}", "{a;}",
    "a = b;", "\"a\" = \"b\";", "a = b; c = (d);", "a;", "// c\n(a)",
    "/* c */ ( a /* d */ , b ) // e", "/* c", "/",
    "(1, <0f>, {a=(b);})", "(<0F bD 77>)", "(<0f1>)", "(<zz>)", "(<>)", "{\"a\":1}", "[1]", "(",
    "{", "{a", "{a=",
    "(a))", "{} x", "junk<true/>", "(\"\\n\\t\\\"\\\\\\a\\q\\101\\0\")",
    "(\"\\U00e9\\U20AC\\U41\")", "(\"é€😀\")",
    "(é)", "{b=1;a=2;b=3;}", "($a-b.c/d:e_f)", "(\"a)", "(\"\\", "\u{b}(a)", "(\"\\340\\200\")",
    "a b", "\u{2028}{a\u{2029}=\u{2028}b;}\u{2028}", "(a,// c\u{2028}b)", "(// c\u{2027}\na)",
    "(a\u{2027})", "(// c\u{2029}a)",
    "(\"\\UD83D\\UDE00\")", "(\"\\UDBFF\\UDFFFx\")", "(\"\\U0041\\UD83D\\UDE00\")",
  ]

  @Test("ENT-22: OpenStep lists are read as Foundation reads them", arguments: texts)
  func agreement(text: String) {
    let data = Data(text.utf8)
    #expect(ListOutline.ours(data) == ListOutline.foundations(data))
  }

  @Test("ENT-22: an OpenStep list makes a model")
  func model() throws {
    struct Model: SmartCodable {
      var count = 0
      var names: [String] = []
    }
    let model = try #require(
      Model.deserializePlist(from: Data("{ count = 5; names = (a, b); }".utf8))
    )
    #expect(model.count == 5)
    #expect(model.names == ["a", "b"])
  }

  @Test("ENT-22, REP-2: a list that is refused tells why and where")
  func reason() {
    let error = #expect(throws: DecodingError.self) {
      try PropertyListInput.write(Data("{\n a = b\n c = d}".utf8), to: Tape())
    }
    guard case .dataCorrupted(let context) = error else { return }
    #expect(context.debugDescription.contains("Missing ';' on line 3"))
  }

  @Test(
    "ENT-22: OpenStep lists are read in every encoding that shows, with a mark or without",
    arguments: [.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32BigEndian]
      as [String.Encoding]
  )
  func encodings(encoding: String.Encoding) throws {
    let text = "{a = (\"é\", b);}"
    let data = try #require(text.data(using: encoding))
    let wanted = ListOutline.foundations(Data(text.utf8))
    #expect(ListOutline.ours(data) == wanted)
    #expect(try onThread(stackKiB: 128) { ListOutline.ours(data) } == wanted)
  }

  @Test("LIM-2: reading them on another thread is no end of the stack for calls inside a call")
  func callsInside() throws {
    struct Inner: SmartCodable { var a = "" }
    struct Outer: Decodable {
      let text: String

      init(from decoder: any Decoder) throws {
        for _ in 0..<100 { _ = Inner.deserializePlist(from: Data("{a = b; (".utf8)) }
        text = Inner.deserialize(from: #"{"a":"b"}"#)?.a ?? "refused"
      }
    }
    let text = try onThread(stackKiB: 256) {
      try? SmartJSONDecoder().decode(Outer.self, from: Data("{}".utf8)).text
    }
    #expect(text == "b")
  }

  @Test("ENT-21: 512 open containers are read and 513 are not", arguments: [512, 513])
  func depth(depth: Int) {
    let text = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    #expect((ListOutline.ours(Data(text.utf8)) != nil) == (depth <= 512))
  }
}

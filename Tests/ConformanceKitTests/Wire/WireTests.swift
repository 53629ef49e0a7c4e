import Foundation
import Testing

@testable import ConformanceKit

/// Messages survive the way there and back, and each mistake in one is named.
@Suite struct WireTests {
  private static let everything = Observation.object([
    "null": .null, "flag": .boolean(true), "whole": .integer("-18446744073709551616"),
    "number": .number("1e-07"), "text": .string("a\"\\\n\u{1}\u{7F}ë😀\u{2028}"),
    "data": .data("AAE="), "date": .date("2024-02-29T12:00:00.5Z"), "case": .enumeration("red"),
    "beyond": .date("inf seconds since 1970"),
    "list": .array([.null, .array([])]), "": .object([:]),
    "object": .instance(of: "dog", ["legs": .integer("4")]),
  ])

  private func value(_ text: String) throws -> WireValue { try WireValue(line: Array(text.utf8)) }

  private func reason(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing"
    } catch {
      return "\(error)"
    }
  }

  @Test("Every kind of observation comes back as it was, on one line")
  func observations() throws {
    let line = JSONWriter.line(of: Self.everything.wire)
    #expect(!line.contains(0x0A))
    #expect(try Observation(wire: WireValue(line: line)) == Self.everything)
  }

  @Test("An observation as deep as the deepest input fits")
  func depth() throws {
    let deep = (0..<1000).reduce(Observation.null) { inner, _ in .array([inner]) }
    let isSame = DeepStack.run {
      (try? Observation(wire: WireValue(line: JSONWriter.line(of: deep.wire)))) == deep
    }
    #expect(isSame)
  }

  @Test(
    "A wrong tree is told by place and mistake",
    arguments: [
      (#"[]"#, "$: an object is wanted, not an array"),
      (#"{}"#, #"$: the key "t" is missing"#),
      (#"{"t":"int"}"#, #"$: the key "v" is missing"#),
      (#"{"t":"int","v":1}"#, "$.v: a string is wanted, not a number"),
      (#"{"t":"int","v":"01"}"#, #"$.v: a decimal integer as text is wanted, not the string "01""#),
      (#"{"t":"int","v":"-0"}"#, #"$.v: a decimal integer as text is wanted, not the string "-0""#),
      (
        #"{"t":"int","v":"1.0"}"#,
        #"$.v: a decimal integer as text is wanted, not the string "1.0""#
      ),
      (
        #"{"t":"num","v":"Infinity"}"#,
        #"$.v: a number as text, nan, inf or -inf is wanted, not the string "Infinity""#
      ),
      (#"{"t":"bool","v":"True"}"#, #"$.v: "true" or "false" is wanted, not the string "True""#),
      (#"{"t":"data","v":"A"}"#, #"$.v: base64 is wanted, not the string "A""#),
      (
        #"{"t":"date","v":"today"}"#,
        #"$.v: an RFC 3339 date and time in UTC is wanted, not the string "today""#
      ),
      (
        #"{"t":"object","v":{}}"#,
        #"$: unknown tag "object"; use null, bool, int, num, str, data, date, enum, arr, obj or inst"#
      ),
      (
        #"{"t":"obj","v":{"a":{"t":"arr","v":[{"t":"str","v":null}]}}}"#,
        "$.v.a.v[0].v: a string is wanted, not null"
      ),
      (#"{"t":"obj","v":{"a":{"t":"null"},"a":{"t":"null"}}}"#, #"$.v: the key "a" stands twice"#),
      (#"{"t":"inst","v":{}}"#, #"$: the key "of" is missing"#),
      (#"{"t":"null","t":"null"}"#, #"$: the key "t" stands twice"#),
      (#"{"t":"#, "$: no JSON text (the text ends too early at byte 5)"),
    ]
  )
  func wrongTrees(text: String, expected: String) {
    #expect(reason { _ = try Observation(wire: value(text)) } == expected)
  }

  @Test(
    "A wrong answer is told by place and mistake",
    arguments: [
      (#"{"decoded":{"t":"null"}}"#, #"$: the key "seq" is missing"#),
      (
        #"{"seq":"1","unbound":"leaf"}"#,
        #"$.seq: an integer of at most 64 bits is wanted, not the string "1""#
      ),
      (
        #"{"seq":1}"#,
        "$: one of decoded, rejected, unbound, inexpressible, unsupported, broken is wanted, not none"
      ),
      (
        #"{"seq":1,"broken":"a","unbound":"b"}"#,
        "$: one of decoded, rejected, unbound, inexpressible, unsupported, broken is wanted, not broken and unbound"
      ),
      (
        #"{"seq":1,"rejected":{"kind":"wrong"}}"#,
        "$.rejected.kind: one of keyNotFound, valueNotFound, typeMismatch, dataCorrupted, "
          + #"malformedInput is wanted, not the string "wrong""#
      ),
      (
        #"{"seq":1,"rejected":{"path":"a"}}"#,
        #"$.rejected.path: a path that begins with $ is wanted, not the string "a""#
      ),
      (
        #"{"seq":1,"decoded":{"t":"null"},"repairs":[{"kind":"missing"}]}"#,
        #"$.repairs[0]: the key "path" is missing"#
      ),
    ]
  )
  func wrongAnswers(text: String, expected: String) {
    #expect(reason { _ = try WireAnswer(line: Array(text.utf8)) } == expected)
  }

  @Test(
    "Every kind of answer comes back as it was",
    arguments: [
      .decoded(everything), .decoded(.null, repairs: []),
      .decoded(.null, repairs: [Repair(.inexact, at: "$.a"), Repair(.null, at: "$[1]")]),
      .rejected(Rejection()), .rejected(Rejection(.typeMismatch, at: "$.ü")), .unbound("leaf"),
      .unsupported(.keys), .broken("no \"pipe\"\n"),
    ] as [SubjectResponse]
  )
  func answers(response: SubjectResponse) throws {
    let answer = try WireAnswer(line: WireAnswer(seq: 7, response: response).line)
    #expect(answer.seq == 7)
    #expect(answer.response.text == response.text)
  }

  @Test("Keys that the protocol does not know are ignored")
  func unknownKeys() throws {
    let text = #"{"seq":3,"took":1.5,"decoded":{"t":"int","v":"1","w":[]},"seen":null}"#
    #expect(try WireAnswer(line: Array(text.utf8)).response.text == "integer 1")
  }

  @Test("A hello comes back as it was; another protocol is refused")
  func hello() throws {
    let manifest = SubjectManifest(
      name: "n",
      version: "1",
      language: "C",
      url: "https://example.org",
      capabilities: [.flattening, "own"]
    )
    let hello = WireHello(manifest: manifest, binds: ["leaf", "tree"])
    #expect(try WireHello(line: hello.line) == hello)
    let text = String(decoding: hello.line, as: UTF8.self)
      .replacingOccurrences(of: #""protocol":1"#, with: #""protocol":2"#)
    #expect(
      reason { _ = try WireHello(line: Array(text.utf8)) }
        == "$.protocol: protocol 2, but this runner speaks 1"
    )
  }

  @Test("A request comes back as it was, with bytes that are no UTF-8")
  func request() throws {
    let request = SubjectRequest(
      model: "leaf",
      input: Array(0...255),
      settings: [.keys: "from-snake-case", .date: "format:\"yyyy\""],
      earlier: [EarlierInput(model: "person", input: [0xFF]), EarlierInput(model: "a", input: [])]
    )
    guard case .run(5, let read) = try WireCommand(line: WireCommand.runLine(seq: 5, request))
    else {
      Issue.record("no request")
      return
    }
    #expect(read == request)
  }
}

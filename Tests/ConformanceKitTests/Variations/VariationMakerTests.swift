import Testing

@testable import ConformanceKit

@Suite struct VariationMakerTests {
  private func texts(
    _ conformanceCase: ConformanceCase,
    seed: UInt64 = 0,
    answer: SubjectResponse = .decoded(.leaf("own", 2))
  ) -> [Variation: String] {
    let request = SubjectRequest(
      model: conformanceCase.model,
      input: conformanceCase.input.bytes ?? [],
      settings: conformanceCase.settings
    )
    let varied = VariationMaker(models: .standard, seed: seed)
      .requests(for: conformanceCase, request, after: answer)
    return Dictionary(
      varied.map { ($0.variation, String(decoding: $0.request.input, as: UTF8.self)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  @Test("Each variation changes what it is called after, and nothing else")
  func texts() {
    let texts = texts(.fixture(input: #"{"n":"a\"\u0001é😀","v":2.50}"#))
    let strangers = #""unknown-sibling":{"deep":null},"unknown sibling 2":[1,"x"]"#
    let plain = #"{"n":"a\"\u0001é😀","v":2.50}"#
    let blank = " \t\n  "
    let expected: [Variation: String] = [
      .reorderedKeys: #"{"v":2.50,"n":"a\"\u0001é😀"}"#,
      .insignificantWhitespace: blank + "{\(blank)" + #""n""# + "\(blank):\(blank)"
        + #""a\"\u0001é😀""# + "\(blank),\(blank)" + #""v""# + "\(blank):\(blank)2.50\(blank)}"
        + blank,
      .escapedStrings: #"{"\u006e":"\u0061\u0022\u0001\u00e9\ud83d\ude00","\u0076":2.50}"#,
      .crlf: "\r\n{\r\n" + #""n""# + "\r\n:\r\n" + #""a\"\u0001é😀""# + "\r\n,\r\n"
        + #""v""# + "\r\n:\r\n2.50\r\n}\r\n",
      .unknownSiblings: String(plain.dropLast()) + "," + strangers + "}",
      .nestedInArray: "[\(plain)]",
      .nestedInObject: #"{"item":\#(plain)}"#,
      .repeated: #"{"n":"a\"\u0001é😀","v":2.50}"#,
      .afterOthers: #"{"n":"a\"\u0001é😀","v":2.50}"#,
      .concurrent: #"{"n":"a\"\u0001é😀","v":2.50}"#,
    ]
    for variation in Variation.allCases {
      #expect(texts[variation] == expected[variation], "\(variation)")
    }
  }

  @Test("A text that is no JSON is only repeated")
  func malformed() {
    let texts = texts(.fixture(input: "{", expect: .rejection()), answer: .rejected(Rejection()))
    #expect(Set(texts.keys) == [.repeated, .concurrent, .afterOthers])
  }

  @Test(
    "A text with a mark, or in another encoding, is only repeated",
    arguments: [
      CaseInput.hex("EF BB BF 7B 7D"), .hex("7B 00 7D 00"), .hex("00 00 00 7B 00 00 00 7D"),
    ]
  )
  func encodings(input: CaseInput) {
    #expect(Set(texts(.fixture(input: input)).keys) == [.repeated, .concurrent, .afterOthers])
  }

  @Test("A refused input is not put into a holder")
  func rejected() {
    let texts = texts(.fixture(), answer: .rejected(Rejection()))
    #expect(texts[.nestedInArray] == nil && texts[.nestedInObject] == nil)
    #expect(texts[.crlf] != nil)
  }

  @Test("An object with equal keys keeps its order, the objects inside do not")
  func equalKeys() {
    let texts = texts(.fixture(model: "tree", input: #"{"a":1,"a":2,"child":{"n":"x","v":3}}"#))
    #expect(texts[.reorderedKeys] == #"{"a":1,"a":2,"child":{"v":3,"n":"x"}}"#)
  }

  @Test("Strangers stand in models, and not in dictionaries, flat ones included")
  func strangers() throws {
    let stranger = "unknown-sibling"
    let tables = texts(.fixture(model: "tables", input: #"{"counts":{"a":1},"leaves":{"b":{}}}"#))
    let text = try #require(tables[.unknownSiblings])
    #expect(text.hasPrefix(#"{"counts":{"a":1},"leaves":{"b":{"unknown-sibling""#))
    #expect(text.ranges(of: stranger).count == 2)
    let flat = texts(.fixture(model: "tally", input: #"{"a":1}"#))
    #expect(flat[.unknownSiblings]?.contains(stranger) != true)
  }

  @Test("A path leaves the document around alone")
  func path() {
    let texts = texts(.fixture(input: #"{"a":{"n":"x"}}"#, settings: [.path: "a"]))
    #expect(texts[.unknownSiblings] == nil && texts[.nestedInArray] == nil)
    #expect(texts[.nestedInObject] == nil && texts[.crlf] != nil)
  }

  @Test("What a case excludes is not made")
  func excluded() {
    let texts = texts(.fixture(excluding: [.reorderedKeys, .repeated]))
    #expect(texts[.reorderedKeys] == nil && texts[.repeated] == nil && texts[.crlf] != nil)
  }

  @Test("The same seed gives the same order, and another one can give another")
  func seeds() {
    let wide = ConformanceCase.fixture(
      model: "scalars",
      input: #"{"text":"a","whole":1,"ratio":2,"off":true,"on":false}"#
    )
    let orders = (0..<20).map { texts(wide, seed: $0)[.reorderedKeys] }
    #expect(orders == (0..<20).map { texts(wide, seed: $0)[.reorderedKeys] })
    #expect(Set(orders).count > 5)
    #expect(!orders.contains(nil))
  }

  @Test("Inputs near the limit of depth are not nested further")
  func depth() {
    func texts(depth: Int) -> [Variation: String] {
      self.texts(
        .fixture(input: .nested(open: "[", core: "1", close: "]", depth: depth))
      )
    }
    #expect(texts(depth: 500)[.nestedInArray] != nil)
    #expect(texts(depth: 501)[.nestedInArray] == nil)
  }
}

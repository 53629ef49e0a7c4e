import Testing

@testable import ConformanceKit
@testable import SuiteProof

/// The suite as data: what is written is what is read, and what cannot be read is located.
@Suite struct SuiteFolderTests {
  @Test("The folder, what is embedded and an export of either are one suite")
  func roundTrip() throws {
    let digest = ConformanceSuite.current.digest
    let folder = try suiteFolder().suite(version: ConformanceSuite.builtInVersion)
    #expect(folder.digest == digest)
    #expect(folder.cases.count >= 700 && folder.models.schemas.count >= 70)
    let again = try SuiteExport(folder).folder.suite(version: "1.0")
    #expect(again.digest == digest)
    #expect(again.models.schemas.map(\.handWritten) == folder.models.schemas.map(\.handWritten))
    #expect(again.untestable.map(\.description) == folder.untestable.map(\.description))
    for (left, right) in zip(again.cases, folder.cases) {
      #expect(left.data == right.data)
      #expect(left.title == right.title && left.kills == right.kills)
      #expect(left.since == right.since && left.origin == right.origin)
    }
  }

  private static let text = #"""
    [{"id":"money/amount/text","title":"t","clause":"X-1","requirement":"should","needs":["a"],
      "model":"purse","input":{"repeated":{"open":"[","core":"1","close":"]","times":2}},
      "settings":{"date":"iso8601"},"expect":{"oneOf":[{"rejection":{"kind":"typeMismatch","at":"$"}},
      {"recorded":true,"because":"b"},{"value":[1.50],"repairs":[{"kind":"null","at":"$.a"}]}],
      "because":"r"},"kills":["k"],"excluding":["crlf"],"since":"1.1","revised":"1.2","origin":"o",
      "repaired":{"hex":"5B 5D"}}]
    """#

  private static let purse = #"[{"id":"purse","form":"structure","fields":[]}]"#

  @Test("Every member of a case is read")
  func members() throws {
    let texts = ["cases/money.json": Self.text, "models/purse.json": Self.purse]
    let suite = try SuiteFolder(texts: texts).suite(version: "2.0")
    let found = try #require(suite["money/amount/text"])
    #expect(found.title == "t" && found.clause.id == "X-1" && found.requirement == .should)
    #expect(found.needs == ["a"] && found.model == "purse" && found.kills == ["k"])
    #expect(found.input.bytes == Array("[[1]]".utf8))
    #expect(found.settings == [.date: "iso8601"] && found.excluded == [.crlf])
    #expect(found.since == "1.1" && found.revised == "1.2" && found.origin == "o")
    #expect(found.repaired == .hex("5B 5D"))
    #expect(
      found.expectation
        == .oneOf(
          [
            .rejection(.typeMismatch, at: "$"), .unspecified(because: "b"),
            .value("[1.50]", repairs: [Repair(.null, at: "$.a")]),
          ],
          because: "r"
        )
    )
  }

  @Test(
    "What cannot be read is named with its file and place",
    arguments: [
      (#""title":"t""#, #""titel":"t""#, #"$[0]: unknown member "titel""#),
      (#""clause":"X-1","#, "", #"$[0]: the key "clause" is missing"#),
      (#""should""#, #""shall""#, "$[0].requirement: one of must, should, may is wanted"),
      (#""times":2"#, #""times":"2""#, "$[0].input.repeated.times: an integer"),
      (#"{"hex":"5B 5D"}"#, #"{"bytes":""}"#, "$[0].repaired: tree, text, hex or repeated"),
      (
        #""kind":"typeMismatch""#, #""kind":"wrong""#, "$[0].expect.oneOf[0].rejection.kind: one of"
      ),
      (#""recorded":true"#, #""recorded":false"#, "$[0].expect.oneOf[1]: true for recorded"),
      (#""kind":"null""#, #""kind":"nil""#, "$[0].expect.oneOf[2].repairs[0].kind: one of"),
      (#"["crlf"]"#, #"["cr"]"#, "$[0].excluding[0]: one of"),
      ("[{", "{", "$: no JSON text"),
    ]
  )
  func located(part: String, wrong: String, reason: String) {
    let text = Self.text.replacing(part, with: wrong)
    #expect(text != Self.text)
    let error = #expect(throws: SuiteDataError.self) {
      _ = try SuiteFolder(texts: ["cases/money.json": text]).suite(version: "1.0")
    }
    #expect(error?.description.hasPrefix("cases/money.json: \(reason)") == true, "\(error as Any)")
  }

  @Test(
    "What would be lost or mistaken is refused: ids and models that are not there, or not once",
    arguments: [
      ("id", "../up/x", "[0].id: ../up/x is no id like"), ("id", "a/b", "[0].id: a/b is no id"),
      ("id", "nulls/array/required", "[0].id: the suite has a case nulls/array/required already"),
      ("model", "purs", "[0].model: there is no model purs"), ("model", "leaf", ""),
    ]
  )
  func own(member: String, text: String, reason: String) throws {
    let was = member == "id" ? "money/amount/text" : "purse"
    let cases = Self.text.replacing("\"\(member)\":\"\(was)\"", with: "\"\(member)\":\"\(text)\"")
    let texts = ["cases/dialect/acme/money.json": cases, "models/purse.json": Self.purse]
    let suite = Result { try ConformanceSuite.current.adding(SuiteFolder(texts: texts)) }
    switch suite {
    case .success(let suite):
      #expect(reason.isEmpty)
      #expect(suite.cases.count == ConformanceSuite.current.cases.count + 1)
      #expect(suite["money/amount/text"]?.profiles == ["dialect/acme"])
      #expect(suite.capabilities.contains("dialect/acme"))
    case .failure(let error):
      #expect("\(error)".hasPrefix("cases/dialect/acme/money.json: $\(reason)"), "\(error)")
      #expect(!reason.isEmpty)
    }
  }

  @Test(
    "Cases of one's own change no profile of the suite, and models none of its models",
    arguments: [
      ("cases/contract/money.json", "models/purse.json", "stand in cases/dialect/NAME"),
      ("cases/dialect/smartcodable/money.json", "models/purse.json", "stand in cases/dialect/NAME"),
      ("cases/money.json", "models/purse.json", "stand in cases/dialect/NAME"),
      ("texts/money.json", "models/purse.json", "rows make cases of the suite's profiles"),
      ("cases/dialect/acme/money.json", "models/leaf.json", "has a model leaf already"),
    ]
  )
  func ownPlaces(cases: String, models: String, reason: String) {
    let model = models.hasSuffix("leaf.json") ? "leaf" : "purse"
    let texts = [cases: Self.text, models: Self.purse.replacing("purse", with: model)]
    let error = #expect(throws: SuiteDataError.self) {
      try ConformanceSuite.current.adding(SuiteFolder(texts: texts))
    }
    #expect(error.map { "\($0)".contains(reason) } == true, "\(error as Any)")
  }

  @Test("Of cases of one's own the lint wants a known clause, but no faults of this suite")
  func ownLint() throws {
    let cases = Self.text.replacing(#","kills":["k"]"#, with: "").replacing(#""a""#, with: "")
    let texts = ["cases/dialect/acme/money.json": cases, "models/purse.json": Self.purse]
    let suite = try SuiteFolder(texts: texts).suite(version: "2.0")
    func rules(_ law: String) -> [SuiteLint.Rule] {
      SuiteLint(suite: suite, specification: law, exemptions: []).findings().map(\.rule)
    }
    #expect(rules("").contains(.clauseExists))
    for rule in rules("- X-1 MAY be.") {
      #expect(![.clauseExists, .killsNamed, .capabilityDeclared].contains(rule), "\(rule)")
    }
  }

  @Test("Two cases of a folder may not share an id, nor two models")
  func unique() {
    for (cases, models) in [
      (Self.text.replacing("[{", with: "[{}, {"), Self.purse),
      (Self.text.dropLast(1) + "," + Self.text.dropFirst(1), Self.purse),
      (Self.text, Self.purse.dropLast(1) + "," + Self.purse.dropFirst(1)),
    ] {
      #expect(throws: SuiteDataError.self) {
        try SuiteFolder(texts: ["cases/a.json": String(cases), "models/a.json": String(models)])
          .suite(version: "1.0")
      }
    }
  }

  @Test("Why a model is written by hand is read and written, and changes no verdict")
  func handWritten() throws {
    let fields = #""fields":[{"name":"a","shape":"string"}]"#
    let texts = [#""handWritten":"a class","#, ""]
      .map { member in
        #"[{"id":"purse","form":"class",\#(member)\#(fields)}]"#
      }
    let suites = try texts.map { text in
      try SuiteFolder(texts: ["models/a.json": text]).suite(version: "1.0")
    }
    #expect(suites.map { $0.models["purse"]?.handWritten } == ["a class", nil])
    #expect(suites[0].digest == suites[1].digest)
    for (suite, text) in zip(suites, texts) {
      #expect(suite.models.schemas.map { "[\(DataText.minified($0.data))]" } == [text])
    }
  }

  @Test("A key that only looks like the name of its field is written")
  func canonicalKey() throws {
    let field = #"{"name":"\u00e9","key":"e\u0301","shape":"url"}"#
    let text = #"[{"id":"purse","form":"plain","fields":[\#(field)]}]"#
    let suite = try SuiteFolder(texts: ["models/a.json": text]).suite(version: "1.0")
    #expect(suite.models.schemas.map { "[\(DataText.minified($0.data))]" } == [text])
  }

  @Test("A model that cannot be read is named")
  func models() {
    let text = #"[{"id":"purse","form":"struct"}]"#
    let error = #expect(throws: SuiteDataError.self) {
      _ = try SuiteFolder(texts: ["models/a.json": text]).suite(version: "1.0")
    }
    #expect(error?.description.hasPrefix("models/a.json: $[0].form: structure, plain") == true)
  }

  @Test("Numbers, keys that stand twice and characters beyond ASCII survive")
  func exactness() throws {
    let texts = [
      #"{"a":1.50,"a":2}"#, #"{"a":1e400}"#, #"{"a": 1}"#, #"{"é":"\u00e9😀"}"#, "[1,2.5,-3]",
    ]
    for text in texts {
      let data = CaseInput.text(text).data
      let line = DataText.minified(data)
      #expect(line.utf8.allSatisfy { $0 < 0x7F })
      let again = try CaseInput(data: WireValue(line: Array(line.utf8)))
      #expect(again.bytes == Array(text.utf8))
    }
    #expect(DataText.minified(CaseInput.text("[1,2.5,-3]").data) == #"{"tree":[1,2.5,-3]}"#)
    #expect(DataText.minified(CaseInput.text("[1.50]").data) == #"{"text":"[1.50]"}"#)
  }
}

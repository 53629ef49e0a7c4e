import Foundation
import Testing

@testable import ConformanceKit
@testable import SuiteProof

@Suite struct HTMLReportTests {
  private static func page() async -> String {
    HTMLReport(await .fixture(), notes: Certification.fixtureNotes).text
  }

  private static func data() async throws -> JSONValue {
    let page = await page()
    let parts = page.components(separatedBy: "<script type=\"application/json\" id=\"data\">")
    let text = try #require(parts.last?.components(separatedBy: "</script>").first)
    return try JSONReader.read(text)
  }

  /// The rows of the cases as the script sees them: cells by their fields, what is shared in its place.
  private static func cases(in data: JSONValue) throws -> [[String: JSONValue]] {
    func list(_ name: String) throws -> [JSONValue] {
      try #require(data.members.value(of: name)).elements
    }
    let (fields, shared) = (try list("fields"), try list("shared"))
    return try list("cases")
      .map { row in
        var entry: [String: JSONValue] = [:]
        for (field, cell) in zip(fields, row.elements) where cell != .null {
          guard case .string(let name) = field else { continue }
          guard case .number(let place) = cell else {
            entry[name] = cell
            continue
          }
          entry[name] = shared[try #require(Int(place))]
        }
        return entry
      }
  }

  @Test("The page is one file that asks for nothing else")
  func selfContained() async {
    let page = await Self.page()
    for word in ["http:", "https:", "src=", "<link", "@import", "url(", "fetch(", "import("] {
      let own = page.replacing("https://example.org", with: "").replacing("http://t/1", with: "")
      #expect(!own.contains(word), "\(word)")
    }
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
  }

  @Test("Nothing in the results can end the element it stands in")
  func embedding() async throws {
    let page = await Self.page()
    // The data and the script; the fixture has one more in an answer.
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(page.contains(#"\u003c/script>"#))
    #expect(page.contains("<h1>Conformance of scripted &lt;&amp;&quot;\\u{1}&gt;</h1>"))
    let place = ConformanceSuite.reporting.cases.firstIndex { $0.id == "a/plain/failed" }
    let verdicts = try await Self.data().members.value(of: "subjects")?.elements.first?.members
      .value(of: "verdicts")?
      .elements
    let verdict = verdicts?[try #require(place)]
    #expect(
      verdict?.members.value(of: "d")
        == .array([
          .string("$.n"), .string(#"string "own""#), .string(#"string "</script>|\u{01}\n""#),
        ])
    )
  }

  @Test("The data has every case with its input, and every subject with its verdicts")
  func contents() async throws {
    let data = try await Self.data()
    let cases = try Self.cases(in: data)
    #expect(cases.count == ConformanceSuite.reporting.cases.count)
    for (entry, own) in zip(cases, ConformanceSuite.reporting.cases) {
      #expect(entry["id"] == .string(own.id.rawValue) && entry["title"] == .string(own.title))
      #expect(entry["clause"] == .string(own.clause.id))
      #expect(entry["needs"] == .strings(own.needs.map(\.rawValue).sorted()))
      let requirement = own.requirement == .must ? nil : own.requirement.rawValue
      #expect(entry["requirement"] == requirement.map { .string($0) })
    }
    let bytes = cases.first { $0["id"] == .string("b/bytes/broken-text") }
    #expect(bytes?["hex"] == .string("ff00"))
    #expect(bytes?["expected"] == .string("rejection malformedInput"))
    let subjects = data.members.value(of: "subjects")?.elements ?? []
    #expect(subjects.count == 2 + FloorSubject.allCases.count)
    for subject in subjects {
      #expect(subject.members.value(of: "verdicts")?.elements.count == cases.count)
    }
    let floors = subjects.filter { $0.members.value(of: "floor") == .boolean(true) }
    #expect(floors.count == FloorSubject.allCases.count)
  }

  @Test(
    "A title leaves out the start of the input at its end, and nothing else",
    arguments: [
      ("what T sees in [1,2]", "what T sees in "), ("what T sees in [1,", "what T sees in "),
      ("what T sees in two rows", "what T sees in two rows"), ("of [1,2]", "of [1,2]"),
    ]
  )
  func title(own: String, shown: String) async throws {
    let own = ConformanceCase.fixture(title: own, input: "[1,2]")
    let suite = ConformanceSuite.fixture(own)
    let certification = await Certification.run(.init(FloorSubject.rejectAll), suite: suite)
    let entry = try Self.cases(in: JSONReader.read(HTMLData(certification).text)).first
    #expect(entry?["title"] == .string(shown))
  }

  @Test("Of a large input only the start is embedded")
  func largeInput() async throws {
    let large = ConformanceCase.fixture(
      input: .nested(open: "[", core: "", close: "]", depth: 3000)
    )
    let suite = ConformanceSuite.fixture(large)
    let certification = await Certification.run(.init(FloorSubject.rejectAll), suite: suite)
    let entry = try Self.cases(in: JSONReader.read(HTMLData(certification).text)).first
    #expect(entry?["size"] == .string("6000"))
    guard case .string(let text)? = entry?["text"] else {
      Issue.record("no text")
      return
    }
    #expect(text.count == 1024)
  }

  @Test("A page of the whole suite for one subject has at most 1.5 MB")
  func size() async {
    let certification = await Certification.run(.init(FloorSubject.rejectAll))
    #expect(HTMLReport(certification).text.utf8.count <= 1_500_000)
  }

  @Test("Each verdict has a sign of its own in the script and a color in the style")
  func signs() {
    for outcome in Verdict.Outcome.allCases {
      #expect(HTMLReport.script.contains("\(outcome.rawValue): [\""), "\(outcome)")
    }
    let signs = HTMLReport.script.matches(of: /: \["([^"]+)", "(\w+)"/)
    #expect(Set(signs.map(\.1)).count == Verdict.Outcome.allCases.count)
    for kind in Set(signs.map(\.2)) { #expect(HTMLReport.style.contains(".\(kind) {")) }
  }

  @Test("The page says the profiles, the reasons, and whether the run was interrupted")
  func summary() async {
    let page = await Self.page()
    #expect(
      page.contains("<span class=\"state lost\">✗ <span class=\"word\">not conformant</span>")
    )
    #expect(
      page.contains("<i style=\"width:40%\"></i></span>✗ <span class=\"word\">not held</span>")
    )
    #expect(page.contains("<span class=\"bar held\">"))
    #expect(page.contains("<span class=\"bar none\">"))
    #expect(page.contains("<li>contract (2/5): 1 case crashed: a/plain/crashed</li>"))
    #expect(page.contains("<ul class=\"notice\"><li><b>scripted"))
    #expect(!page.contains("<p class=\"notice\""))
    #expect(HTMLReport(await .interruptedFixture()).text.contains("<p class=\"notice\""))
  }

  @Test("A failure says which profiles it costs, and links its clause if there is a way to it")
  func stakes() async throws {
    let place = ConformanceSuite.reporting.cases.firstIndex { $0.id == "a/plain/failed" }
    let verdicts = try await Self.data().members.value(of: "subjects")?.elements.first?.members
      .value(of: "verdicts")?
      .elements
    #expect(verdicts?[try #require(place)].members.value(of: "c") == .integer(1))
    var notes = Certification.fixtureNotes
    notes.root = "../kit/"
    let certification = await Certification.fixture()
    let page = HTMLReport(certification, notes: notes).text
    let link = "../kit/Specification/behaviour.md#6-fallback"
    #expect(page.contains("<a href=\"\(link)\">DEF-2</a>"))
    #expect(page.contains(#""DEF":"Specification/behaviour.md#6-fallback""#))
    #expect(page.contains(#""root":"../kit/""#))
    #expect(MarkdownCertification(certification, notes: notes).text.contains("[DEF-2](\(link))"))
    #expect(await !Self.page().contains("href=\"Specification"))
  }

  @Test("The more subjects there are, the wider a window must be to show more than signs")
  func fitting() async {
    #expect(await Self.page().contains("@media (max-width: 370px)"))
    let rules = HTMLReport.fitting(11)
    // A column of 90 pixels holds the words, and one of 165 the longest part of a name.
    #expect(rules.contains("@media (max-width: 1180px)") && rules.contains("@media all"))
    #expect(await Self.page().contains("<th scope=\"row\">lenient/<wbr>initial-<wbr>values</th>"))
  }
}

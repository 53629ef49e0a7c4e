import Foundation
import Testing

@testable import ConformanceKit
@testable import ConformanceProof

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
    let verdict = try await Self.data().members.value(of: "subjects")?.elements.first?.members
      .value(of: "verdicts")?
      .members.value(of: "a/plain/failed")
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
    let cases = data.members.value(of: "cases")?.elements ?? []
    #expect(cases.count == ConformanceSuite.reporting.cases.count)
    let bytes = cases.first { $0.members.value(of: "id") == .string("b/bytes/broken-text") }
    #expect(bytes?.members.value(of: "hex") == .string("ff00"))
    #expect(bytes?.members.value(of: "expected") == .string("rejection malformedInput"))
    let subjects = data.members.value(of: "subjects")?.elements ?? []
    #expect(subjects.count == 2 + FloorSubject.allCases.count)
    for subject in subjects {
      #expect(subject.members.value(of: "verdicts")?.members.count == cases.count)
    }
    let floors = subjects.filter { $0.members.value(of: "floor") == .boolean(true) }
    #expect(floors.count == FloorSubject.allCases.count)
  }

  @Test("Of a large input only the start is embedded")
  func largeInput() async throws {
    let large = ConformanceCase.fixture(
      input: .nested(open: "[", core: "", close: "]", depth: 3000)
    )
    let suite = ConformanceSuite.fixture(large)
    let certification = await Certification.run(.init(FloorSubject.rejectAll), suite: suite)
    let entry = try JSONReader.read(HTMLData(certification).text).members.value(of: "cases")?
      .elements
      .first
    #expect(entry?.members.value(of: "size") == .number("6000"))
    guard case .string(let text)? = entry?.members.value(of: "text") else {
      Issue.record("no text")
      return
    }
    #expect(text.count == 4096)
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
    #expect(page.contains("<span class=\"state lost\">not conformant</span>"))
    #expect(page.contains("<span class=\"bar lost\"><i style=\"width:40%\"></i></span>✗ not held"))
    #expect(page.contains("<span class=\"bar held\">"))
    #expect(page.contains("<span class=\"bar none\">"))
    #expect(page.contains("<li>contract (2/5): 1 case crashed: a/plain/crashed</li>"))
    #expect(page.contains("<ul class=\"notice\"><li><b>scripted"))
    #expect(!page.contains("<p class=\"notice\""))
    #expect(HTMLReport(await .interruptedFixture()).text.contains("<p class=\"notice\""))
  }
}

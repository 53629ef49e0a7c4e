import Foundation
import Testing

@testable import ConformanceKit
@testable import SuiteProof

@Suite struct CauseListTests {
  /// A run with this many failures, each of another clause and so of another cause, or two of each.
  private static func certification(_ count: Int, ofEach size: Int = 1) async -> Certification {
    let cases = (0..<count)
      .map { number in
        ConformanceCase.fixture(
          CaseID(rawValue: "nulls/field/n\(number)"),
          clause: Clause("X-\(number / size)"),
          requirement: number == 0 ? .should : .must,
          profile: .contract,
          input: .text(#"{"n":null,"v":\#(number)}"#),
          expect: .value(#"{"n":"own","v":\#(number)}"#)
        )
      }
    let subject = FixedSubject(response: .decoded(.leaf("other", 7777)))
    let suite = ConformanceSuite(version: "0.1", cases: cases)
    // Otherwise the type would be misbound, and no case asked.
    var runner = ConformanceRunner(subject: subject, suite: suite)
    runner.checksBindings = false
    return Certification(
      certified: await runner.report(),
      comparisons: [],
      floors: [],
      suite: suite
    )
  }

  private static func lines(_ text: String) -> Int { text.split(separator: "\n").count }

  @Test("However many cases fail, a terminal gets less than a screen", arguments: [30, 400])
  func short(count: Int) async {
    let certification = await Self.certification(count)
    // A should case that fails is no failure.
    let rest = "– \(count - 1 - 13) more causes of \(count - 1 - 13) cases: "
    for text in [
      CertificationText(certification).text, FailureList(certification).text,
    ] {
      #expect(Self.lines(text) < 40)
      #expect(text.contains("\n✗ nulls/field/n1: failed (must, costs contract)\n    null takes"))
      #expect(text.contains("(must, costs contract): at $.n: expected string \"own\", got string"))
      #expect(text.contains(rest))
    }
    let whole = CertificationText(certification, isWhole: true).text
    #expect(whole.split(separator: "✗").count == count)
    #expect(FailureList(certification, isWhole: true).text.split(separator: "✗").count == count)
  }

  @Test("The end of tests has a line for each cause, and the rest is counted")
  func tests() async {
    let certification = await Self.certification(60, ofEach: 2)
    let runner = ConformanceRunner(
      subject: FixedSubject(response: .timedOut),
      suite: certification.suite
    )
    let text = runner.summary(of: certification.certified)
    #expect(Self.lines(text) < 20)
    #expect(text.contains("(2 cases, must, costs contract): at $.n: expected"))
    #expect(text.contains("– 20 more causes of 39 cases: CONFORMANCE_VERBOSE=1 prints them"))
    let whole = runner.summary(of: certification.certified, isWhole: true)
    #expect(whole.split(separator: "✗").count == 31)
    #expect(whole.contains("likewise: nulls/field/n3\n"))
  }

  @Test("Of many problems of a ledger the first are told, and how many more there are")
  func problems() async {
    let entries = (0..<25)
      .map { number in
        DeviationLedger.Entry(
          id: CaseID(rawValue: "no/such/n\(number)"),
          signature: "0123456789abcdef",
          reason: .byDesign("because")
        )
      }
    let report = await ConformanceRunner(
      subject: FixedSubject(response: .decoded(.leaf("own", 2))),
      suite: .fixture(.fixture()),
      ledger: DeviationLedger(ceiling: 25, entries: entries)
    )
    .report()
    func text(_ size: CauseList.Size) -> String {
      CauseList(report, in: .fixture(.fixture()), size, hint: "ask").text
    }
    #expect(Self.lines(text(.short)) == 11 && text(.short).hasSuffix("– 15 more problems: ask"))
    #expect(Self.lines(text(.whole)) == 25)
  }

  @Test("In JUnit a failure names the others of its cause, and on the page each cause is counted")
  func reports() async {
    let certification = await Self.certification(8, ofEach: 2)
    let document = JUnitReport(certification).text
    let line = "\n2 cases by this cause: nulls/field/n2, nulls/field/n3</failure>"
    #expect(document.components(separatedBy: line).count == 3)
    #expect(!document.contains("1 case by this cause"))
    let page = HTMLReport(certification).text
    #expect(page.contains("<summary><b>fixed</b> 7 failures by 4 causes</summary>"))
    #expect(
      page.contains(
        ##"<li>2 cases, must, costs contract: <a href="#nulls/field/n2@0">nulls/field/n2</a>"##
      )
    )
  }
}

import Foundation
import Testing

@testable import ConformanceKit

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct JUnitReportTests {
  @Test("Only subjects that count are in the document")
  func counted() async throws {
    let certification = await Certification.fixture()
    let document = try XMLOutline(JUnitReport(certification).text)
    #expect(document.suites.map(\.name) == ["scripted <&\"\\u{1}>"])
  }

  @Test("The document is well-formed, with a test case for each id")
  func wellFormed() async throws {
    let certification = await Certification.fixture()
    let document = try XMLOutline(JUnitReport(certification, counting: 2).text)
    #expect(document.suites.map(\.name) == ["scripted <&\"\\u{1}>", "reference"])
    let ids = certification.suite.cases.map(\.id.rawValue)
    #expect(document.suites[0].cases.map(\.name) == ids + ["ledger/unknownCase/1"])
    #expect(document.suites[1].cases.map(\.name) == ids)
    for suite in document.suites {
      #expect(suite.counts["tests"] == suite.cases.count)
      for (attribute, tag) in [
        ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
      ] {
        #expect(suite.counts[attribute] == suite.cases.count { $0.tag == tag }, "\(attribute)")
      }
    }
  }

  @Test(
    "Each verdict is told by",
    arguments: [
      ("a/plain/passed", nil, "", ""),
      (
        "a/plain/failed", "failure", "failed (must, costs contract)",
        #"got string "</script>|\u{01}\n""#
      ),
      ("a/plain/crashed", "error", "crashed (must, costs contract)", #"<\u{1B}[31m>\nsecond line"#),
      ("a/needs/unclaimed", "skipped", "not claimed: coercion", ""),
      ("b/may/recorded", "skipped", #"recorded, not scored: {n: string "own", v: integer 2}"#, ""),
      ("b/should/known", "skipped", "known deviation: it counts | from <five>", "got integer 7"),
      (
        "b/model/missing", "failure", "unbound (must, costs contract)",
        "no type for the model person"
      ),
      ("ledger/unknownCase/1", "failure", "unknownCase", "the suite has no such case"),
    ] as [(String, String?, String, String)]
  )
  func verdicts(id: String, tag: String?, message: String, body: String) async throws {
    let document = try XMLOutline(JUnitReport(await .fixture()).text)
    let entry = try #require(document.suites[0].cases.first { $0.name == id })
    #expect(entry.tag == tag)
    #expect(entry.message == message)
    #expect(body.isEmpty ? entry.body.isEmpty : entry.body.contains(body), "\(entry.body)")
    #expect(entry.group == "scripted <&\"\\u{1}>." + id.prefix { $0 != "/" })
  }

  @Test("An interrupted run has an error of its own")
  func interrupted() async throws {
    let document = try XMLOutline(JUnitReport(await .interruptedFixture()).text)
    let entry = try #require(document.suites[0].cases.last)
    #expect(entry.name == "run/complete")
    #expect(entry.tag == "error")
    #expect(entry.message == "interrupted after 1 of 11 cases")
  }
}

/// The test cases of a JUnit document.
private final class XMLOutline: NSObject, XMLParserDelegate {
  struct Case {
    var name: String
    var group: String
    var tag: String?
    var message = ""
    var body = ""
  }
  struct Suite {
    var name: String
    var counts: [String: Int]
    var cases: [Case] = []
  }

  private(set) var suites: [Suite] = []
  private var isInside = false

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "line \(parser.lineNumber), column \(parser.columnNumber)")
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "testsuite":
      let counts = attributes.compactMapValues { Int($0) }
      suites.append(Suite(name: attributes["name"] ?? "", counts: counts))
    case "testcase":
      suites[suites.count - 1].cases
        .append(Case(name: attributes["name"] ?? "", group: attributes["classname"] ?? ""))
    case "failure", "error", "skipped":
      isInside = true
      change { entry in
        entry.tag = name
        entry.message = attributes["message"] ?? ""
      }
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInside { change { $0.body += text } }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    isInside = false
  }

  private func change(_ body: (inout Case) -> Void) {
    guard let suite = suites.indices.last, let last = suites[suite].cases.indices.last else {
      return
    }
    body(&suites[suite].cases[last])
  }
}

import Foundation
import Testing

@testable import ConformanceKit

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct CertificatePictureTests {
  @Test("The picture is well-formed, and has a row for each subject with what it holds")
  func picture() async {
    let text = CertificatePicture(await .fixture()).text
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(text)")
    // The control character of the name cannot stand in XML.
    #expect(text.contains(">scripted &lt;&amp;&quot;"))
    #expect(text.contains(">1 of 1<"))
    #expect(text.contains(">3/6<"))
    #expect(text.contains(">✗<") && !text.contains(">shape<"))
    #expect(text.contains(">–<"))
  }

  @Test("A subject that runs no Swift has a column shape, and a row of it on the page")
  func shape() async throws {
    let manifest = SubjectManifest(name: "snake", version: "1", language: "Python")
    let subject = FixedSubject(manifest: manifest, response: .decoded(.leaf("own", 2)))
    let suite = ConformanceSuite(version: "0.4", cases: [.fixture("a/b/c"), .fixture("a/b/d")])
    let certification = await Certification.run(
      .init(subject),
      besides: [.init(DropInSubject.foundation)],
      suite: suite
    )
    #expect(certification.profiles == [.contract, .shape])
    #expect(CertificatePicture(certification).text.contains(">shape<"))
    let rows = certification.reports.map { ProfileScore.rows(for: $0, in: certification) }
    #expect(rows[0].map(\.isClaimed) == [false, true])
    #expect(rows[0].map(\.score.description) == ["0/0", "2/2"])
    #expect(rows[1].map(\.isClaimed) == [true, false])
    let page = HTMLReport(certification).text
    #expect(page.contains("<tr><th scope=\"row\">shape</th>"))
  }
}

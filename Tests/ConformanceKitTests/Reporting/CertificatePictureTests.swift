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
    #expect(text.contains(">3/7<"))
    #expect(text.contains(">✗<"))
    #expect(text.contains(">–<"))
  }
}

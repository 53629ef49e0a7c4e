import Foundation
import ReportKit
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct MarkupTests {
  @Test(
    "Markup and what XML forbids is escaped",
    arguments: [
      ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;&#39;"), ("\u{0}\n\u{FFFE}", #"\u{0}\n\u{FFFE}"#),
      ("é😀", "é😀"),
    ]
  )
  func markupIsEscaped(text: String, expected: String) {
    #expect(Markup.escaped(text) == expected)
  }

  @Test("No character of a text can break the document")
  func documents() {
    let scalars = (0..<0x100).map { $0 } + [0xD7FF, 0xE000, 0xFFFD, 0xFFFE, 0xFFFF, 0x10FFFF]
    for value in scalars {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = Markup.escaped("a\(scalar)b")
      let parser = XMLParser(data: Data("<a b=\"\(text)\">\(text)</a>".utf8))
      #expect(parser.parse(), "U+\(String(value, radix: 16))")
      #expect(!text.contains("\n") && !text.contains("\t"))
    }
    #expect(Markup.escaped("a\nb\r", keepingLines: true) == "a\nb\\r")
  }
}

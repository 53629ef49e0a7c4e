import ReportKit
import Testing

@Suite struct DocumentTests {
  @Test("A document counts what its cases came to, and nothing in them breaks it")
  func junit() {
    let suites = [
      JUnitDocument.Suite(
        name: "one <&>",
        cases: [
          JUnitDocument.Case(group: "g", name: "passed"),
          JUnitDocument.Case(group: "g", name: "failed", note: .failure("\"why\"", body: "a\nb<")),
          JUnitDocument.Case(group: "g", name: "skipped", note: .skipped("later")),
        ]
      ),
      JUnitDocument.Suite(
        name: "two",
        cases: [JUnitDocument.Case(group: "h", name: "ended", note: .error("signal 11"))]
      ),
    ]
    #expect(
      JUnitDocument(name: "run", suites: suites).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="run" tests="4" failures="1" errors="1" skipped="1">
          <testsuite name="one &lt;&amp;&gt;" tests="3" failures="1" errors="0" skipped="1">
            <testcase classname="g" name="passed"/>
            <testcase classname="g" name="failed">
              <failure message="&quot;why&quot;">a
        b&lt;</failure>
            </testcase>
            <testcase classname="g" name="skipped">
              <skipped message="later"/>
            </testcase>
          </testsuite>
          <testsuite name="two" tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="h" name="ended">
              <error message="signal 11"/>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test("A cell of a table keeps the table whole")
  func markdown() {
    #expect(MarkdownTable.code("a\r\nb|`c`") == "`a b\\|'c'`")
    #expect(MarkdownTable.prose("a|b\n<c>") == "a\\|b &lt;c>")
    #expect(MarkdownTable.text(["x", "y"], []).isEmpty)
    #expect(MarkdownTable.text(["x"], [["1"], ["2"]]) == "| x |\n| --- |\n| 1 |\n| 2 |")
  }

  @Test("A page is one document, and its title cannot end it")
  func page() {
    let page = HTMLPage(title: "</title>", style: "p { margin: 0; }", body: "<p>x</p>").text
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(page.contains("<title>&lt;/title&gt;</title>"))
    #expect(page.contains("p { margin: 0; }\n</style>"))
    #expect(page.contains("<body>\n<p>x</p>\n</body>"))
  }
}

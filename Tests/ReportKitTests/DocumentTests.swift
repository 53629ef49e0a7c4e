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
    #expect(MarkdownTable.code("a\r\nb|`c`") == "`a\\r\\nb\\|'c'`")
    #expect(MarkdownTable.code("") == "")
    // A second backslash would let the pipe end the cell, and make a link of what follows.
    #expect(MarkdownTable.code(#"\| [x](http://y)"#) == #"`\\u{7C} [x](http://y)`"#)
    #expect(MarkdownTable.prose("a|b\n<c>") == #"a\|b\\n\<c\>"#)
    #expect(MarkdownTable.text(["x", "y"], []).isEmpty)
    #expect(MarkdownTable.text(["x"], [["1"], ["2"]]) == "| x |\n| --- |\n| 1 |\n| 2 |")
  }

  @Test("Commas part groups of three digits, and nothing else")
  func grouped() {
    let numbers = [0, 7, 999, 1_000, 12_345, 123_456, 1_234_567, -1, -999, -123_456]
    let texts = numbers.map(\.grouped)
    #expect(
      texts == [
        "0", "7", "999", "1,000", "12,345", "123,456", "1,234,567", "-1", "-999", "-123,456",
      ]
    )
    #expect(UInt64.max.grouped == "18,446,744,073,709,551,615")
    #expect(Int8.min.grouped == "-128")
  }

  @Test(
    "Nothing in prose is markup or a link",
    arguments: [
      ("[x](http://y)", #"\[x\](http:\\u{2F}/y)"#), ("https://y", #"https:\\u{2F}/y"#),
      ("see www.y.z", #"see www\\u{2E}y.z"#), ("a@b.c", #"a\\u{40}b.c"#), ("@a", "@a"),
      ("![x](y)", #"!\[x\](y)"#), ("*a* _b_ ~c~ `d`", #"\*a\* \_b\_ \~c\~ \`d\`"#),
      ("<b>&lt;", #"\<b\>\&lt;"#), (#"\|"#, #"\\\|"#), ("# a #", ##"\# a \#"##),
      ("- a - b", #"\- a - b"#), ("12. a. b", #"12\. a. b"#), ("> a", #"\> a"#), ("1.0", "1.0"),
      ("1) a", #"1\) a"#),
      ("smart-codable 1.0", "smart-codable 1.0"),
    ] as [(String, String)]
  )
  func prose(text: String, shown: String) {
    #expect(MarkdownTable.prose(text) == shown)
  }

  @Test("A link of the user's own stays one, and nothing else becomes one")
  func link() {
    #expect(MarkdownTable.link("https://t/12?a=b") == "<https://t/12?a=b>")
    #expect(MarkdownTable.link("https://t/1 [x](y)") == #"https:\\u{2F}/t/1 \[x\](y)"#)
    #expect(MarkdownTable.link("javascript:1") == "javascript:1")
    #expect(MarkdownTable.link("http://t/|><b>") == #"http:\\u{2F}/t/\|\>\<b\>"#)
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

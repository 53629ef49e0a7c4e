import Testing

@testable import FuzzKit

@Suite struct PrintedTextTests {
  @Test(
    "A value steers no terminal and stays on its line",
    arguments: [
      ("a\u{1b}[2Jb", #"a\u{1b}[2Jb"#), ("a\r\nb\tc", "a\\r\\nb\\tc"), ("\u{9b}1m", #"\u{9b}1m"#),
      ("x\u{202e}y", #"x\u{202e}y"#), ("{\"é\":\"日本\"}", "{\"é\":\"日本\"}"), ("", ""),
    ] as [(String, String)]
  )
  func valueSteersNoTerminal(text: String, shown: String) {
    #expect(PrintedText.value(text) == shown)
    #expect(PrintedText.value(Array(text.utf8)) == shown)
  }

  @Test("Lines and columns of a text stay, control characters go")
  func linesAndColumnsOfTextStay() {
    #expect(PrintedText.safe("a\n\tb\u{7}\r\n") == "a\n\tb\\u{7}\\r\n")
  }

  @Test("A value has 200 characters at most")
  func valueHasLimitedLength() {
    let long = String(repeating: "é", count: 300)
    #expect(PrintedText.value(String(long.prefix(200))) == long.prefix(200))
    #expect(PrintedText.value(String(long.prefix(201))) == long.prefix(199) + "…")
    #expect(PrintedText.value(Array(long.utf8)) == long.prefix(199) + "…")
    #expect(PrintedText.value(String(repeating: "\u{1}", count: 150)).count == 200)
    #expect(PrintedText.value([0xFF, 0x41]) == "\u{FFFD}A")
  }
}

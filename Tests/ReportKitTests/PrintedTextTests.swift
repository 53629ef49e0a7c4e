import ReportKit
import Testing

@Suite struct PrintedTextTests {
  @Test(
    "A value steers no terminal and stays on its line",
    arguments: [
      ("a\u{1b}[2Jb", #"a\u{1B}[2Jb"#), ("a\r\nb\tc", "a\\r\\nb\\tc"), ("\u{9b}1m", #"\u{9B}1m"#),
      ("x\u{202e}y", #"x\u{202E}y"#), ("{\"é\":\"日本\"}", "{\"é\":\"日本\"}"), ("", ""),
      ("\0\u{7f}\u{85}", #"\u{0}\u{7F}\u{85}"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
      ("\u{200e}\u{61c}\u{2066}", #"\u{200E}\u{61C}\u{2066}"#), ("\u{feff}a", #"\u{FEFF}a"#),
      ("\u{1F469}\u{200D}\u{1F680}", "\u{1F469}\u{200D}\u{1F680}"),
      ("\u{E0041}", #"\u{E0041}"#), (#"\"back"#, #"\"back"#),
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

  @Test("A value has 200 characters at most, and the length of the whole is told")
  func valueHasLimitedLength() {
    let long = String(repeating: "é", count: 3_000_000)
    let end = String(repeating: "é", count: 83)
    #expect(PrintedText.value(String(long.prefix(200))) == long.prefix(200))
    #expect(PrintedText.value(String(long.prefix(201))).contains("é … 201 characters in all … é"))
    #expect(PrintedText.value(long) == end + " … 3,000,000 characters in all … é" + end)
    #expect(PrintedText.value(Array(long.utf8)) == PrintedText.value(long))
    #expect(PrintedText.abridged(long) != PrintedText.value(long))
    #expect(PrintedText.abridged(long).unicodeScalars.count == PrintedText.wholeLimit)
    #expect(PrintedText.abridged("a\u{1B}") == "a\u{1B}")
    let controls = PrintedText.value(String(repeating: "\u{1}", count: 150))
    #expect(controls.count == 200 && controls.contains(" … 150 characters in all … "))
    #expect(PrintedText.value([0xFF, 0x41]) == "\u{FFFD}A")
  }

  @Test("Scalars are counted, since one character has any number of them")
  func scalars() {
    let character = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(character.count == 1)
    #expect(PrintedText.value(character).unicodeScalars.count == 200)
    #expect(PrintedText.value(character).contains("100,001 characters in all"))
  }

  @Test("A path keeps its first and last steps, and tells how many are left out")
  func path() {
    let short = "$.items[2].name"
    #expect(PrintedText.path(short) == short)
    let long = "$" + String(repeating: ".a[1]", count: 500)
    let ends = String(repeating: ".a[1]", count: 5)
    #expect(PrintedText.path(long) == "$\(ends) … 980 steps … \(ends)")
    #expect(PrintedText.path("$." + String(repeating: "x", count: 500)).count == 200)
    #expect(PrintedText.path("$.\u{1B}\n") == "$.\\u{1B}\\n")
  }
}

import Testing

@testable import FuzzKit

@Suite struct InputTextTests {
  private static let shown: [(bytes: [UInt8], text: String)] = [
    (Array(#"{"é":1}"#.utf8), #"{"é":1}"#),
    ([0xFF, 0x0A], "ff 0a"),
    (Array("a\u{202E}b".utf8), "61 e2 80 ae 62"),
    ([], ""),
  ]

  @Test("Bytes are shown as text only where that is exact", arguments: shown)
  func bytesAreShownAsTextWhereExact(bytes: [UInt8], expected: String) {
    #expect(InputText.text(bytes) == expected)
  }

  @Test("Long text is cut between characters, and says so")
  func longTextIsCutBetweenCharacters() {
    let letters = Array(String(repeating: "é", count: 1024).utf8)
    let even = String(repeating: "é", count: 1024) + " … 1 bytes more"
    #expect(InputText.text(letters + [0x61]) == even)
    let odd = "a" + String(repeating: "é", count: 1023) + " … 2 bytes more"
    #expect(InputText.text([0x61] + letters) == odd)
  }
}

import Foundation
import Testing

@testable import SmartCodable

@Suite("The file of the power table")
struct PowersOfFiveFileTests {
  @Test("the rows of the file are what its generator writes, byte for byte")
  func rows() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/SmartCodable/Text/PowersOfFive.swift")
      .standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.firstRange(of: "  static let table: [UInt64] = [\n"))
    #expect(text[start.upperBound...] == Substring(expected() + "  ]\n}\n"))
  }

  /// Twelve powers below each comment, two in a line.
  private func expected() -> String {
    var text = ""
    for exponent in PowersOfFive.smallest...PowersOfFive.largest {
      let row = exponent - PowersOfFive.smallest
      if row.isMultiple(of: 12) { text += "    // 5^\(exponent)\n" }
      text += row.isMultiple(of: 2) ? "    " : " "
      let words = BigPower.leadingWords(ofFiveTo: exponent)
      text += words.map { spelled($0) + "," }.joined(separator: " ")
      let isLast = exponent == PowersOfFive.largest || row % 12 == 11
      if !row.isMultiple(of: 2) || isLast { text += "\n" }
    }
    return text
  }

  private func spelled(_ word: UInt64) -> String {
    let digits = String(word, radix: 16, uppercase: true)
    let padded = Array(String(repeating: "0", count: 16 - digits.count) + digits)
    return "0x"
      + stride(from: 0, to: 16, by: 4).map { String(padded[$0..<($0 + 4)]) }
      .joined(separator: "_")
  }
}

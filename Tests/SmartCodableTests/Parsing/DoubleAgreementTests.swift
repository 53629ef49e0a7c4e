import Foundation
import SmartCodable
import Testing

@Suite struct DoubleAgreementTests {
  private func decode(_ json: [UInt8]) throws -> [Double] {
    try SmartJSONDecoder().decode([Double].self, from: Data(json))
  }

  @Test("200,000 doubles in hard spellings are read bit for bit as strtod reads them")
  func agreement() throws {
    var texts = DoubleTexts(SplitMix(state: 7))
    var differences: [String] = []
    for _ in 0..<40 {
      differences += try DoubleBatch(count: 5000, &texts).differences(decode)
    }
    let others = differences.filter { !Self.endsInZeroWord($0) }
    #expect(others.count == 0, "first: \(others.first ?? "")")
    withKnownIssue("2^64 before a point or exponent is read as 0", isIntermittent: true) {
      #expect(differences.count == others.count)
    }
  }

  /// Whether the part before the point or exponent is a multiple of 2^64.
  private static func endsInZeroWord(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }.prefix { 0x30...0x39 ~= $0 }
    return digits.count > 19 && digits.reduce(UInt64(0)) { $0 &* 10 &+ UInt64($1 &- 0x30) } == 0
  }

  @Test("a decoder that is one bit off is found out")
  func oneBit() throws {
    var texts = DoubleTexts(SplitMix(state: 8))
    let batch = DoubleBatch(count: 100, &texts)
    let differences = try batch.differences { json in
      var values = try decode(json)
      values[50] = values[50].nextUp
      return values
    }
    #expect(differences.count == 1)
  }

  @Test("a decoder that drops a number is found out")
  func dropped() throws {
    var texts = DoubleTexts(SplitMix(state: 9))
    let batch = DoubleBatch(count: 100, &texts)
    let differences = try batch.differences { json in try decode(json).filter { $0 < 1e200 } }
    #expect(!differences.isEmpty)
  }
}

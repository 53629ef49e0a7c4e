import Foundation
import SmartCodable
import Testing

@Suite struct DoubleAgreementTests {
  private func decode(_ json: [UInt8]) throws -> [Double] {
    try SmartJSONDecoder().decode([Double].self, from: Data(json))
  }

  @Test("200,000 doubles in hard spellings are read bit for bit as strtod reads them")
  func agreement() throws {
    var texts = DoubleTexts(SeededRandom(seed: 7))
    var differences: [String] = []
    for _ in 0..<40 {
      differences += try DoubleBatch(count: 5000, &texts).differences(decode)
    }
    #expect(differences.isEmpty, "first: \(differences.first ?? "")")
  }

  @Test("a decoder that is one bit off is found out")
  func oneBit() throws {
    var texts = DoubleTexts(SeededRandom(seed: 8))
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
    var texts = DoubleTexts(SeededRandom(seed: 9))
    let batch = DoubleBatch(count: 100, &texts)
    let differences = try batch.differences { json in try decode(json).filter { $0 < 1e200 } }
    #expect(!differences.isEmpty)
  }
}

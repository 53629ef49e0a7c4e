import Foundation
import SmartCodable
import Testing

@Suite("Decimals with large exponents")
struct FarDecimalTests {
  private struct Model: SmartCodable {
    var d: Decimal?
  }

  @Test(
    "CONV-10, ENC-12, ENC-15: a Decimal is exact wherever its exponent lies",
    arguments: ["1e127", "1e128", "-1e150", "12e163", "1.5e160", "1e-127", "1e-128", "100e-20"]
  )
  func farAway(_ literal: String) throws {
    let value = try #require(try Model.read("{\"d\":\(literal)}").d)
    #expect(!value.isNaN)
    let wanted = try #require(Double(literal))
    #expect(abs((value as NSDecimalNumber).doubleValue / wanted - 1) < 1e-12)
    let model = Model(d: value)
    let text = try #require(model.toJSONString())
    #expect(try Model.read(text).d == value)
    let object = try #require(model.toDictionary())
    #expect(try Model.read(object).d == value)
    #expect(try Model.read("{\"d\":\"\(literal)\"}").d == value)
  }

  @Test("CONV-10: what no Decimal holds is a mismatch", arguments: ["1e166", "4e165", "1e-200"])
  func beyond(_ literal: String) throws {
    #expect(try Model.read("{\"d\":\(literal)}").d == nil)
  }
}

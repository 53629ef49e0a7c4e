import Foundation
import Testing

@testable import SmartCodable

@Suite struct NumberFormTests {
  @Test("ENT-11, ENT-12: a Foundation number is what it was made of")
  func forms() {
    #expect([true, false].map { ($0 as NSNumber).form } == [.boolean, .boolean])
    #expect(NSNumber(value: true).form == .boolean)
    for number in [NSNumber(value: Int8(1)), NSNumber(value: 0), NSNumber(value: Int16(-3))] {
      #expect(number.form == .signed)
    }
    #expect(NSNumber(value: UInt64.max).form == .unsigned)
    #expect(NSNumber(value: 1.0).form == .double)
    #expect(NSNumber(value: Float(1)).form == .float)
    #expect(NSDecimalNumber(string: "1").form == .decimal)
    #expect((Decimal(2) as NSDecimalNumber).form == .decimal)
  }
}

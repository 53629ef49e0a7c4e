import Foundation
import SmartCodable
import Testing

@Suite("Number leaves of dictionary input")
struct NumberLeafTests {
  private struct Model: SmartCodable {
    var i: Int?
    var d: Double?
    var decimal: Decimal?
    var s: String?
    @SmartAny var any: Any?
  }

  private func read(_ leaf: Any) throws -> Model {
    try Model.read(["i": leaf, "d": leaf, "decimal": leaf, "s": leaf, "any": leaf])
  }

  #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  @Test("ENT-10, ENT-12, ENT-13: a Float16 counts as the number of its shortest text")
  func float16() throws {
    let tenth = try read(Float16(0.1))
    #expect(tenth.d == 0.1)
    #expect(tenth.s == "0.1")
    #expect(tenth.any as? Double == 0.1)
    #expect(tenth.i == nil)
    let largest = try read(Float16.greatestFiniteMagnitude)
    #expect(largest.i == 65504)
    #expect(largest.s == "65504")
    let infinite = try read(-Float16.infinity)
    #expect(infinite.d == nil)
    #expect(infinite.s == nil)
    #expect(infinite.any as? Float16 == -.infinity)
  }
  #endif

  #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  @Test(
    "AGR-7: strictly a date leaf is no number of any width, whether its seconds would fit or not"
  )
  func strictDate() {
    struct Half: SmartCodable { var value: Float16 = 0 }
    struct Single: SmartCodable { var value: Float = 0 }
    let isMismatch = { (error: any Error) in
      if case DecodingError.typeMismatch = error { true } else { false }
    }
    for seconds in [1_700_000_000, 1e300] {
      let leaf = ["value": Date(timeIntervalSince1970: seconds)]
      #expect("\(seconds)") {
        try Half.decode(from: leaf, options: [.leniency(.none)])
      } throws: { isMismatch($0) }
      #expect("\(seconds)") {
        try Single.decode(from: leaf, options: [.leniency(.none)])
      } throws: { isMismatch($0) }
    }
  }
  #endif

  #if arch(x86_64) && !os(Windows) && !os(Android)
  @Test("ENT-10, ENT-11: a Float80 keeps the value of a Double, and its own digits beyond")
  func float80() throws {
    for double in [
      0.1, 1.0 / 3, .leastNonzeroMagnitude, 0x1p53 + 2, 1e300, .greatestFiniteMagnitude, -2.5,
    ] {
      let model = try read(Float80(double))
      #expect(model.d == double)
      #expect(model.s == (try read(double).s))
    }
    let wide = try read(Float80(UInt64.max))
    #expect(wide.s == "18446744073709551615")
    #expect(wide.decimal == Decimal(UInt64.max))
    #expect(try read(Float80(1) / 3).d == 1.0 / 3)
    #expect(
      try read(Float80(1) / 3).decimal?.description.hasPrefix("0.33333333333333333334") == true
    )
    #expect(try read(Float80.greatestFiniteMagnitude).d == nil)
    #expect(try read(Float80.nan).d == nil)
    #expect((try read(Float80.nan).any as? Float80)?.isNaN == true)
  }
  #endif

  @Test("ENT-13: what is not a number stays a number that is none")
  func notANumber() throws {
    let leaves: [Any] = [
      NSDecimalNumber.notANumber, Decimal.nan, Float.nan, CGFloat.nan, NSNumber(value: Double.nan),
      NSNumber(value: Float.nan),
    ]
    for leaf in leaves {
      let model = try read(leaf)
      #expect(model.s == nil, "\(type(of: leaf))")
      #expect(model.d == nil, "\(type(of: leaf))")
      #expect(model.decimal == nil, "\(type(of: leaf))")
      let any = try #require(model.any)
      #expect(!(any is String) && "\(any)".lowercased() == "nan", "\(type(of: leaf))")
      let option = SmartDecodingOption.float(
        .convertFromString(positiveInfinity: "+", negativeInfinity: "-", nan: "?")
      )
      #expect(try Model.read(["d": leaf], [option]).d?.isNaN == true, "\(type(of: leaf))")
      let repairs = try Model.decode(from: ["d": leaf]).repairs
      #expect(repairs.map(\.found) == [.number], "\(type(of: leaf))")
    }
    #expect(try read(NSDecimalNumber.notANumber).any is NSNumber)
  }

  @Test("ENT-11: an Int128 and a UInt128 keep each digit")
  func wideIntegers() throws {
    #expect(try read(UInt128.max).s == UInt128.max.description)
    #expect(try read(Int128.min).s == Int128.min.description)
    #expect(try read(UInt128.max).decimal?.description == UInt128.max.description)
  }
}

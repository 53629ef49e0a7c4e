import Foundation
import SmartCodable
import Testing

@Suite("Decimals in JSON text")
struct DecimalRoundTripTests {
  private struct Model: SmartCodable, Equatable {
    var value = Decimal(0)
    var list: [Decimal] = []
  }

  /// The decimal of a whole number times a power of ten, as text without zeros at its end and made by
  /// moving the point in the digits.
  private static func text(_ mantissa: UInt128, _ exponent: Int, _ isNegative: Bool) -> String {
    var digits = mantissa.description
    if exponent >= 0 {
      digits += String(repeating: "0", count: exponent)
    } else {
      digits = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
      let fraction = digits.suffix(-exponent)
      let kept = fraction.prefix(fraction.count - fraction.reversed().prefix { $0 == "0" }.count)
      digits = digits.dropLast(-exponent) + (kept.isEmpty ? "" : "." + kept)
    }
    return (isNegative ? "-" : "") + digits
  }

  private static let cases: [(decimal: Decimal, text: String)] = {
    var random = SeededRandom(seed: 31)
    let edges: [UInt128] = [1, 9, 10, .max, .max - 1, UInt128(UInt64.max) + 1, 1 << 127, .max / 10]
    return (0..<3000)
      .compactMap { index in
        let wide = UInt128(random.next()) << 64 | UInt128(random.next())
        let mantissa = index < 64 ? edges[index % 8] : wide >> UInt128(random.next() % 127)
        let exponent = index < 8 ? 0 : Int(random.next() % 255) - 127
        let text = text(mantissa, exponent, index % 2 == 1)
        // Foundation reads every number that a Decimal holds.
        return mantissa == 0 ? nil : Decimal(string: text).map { ($0, text) }
      }
  }()

  @Test("ENF-3: a Decimal is written with all its digits, in both styles")
  func texts() throws {
    #expect(Self.cases.count > 2900)
    for (decimal, text) in Self.cases {
      #expect(try SmartJSONEncoder().encode([decimal]) == Data("[\(text)]".utf8))
      #expect(
        try SmartJSONEncoder(style: .foundation).encode([decimal])
          == JSONEncoder().encode([decimal])
      )
    }
  }

  @Test("ENF-3: every Decimal comes back from JSON text and from a dictionary")
  func roundTrips() throws {
    for (decimal, text) in Self.cases {
      let model = Model(value: decimal, list: [decimal, -decimal])
      let dictionary = try #require(model.toDictionary())
      #expect((dictionary["value"] as? NSDecimalNumber)?.decimalValue == decimal)
      // More digits than every Decimal has are rounded in decoding.
      guard text.filter(\.isNumber).trimmingPrefix(while: { $0 == "0" }).count < 39 else {
        continue
      }
      #expect(Model.deserialize(from: model.toJSONString()) == model)
      #expect(Model.deserialize(from: dictionary) == model)
    }
  }
}

import Foundation
import SmartCodable
import Testing

@Suite("The text of floating-point numbers")
struct NumberTextTests {
  /// What the standard library writes, by the rules of ENC-14.
  private static func expected<Number: BinaryFloatingPoint & CustomStringConvertible>(
    _ number: Number
  ) -> String {
    if number.magnitude < 0x1p53, let integer = Int64(exactly: number) { return "\(integer)" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Expects every number to be written as the standard library writes it.
  private func check<Number: BinaryFloatingPoint & CustomStringConvertible & Encodable>(
    _ numbers: [Number]
  ) throws {
    let data = try SmartJSONEncoder().encode(numbers)
    let texts = String(decoding: data, as: UTF8.self).dropFirst().dropLast().split(separator: ",")
    try #require(texts.count == numbers.count)
    for (number, text) in zip(numbers, texts) where text != Self.expected(number) {
      Issue.record("\(number) was written as \(text)")
    }
  }

  @Test("ENC-14: 200,000 random doubles have the digits of the standard library")
  func randomDoubles() throws {
    var random = SeededRandom(seed: 14)
    // SMART_DOUBLES says how many, for a long run.
    let wanted = ProcessInfo.processInfo.environment["SMART_DOUBLES"].flatMap { Int($0) }
    for _ in 0..<(wanted ?? 200_000) / 1000 {
      var numbers: [Double] = []
      while numbers.count < 1000 {
        let bits = random.next()
        let number: Double =
          switch numbers.count % 4 {
          case 0: Double(bitPattern: bits)
          case 1: Double(Int64(bitPattern: bits) >> 20) / 1e6
          case 2: Double(bits >> 40) / 128 + Double(bits & 0xFFFF) / 65_536
          default: Double(bits >> 12) * 0x1p-52
          }
        if number.isFinite { numbers.append(number) }
      }
      try check(numbers)
    }
  }

  @Test("ENC-14: the edges of every binary exponent have the digits of the standard library")
  func everyExponent() throws {
    let fractions: [UInt64] = [0, 1, 2, 1 << 51, (1 << 52) - 2, (1 << 52) - 1]
    let numbers = (UInt64(0)..<0x7FF)
      .flatMap { exponent in
        fractions.map { fraction in Double(bitPattern: exponent << 52 | fraction) }
      }
    try check(numbers)
    try check(numbers.map { -$0 })
  }

  @Test("ENC-14: powers of ten and their neighbors have the digits of the standard library")
  func powersOfTen() throws {
    let powers = try (-323...308).map { try #require(Double("1e\($0)")) }
    try check(powers.flatMap { [$0, $0.nextUp, $0.nextDown, -$0, $0 / 3, $0 * 0.7] })
  }

  @Test("ENC-14: numbers around the changes of notation have the digits of the standard library")
  func notation() throws {
    var numbers: [Double] = [0, -0.0, 0.5, -0.5, 1e-4, 9.999e-5, 0.00012345, 1e15, 1e16, 1e17]
    for step in -5...5 {
      numbers += [0x1p53, 0x1p54, 1e16, 1e15, 123_456.0].map { $0 + Double(step) * 2 }
      numbers += [1e-4, 1e-3, 0.1, 1, 10, 1e14].map { $0 + Double(step) * $0.ulp }
      numbers += [0x1p52, 0x1p51, 0x1p50].map { $0 + Double(step) / 2 }
    }
    try check(numbers + numbers.map { -$0 })
  }

  @Test("ENC-14: floats have the digits of the standard library")
  func floats() throws {
    var random = SeededRandom(seed: 41)
    let bits = (0..<50_000).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    let edges = (UInt32(0)..<0xFF).flatMap { [$0 << 23, $0 << 23 | 1, $0 << 23 | 0x7F_FFFF] }
    try check((bits + edges).map { Float(bitPattern: $0) }.filter(\.isFinite))
  }

  @Test("ENC-12: integers of every length keep all digits")
  func integers() throws {
    var numbers: [UInt64] = [0, .max]
    var power: UInt64 = 1
    for digits in 1...20 {
      numbers += [power - 1, power, power + 1, power / 7, power / 3 * 2]
      if digits < 20 { power *= 10 }
    }
    let signed = numbers.compactMap { Int64(exactly: $0) }.flatMap { [$0, -$0] } + [.min, .max]
    let text = try SmartJSONEncoder().encode(numbers)
    #expect(
      String(decoding: text, as: UTF8.self)
        == "[\(numbers.map(\.description).joined(separator: ","))]"
    )
    let signedText = try SmartJSONEncoder().encode(signed)
    #expect(
      String(decoding: signedText, as: UTF8.self)
        == "[\(signed.map(\.description).joined(separator: ","))]"
    )
  }
}

import DecoderLaw
import Foundation
import FuzzKit

import enum DecoderLaw.ScalarType

/// Draws scalars: numbers near the bounds of types and between the numbers that types hold, in many spellings, words
/// that are almost values, and texts of formats.
struct ScalarDrawing {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A scalar of a text: mostly a number, as such or as text.
  mutating func token() -> ScalarLeaf {
    switch generator.below(14) {
    case 0: return generator.pick(ScalarTexts.others) ?? .number("0")
    case 1: return text(generator.pick(ScalarTexts.words) ?? "")
    case 2: return text(format())
    case 3, 4: return text(signed(number(), plus: true))
    default: return .number(signed(number()))
    }
  }

  /// A number at a bound of one type or between two of its numbers, as such or as text.
  mutating func token(near type: any ScalarRead.Type) -> ScalarLeaf {
    if type == Date.self, generator.oneIn(6), let stamp = generator.pick(FormatTexts.stamps) {
      return .number(stamp)
    }
    let number =
      switch type.scalar {
      case .half, .single, .double: spelled(between(type.scalar))
      case .decimal: generator.oneIn(2) ? edge() : spelled(decimal())
      case .date, .data, .url, .identifier: ""
      default: self.number()
      }
    if number.isEmpty { return text(format()) }
    return generator.oneIn(3) ? text(signed(number, plus: true)) : .number(signed(number))
  }

  /// A text, whose first character may be written as an escape.
  mutating func text(_ text: String) -> ScalarLeaf {
    var json = String(decoding: JSONText.escaped(text.utf8), as: UTF8.self)
    if let first = text.utf8.first, first > 0x2F, first < 0x7F, first != 0x5C, generator.oneIn(4) {
      let rest = String(decoding: json.utf8.dropFirst(), as: UTF8.self)
      json = "\\u00" + String(first, radix: 16) + rest
    }
    return ScalarLeaf(json: "\"\(json)\"", native: text, meaning: .text(text))
  }

  mutating func signed(_ text: String, plus: Bool = false) -> String {
    switch generator.below(6) {
    case 0, 1: "-" + text
    case 2 where plus: "+" + text
    case 3 where plus: String(repeating: "0", count: 1 + generator.below(20)) + text
    default: text
    }
  }

  /// A number without a sign.
  mutating func number() -> String {
    switch generator.below(12) {
    case 0: generator.pick(ScalarTexts.spellings) ?? "0"
    case 1: edge()
    case 2: spelled(decimal())
    case 3, 4, 5: spelled(bound())
    case 6: spelled(Number(digits: digits(1 + generator.below(19)), power: power()))
    case 7: spelled(Number(digits: digits(15 + generator.below(26)), power: -generator.below(45)))
    default: spelled(between(generator.pick([.half, .single, .single, .double]) ?? .double))
    }
  }

  // MARK: Digits

  /// Digits and the power of ten of the last one.
  struct Number {
    var digits: String
    var power = 0
  }

  private mutating func digits(_ count: Int) -> String {
    let first = String(1 + generator.below(9))
    if generator.oneIn(6) { return first + String(repeating: "0", count: max(0, count - 1)) }
    return (1..<max(1, count)).reduce(first) { text, _ in text + String(generator.below(10)) }
  }

  private func zeros(_ count: Int) -> String { String(repeating: "0", count: max(0, count)) }

  private mutating func power() -> Int {
    let power = (generator.pick(ScalarTexts.powers) ?? 0) + generator.below(3) - 1
    return generator.oneIn(2) ? power : -power
  }

  /// A bound or one of its neighbors, perhaps with a fraction.
  private mutating func bound() -> Number {
    let bound = NaturalNumber(generator.pick(NumberBounds.firsts) ?? "0")
    let integer = bound.moved(by: generator.below(7) - 3).digits
    guard generator.oneIn(3), let fraction = generator.pick(ScalarTexts.fractions) else {
      return Number(digits: integer)
    }
    return Number(digits: integer + fraction, power: -fraction.utf8.count)
  }

  /// As many digits as a Decimal just holds, or one more, near the ends of its exponent.
  private mutating func decimal() -> Number {
    var digits =
      generator.oneIn(3)
      ? NaturalNumber("1").times(2, 128).moved(by: -generator.below(12)).digits
      : digits(generator.oneIn(3) ? 1 + generator.below(5) : 36 + generator.below(7))
    if generator.oneIn(3) { digits += self.digits(1 + generator.below(3)) }
    if generator.oneIn(4) { digits += zeros(1 + generator.below(42)) }
    let count = digits.utf8.count
    let power =
      switch generator.below(6) {
      case 0: 127 - generator.below(5)
      case 1: 128 + generator.below(5)
      case 2: 128 + generator.below(5) - count
      case 3: -131 + generator.below(7)
      case 4: -131 + generator.below(7) - count
      default: -generator.below(count + 2)
      }
    return Number(digits: digits, power: power)
  }

  /// A number whose written exponent is at a bound of Decimal or far beyond, or a zero in any spelling.
  ///
  /// Unlike other numbers, these are drawn as they are written: a digit more before or behind the point moves them
  /// across the bound.
  private mutating func edge() -> String {
    let isZero = generator.oneIn(3)
    let count = generator.pick([1, 1, 2, 3, 19, 20, 37, 38, 39, 40]) ?? 1
    let whole = isZero || generator.oneIn(4) ? "0" : digits(count)
    let nothing = zeros(generator.pick([0, 0, 1, 2, 37, 38, 39, 60, 127, 128, 129]) ?? 0)
    let fraction =
      switch isZero ? 1 : generator.below(5) {
      case 0: ""
      case 1: nothing + (isZero ? "" : digits(1))
      case 2: digits(1) + nothing
      default: digits(generator.pick([1, 2, 18, 19, 37, 38, 39]) ?? 1)
      }
    let text = whole + (fraction.isEmpty ? "" : "." + fraction)
    if generator.oneIn(6) { return text }
    let far = generator.pick([0, 1, 255, 256, 257, 308, 309, 999, 2_147_483_648, 99_999_999]) ?? 0
    let bound = generator.pick([127, 128, 89, 90, 165, 166, 38, 39]) ?? 0
    let power = isZero && generator.oneIn(2) ? far : max(0, bound + generator.below(7) - 3)
    return text + exponent(power * (generator.oneIn(2) ? -1 : 1))
  }

  // MARK: Between two numbers of a type

  /// Halfway between two floating-point numbers, or a trifle beside it.
  private mutating func between(_ type: ScalarType) -> Number {
    var number =
      switch type {
      case .half: half(Float16(bitPattern: UInt16(pattern(15, 10))))
      case .single: half(Float(bitPattern: UInt32(pattern(31, 23))))
      default: half(Double(bitPattern: pattern(63, 52)))
      }
    switch generator.below(5) {
    case 0, 1: break
    case 2:
      let count = generator.oneIn(2) ? 0 : generator.below(30)
      number.digits += zeros(count) + "1"
      number.power -= count + 1
    case 3:
      // The number just below: its last digit minus one, followed by nines.
      let nines = generator.below(20)
      let less = NaturalNumber(number.digits).moved(by: -1).digits
      number.digits = less + String(repeating: "9", count: nines)
      number.power -= nines
    default:
      let kept = min(number.digits.utf8.count, 15 + generator.below(10))
      number.power += number.digits.utf8.count - kept
      number.digits = String(number.digits.prefix(kept))
    }
    return number
  }

  /// Bits of a finite number; its significand or its exponent is often at a bound.
  private mutating func pattern(_ width: UInt64, _ significand: UInt64) -> UInt64 {
    let greatest: UInt64 = (1 << (width - significand)) - 2
    let fractions: UInt64 = (1 << significand) - 1
    var exponent = generator.next() % (greatest + 1)
    // Far from 1 the texts of a Double have hundreds of digits.
    switch significand == 52 && !generator.oneIn(4) ? 2 : generator.below(8) {
    case 0: exponent = 0
    case 1: exponent = greatest
    // Around 1 and around the integers of the type, where texts are short.
    case 2, 3, 4: exponent = greatest / 2 + generator.next() % (significand + 12)
    case 5: exponent = 1
    default: break
    }
    let fraction =
      switch generator.below(6) {
      case 0: UInt64(generator.below(2))
      case 1: fractions - UInt64(generator.below(2))
      default: generator.next() & fractions
      }
    return min(exponent, greatest) << significand | fraction
  }

  /// The number halfway to the next one, or to the one below.
  private mutating func half(_ value: some BinaryFloatingPoint) -> Number {
    let (significand, power) = value.parts
    let middle = NaturalNumber("\(significand * 2 + (generator.oneIn(8) ? 0 : 1))")
    let two = power - 1
    return two >= 0
      ? Number(digits: middle.times(2, two).digits)
      : Number(digits: middle.times(5, -two).digits, power: two)
  }
}

extension BinaryFloatingPoint {
  /// The significand as an integer and the power of two of its last bit, for a finite magnitude.
  var parts: (significand: UInt64, power: Int) {
    let bits = Self.significandBitCount
    let least = Int(Self.leastNormalMagnitude.exponent)
    let fraction = UInt64(significandBitPattern)
    return isNormal
      ? (1 << UInt64(bits) | fraction, Int(exponent) - bits) : (fraction, least - bits)
  }
}

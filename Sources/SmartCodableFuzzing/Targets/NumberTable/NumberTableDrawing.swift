import Foundation
import FuzzKit

/// Draws numbers near the bounds of types and between the numbers that types hold, in many spellings.
struct NumberTableDrawing {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func below(_ count: Int) -> Int { generator.below(count) }

  mutating func oneIn(_ count: Int) -> Bool { generator.oneIn(count) }

  /// A scalar: mostly a number, as such or as text.
  mutating func token() -> NumberToken {
    switch generator.below(12) {
    case 0: generator.pick(NumberTableTexts.others) ?? .number("0")
    case 1: text(generator.pick(NumberTableTexts.words) ?? "")
    case 2, 3: text(signed(spelled(number()), plus: true))
    case 4: .number(generator.pick(NumberTableTexts.spellings) ?? "0")
    case 5: .number(signed(edge()))
    default: .number(signed(spelled(number())))
    }
  }

  /// A type whose numbers are not all integers.
  enum Floating {
    case half, single, double, decimal

    init?(_ type: Any.Type) {
      switch type {
      case is Float16.Type: self = .half
      case is Float.Type: self = .single
      case is Double.Type, is CGFloat.Type: self = .double
      case is Decimal.Type: self = .decimal
      default: return nil
      }
    }
  }

  /// A number at a bound of one type or between two of its numbers, as such or as text.
  mutating func token(near type: Floating) -> NumberToken {
    let text =
      switch type {
      case .decimal: generator.oneIn(2) ? edge() : spelled(decimal())
      default: spelled(between(type))
      }
    return generator.oneIn(3) ? self.text(signed(text, plus: true)) : .number(signed(text))
  }

  /// A text, whose first character may be written as an escape.
  mutating func text(_ text: String) -> NumberToken {
    var json = String(decoding: JSONText.escaped(text.utf8), as: UTF8.self)
    if let first = text.utf8.first, first > 0x2F, first < 0x7F, first != 0x5C, generator.oneIn(4) {
      let rest = String(decoding: json.utf8.dropFirst(), as: UTF8.self)
      json = "\\u00" + String(first, radix: 16) + rest
    }
    return NumberToken("\"\(json)\"", .text(text))
  }

  private mutating func signed(_ text: String, plus: Bool = false) -> String {
    switch generator.below(6) {
    case 0, 1: "-" + text
    case 2 where plus: "+" + text
    case 3 where plus: String(repeating: "0", count: 1 + generator.below(20)) + text
    default: text
    }
  }

  // MARK: Digits

  /// Digits and the power of ten of the last one.
  struct Number {
    var digits: String
    var power = 0
  }

  private mutating func number() -> Number {
    switch generator.below(10) {
    case 0, 1, 2: bound()
    case 3: decimal()
    case 4: Number(digits: digits(1 + generator.below(19)), power: power())
    case 5: Number(digits: digits(15 + generator.below(26)), power: -generator.below(45))
    default: between(generator.pick(Self.types) ?? .double)
    }
  }

  private mutating func digits(_ count: Int) -> String {
    let first = String(1 + generator.below(9))
    return (1..<max(1, count)).reduce(first) { text, _ in text + String(generator.below(10)) }
  }

  private mutating func power() -> Int {
    let power = (generator.pick(NumberTableTexts.powers) ?? 0) + generator.below(3) - 1
    return generator.oneIn(2) ? power : -power
  }

  /// A bound or one of its neighbors, perhaps with a fraction.
  private mutating func bound() -> Number {
    let bound = NumberTableNatural(generator.pick(NumberTableTexts.bounds) ?? "0")
    let near = generator.below(4)
    let integer = bound.moved(by: generator.oneIn(2) ? near : -near)
    guard generator.oneIn(3), let fraction = generator.pick(NumberTableTexts.fractions) else {
      return Number(digits: integer.digits)
    }
    return Number(digits: integer.digits + fraction, power: -fraction.utf8.count)
  }

  /// As many digits as a Decimal just holds, or one more, near the ends of its exponent.
  private mutating func decimal() -> Number {
    let isLargest = generator.oneIn(3)
    var digits =
      isLargest
      ? NumberTableNatural("1").times(2, 128).moved(by: -generator.below(12)).digits
      : digits(generator.oneIn(3) ? 1 + generator.below(5) : 36 + generator.below(7))
    if generator.oneIn(3) { digits += self.digits(1 + generator.below(3)) }
    if generator.oneIn(4) { digits += String(repeating: "0", count: 1 + generator.below(42)) }
    let count = digits.utf8.count
    let power =
      switch generator.below(6) {
      case 0: 127 - generator.below(5)
      case 1: 128 + generator.below(5)
      case 2: 128 + generator.below(5) - count
      case 3: -128 + generator.below(7) - 3
      case 4: -128 + generator.below(7) - 3 - count
      default: -generator.below(count + 2)
      }
    return Number(digits: digits, power: power)
  }

  // MARK: Between two numbers of a type

  /// Halfway between two floating-point numbers, or a trifle beside it.
  private mutating func between(_ type: Floating) -> Number {
    let number =
      switch type {
      case .half: half(Float16(bitPattern: UInt16(pattern(15, 10))).magnitude)
      case .single: half(Float(bitPattern: UInt32(pattern(31, 23))).magnitude)
      default: half(Double(bitPattern: pattern(63, 52)).magnitude)
      }
    return beside(number)
  }

  private static let types: [Floating] = [
    .half, .half, .single, .single, .single, .double, .double,
  ]

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
    exponent = min(exponent, greatest)
    let fraction =
      switch generator.below(6) {
      case 0: UInt64(generator.below(2))
      case 1: fractions - UInt64(generator.below(2))
      default: generator.next() & fractions
      }
    return exponent << significand | fraction
  }

  /// The number halfway to the next one, or to the one below.
  private mutating func half(_ value: some BinaryFloatingPoint) -> Number {
    let (significand, power) = value.tabledParts
    let middle = NumberTableNatural("\(significand * 2 + (generator.oneIn(8) ? 0 : 1))")
    let two = power - 1
    return two >= 0
      ? Number(digits: middle.times(2, two).digits)
      : Number(digits: middle.times(5, -two).digits, power: two)
  }

  private mutating func beside(_ number: Number) -> Number {
    var number = number
    switch generator.below(5) {
    case 0, 1: break
    case 2:
      let zeros = generator.oneIn(2) ? 0 : generator.below(30)
      number.digits += String(repeating: "0", count: zeros) + "1"
      number.power -= zeros + 1
    case 3:
      // The number just below: its last digit minus one, followed by nines.
      let nines = generator.below(20)
      let less = NumberTableNatural(number.digits).moved(by: -1).digits
      number.digits = less + String(repeating: "9", count: nines)
      number.power -= nines
    default:
      let kept = min(number.digits.utf8.count, 15 + generator.below(10))
      number.power += number.digits.utf8.count - kept
      number.digits = String(number.digits.prefix(kept))
    }
    return number
  }
}

extension BinaryFloatingPoint {
  /// The significand as an integer and the power of two of its last bit, for a finite magnitude.
  fileprivate var tabledParts: (significand: UInt64, power: Int) {
    let bits = Self.significandBitCount
    let least = Int(Self.leastNormalMagnitude.exponent)
    let fraction = UInt64(significandBitPattern)
    return isNormal
      ? (1 << UInt64(bits) | fraction, Int(exponent) - bits) : (fraction, least - bits)
  }
}

import Foundation

// Unsafe code in this file: the bytes of a Decimal are read, which has no public way to its digits. Invariant: they are
// used only if those of some known numbers lie where they are looked for, which is tried once.

/// A decimal number whose digits fit one word, at most 19 of them behind the point, as those of prices do.
struct DecimalDigits: Equatable {
  let digits: UInt64
  let exponent: Int
  let isNegative: Bool

  /// Whether a `Decimal` has the layout that `init(_:)` reads; otherwise Foundation describes it.
  private static let knowsLayout =
    MemoryLayout<Decimal>.size == 20
    && [0, 7, -7, 0x1234_5678, -0x7FFF_0000_0001, .max]
      .allSatisfy { (number: Int64) in
        [-3, 0, 5]
          .allSatisfy { exponent in
            let sign = number < 0 ? FloatingPointSign.minus : .plus
            let decimal = Decimal(
              sign: sign,
              exponent: exponent,
              significand: Decimal(number.magnitude)
            )
            return DecimalDigits(read: decimal)?.description == decimal.description
          }
      }

  /// The digits, or nil if there are too many or they are not known.
  init?(_ decimal: Decimal) {
    guard Self.knowsLayout, let known = DecimalDigits(read: decimal) else { return nil }
    self = known
  }

  /// Reads the number of words in the upper half of the second byte, and four of them from the fifth on.
  private init?(read decimal: Decimal) {
    let (words, bits) = unsafe withUnsafeBytes(of: decimal) { bytes in
      unsafe (bytes[1] >> 4, bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self))
    }
    guard words <= 4, decimal.exponent >= -19, !decimal.isNaN else { return nil }
    digits = words == 0 ? 0 : UInt64(littleEndian: bits) & .max >> (64 - 16 * UInt64(words))
    exponent = decimal.exponent
    isNegative = decimal.isSignMinus
  }
}

extension DecimalDigits: CustomStringConvertible {
  /// The number without an exponent, as a `Decimal` describes itself.
  var description: String {
    var output = ByteOutput(capacity: 64)
    output.append(self)
    return output.makeString()
  }
}

extension ByteOutput {
  /// Appends a decimal number without an exponent.
  mutating func append(_ number: DecimalDigits) {
    guard number.exponent < 0, number.digits > 0 else {
      append(number.digits, isNegative: number.isNegative && number.digits > 0)
      if number.digits > 0 { for _ in 0..<number.exponent { append(UInt8(ascii: "0")) } }
      return
    }
    var unit = (number.exponent..<0).reduce(1) { unit, _ in unit * 10 } as UInt64
    let (whole, rest) = number.digits.quotientAndRemainder(dividingBy: unit)
    append(whole, isNegative: number.isNegative)
    append(UInt8(ascii: "."))
    unit /= 10
    while unit > max(rest, 1) {
      append(UInt8(ascii: "0"))
      unit /= 10
    }
    append(rest, isNegative: false)
  }
}

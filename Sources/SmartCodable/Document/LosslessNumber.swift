import Foundation

/// A number of unknown type, with its exact value; a Boolean is not a number.
enum LosslessNumber {
  case integer(any BinaryInteger)
  case binary(Double)
  case decimal(Decimal)

  init?(_ value: Any) {
    if type(of: value) is AnyClass {
      guard let number = value as? NSNumber, number.form != .boolean else { return nil }
      self.init(number)
    } else if let integer = value as? any BinaryInteger {
      self = .integer(integer)
    } else if let number = value as? any BinaryFloatingPoint {
      self = .binary(Double(number))
    } else if let decimal = value as? Decimal {
      self = .decimal(decimal)
    } else {
      return nil
    }
  }

  private init(_ number: NSNumber) {
    switch number.form {
    case .decimal: self = .decimal(number.decimalValue)
    case .double, .float: self = .binary(number.doubleValue)
    case .unsigned: self = .integer(number.uint64Value)
    case .signed, .boolean: self = .integer(number.int64Value)
    }
  }

  /// The Boolean value of a Swift or Foundation Boolean, or nil.
  static func boolean(_ value: Any) -> Bool? {
    if type(of: value) == Bool.self { return value as? Bool }
    guard type(of: value) is AnyClass, let number = value as? NSNumber,
      number.form == .boolean
    else { return nil }
    return number.boolValue
  }

  /// Whether ``exactly(as:)`` supports a type.
  static func isNumber(_ type: Any.Type) -> Bool {
    type is any FixedWidthInteger.Type || type is any BinaryFloatingPoint.Type
      || type == Decimal.self
  }

  /// The number as another type, or nil if that type cannot represent it.
  ///
  /// Between binary and decimal fractions, a value is represented if its shortest text converts back to
  /// it; a whole number also if it is exactly the same (VAL-10).
  func exactly<Number>(as type: Number.Type) -> Number? {
    if let integer = type as? any FixedWidthInteger.Type { return self.integer(integer) as? Number }
    // The generic conversions of CGFloat trap in Foundation.
    if type == CGFloat.self { return float(Double.self).map { CGFloat($0) } as? Number }
    if let float = type as? any BinaryFloatingPoint.Type { return self.float(float) as? Number }
    return type == Decimal.self ? decimal as? Number : nil
  }

  private func integer<I: FixedWidthInteger>(_ type: I.Type) -> I? {
    switch self {
    case .integer(let value): I(exactly: value)
    case .binary(let value): I(exactly: value)
    case .decimal(let value): I(value.description)
    }
  }

  private func float<F: BinaryFloatingPoint>(_ type: F.Type) -> F? {
    switch self {
    case .integer(let value): return F(exactly: value)
    case .binary(let value): return F(exactly: value)
    case .decimal(let value):
      let nearest = nearestDouble
      let isHeld = Decimal(string: nearest.description) == value || Self.integer(nearest) == value
      return isHeld ? F(exactly: nearest) : nil
    }
  }

  /// A whole double with all its digits, of which its text has 17 at most; nil for others and from 2^126 on,
  /// where a decimal has too few.
  private static func integer(_ value: Double) -> Decimal? {
    guard value.rounded() == value, value.magnitude < 0x1p126 else { return nil }
    if let small = Int64(exactly: value) { return Decimal(small) }
    let power = pow(Decimal(2), Int(value.exponent) - Double.significandBitCount)
    let digits = Decimal(value.significandBitPattern | 1 << UInt64(Double.significandBitCount))
    return value < 0 ? -(digits * power) : digits * power
  }

  private var decimal: Decimal? {
    switch self {
    case .integer(let value):
      let digits = value.description
      return Decimal(string: digits).flatMap { $0.description == digits ? $0 : nil }
    case .decimal(let value): return value
    case .binary(let value):
      guard value.isFinite, let decimal = Decimal(string: value.description),
        Double(decimal.description) == value
      else { return nil }
      return decimal
    }
  }

  /// The nearest double.
  var nearestDouble: Double {
    switch self {
    case .integer(let value): Double(value)
    case .binary(let value): value
    case .decimal(let value): Double(value.description) ?? .nan
    }
  }

  /// The digits of an integer, with a minus sign below zero; nil for a fraction.
  var integerText: String? {
    switch self {
    case .integer(let value): return value.description
    case .decimal(let value): return Self.digits(value.description)
    case .binary(let value):
      if let integer = Int64(exactly: value) { return integer.description }
      // A double is written with integer digits only up to 64 bits.
      guard value.isFinite, value.rounded() == value else { return nil }
      if let integer = UInt64(exactly: value.magnitude) {
        return (value < 0 ? "-" : "") + integer.description
      }
      return Decimal(string: value.description).flatMap { Self.digits($0.description) }
    }
  }

  /// The text if it is an integer.
  private static func digits(_ text: String) -> String? {
    text.utf8.allSatisfy { JSONNumber.isDigit($0) || $0 == UInt8(ascii: "-") } ? text : nil
  }
}

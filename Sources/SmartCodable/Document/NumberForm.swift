import Foundation

// Unsafe code in this file: reads the C string in which Foundation names the type of a number.
// Invariant: it is a constant in Foundation, at least one character long, and only the first one is
// read.

/// What kind of value a Foundation number holds.
enum NumberForm {
  case boolean, decimal, double, float, signed, unsigned
}

extension NSNumber {
  /// What kind of value the number holds.
  var form: NumberForm {
    let code = unsafe UInt8(bitPattern: objCType.pointee)
    // Most numbers have exactly this class, and a cast costs more than everything else.
    if type(of: self) != NSNumber.self {
      if code == UInt8(ascii: "c"), type(of: self) == Self.booleanClass { return .boolean }
      if self is NSDecimalNumber { return .decimal }
    }
    switch code {
    case UInt8(ascii: "d"): return .double
    case UInt8(ascii: "f"): return .float
    case UInt8(ascii: "Q"), UInt8(ascii: "L"): return .unsigned
    default: return .signed
    }
  }

  private static let booleanClass: NSNumber.Type = type(of: true as NSNumber)
}

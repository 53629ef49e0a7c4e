import Foundation

/// A leaf of dictionary input that has no form in JSON text, and the JSON value that it counts as.
struct ForeignValue {
  private let value: Any

  init(_ value: Any) { self.value = value }

  var date: Date? { value as? Date }
  var data: Data? { value as? Data }

  /// A floating-point value of any type that is not a JSON number.
  var nonFinite: Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case is Decimal: .nan
    default: nil
    }
  }

  /// The seconds since 1970 that a date counts as for types other than `Date` (ENT-14).
  var seconds: Double? { date?.timeIntervalSince1970 }

  /// The number that the leaf counts as.
  var number: ExactDecimal? { seconds.flatMap { ExactDecimal(Array($0.description.utf8)) } }

  /// The text that the leaf counts as (ENT-14, ENT-15).
  var text: String? {
    if let data { return data.base64EncodedString() }
    guard let number, let seconds else { return nil }
    return number.isInteger ? number.integerText : seconds.description
  }

  static func found(_ value: Any) -> SmartRepair.Found {
    switch value {
    case is Date: .date
    case is Data: .data
    default: ForeignValue(value).nonFinite == nil ? .other : .number
    }
  }
}

extension Tape {
  /// The leaf of a foreign entry.
  func foreignValue(_ index: Int) -> ForeignValue {
    ForeignValue(foreignValues[Int(payload(index))])
  }
}

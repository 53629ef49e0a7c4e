/// A raw-value enum with a case that stands in where no initial value is known.
///
///     enum Sex: String, SmartCaseDefaultable { case man, woman }
///
/// The raw value is read with the conversions of its type; an unknown one falls back to the
/// property's initial value, or to ``defaultCase`` if there is none (ENUM-1 to ENUM-6).
public protocol SmartCaseDefaultable: RawRepresentable, Codable, CaseIterable {
  /// The case that stands in where no initial value is known; by default the first one.
  static var defaultCase: Self { get }
}

extension SmartCaseDefaultable {
  /// The first case of the enum.
  public static var defaultCase: Self {
    guard let first = allCases.first else {
      preconditionFailure("\(Self.self) has no cases, so it can have no value")
    }
    return first
  }
}

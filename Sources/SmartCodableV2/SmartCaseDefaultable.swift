/// An enum with a case that stands for every value that it does not know.
///
///     enum Level: String, SmartCaseDefaultable {
///       case low, high
///       static var defaultCase: Level { .low }
///     }
///
/// A property of the type gets ``defaultCase`` for an unknown raw value, also if it is Optional, and
/// otherwise where any other type gets its default; an Optional one is nil for a missing key, null and
/// a value that is not of the kind of the raw values (LEG-7). Raw values are not converted.
///
/// Renamed since: the protocol of the module `SmartCodable` has the same name, is also `CaseIterable`,
/// and prefers the initial value to its default case.
public protocol SmartCaseDefaultable: RawRepresentable, Codable {
  /// The case that stands for unknown values.
  static var defaultCase: Self { get }
}

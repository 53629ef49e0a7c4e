/// A name in suites, reports and messages: a text with its own type.
///
/// A conforming type stores the text and gives its meaning; this protocol provides the rest.
public protocol KitName: RawRepresentable, Hashable, Sendable, Comparable,
  ExpressibleByStringLiteral, CustomStringConvertible
where RawValue == String, StringLiteralType == String {
  /// Creates a name from any text.
  init(rawValue: String)
}

extension KitName {
  /// Creates a name from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// The name as text.
  public var description: String { rawValue }

  /// Orders names by their bytes, the order of all reports.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }
}

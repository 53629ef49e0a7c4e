import Foundation

extension KodableOption where Value == String {
  /// Removes white space and line ends around the text.
  public static var trimmed: KodableOption {
    overrideValue { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }
}

extension KodableOption where Value == String? {
  /// Removes white space and line ends around the text.
  public static var trimmed: KodableOption {
    overrideValue { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// Like `trimmed`; a text of white space becomes nil.
  public static var trimmedNifIfEmpty: KodableOption {
    overrideValue { text in
      let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines)
      return trimmed?.isEmpty ?? true ? nil : trimmed
    }
  }
}

extension KodableOption where Value: Comparable & Sendable {
  /// Replaces values outside the range by its nearest bound.
  public static func clamping(to limits: ClosedRange<Value>) -> KodableOption {
    overrideValue { Swift.min(Swift.max($0, limits.lowerBound), limits.upperBound) }
  }

  /// The same as ``clamping(to:)``.
  public static func range(_ limits: ClosedRange<Value>) -> KodableOption {
    clamping(to: limits)
  }

  /// Replaces greater values by this one.
  public static func max(_ limit: Value) -> KodableOption {
    overrideValue { Swift.min($0, limit) }
  }

  /// Replaces smaller values by this one.
  public static func min(_ limit: Value) -> KodableOption {
    overrideValue { Swift.max($0, limit) }
  }
}

extension KodableOption
where
  Value: MutableCollection & RandomAccessCollection & SendableMetatype,
  Value.Element: SendableMetatype
{
  /// Sorts the elements; the closure tells whether the first is before the second.
  public static func sorted(
    using areInIncreasingOrder: @escaping @Sendable (Value.Element, Value.Element) -> Bool
  ) -> KodableOption {
    overrideValue { elements in
      var elements = elements
      elements.sort(by: areInIncreasingOrder)
      return elements
    }
  }

  /// Sorts the elements by a property, smallest first.
  public static func ascending<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property> & Sendable
  ) -> KodableOption {
    sorted { $0[keyPath: property] < $1[keyPath: property] }
  }

  /// Sorts the elements by a property, greatest first.
  public static func descending<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property> & Sendable
  ) -> KodableOption {
    sorted { $0[keyPath: property] > $1[keyPath: property] }
  }

  /// Sorts the elements by an Optional property, smallest first and nil last.
  public static func ascending<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property?> & Sendable
  ) -> KodableOption {
    sorted { $0[keyPath: property].isBefore($1[keyPath: property]) }
  }

  /// Sorts the elements by an Optional property, nil first, then greatest first.
  public static func descending<Property: Comparable & SendableMetatype>(
    by property: any KeyPath<Value.Element, Property?> & Sendable
  ) -> KodableOption {
    sorted { $1[keyPath: property].isBefore($0[keyPath: property]) }
  }
}

extension KodableOption
where
  Value: MutableCollection & RandomAccessCollection & SendableMetatype,
  Value.Element: Comparable & SendableMetatype
{
  /// Sorts the elements, smallest first.
  public static var ascending: KodableOption { sorted { $0 < $1 } }

  /// Sorts the elements, greatest first.
  public static var descending: KodableOption { sorted { $0 > $1 } }
}

extension KodableOption
where
  Value: MutableCollection & RandomAccessCollection & SendableMetatype,
  Value.Element: OptionalProtocol & SendableMetatype,
  Value.Element.Wrapped: Comparable & SendableMetatype
{
  /// Sorts the elements, smallest first and nil last.
  public static var ascending: KodableOption { sorted { $0.optional.isBefore($1.optional) } }

  /// Sorts the elements, nil first, then greatest first.
  public static var descending: KodableOption { sorted { $1.optional.isBefore($0.optional) } }
}

/// An Optional, for constraints on the elements of collections.
public protocol OptionalProtocol {
  associatedtype Wrapped

  /// The Optional itself.
  var optional: Wrapped? { get }
}

extension Optional: OptionalProtocol {
  /// The Optional itself.
  public var optional: Wrapped? { self }
}

extension Optional where Wrapped: Comparable {
  /// Whether the value is before another one in ascending order, in which nil is last.
  fileprivate func isBefore(_ other: Wrapped?) -> Bool {
    guard let self else { return false }
    guard let other else { return true }
    return self < other
  }
}

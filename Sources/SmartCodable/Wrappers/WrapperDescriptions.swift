// Property wrappers are described and mirrored as their wrapped values, so that a model with wrapped
// properties is printed and dumped like one without. Decoding does not use mirrors (INI-1).

/// A wrapper that is described and mirrored as its value; public only since its members have to be.
public protocol _DescribedWrapper: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The type of the value.
  associatedtype _Described
  /// The value.
  var wrappedValue: _Described { get }
}

extension _DescribedWrapper {
  /// The value as text.
  public var description: String { String(describing: wrappedValue) }

  /// The value as text for debugging.
  public var debugDescription: String { String(reflecting: wrappedValue) }

  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension SmartAny: _DescribedWrapper {}
extension SmartFlat: _DescribedWrapper {}
extension SmartIgnored: _DescribedWrapper {}
extension SmartPublished: _DescribedWrapper {}
extension SmartDate: _DescribedWrapper {}
extension SmartHexColor: _DescribedWrapper {}
extension SmartCompact.Array: _DescribedWrapper {}
extension SmartCompact.Dictionary: _DescribedWrapper {}

extension PositionEncodable where Self: _DescribedWrapper {
  var transformedValue: Any { wrappedValue }
}

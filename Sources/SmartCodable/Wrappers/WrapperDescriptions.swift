// Property wrappers are described and mirrored as their wrapped values, so that a model with wrapped
// properties is printed and dumped like one without. Decoding does not use mirrors (INI-1).

extension SmartAny: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The value as text.
  public var description: String { String(describing: wrappedValue) }

  /// The value as text for debugging.
  public var debugDescription: String { String(reflecting: wrappedValue) }

  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension SmartFlat: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The value as text.
  public var description: String { String(describing: wrappedValue) }

  /// The value as text for debugging.
  public var debugDescription: String { String(reflecting: wrappedValue) }

  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension SmartIgnored: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The value as text.
  public var description: String { String(describing: wrappedValue) }

  /// The value as text for debugging.
  public var debugDescription: String { String(reflecting: wrappedValue) }

  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension SmartPublished: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The value as text.
  public var description: String { String(describing: wrappedValue) }

  /// The value as text for debugging.
  public var debugDescription: String { String(reflecting: wrappedValue) }

  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension SmartDate: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The date as text.
  public var description: String { String(describing: wrappedValue) }

  /// The date as text for debugging.
  public var debugDescription: String { String(reflecting: wrappedValue) }

  /// The mirror of the date.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

extension SmartHexColor: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The color as text.
  public var description: String { String(describing: wrappedValue) }

  /// The color as text for debugging.
  public var debugDescription: String { String(reflecting: wrappedValue) }

  /// The mirror of the color.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

extension SmartCompact.Array: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The array as text.
  public var description: String { String(describing: wrappedValue) }

  /// The array as text for debugging.
  public var debugDescription: String { String(reflecting: wrappedValue) }

  /// The mirror of the array.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension SmartCompact.Dictionary: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The dictionary as text.
  public var description: String { String(describing: wrappedValue) }

  /// The dictionary as text for debugging.
  public var debugDescription: String { String(reflecting: wrappedValue) }

  /// The mirror of the dictionary.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

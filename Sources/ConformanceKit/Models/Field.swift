/// One stored property of a model.
public struct Field: Hashable, Sendable {
  /// How a field differs from an ordinary property.
  public enum Trait: String, Hashable, Sendable, CaseIterable {
    /// The value is read from the enclosing object instead of from a key.
    case flat
    /// The field takes no part in coding and keeps its initial value.
    case uncoded
    /// Invalid elements and entries are left out, null included, whatever the setting for elements.
    case compact
    /// A date is recognized in all its forms, whatever the setting for dates.
    case automaticDate = "automatic-date"
  }

  /// The name of the property.
  public let name: String
  /// What it holds.
  public let shape: Shape
  /// The initial value as JSON text of the field's shape; nil if there is none (for an Optional
  /// that means null).
  public let initialValue: String?
  /// The name of the field in paths; usually ``name``.
  public let codingKey: String
  /// The keys and dotted paths from which it is read, in order; usually just the coding key.
  public let keys: [String]
  /// How it differs from an ordinary property.
  public let traits: Set<Trait>

  /// Describes a property.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - shape: What it holds.
  ///   - initialValue: Its initial value as JSON text, or nil for none.
  ///   - codingKey: The key it codes with, or nil for the name itself.
  ///   - keys: The keys a mapping lists for it, or nil without a mapping.
  ///   - traits: How it differs from an ordinary property.
  /// - Returns: The field.
  public static func field(
    _ name: String,
    _ shape: Shape,
    default initialValue: String? = nil,
    codingKey: String? = nil,
    keys: [String]? = nil,
    traits: Set<Trait> = []
  ) -> Field {
    let codingKey = codingKey ?? name
    return Field(
      name: name,
      shape: shape,
      initialValue: initialValue,
      codingKey: codingKey,
      keys: keys ?? [codingKey],
      traits: traits
    )
  }

  /// Whether a mapping renames the field.
  public var isMapped: Bool {
    guard keys.count == 1, let key = keys.first else { return true }
    return !key.hasSameScalars(as: codingKey)
  }
}

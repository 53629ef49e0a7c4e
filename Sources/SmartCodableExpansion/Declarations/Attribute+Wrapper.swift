extension Attribute {
  /// Whether the attribute is assumed to be a property wrapper (MAC-6, MAC-7).
  ///
  /// The text alone does not show what `@Name` is. The attributes of the language and the macros and
  /// actors of its libraries are known by name; a name that ends in `Actor` is assumed to be a global
  /// actor, and one that ends in `Builder` a result builder.
  var isWrapper: Bool {
    let last = lastName
    if last.hasPrefix("_") || last.hasSuffix("Actor") || last.hasSuffix("Builder") { return false }
    return !Self.others.contains(last)
  }

  /// Whether it is a wrapper of this package; none of these creates a value without arguments.
  var isOfSmartCodable: Bool {
    name.hasPrefix("SmartC") || lastName.hasPrefix("Smart") || lastName == "IgnoredKey"
  }

  /// The attributes of stored properties that are not wrappers.
  private static let others: Set<String> = [
    "abi", "available", "backDeployed", "c", "concurrent", "const", "constInitialized",
    "differentiable", "diagnose", "exclusivity", "export", "implementation", "inlinable", "inline",
    "lifetime", "noDerivative", "nonexhaustive", "nonobjc", "objc", "preconcurrency", "safe",
    "section", "specialized", "spi", "storageRestrictions", "transpose", "unsafe",
    "usableFromInline", "used", "warn_unqualified_access",
    "GKInspectable", "IBInspectable", "IBOutlet", "NSCopying", "NSManaged", "Sendable",
    "DebugDescription", "ObservationIgnored", "ObservationTracked",
  ]
}

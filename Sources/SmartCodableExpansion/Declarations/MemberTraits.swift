/// The attributes and modifiers before the keyword of a member.
struct MemberTraits {
  var attributes: [Attribute] = []
  var modifiers: [String] = []

  /// The start of the member.
  var start = 0

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isLazy: Bool { modifiers.contains("lazy") }
  var isOverride: Bool { modifiers.contains("override") }

  /// Whether strict memory safety requires `unsafe` for its uses.
  var isUnsafe = false

  /// Whether using it causes a warning.
  var isDeprecated: Bool {
    attributes.contains { $0.name == "available" && $0.arguments?.contains("deprecated") == true }
  }
}

/// What stands before the keyword of a member.
struct MemberTraits {
  var attributes: [Attribute] = []
  var modifiers: [String] = []

  /// Where the member begins.
  var start = 0

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isLazy: Bool { modifiers.contains("lazy") }
  var isOverride: Bool { modifiers.contains("override") }

  /// Whether strict memory safety wants `unsafe` where it is used.
  var isUnsafe = false

  /// Whether using it is a warning.
  var isDeprecated: Bool {
    attributes.contains { $0.name == "available" && $0.arguments?.contains("deprecated") == true }
  }
}

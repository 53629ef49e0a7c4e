/// A stored property as one of the two readers found it.
struct FoundProperty: Equatable, CustomStringConvertible {
  var name: String
  var type: String?
  var value: String?
  var attributes: [String]
  var isObserved: Bool
  var isStatic: Bool
  var isConstant: Bool
  var isLazy: Bool
  var isOverride: Bool

  /// The directive of each `#if` around it.
  var conditions: [String]

  var description: String {
    let traits = [
      isObserved ? "observed" : "", isStatic ? "static" : "", isConstant ? "let" : "var",
      isLazy ? "lazy" : "", isOverride ? "override" : "",
    ]
    let words = conditions + attributes.map { "@" + $0 } + traits.filter { !$0.isEmpty }
    return "\(words.joined(separator: " ")) \(name): \(type ?? "?") = \(value ?? "?")"
  }
}

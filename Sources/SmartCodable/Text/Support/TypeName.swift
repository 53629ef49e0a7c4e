/// Type names as written in source code: `[Int]`, `[String: User]`, without the module.
enum TypeName {
  static func of(_ type: Any.Type) -> String {
    sugared(plain(of: type))
  }

  /// The name as Swift prints it.
  static func plain(of type: Any.Type) -> String {
    // To describe a type as a value takes nine times as long.
    _typeName((type as? any TypeStandIn.Type)?.named ?? type, qualified: false)
  }

  private static func sugared(_ name: String) -> String {
    guard let open = name.firstIndex(of: "<"), name.hasSuffix(">") else { return name }
    let outer = name[..<open]
    let arguments = split(name[name.index(after: open)..<name.index(before: name.endIndex)])
      .map(sugared)
    switch (outer, arguments.count) {
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    case ("Optional", 1): return "\(arguments[0])?"
    default: return "\(outer)<\(arguments.joined(separator: ", "))>"
    }
  }

  /// Splits generic arguments at the commas outside any bracket.
  private static func split(_ arguments: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in arguments {
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else if character != " " || !(parts.last ?? "").isEmpty {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}

/// A type of this package that decodes in place of another one, whose name is shown.
protocol TypeStandIn {
  static var named: Any.Type { get }
}

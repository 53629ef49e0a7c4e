import SwiftParser
import SwiftSyntax

/// The properties that the compiler's parser finds.
enum ParserFinding {
  /// The stored properties of the first class, or nil if the text is not Swift.
  static func properties(in source: String) -> [FoundProperty]? {
    let file = Parser.parse(source: source)
    guard !file.hasError else { return nil }
    for statement in file.statements {
      if let declaration = statement.item.as(ClassDeclSyntax.self) {
        return properties(of: declaration.memberBlock.members, [])
      }
    }
    return nil
  }

  private static func properties(
    of members: MemberBlockItemListSyntax,
    _ conditions: [String]
  ) -> [FoundProperty] {
    members.flatMap { member -> [FoundProperty] in
      if let block = member.decl.as(IfConfigDeclSyntax.self) {
        return block.clauses.flatMap { clause -> [FoundProperty] in
          guard case .decls(let members) = clause.elements else { return [] }
          let condition = clause.condition.map { " " + $0.trimmedDescription } ?? ""
          return properties(of: members, conditions + [clause.poundKeyword.text + condition])
        }
      }
      return member.decl.as(VariableDeclSyntax.self).map { properties(of: $0, conditions) } ?? []
    }
  }

  private static func properties(
    of declaration: VariableDeclSyntax,
    _ conditions: [String]
  ) -> [FoundProperty] {
    let modifiers = declaration.modifiers.filter { $0.detail == nil }.map(\.name.text)
    let attributes = declaration.attributes.compactMap { element in
      element.as(AttributeSyntax.self).map { name(of: $0.attributeName) }
    }
    var result: [FoundProperty] = []
    var following: String?
    for binding in declaration.bindings.reversed() {
      let own = binding.typeAnnotation?.type.trimmedDescription
      let type = own ?? (binding.initializer == nil ? following : nil)
      following = binding.initializer == nil ? type : nil
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      guard let isObserved = isObserved(binding.accessorBlock) else { continue }
      result.insert(
        FoundProperty(
          name: pattern.identifier.text,
          type: type,
          value: binding.initializer?.value.trimmedDescription,
          attributes: attributes,
          isObserved: isObserved,
          isStatic: modifiers.contains("static") || modifiers.contains("class"),
          isConstant: declaration.bindingSpecifier.text == "let",
          isLazy: modifiers.contains("lazy"),
          isOverride: modifiers.contains("override"),
          conditions: conditions
        ),
        at: 0
      )
    }
    return result
  }

  /// Whether a property has observers; nil for a computed property.
  private static func isObserved(_ block: AccessorBlockSyntax?) -> Bool? {
    guard let block else { return false }
    guard case .accessors(let accessors) = block.accessors else { return nil }
    let words = accessors.map(\.accessorSpecifier.text)
    return words.allSatisfy { $0 == "willSet" || $0 == "didSet" } ? true : nil
  }

  private static func name(of type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) {
      return name(of: member.baseType) + "." + member.name.text
    }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription
  }
}

/// The properties that the macro's reader finds.
enum OwnFinding {
  static func properties(in source: String) throws(ReadingError) -> [FoundProperty] {
    let declaration = try DeclarationReader.read(source)
    return properties(of: declaration.body.members, in: Array(source.utf8), [])
  }

  private static func properties(
    of members: [ClassMember],
    in source: [UInt8],
    _ conditions: [String]
  ) -> [FoundProperty] {
    members.flatMap { member in
      switch member {
      case .property(let property): [found(property, in: source, conditions)]
      case .conditional(let clauses):
        clauses.flatMap { properties(of: $0.members, in: source, conditions + [$0.directive]) }
      }
    }
  }

  private static func found(
    _ property: StoredProperty,
    in source: [UInt8],
    _ conditions: [String]
  ) -> FoundProperty {
    FoundProperty(
      name: property.name,
      type: property.type?.text,
      value: property.value.map { String(decoding: source[$0.range], as: UTF8.self) },
      attributes: property.traits.attributes.map(\.name),
      isObserved: property.isObserved,
      isStatic: property.traits.isStatic,
      isConstant: property.isConstant,
      isLazy: property.traits.isLazy,
      isOverride: property.traits.isOverride,
      conditions: conditions
    )
  }
}

/// Warns about mappings and hooks that hide those of the superclass instead of overriding them, and are
/// therefore never called (MAC-14).
///
/// A class that declares the conformance itself, on top of a plain Codable superclass, has nothing to override: its
/// hooks are the ones that are called.
enum HookCheck {
  private static let models: Set<String> = [
    "SmartCodable", "SmartCodableX", "SmartDecodable", "SmartMapping",
  ]

  static func diagnoses(of declaration: ClassDeclaration) -> [Diagnosis] {
    if declaration.inherited.dropFirst().contains(where: isModel) { return [] }
    return declaration.body.hiddenHooks.map { hook in
      var diagnosis = Diagnosis(
        severity: .warning,
        message: "`\(hook.name)` is never called without `override`, which the superclass must "
          + "allow by declaring it, as `class func` if it is a type method; if the superclass is no model, "
          + "declare the conformance to SmartCodable at the class and not in an extension",
        range: hook.range
      )
      diagnosis.insertion = ("insert `override`", "override ", hook.start)
      return diagnosis
    }
  }

  private static func isModel(_ type: TypeReference) -> Bool {
    let tokens = (try? TokenList(type.text))?.tokens ?? []
    return tokens.contains { $0.kind == .word && models.contains($0.text) }
  }
}

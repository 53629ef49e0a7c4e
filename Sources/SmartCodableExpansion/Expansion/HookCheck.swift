/// Warns about mappings and hooks that hide those of the superclass instead of overriding them, and are
/// therefore never called (MAC-14).
enum HookCheck {
  static func diagnoses(of declaration: ClassDeclaration) -> [Diagnosis] {
    declaration.body.hiddenHooks.map { hook in
      var diagnosis = Diagnosis(
        severity: .warning,
        message: "`\(hook.name)` is never called without `override`, which the superclass must "
          + "allow by declaring it, as `class func` if it is a type method",
        range: hook.range
      )
      diagnosis.insertion = ("insert `override`", "override ", hook.start)
      return diagnosis
    }
  }
}

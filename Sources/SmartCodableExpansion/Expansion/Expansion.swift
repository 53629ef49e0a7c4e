/// The result of expanding a declaration: members to add, or the reasons why there are none.
struct Expansion {
  /// The members; empty if there is an error.
  let source: String

  let diagnoses: [Diagnosis]

  /// Expands `@SmartSubclass` at a declaration.
  ///
  /// - Parameters:
  ///   - declaration: Its text, including its attributes and comments.
  ///   - surroundings: The texts of the enclosing declarations, from the inside out, without members.
  init(of declaration: String, in surroundings: [String] = []) {
    do throws(ReadingError) {
      let subclass = try DeclarationReader.read(declaration)
      let plan = CodingPlan(subclass)
      let diagnoses =
        HeaderCheck.diagnoses(of: subclass) + plan.diagnoses + HookCheck.diagnoses(of: subclass)
      self.diagnoses = diagnoses.sorted { $0.range.lowerBound < $1.range.lowerBound }
      if diagnoses.contains(where: { $0.severity == .error }) {
        source = ""
      } else {
        let access = Self.access(of: subclass, in: surroundings)
        source = MemberWriter(plan: plan, access: access).members
      }
    } catch {
      source = ""
      diagnoses = [.error(error.message, at: error.range)]
    }
  }

  /// The modifier that the members need, followed by a space (MAC-2).
  private static func access(of subclass: ClassDeclaration, in surroundings: [String]) -> String {
    let levels = ["public", "package", "internal", "fileprivate", "private", "open"]
    var level = subclass.traits.modifiers.first { levels.contains($0) }
    if level == nil, let extensionAccess = extensionAccess(surroundings.first) {
      level = extensionAccess
    }
    switch level {
    case "public", "open": return "public "
    case "package": return "package "
    default: return ""
    }
  }

  /// The access level of a `public` or `package` extension, which its members have by default.
  private static func extensionAccess(_ surrounding: String?) -> String? {
    guard let surrounding, let list = try? TokenList(surrounding) else { return nil }
    var reader = TokenReader(list)
    guard let traits = try? reader.readTraits(), reader.token.isWord("extension") else {
      return nil
    }
    return traits.modifiers.first { $0 == "public" || $0 == "package" }
  }
}

import ConformanceKit

extension SuiteLint {
  /// Where a case requires more than the capabilities that it needs.
  ///
  /// A decoder would fail it for something that it never claimed. Dialects are indivisible and not checked.
  func capabilityFindings(for conformanceCase: ConformanceCase) -> [Finding] {
    guard !conformanceCase.profile.isDialect else { return [] }
    var needs = conformanceCase.needs
    // Dates and bytes are types of property lists, and need no strategy.
    if conformanceCase.profile == .propertyList { needs.insert(.foundation) }
    let id = conformanceCase.id.rawValue
    let settings = conformanceCase.settings.sorted { $0.key < $1.key }
      .filter { setting, value in
        setting != .userInfo
          && Self.capability(of: setting, value).map { !needs.contains($0) } ?? true
      }
      .map { setting, value in
        Self.capability(of: setting, value)
          .map { "turns \(setting), which takes the capability \($0)" }
          ?? "turns \(setting), which belongs to a dialect"
      }
      .map { Finding(.settingClaimed, id, $0) }
    let fields = capabilities(of: .model(conformanceCase.model), seen: [])
      .subtracting(needs).sorted()
      .map { "a field of \(conformanceCase.model) takes the capability \($0)" }
      .map { Finding(.fieldsClaimed, id, $0) }
    return settings + fields
  }

  /// The capability that a setting belongs to; nil if only dialects have it.
  private static func capability(of setting: Setting, _ value: String) -> Capability? {
    switch setting {
    case .path: .rootPath
    case .syntax where value == "json5": .json5
    case .syntax where value == "dictionary": .topLevelDictionary
    case .keys, .date, .data, .float: .foundation
    default: nil
    }
  }

  /// What a type of this shape needs, whatever the input.
  private func capabilities(of shape: Shape, seen: Set<ModelID>) -> Set<Capability> {
    switch shape {
    case .string, .boolean, .integer, .number, .float32, .enumeration: return []
    case .decimal, .data, .date, .url: return [.foundation]
    case .any: return [.untyped]
    case .array(let inner), .set(let inner), .dictionary(let inner), .optional(let inner),
      .map(_, let inner):
      return capabilities(of: inner, seen: seen)
    case .model(let id):
      guard let schema = suite.models[id], !seen.contains(id) else { return [] }
      let seen = seen.union([id])
      switch schema.form {
      case .container: return []
      case .root(let shape):
        // A top level of any kind is a plain type that inspects its input.
        return capabilities(of: shape, seen: seen).subtracting([.untyped])
      case .plainStructure:
        return capabilities(of: schema, seen: seen).subtracting([.untyped])
      case .structure, .classType, .enumeration:
        return capabilities(of: schema, seen: seen)
      }
    }
  }

  private func capabilities(of schema: ModelSchema, seen: Set<ModelID>) -> Set<Capability> {
    suite.models.fields(of: schema.id)
      .reduce(into: []) { found, field in
        found.formUnion(capabilities(of: field.shape, seen: seen))
        for trait in field.traits {
          switch trait {
          case .flat: found.insert(.flattening)
          case .compact, .automaticDate: found.insert(.smartCodable)
          case .uncoded: break
          }
        }
      }
  }
}

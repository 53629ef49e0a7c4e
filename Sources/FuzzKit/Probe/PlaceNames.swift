/// Names the place of a violation, with the same text for all inputs that show one bug.
///
/// Names of properties are kept, since another property is another bug. Indices, and keys that are data,
/// become `[*]` and `{*}`, since they would only distinguish inputs, and so would the depth at which a type
/// stands inside itself. The observation of a value knows which
/// keys are names, by the types of its coding keys; for other paths the schema decides.
struct PlaceNames: Sendable {
  /// What the type reads at one place.
  private final class Level: Sendable {
    let isOpen: Bool
    let members: [String: Level]
    let element: Level?

    init(isOpen: Bool, members: [String: Level], element: Level?) {
      self.isOpen = isOpen
      self.members = members
      self.element = element
    }
  }

  /// What is known about the place that a path has reached.
  private enum Standing {
    /// The type reads these places, one of which is meant, perhaps inside data.
    case known([Level], isInData: Bool)
    /// Unknown, so keys count as names unless the path says that they are data.
    case unknown
    /// Inside data, where there are no names.
    case data
  }

  private let root: Level?

  /// Creates the names of a type with this schema; with ``ProbedSchema/none`` nothing is known.
  init(_ schema: ProbedSchema) {
    root = schema.fields.isEmpty ? nil : Self.level(schema.fields.map { $0.path[...] }, [], schema)
  }

  /// The place of `path` in a signature.
  func text(of path: TreePath) -> String {
    let path = path.withoutRecursion
    var standing = root.map { Standing.known([$0], isInData: false) } ?? .unknown
    var text = ""
    for (position, step) in path.steps.enumerated() {
      switch step {
      case .index:
        text += "[*]"
        standing = element(of: standing)
      case .key(let key):
        let isData = position < path.dataSteps.count ? path.dataSteps[position] : nil
        let (name, next) = member(key, of: standing, isData: isData)
        text += (text.isEmpty ? "" : ".") + (name ?? "{*}")
        standing = next
      }
    }
    return text.isEmpty ? "$" : text
  }

  private func element(of standing: Standing) -> Standing {
    guard case .known(let levels, let isInData) = standing else { return standing }
    return Self.standing(levels.compactMap(\.element), isInData: isInData)
  }

  private static func standing(_ levels: [Level], isInData: Bool) -> Standing {
    if levels.isEmpty { return isInData ? .data : .unknown }
    return .known(levels, isInData: isInData)
  }

  /// The name of a member, or nil if its key is data, and what is known below it.
  private func member(
    _ key: String,
    of standing: Standing,
    isData: Bool?
  ) -> (String?, Standing) {
    var isData = isData
    switch standing {
    case .known(let levels, let isInData):
      let named = levels.filter { !$0.isOpen }.compactMap { $0.members[key] }
      if !named.isEmpty { return (key, .known(named, isInData: isInData)) }
      if isData != false, levels.contains(where: \.isOpen) {
        return (nil, Self.standing(levels.flatMap(\.members.values), isInData: true))
      }
      if isInData { isData = isData ?? true }
    case .data: isData = isData ?? true
    case .unknown: break
    }
    if isData == true { return (nil, .data) }
    // A property may be named differently from the member that it was decoded from.
    return (TreePath.isIdentifier(key) ? key : nil, .unknown)
  }

  /// The level at `place`, built from the remainders of the paths that lead through it.
  private static func level(
    _ rests: [ArraySlice<ProbedSchema.Step>],
    _ place: [ProbedSchema.Step],
    _ schema: ProbedSchema
  ) -> Level {
    var groups: [ProbedSchema.Step: [ArraySlice<ProbedSchema.Step>]] = [:]
    for rest in rests {
      if let step = rest.first { groups[step, default: []].append(rest.dropFirst()) }
    }
    var members: [String: Level] = [:]
    var element: Level?
    for (step, rests) in groups {
      let inner = level(rests, place + [step], schema)
      switch step {
      case .key(let key): members[key] = inner
      case .element: element = inner
      }
    }
    return Level(isOpen: schema.openPlaces.contains(place), members: members, element: element)
  }
}

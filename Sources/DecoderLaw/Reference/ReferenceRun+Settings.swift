import ConformanceKit

extension ReferenceRun {
  // MARK: Path

  /// The value at the path in ``Setting/path``, or the whole document without that setting.
  func start(in document: JSONValue, for model: ModelID) throws(Rejection) -> JSONValue {
    guard let path = settings[.path], policy.honorsPath, followsRoot else { return document }
    var segments = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if policy.pathSkipsBlankSegments { segments.removeAll { $0.allSatisfy(\.isWhitespace) } }
    if !policy.pathSegmentsAreExact {
      segments = segments.map { $0.filter { !$0.isWhitespace } }
    }
    if segments.isEmpty, policy.emptyPathIsRoot { return document }
    if !policy.pathIgnoresMapping {
      let fields = catalog.fields(of: model)
      segments = segments.map { name in fields.first { $0.name == name }?.keys.first ?? name }
    }
    let end =
      segments.isEmpty
      ? nil : walk(document, segments[...], convertingKeys: !policy.pathIgnoresKeyStrategy)
    switch end {
    case .null? where policy.pathRefusesNull: throw Rejection(.valueNotFound, at: "$")
    case .null?: return .object([])
    case let end?: return end
    case nil where policy.pathMustLead: throw Rejection(.valueNotFound, at: "$")
    case nil: return document
    }
  }

  // MARK: Keys

  /// The value of a coding key or candidate: unconverted keys first, converted ones second.
  func member(_ key: String, in members: [JSONMember]) -> JSONValue? {
    let raw = policy.rawKeysCount || !convertsKeysHere ? rawMember(key, in: members) : nil
    guard convertsKeysHere else { return raw }
    let alike = distinct(members.filter { converted($0.key).hasSameScalars(as: key) })
    let held = policy.nullConvertedKeyContinues ? alike.filter { $0.value != .null } : []
    let matches = held.isEmpty ? alike : held
    let match = (policy.firstConvertedKeyWins ? matches.first : matches.last)?.value
    if !policy.rawKeysComeFirst { return match ?? raw }
    if let raw, raw != .null || !policy.nullRawKeyContinues { return raw }
    return match ?? raw
  }

  private var convertsKeysHere: Bool {
    settings[.keys] != nil && policy.convertsKeys
      && (nesting < 2 || policy.keyStrategyReachesChildren) && settingsHold
  }

  /// The coding key to which a key of the input is converted.
  func converted(_ key: String) -> String {
    switch settings[.keys] {
    case "from-snake-case": return camelCase(key)
    case "first-letter-lower":
      return policy.firstLetterOnly
        ? key.prefix(1).lowercased() + key.dropFirst() : key.lowercased()
    case "first-letter-upper":
      return policy.firstLetterOnly
        ? key.prefix(1).uppercased() + key.dropFirst() : key.uppercased()
    default: return key
    }
  }

  private func camelCase(_ key: String) -> String {
    let head = key.prefix { $0 == "_" }
    let tail = key.dropFirst(head.count).reversed().prefix { $0 == "_" }.count
    let inner = key.dropFirst(head.count).dropLast(tail)
    let words = inner.split(separator: "_")
    guard let first = words.first else { return key }
    if words.count == 1, policy.snakeLeavesSingleWords { return key }
    var text = policy.snakeLowersFirstWord ? first.lowercased() : String(first)
    for word in words.dropFirst() {
      let rest = word.dropFirst()
      text += word.prefix(1).uppercased()
      text += policy.snakeCapitalizesLaterWords ? rest.lowercased() : String(rest)
    }
    return policy.snakeKeepsOuterUnderscores
      ? head + text + String(repeating: "_", count: tail) : text
  }

  // MARK: Elements

  /// Whether one invalid element or entry fails the array or dictionary that is being read.
  func failsWhole(
    _ element: Shape,
    _ collection: Position,
    isDictionary: Bool
  ) -> Bool {
    guard settings[.elements] == "fail-whole", settingsHold else { return false }
    if collection.isElement, !policy.failsInnerCollections { return false }
    if element.isOptional, !policy.failWholeJudgesOptionals { return false }
    return isDictionary ? policy.failsWholeDictionaries : policy.failsWholeArrays
  }

  /// Whether null for an Optional element is refused, which only a faulty decoder does.
  var refusesNullElements: Bool {
    settings[.elements] == "fail-whole" && !policy.failWholeKeepsNull
  }

  // MARK: Strings

  /// Whether settings apply at the current position.
  var settingsHold: Bool { !isInsideString || policy.settingsReachStrings }
}

import Foundation

/// How the keys of models are spelled in one call: whether they are mapped, and with which strategy.
struct KeySpelling {
  let useMappedKeys: Bool
  let strategy: EncodingSettings.KeyStrategy

  /// Equal for spellings that write every key alike; identifies key tables.
  let id: UInt8

  init(_ settings: EncodingSettings = EncodingSettings()) {
    useMappedKeys = settings.useMappedKeys
    strategy = settings.key
    let number: UInt8 =
      switch settings.key {
      case .smart(.useDefaultKeys): 0
      case .smart(.toSnakeCase): 1
      case .smart(.firstLetterLower): 2
      case .smart(.firstLetterUpper): 3
      case .custom: 4
      }
    id = number << 1 | (settings.useMappedKeys ? 1 : 0)
  }

  /// Whether the name of a key depends on its path.
  var isPathBound: Bool {
    if case .custom = strategy { true } else { false }
  }

  /// Whether the strategy leaves every key as it is.
  var isIdentity: Bool {
    if case .smart(.useDefaultKeys) = strategy { true } else { false }
  }

  /// The JSON key: first the mapping, then the strategy (ENC-9).
  ///
  /// A custom strategy receives a mapped key as text; else it receives the coding key if that is a trivial
  /// byte, as most enums are, and another one with its text and integer if not.
  func name(
    of codingKey: any CodingKey,
    mapping: ModelMapping?,
    in path: inout StrategyPath,
    of objectPath: () -> [any CodingKey]
  ) -> String {
    let text = codingKey.stringValue
    let mapped = useMappedKeys ? mapping?.candidates(for: text)?.first : nil
    switch strategy {
    case .smart(let strategy): return strategy.converted(mapped ?? text)
    case .custom(let convert):
      let key = mapped.map { NameKey.key($0, codingKey.intValue) } ?? codingKey
      return path.converted(key, in: objectPath, by: convert)
    }
  }
}

extension JSONEncoder.SmartKeyEncodingStrategy {
  /// Converts a coding key to its JSON key.
  func converted(_ key: String) -> String {
    switch self {
    case .useDefaultKeys: key
    case .toSnakeCase: Self.snakeCase(key)
    case .firstLetterLower: key.prefix(1).lowercased() + key.dropFirst()
    case .firstLetterUpper: key.prefix(1).uppercased() + key.dropFirst()
    }
  }

  /// Converts `myURLProperty` to `my_url_property` as Foundation does: a word starts at each capital,
  /// except inside a run of characters that are not lowercase, where only the last one starts a word.
  ///
  /// Like Foundation it finds letters as scalars, of a category: for `Character`, letters like ª and Ⓐ have
  /// a case, too.
  private static func snakeCase(_ key: String) -> String {
    guard !key.isEmpty else { return key }
    let scalars = key.unicodeScalars
    var words: [Substring] = []
    var wordStart = key.startIndex
    var position = key.index(after: wordStart)
    while let capital = scalars[position...].firstIndex(where: isCapital) {
      words.append(key[wordStart..<capital])
      wordStart = capital
      guard let small = scalars[capital...].firstIndex(where: isSmall) else { break }
      if small != key.index(after: capital) {
        wordStart = max(capital, key.index(before: small))
        words.append(key[capital..<wordStart])
      }
      position = scalars.index(after: small)
    }
    words.append(key[wordStart...])
    return words.map { $0.lowercased() }.joined(separator: "_")
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter
  }

  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .lowercaseLetter
  }
}

/// How a value is to be written: the settings of an encoder in terms that every language has.
package struct WritingSettings: Hashable, Sendable {
  /// How the keys of models are spelled.
  package enum Keys: String, CaseIterable, Sendable {
    case asDeclared, snakeCase, firstLetterLower, firstLetterUpper
  }

  /// How dates are written.
  package enum Dates: String, CaseIterable, Sendable {
    case seconds, milliseconds, sinceReferenceDate, iso8601
  }

  /// Whether a key is the first that a mapping lists rather than the coding key (ENC-7).
  package var usesMappedKeys = false
  /// How keys are spelled; by default as declared.
  package var keys = Keys.asDeclared
  /// How dates are written; by default as seconds since 1970 (ENC-11).
  package var dates = Dates.seconds
  /// Whether infinity and NaN are written as the texts `INF`, `-INF` and `NAN`; without it no value that
  /// contains one can be written (ENC-10).
  package var namesNonFinite = false

  /// Creates the default settings.
  package init() {}

  /// The key of a model as it must be written; the setting for keys is applied last (ENC-9).
  func spelled(_ key: String) -> String {
    switch keys {
    case .asDeclared: key
    case .firstLetterLower: key.prefix(1).lowercased() + key.dropFirst()
    case .firstLetterUpper: key.prefix(1).uppercased() + key.dropFirst()
    case .snakeCase: Self.snakeCase(key)
    }
  }

  /// The words of a key, in lower case and joined by underscores.
  ///
  /// A word begins at a capital after anything else, and at the last of several capitals if a lower-case
  /// letter follows: `myURLProperty` has three. For Foundation the first letter is never one of several
  /// capitals: `AGE` has two words.
  private static func snakeCase(_ key: String) -> String {
    let letters = Array(key)
    var text = ""
    for (index, letter) in letters.enumerated() {
      let isBetween = index > 0 && letter.isUppercase
      let followsOther = isBetween && (index == 1 || !letters[index - 1].isUppercase)
      let leadsSmall = isBetween && index + 1 < letters.count && letters[index + 1].isLowercase
      if followsOther || leadsSmall { text += "_" }
      text += letter.lowercased()
    }
    return text
  }
}

/// The exceptions under which a decoder without leniency may differ from its reference (AGR-8).
///
/// Each is a predicate of the input, and of the two answers where an input alone does not tell. It is
/// asked for only where the answers differ, and how often it applied is in the report.
enum StrictExemption: Int, CaseIterable, Sendable {
  /// The input is no JSON by RFC 8259, and was refused as a whole; the reference let it pass, or found
  /// another fault first.
  case syntax
  /// An object has two keys that are equal, or equal as Unicode text: which counts is decided here.
  case duplicateKeys
  /// The type holds decimals, and the input has a number with more digits, or with a larger
  /// exponent, than the reference reads.
  case decimals
  /// Both refuse a number that its type cannot hold, but only one says where it is.
  case numberPath
  /// The reference goes through keys in an order of its own, and without the members that it
  /// stumbled over first it refuses in the same way.
  case keyOrder

  /// What both exceptions that look at the document alone say; nil if neither applies.
  static func ofDocument(_ trial: Trial) -> Self? {
    guard let facts = trial.facts else { return nil }
    if facts.hasDuplicateKeys { return .duplicateKeys }
    if trial.target.strictTraits.contains(.decimals), facts.hasFarDecimals { return .decimals }
    return nil
  }
}

extension JSONFacts {
  /// Whether a number has more digits than a decimal of 38 digits keeps, or a larger exponent.
  fileprivate var hasFarDecimals: Bool {
    tree.nodes().contains { tree.kind(of: $0) == .number && DecimalText(tree.text(of: $0)).isFar }
  }
}

extension DecimalText {
  /// Whether an exact decimal of 38 digits is not enough for it.
  fileprivate var isFar: Bool {
    significantDigits > 38 || !(-127...127).contains(lastDigit)
      || !(-127...127).contains(lastDigit + significantDigits)
  }
}

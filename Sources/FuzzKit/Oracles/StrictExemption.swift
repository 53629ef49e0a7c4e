/// The exceptions under which a decoder without leniency may differ from its reference.
///
/// Each is a predicate of the input, and of both answers where the input alone is not enough. It is evaluated
/// only where the answers differ, and the report counts how often it applied.
enum StrictExemption: Int, CaseIterable, Sendable {
  /// The input is not JSON by RFC 8259, and was refused as a whole; the reference accepted it, or found
  /// another error first.
  case syntax
  /// The input is UTF-32 with a byte order mark, which the reference mistakes for UTF-16, or UTF-16 without a
  /// mark whose second character is not in Latin-1 or ends in a zero byte, which it mistakes for UTF-8; it
  /// refuses both.
  case encoding
  /// An object has two keys that are equal, or equal as Unicode text, or that spell one integer while the
  /// type iterates over keys: which of them counts is defined only here.
  case duplicateKeys
  /// The type holds decimals, and the input has a number with more digits, or with a larger
  /// exponent, than the reference reads.
  case decimals
  /// A number with a fraction or an exponent is an integer, but not the one that the nearest Double is, or
  /// the other way around, or it is 2^53 or more: the reference converts it through a Double, then a Decimal
  ///.
  case fractions
  /// A text for a non-finite number is written with escapes: the reference compares the raw spelling.
  case escapedNumbers
  /// Both refuse a number that its type cannot hold, but only one reports where it is.
  case numberPath
  /// The reference iterates over keys in its own order, and refuses in the same way once the members that it
  /// refused first are removed.
  case keyOrder

  /// Returns the exception that the document alone justifies; nil if none applies.
  ///
  /// Without leniency numbers are converted as in the reference, so `fractions` applies only to targets
  /// that decode leniently.
  static func ofDocument(_ trial: Trial, isLenient: Bool = false) -> Self? {
    guard let facts = trial.markedTree.map(JSONFacts.init) else { return nil }
    if facts.hasDuplicateKeys { return .duplicateKeys }
    if trial.target.strictTraits.contains(.anyOrder), facts.hasEqualIntegerKeys {
      return .duplicateKeys
    }
    if facts.hasEscapedNumber { return .escapedNumbers }
    let numbers = facts.tree.nodes().filter { facts.tree.kind(of: $0) == .number }
      .map { facts.tree.text(of: $0) }
    if trial.target.strictTraits.contains(.decimals), numbers.contains(where: ExactDecimal.isFar) {
      return .decimals
    }
    let isExact = isLenient || trial.target.strictTraits.contains(.exactIntegers)
    return isExact && numbers.contains(where: ExactDecimal.isRoundedInteger) ? .fractions : nil
  }
}

extension Trial {
  /// The document, also in an encoding other than UTF-8 or after a byte order mark.
  var markedTree: JSONTree? { facts?.tree ?? JSONTree(parsing: input, rules: .anyEncoding) }

  /// Whether the input is in an encoding that the reference does not recognize.
  var isUnrecognized: Bool {
    if input.starts(with: [0xFF, 0xFE, 0, 0]) || input.starts(with: [0, 0, 0xFE, 0xFF]) {
      return true
    }
    let zeros = input.prefix(4).map { $0 == 0 }
    guard zeros.count == 4, zeros[0] != zeros[1] else { return false }
    // UTF-16 with two Latin-1 characters, and little-endian UTF-32.
    let known = [
      [false, true, false, true], [true, false, true, false], [false, true, true, true],
    ]
    return !known.contains(zeros)
  }
}

extension ExactDecimal {
  /// Whether an exact decimal of 38 digits is not enough for this number.
  fileprivate static func isFar(_ text: ArraySlice<UInt8>) -> Bool {
    guard let number = ExactDecimal(text) else { return false }
    return number.digits.utf8.count > 38 || !(-127...127).contains(number.exponent)
      || !(-127...127).contains(number.magnitude)
  }

  /// Whether the Double nearest to this fraction is an integer but not the same number, or so large that not
  /// every integer near it is a Double.
  fileprivate static func isRoundedInteger(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.contains(where: { $0 == 0x2E || $0 == 0x45 || $0 == 0x65 }),
      let double = Double(String(decoding: text, as: UTF8.self)), double == double.rounded()
    else { return false }
    guard double.magnitude < 0x1p53, let integer = Int64(exactly: double) else { return true }
    return ExactDecimal("\(integer)") != ExactDecimal(text)
  }
}

extension JSONFacts {
  /// Whether a string with escapes spells infinity or NaN.
  fileprivate var hasEscapedNumber: Bool {
    tree.nodes()
      .contains { node in
        guard tree.kind(of: node) == .string else { return false }
        let text = tree.text(of: node)
        guard text.count < 64, text.contains(UInt8(ascii: "\\")) else { return false }
        let word = String(decoding: JSONText.unescaped(text), as: UTF8.self).lowercased()
        return ["nan", "inf", "+inf", "-inf", "infinity", "-infinity"].contains(word)
      }
  }

  /// Whether an object has two keys that spell one integer, such as `1` and `01`.
  fileprivate var hasEqualIntegerKeys: Bool {
    tree.nodes()
      .contains { node in
        guard tree.kind(of: node) == .object else { return false }
        let integers = tree.children(of: node)
          .compactMap {
            Int(tree.name(of: $0))
          }
        return Set(integers).count < integers.count
      }
  }
}

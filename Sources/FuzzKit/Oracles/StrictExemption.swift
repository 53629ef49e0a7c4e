/// The exceptions under which a decoder without leniency may differ from its reference (AGR-8).
///
/// Each is a predicate of the input, and of the two answers where an input alone does not tell. It is
/// asked for only where the answers differ, and how often it applied is in the report.
enum StrictExemption: Int, CaseIterable, Sendable {
  /// The input is no JSON by RFC 8259, and was refused as a whole; the reference let it pass, or found
  /// another fault first.
  case syntax
  /// The input is UTF-32 with a byte order mark, which the reference takes for UTF-16, or UTF-16
  /// without a mark whose second character is not in Latin-1 or ends in a zero byte, which it takes for
  /// UTF-8; it refuses both.
  case encoding
  /// An object has two keys that are equal, or equal as Unicode text, or that spell one integer while
  /// the type goes through keys as they come: which of them counts is decided here.
  case duplicateKeys
  /// The type holds decimals, and the input has a number with more digits, or with a larger
  /// exponent, than the reference reads.
  case decimals
  /// A number with a fraction or an exponent is an integer, but not the one that the nearest Double is,
  /// or the other way around, or it is 2^53 or more: the reference looks at it through a Double, then
  /// through a Decimal (NUM-1).
  case fractions
  /// A text for a number that is not finite is written with escapes: the reference compares it as it is
  /// written.
  case escapedNumbers
  /// Both refuse a number that its type cannot hold, but only one says where it is.
  case numberPath
  /// The reference goes through keys in an order of its own, and without the members that it
  /// stumbled over first it refuses in the same way.
  case keyOrder

  /// What the exceptions that look at the document alone say; nil if none applies.
  ///
  /// Without leniency numbers are looked at as the reference does, so there `fractions` does not count.
  static func ofDocument(_ trial: Trial, isLenient: Bool = false) -> Self? {
    guard let facts = trial.markedTree.map(JSONFacts.init) else { return nil }
    if facts.hasDuplicateKeys { return .duplicateKeys }
    if trial.target.strictTraits.contains(.anyOrder), facts.hasEqualIntegerKeys {
      return .duplicateKeys
    }
    if facts.hasEscapedNumber { return .escapedNumbers }
    let numbers = facts.tree.nodes().filter { facts.tree.kind(of: $0) == .number }
      .map { facts.tree.text(of: $0) }
    if trial.target.strictTraits.contains(.decimals), numbers.contains(where: DecimalText.isFar) {
      return .decimals
    }
    return isLenient && numbers.contains(where: DecimalText.isRoundedInteger) ? .fractions : nil
  }
}

extension Trial {
  /// The document, also in another encoding than UTF-8 or behind a byte order mark.
  var markedTree: JSONTree? { facts?.tree ?? JSONTree(parsing: JSONText.recoded(input)) }

  /// Whether the input is in an encoding that the reference does not recognize.
  var isUnrecognized: Bool {
    if input.starts(with: [0xFF, 0xFE, 0, 0]) || input.starts(with: [0, 0, 0xFE, 0xFF]) {
      return true
    }
    let zeros = input.prefix(4).map { $0 == 0 }
    guard zeros.count == 4, zeros[0] != zeros[1] else { return false }
    // UTF-16 with two characters of Latin-1, and UTF-32 in little-endian order.
    let known = [
      [false, true, false, true], [true, false, true, false], [false, true, true, true],
    ]
    return !known.contains(zeros)
  }
}

extension DecimalText {
  /// Whether an exact decimal of 38 digits is not enough for this number.
  fileprivate static func isFar(_ text: ArraySlice<UInt8>) -> Bool {
    let number = DecimalText(text)
    return number.significantDigits > 38 || !(-127...127).contains(number.lastDigit)
      || !(-127...127).contains(number.lastDigit + number.significantDigits)
  }

  /// Whether the Double nearest to this fraction is an integer, but not the same number, or one so large
  /// that its neighbors are no integers in a row.
  fileprivate static func isRoundedInteger(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.contains(where: { $0 == 0x2E || $0 == 0x45 || $0 == 0x65 }),
      let double = Double(String(decoding: text, as: UTF8.self)), double == double.rounded()
    else { return false }
    guard double.magnitude < 0x1p53, let integer = Int64(exactly: double) else { return true }
    return DecimalText("\(integer)".utf8) != DecimalText(text)
  }
}

extension JSONFacts {
  /// Whether a string with escapes spells an infinity, or what is not a number.
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
            Int(String(decoding: JSONText.unescaped(tree.key(of: $0) ?? []), as: UTF8.self))
          }
        return Set(integers).count < integers.count
      }
  }
}

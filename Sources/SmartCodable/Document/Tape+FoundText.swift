extension Tape {
  /// The number of characters of a text or number that are shown.
  private static let shown = 40

  /// The value at `index` as JSON text on one line, shortened, or nil if it has none.
  ///
  /// Takes constant time, so repairs that show a long text are not slower than others.
  func foundText(_ index: Int) -> String? {
    guard index >= 0 else { return nil }
    switch tag(index) {
    case .null: return "null"
    case .no: return "false"
    case .yes: return "true"
    case .integer, .unsigned, .double, .bigNumber: return numberStart(index)
    case .plainString, .unicodeString, .escapedString: return stringStart(index)
    case .array: return memberCount(index) == 0 ? "[]" : "[…]"
    case .object: return memberCount(index) == 0 ? "{}" : "{…}"
    case .shared: return foundText(resolved(index))
    case .foreign: return nil
    }
  }

  private func numberStart(_ index: Int) -> String {
    let length = detail(index)
    // A number without a text of its own fits into a word.
    if length == 0 { return numberText(index) }
    let bytes = input.copy(at: offset(index), count: min(length, Self.shown + 1))
    let count = bytes.firstIndex { !JSONNumber.isNumberByte($0) } ?? bytes.count
    let text = String(decoding: bytes.prefix(min(count, Self.shown)), as: UTF8.self)
    return count > Self.shown ? text + "…" : text
  }

  /// The start of a string; escapes are kept, and characters that would end the text or its line are
  /// escaped.
  private func stringStart(_ index: Int) -> String {
    let length = byteLength(index)
    // A scalar has at most four bytes; one that is cut off is not shown.
    let bytes = input.copy(at: offset(index), count: min(length, 4 * (Self.shown + 1)))
    let hasEscapes = has(.escapedString, at: index)
    var text = "\""
    var count = 0
    var isEscaped = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      // A backslash is not separated from the character after it.
      if count >= Self.shown, !isEscaped { return text + "…\"" }
      text += isEscaped ? scalar.onOneLine : scalar.quoted(keepsEscapes: hasEscapes)
      isEscaped = hasEscapes && !isEscaped && scalar == "\\"
      count += 1
    }
    return text + "\""
  }
}

extension Unicode.Scalar {
  /// The scalar, escaped if it would end the line.
  fileprivate var onOneLine: String {
    guard [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    else { return String(self) }
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// The scalar as written inside quotes.
  fileprivate func quoted(keepsEscapes: Bool) -> String {
    self == "\"" || self == "\\" && !keepsEscapes ? "\\\(self)" : onOneLine
  }
}

extension ObservationReader {
  /// A date, bytes, a URL, or a number that is neither an integer nor of 64 bits; nil if the JSON value is
  /// none of these.
  package func scalar(_ shape: Shape, _ value: JSONValue) -> Observation? {
    switch (shape, value) {
    case (.number, .number(let text)): Double(text).map { .number($0) }
    case (.float32, .number(let text)): Float(text).map { .number($0.description) }
    case (.number, .string(let name)), (.float32, .string(let name)):
      ["nan", "inf", "-inf"].contains(name) ? .number(name) : nil
    case (.decimal, .number(let text)): ExactDecimal(text).map { .number($0.plainText) }
    case (.data, .string(let text)): Base64.bytes(of: text).map { .data(Base64.text(of: $0)) }
    case (.date, .string(let text)): Moment(text).map { .date($0.text) }
    case (.url, .string(let text)): .string(text)
    case (.any, _): untyped(value)
    default: nil
    }
  }

  /// A JSON value as written: an integer of up to 38 digits keeps them all, any other number becomes the
  /// nearest 64-bit one.
  private func untyped(_ value: JSONValue) -> Observation? {
    switch value {
    case .null: return .null
    case .boolean(let flag): return .boolean(flag)
    case .string(let text): return .string(text)
    case .number(let literal):
      guard let exact = ExactDecimal(literal), let double = Double(literal) else { return nil }
      if exact.isWrittenAsInteger, let digits = exact.integerText(maximumDigits: 38) {
        return .integer(digits)
      }
      return double.isFinite ? .number(double) : nil
    case .array(let values):
      let elements = values.compactMap(untyped)
      return elements.count == values.count ? .array(elements) : nil
    case .object(let members):
      var entries: [String: Observation] = [:]
      for member in members { entries[member.key] = untyped(member.value) }
      return entries.count == members.count ? .object(entries) : nil
    }
  }

  /// Whether a text is a key of a map: an integer in its usual spelling, or the name of a `case`.
  package func isKey(_ text: String, of shape: Shape) -> Bool {
    switch shape {
    case .integer: return ExactDecimal(text)?.integerText() == text
    case .enumeration(let id):
      guard case .enumeration(let cases, _)? = catalog[id]?.form else { return false }
      return cases.contains { $0.name == text }
    default: return false
    }
  }
}

extension [Observation] {
  /// The elements in the order in which a set is observed, by their descriptions.
  package func inSetOrder() -> [Observation] {
    sorted { $0.description < $1.description }
  }
}

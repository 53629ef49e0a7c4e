import ConformanceKit
import FuzzKit
import SmartCodable

/// What a repair may show of the value that it found (REP-12).
///
/// How it spells a text is open, and what counts as a character; what it shows must be on one line, be the value
/// or its beginning, and be no longer than the law allows.
enum ShownValue {
  /// The number of characters that are shown.
  private static let shown = 40

  /// What is wrong with the text shown for a value; nil if nothing is.
  ///
  /// What has no text, like a number of a dictionary, may be spelled in several ways.
  static func problem(_ shown: String?, for place: PlacedValue, hasText: Bool = true) -> String? {
    switch place.value {
    case .null: return shown == "null" ? nil : "null"
    case .boolean(let value): return shown == "\(value)" ? nil : "a Boolean"
    case .number(let literal):
      let finite = Double(literal).flatMap { $0.isFinite ? $0 : nil }
      let value = finite ?? 0
      if !hasText {
        // One in JSON inside of a string is shown as it is spelled there.
        if shown == cut(literal) { return nil }
        // How many digits a very large or small one is given is open.
        return value == 0 || (1e-4...1e18).contains(abs(value)) ? isNumber(shown, value) : nil
      }
      guard let exact = place.literal else {
        // JSON has no literal for what was written; one for its value may have more characters.
        return literal.count >= self.shown - 4 ? nil : isNumber(shown, finite)
      }
      return shown == cut(exact) ? nil : "the start of a number"
    case .string(let text): return problem(shown, of: text, at: hasText ? place : nil)
    case .array(let elements):
      return shown == (elements.isEmpty ? "[]" : "[…]") ? nil : "an array"
    case .object(let members):
      return shown == (members.isEmpty ? "{}" : "{…}") ? nil : "an object"
    }
  }

  private static func cut(_ literal: String) -> String {
    literal.count <= shown ? literal : literal.prefix(shown) + "…"
  }

  private static func isNumber(_ shown: String?, _ value: Double?) -> String? {
    guard let shown, let tree = JSONTree(parsing: Array(shown.utf8)),
      tree.kind(of: tree.root) == .number, value == nil || Double(shown) == value
    else { return "a number of JSON" }
    return nil
  }

  private static func problem(
    _ shown: String?,
    of text: String,
    at place: PlacedValue?
  ) -> String? {
    guard let shown, shown.unicodeScalars.count > 1, shown.unicodeScalars.first == "\"",
      shown.unicodeScalars.last == "\""
    else { return "quotes" }
    if shown.hasLineEnd { return "one line" }
    let count = text.unicodeScalars.count
    // In JSON inside of a string of a dictionary, an escape counts as it is spelled.
    let hasNoEscapes = text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0 != "\"" && $0 != "\\"
    }
    let spelled = place?.spelled ?? (hasNoEscapes ? count : 12 * count)
    let content = shown.unicodeScalars.dropFirst().dropLast()
    // Most texts are shown as they are.
    if count <= self.shown, content.elementsEqual(text.unicodeScalars),
      !content.contains(where: { $0 == "\"" || $0 == "\\" })
    {
      return nil
    }
    if let whole = unescaped(content), whole.utf8.elementsEqual(text.utf8) {
      // A whole text may be shown if its characters are few, however these are counted.
      // One whose last character is the mark of those that are left out looks the same either way.
      let isMarked = count == self.shown + 1 && text.unicodeScalars.last == "…"
      return text.count > self.shown && !isMarked ? "a shorter text" : nil
    }
    guard content.last == "…" else { return "the text" }
    if spelled <= self.shown { return "the whole text" }
    guard let start = unescaped(content.dropLast()),
      text.utf8.starts(with: start.utf8), start.utf8.count < text.utf8.count
    else { return "the start of the text" }
    let isSimple = (place?.isPlain ?? hasNoEscapes) && text.count == count
    if isSimple, start.unicodeScalars.count != self.shown { return "40 characters" }
    // The longest escape has twelve characters.
    return start.unicodeScalars.count > self.shown || start.unicodeScalars.count < 3
      ? "about 40 characters" : nil
  }

  /// The text of the spelling of a string of JSON, without an escape that is cut off; nil if it is not one.
  private static func unescaped(_ spelling: Substring.UnicodeScalarView) -> String? {
    var bytes = Array(String(Substring(spelling)).utf8)
    if let slash = bytes.lastIndex(of: UInt8(ascii: "\\")), bytes.count - slash < 6,
      bytes[slash...].dropFirst().first == UInt8(ascii: "u"), isEscape(bytes[...slash])
    {
      bytes.removeLast(bytes.count - slash)
    }
    // Half a pair of escapes.
    if bytes.count >= 6, isHighSurrogate(bytes.suffix(6)), isEscape(bytes.dropLast(5)) {
      bytes.removeLast(6)
    }
    guard let tree = JSONTree(parsing: [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]) else {
      return nil
    }
    return String(decoding: JSONText.unescaped(tree.text(of: tree.root)), as: UTF8.self)
  }

  /// Whether the backslash at the end begins an escape: of two of them, the second is a character.
  private static func isEscape(_ start: ArraySlice<UInt8>) -> Bool {
    start.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }

  private static func isHighSurrogate(_ escape: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: escape, as: UTF8.self).lowercased()
    return text.hasPrefix("\\ud") && text.dropFirst(3).first.map("89ab".contains) == true
  }
}

extension String {
  /// Whether the text takes more than one line.
  var hasLineEnd: Bool {
    unicodeScalars.contains { scalar in
      ("\n"..."\r").contains(scalar) || scalar == "\u{85}" || scalar == "\u{2028}"
        || scalar == "\u{2029}"
    }
  }
}

extension JSONValue {
  /// What a repair says that it found.
  var found: SmartRepair.Found {
    switch self {
    case .null: .null
    case .boolean: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

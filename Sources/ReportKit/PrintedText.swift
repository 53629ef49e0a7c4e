/// Texts of others as tools show them: they must neither control a terminal nor flood it, and a report of them must
/// stay small.
package enum PrintedText {
  /// The maximum number of characters of a value on a terminal, in a table and in a message.
  package static let limit = 200
  /// The maximum number of characters of a value in a report for programs, or of one that is told alone.
  package static let wholeLimit = 4096

  /// A text with escapes, such as `\u{1B}`, in place of control characters; line feeds and tabs stay.
  package static func safe(_ text: String) -> String {
    escaped(text) { isSteering($0) }
  }

  /// A text on one line: line feeds and tabs are escaped as well.
  package static func line(_ text: String) -> String {
    escaped(text) { isSteering($0) || $0 == "\n" || $0 == "\t" }
  }

  /// A value on one line, without its middle if it is longer than `limit`; its full length is told then.
  package static func value(_ text: String, to limit: Int = Self.limit) -> String {
    guard let ends = ends(of: text, limit) else {
      let whole = line(text)
      // Escapes are longer than the characters they replace.
      return cut(whole, whole, of: text.unicodeScalars.count, to: limit)
    }
    return cut(line(ends.head), line(ends.tail), of: text.unicodeScalars.count, to: limit)
  }

  /// The bytes of an input as a value; invalid UTF-8 is replaced.
  package static func value(_ bytes: [UInt8]) -> String {
    value(String(decoding: bytes, as: UTF8.self))
  }

  /// A value whose characters stay as they are, for a format that escapes them itself; cut as by
  /// ``value(_:to:)``.
  package static func abridged(_ text: String, to limit: Int = Self.wholeLimit) -> String {
    guard let ends = ends(of: text, limit) else { return text }
    return cut(ends.head, ends.tail, of: text.unicodeScalars.count, to: limit)
  }

  /// A path on one line, without its middle if it has more than this number of steps, such as `.name` or `[2]`.
  package static func path(_ text: String, to limit: Int = 20) -> String {
    let starts = text.unicodeScalars.indices.filter {
      text.unicodeScalars[$0] == "." || text.unicodeScalars[$0] == "["
    }
    guard starts.count > limit else { return value(text) }
    let half = limit / 2
    let head = text[..<starts[half]]
    let tail = text[starts[starts.count - half]...]
    return value("\(head) … \(starts.count - 2 * half) steps … \(tail)")
  }

  // MARK: Escapes

  /// Whether a scalar controls a terminal, changes the direction of text, breaks a line or is invisible.
  ///
  /// Line feeds and tabs are left to the caller. Joiners stay, since scripts and emoji need them.
  package static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x20...0x7E, 0x200C, 0x200D: return false
    case 0..<0xA0: return true
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: return true
      default: return false
      }
    }
  }

  /// The escape of a scalar, such as `\u{1B}` or `\n`.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: digits(of: scalar)
    }
  }

  /// The escape of a scalar by its number, such as `\u{7C}` for a pipe.
  static func digits(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func escaped(_ text: String, _ isBad: (Unicode.Scalar) -> Bool) -> String {
    // CR and LF form one character in a string, so scalars are checked.
    guard text.unicodeScalars.contains(where: isBad) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isBad(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  // MARK: Cutting

  /// The first and the last `limit` scalars of a longer text; nil for one that fits.
  ///
  /// A character may have any number of scalars, so these are counted.
  private static func ends(of text: String, _ limit: Int) -> (head: String, tail: String)? {
    let scalars = text.unicodeScalars
    guard text.utf8.count > limit, scalars.count > limit else { return nil }
    return (String(scalars.prefix(limit)), String(scalars.suffix(limit)))
  }

  /// The beginning of one text and the end of another one around the length of the whole.
  private static func cut(_ head: String, _ tail: String, of count: Int, to limit: Int) -> String {
    if head == tail, head.unicodeScalars.count <= limit, count <= limit { return head }
    let mark = " … \(count.grouped) characters in all … "
    let room = max(0, limit - mark.unicodeScalars.count)
    return String(head.unicodeScalars.prefix(room / 2)) + mark
      + String(tail.unicodeScalars.suffix(room - room / 2))
  }
}

import Foundation

/// The encoding that an XML declaration names.
///
/// A byte order mark takes precedence, since it says more; UTF-16 without one is detected by its zero
/// bytes (``TextEncoding``).
enum XMLDeclaration {
  /// The maximum length of a declaration.
  private static let longest = 1 << 10

  /// The encoding of a text that starts with a declaration, or nil if it is UTF-8 or not declared.
  static func encoding(of data: Data) throws(JSONSyntaxError) -> String.Encoding? {
    let start = data.prefix(longest)
    guard start.starts(with: "<?xml".utf8),
      let end = start.firstIndex(of: UInt8(ascii: ">")),
      let name = name(in: start[..<end])
    else { return nil }
    switch name {
    case "utf8": return nil
    case "usascii", "ascii", "iso88591", "latin1": return .isoLatin1
    case "iso88592", "latin2": return .isoLatin2
    case "windows1250": return .windowsCP1250
    case "windows1251": return .windowsCP1251
    case "windows1252": return .windowsCP1252
    case "windows1253": return .windowsCP1253
    case "windows1254": return .windowsCP1254
    case "shiftjis": return .shiftJIS
    case "eucjp": return .japaneseEUC
    case "iso2022jp": return .iso2022JP
    default: throw JSONSyntaxError(code: .invalidEncoding, offset: 0)
    }
  }

  /// The lowercase letters and digits of the quoted name after `encoding=`.
  private static func name(in declaration: Data) -> String? {
    guard let text = String(bytes: declaration, encoding: .isoLatin1),
      let start = text.range(of: "encoding=")?.upperBound, start < text.endIndex
    else { return nil }
    let quote = text[start]
    guard quote == "\"" || quote == "'" else { return nil }
    let rest = text[text.index(after: start)...]
    return rest.firstIndex(of: quote)
      .map { rest[..<$0].lowercased().filter { $0.isLetter || $0.isNumber } }
  }
}

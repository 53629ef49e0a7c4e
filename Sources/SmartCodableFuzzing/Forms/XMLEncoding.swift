import Foundation
import FuzzKit

/// The declaration of an XML property list, and the bytes that its text then has.
struct XMLEncoding {
  let declaration: String
  private let encoding: String.Encoding
  private let mark: [UInt8]

  /// Names as documents write them, with the encoding that is meant.
  ///
  /// Of those that Foundation knows, SmartCodable reads the common ones; only these are drawn, and some that
  /// neither reads.
  static let names: [(name: String, encoding: String.Encoding)] = [
    ("US-ASCII", .isoLatin1), ("ascii", .isoLatin1), ("ISO-8859-1", .isoLatin1),
    ("latin1", .isoLatin1), ("iso-8859-2", .isoLatin2), ("latin2", .isoLatin2),
    ("windows-1250", .windowsCP1250), ("windows-1251", .windowsCP1251),
    ("Windows-1252", .windowsCP1252), ("windows-1253", .windowsCP1253),
    ("windows-1254", .windowsCP1254), ("Shift_JIS", .shiftJIS), ("ISO-2022-JP", .iso2022JP),
    ("utf-8", .utf8), ("UTF8", .utf8),
  ]

  /// Byte order marks, which count more than what is declared.
  private static let marks: [(bytes: [UInt8], encoding: String.Encoding)] = [
    ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE], .utf16LittleEndian),
    ([0xFE, 0xFF], .utf16BigEndian), ([0xFF, 0xFE, 0, 0], .utf32LittleEndian),
    ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
  ]

  private static let unknown = ["UTF-16", "UTF-32", "UTF-16LE", "macintosh", "x", ""]

  static func draw(_ generator: inout SeededGenerator) -> XMLEncoding {
    var (name, encoding) = generator.pick(names) ?? ("UTF-8", .utf8)
    var mark: [UInt8] = []
    if generator.oneIn(4), let drawn = generator.pick(marks) {
      (mark, encoding) = drawn
      if generator.oneIn(2) { name = "UTF-16" }
    } else if generator.oneIn(16) {
      name = generator.pick(unknown) ?? ""
    }
    let quote = generator.oneIn(2) ? "'" : "\""
    let start =
      generator.pick([#" version="1.0""#, " version='1.0'", "", "\n  ", " a='encodin'"]) ?? ""
    let end = generator.pick(["", " ", #" standalone="no""#, " encoding='x'"]) ?? ""
    return XMLEncoding(
      declaration: "<?xml\(start) encoding=\(quote)\(name)\(quote)\(end)?>",
      encoding: encoding,
      mark: mark
    )
  }

  /// Whether each byte is a character; elsewhere ICU takes DEL for another control character.
  private var isOfBytes: Bool { encoding != .shiftJIS && encoding != .iso2022JP }

  /// The bytes of a text; characters that the encoding lacks become references.
  func bytes(of text: String) -> [UInt8] {
    if encoding == .utf8 { return mark + text.utf8 }
    if !mark.isEmpty { return mark + (text.data(using: encoding) ?? Data()) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.isASCII, scalar != "\u{7F}" || isOfBytes {
        bytes.append(UInt8(scalar.value))
      } else if scalar != "\u{7F}", let own = String(scalar).data(using: encoding) {
        bytes += own
      } else {
        bytes += "&#\(scalar.value);".utf8
      }
    }
    return bytes
  }
}

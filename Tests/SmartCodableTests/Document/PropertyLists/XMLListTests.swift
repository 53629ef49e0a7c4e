import Foundation
import Testing

@testable import SmartCodable

@Suite("XML property lists")
struct XMLListTests {
  /// What Foundation reads in a way that cannot be meant, or not at all, and what we make of it.
  static let differences: [String: String?] = [
    "<date>2024-13-01T00:00:00Z</date>": nil,
    "<date>2024-00-00T00:00:00Z</date>": nil,
    "<date>99999999999999999999-12-31T23:59:59Z</date>": nil,
    "<string>&#;</string>": nil,
    "<string>&#x;</string>": nil,
    "<dict><key>CF$UID</key><integer>-4</integer></dict>": #"{"CF$UID": integer -4}"#,
    "<dict><key>CF$UID</key><real>4.5</real></dict>": #"{"CF$UID": double 4.5}"#,
  ]

  @Test("ENT-22: texts are read as Foundation reads them", arguments: ListDocuments.xml)
  func agreement(text: String) {
    let data = Data(text.utf8)
    if let expected = Self.differences[text] {
      #expect(ListOutline.ours(data) == expected)
    } else {
      #expect(ListOutline.ours(data) == ListOutline.foundations(data))
    }
  }

  @Test(
    "ENT-20: members are walked in ascending order of their keys, of equal ones the last counts"
  )
  func order() {
    let inner = "<key>c</key><integer>1</integer><key>b</key><integer>2</integer>"
    let text = """
      <dict><key>b</key><dict>\(inner)</dict><key>a</key><array><dict>\(inner)</dict></array>\
      <key>ab</key><true/><key>b</key><array><false/><dict/></array><key/><real>1</real></dict>
      """
    #expect(
      ListOutline.ours(Data(text.utf8)) == """
        {"": double 1.0, "a": [{"b": integer 2, "c": integer 1}], "ab": yes, "b": [no, {}]}
        """
    )
  }

  private static let encodings: [(String, String.Encoding)] = [
    ("", .utf8), ("", .utf16), ("", .utf32), ("", .utf16LittleEndian), ("", .utf16BigEndian),
    ("UTF-8", .utf8), ("utf8", .utf8), ("UTF-16", .utf16), ("UTF-16", .utf16LittleEndian),
    ("ISO-8859-1", .isoLatin1), ("US-ASCII", .isoLatin1), ("ISO-8859-2", .isoLatin2),
    ("windows-1252", .windowsCP1252), ("Windows-1250", .windowsCP1250),
  ]

  @Test("ENT-22: texts come in the encoding of their mark or declaration", arguments: encodings)
  func declared(name: String, encoding: String.Encoding) throws {
    let declaration = name.isEmpty ? "" : "<?xml version='1.0' encoding=\"\(name)\"?>"
    let text = "\(declaration)<string>Größe</string>"
    #expect(ListOutline.ours(try #require(text.data(using: encoding))) == #""Größe""#)
  }

  @Test("ENT-9: an encoding that is not known, or bytes that are not in it, make no list")
  func badEncodings() {
    let unknown = "<?xml version='1.0' encoding='latin9x'?><true/>"
    #expect(ListOutline.ours(Data(unknown.utf8)) == nil)
    #expect(ListOutline.ours(Data("<?xml version='1.0' encoding='UTF-16'?><true/>".utf8)) == nil)
    #expect(ListOutline.ours(Data([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8])) == nil)
    for bad: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xC3], [0xF0, 0x9F, 0x98]] {
      let plain = Data("<string>a".utf8) + bad + Data("</string>".utf8)
      #expect(ListOutline.ours(plain) == nil)
      let resolved = Data("<string>&amp;".utf8) + bad + Data("</string>".utf8)
      #expect(ListOutline.ours(resolved) == nil)
    }
  }

  @Test("ENT-21: 512 open containers are read and 513 are not", arguments: [512, 513])
  func depth(depth: Int) {
    let start = String(repeating: "<array>", count: depth)
    let end = String(repeating: "</array>", count: depth)
    #expect((ListOutline.ours(Data("\(start)\(end)".utf8)) != nil) == (depth <= 512))
  }
}

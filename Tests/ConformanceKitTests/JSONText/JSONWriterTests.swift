import ConformanceKit
import Testing

@testable import JSONText

@Suite struct JSONWriterTests {
  @Test("A string has escapes where RFC 8259 needs them, and a short one for a line feed")
  func escapes() {
    for byte in UInt8.min..<0x80 {
      let text = "a" + String(Unicode.Scalar(byte)) + "é"
      let hexadecimal = "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      let escape =
        switch byte {
        case 0x0A: #"\n"#
        case 0x22: #"\""#
        case 0x5C: #"\\"#
        case ..<0x20: hexadecimal
        default: String(Unicode.Scalar(byte))
        }
      #expect(JSONWriter.literal(text) == "\"a\(escape)é\"")
      let spelled = String(decoding: JSONText.escaped(text.utf8), as: UTF8.self)
      #expect(spelled == "a\(byte == 0x0A ? hexadecimal : escape)é")
    }
  }
}

import Foundation
import SmartCodable
import Testing

@Suite("Text encodings")
struct EncodingTests {
  private struct Note: SmartCodable, Equatable {
    var s = ""
    var list: [Int] = []
  }

  enum Width: CaseIterable, Sendable { case two, four }
  enum Order: CaseIterable, Sendable { case big, little }

  private static let text = #"{"s":"é中😀 \u00e9","list":[1,"2"]}"#

  private func encoded(_ text: String, _ width: Width, _ order: Order, hasMark: Bool) -> Data {
    var bytes: [UInt8] = []
    func append(_ value: UInt32, count: Int) {
      for position in 0..<count {
        let shift = order == .big ? count - 1 - position : position
        bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift * 8)))
      }
    }
    let marked = (hasMark ? "\u{FEFF}" : "") + text
    switch width {
    case .two: for unit in marked.utf16 { append(UInt32(unit), count: 2) }
    case .four: for scalar in marked.unicodeScalars { append(scalar.value, count: 4) }
    }
    return Data(bytes)
  }

  @Test(
    "PARSE-7: UTF-16 and UTF-32 in either order give the result of UTF-8",
    arguments: Width.allCases,
    Order.allCases
  )
  func wideData(width: Width, order: Order) {
    let expected = Note(s: "é中😀 é", list: [1, 2])
    #expect(Note.deserialize(from: Self.text) == expected)
    for hasMark in [true, false] {
      let data = encoded(Self.text, width, order, hasMark: hasMark)
      #expect(Note.deserialize(from: data) == expected, "with mark: \(hasMark)")
      let array = encoded("[{}]", width, order, hasMark: hasMark)
      #expect([Note].deserialize(from: array)?.count == 1, "with mark: \(hasMark)")
      let empty = encoded("{}", width, order, hasMark: hasMark)
      #expect(Note.deserialize(from: empty) == Note(), "with mark: \(hasMark)")
    }
  }

  @Test(
    "PARSE-1, PARSE-7: a wide text that is not JSON is refused",
    arguments: Width.allCases,
    Order.allCases
  )
  func wideDataThatIsNotJSON(width: Width, order: Order) {
    for text in [#"{"s":"a",}"#, #"{"s":"\ud83d"}"#, "{}\u{0}", "{} {}", "{\"s\":\"\u{1}\"}", ""] {
      let data = encoded(text, width, order, hasMark: true)
      #expect(Note.deserialize(from: data) == nil, "\(text)")
    }
    let whole = encoded(Self.text, width, order, hasMark: true)
    #expect(Note.deserialize(from: whole.dropLast()) == nil, "a cut unit")
  }

  @Test("PARSE-5, PARSE-7: a lone surrogate in UTF-16 is refused")
  func loneSurrogateUnit() {
    let good: [UInt16] = [0xFEFF, 0x7B, 0x22, 0x73, 0x22, 0x3A, 0x22, 0xD83D, 0xDE00, 0x22, 0x7D]
    let bad: [UInt16] = [0xFEFF, 0x7B, 0x22, 0x73, 0x22, 0x3A, 0x22, 0xD83D, 0x61, 0x22, 0x7D]
    func data(_ units: [UInt16]) -> Data {
      Data(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    }
    #expect(Note.deserialize(from: data(good))?.s == "😀")
    #expect(Note.deserialize(from: data(bad)) == nil)
  }

  @Test("PARSE-5, PARSE-7: a surrogate and a value beyond the last scalar in UTF-32 are refused")
  func badScalarsInUTF32() {
    func data(_ scalar: UInt32) -> Data {
      let units: [UInt32] = [0xFEFF, 0x7B, 0x22, 0x73, 0x22, 0x3A, 0x22, scalar, 0x22, 0x7D]
      return Data(units.flatMap { unit in (0..<4).map { UInt8((unit >> ($0 * 8)) & 0xFF) } })
    }
    #expect(Note.deserialize(from: data(0x1F600))?.s == "😀")
    #expect(Note.deserialize(from: data(0xD83D)) == nil)
    #expect(Note.deserialize(from: data(0x11_0000)) == nil)
  }

  @Test("PARSE-6: one byte order mark at the start is skipped, in a String and in Data")
  func byteOrderMark() {
    let text = "\u{FEFF}" + #"{"s":"a"}"#
    #expect(Note.deserialize(from: text)?.s == "a")
    #expect(Note.deserialize(from: Data(text.utf8))?.s == "a")
    #expect(Note.deserialize(from: "\u{FEFF}" + text) == nil)
    #expect(Note.deserialize(from: Data(("\u{FEFF}" + text).utf8)) == nil)
  }

  @Test("PARSE-14: a slice of Data and a bridged String are read like any other")
  func slicesAndBridgedStrings() {
    let data = Data("xx{\"s\":\"é\"}yy".utf8)
    #expect(Note.deserialize(from: data.dropFirst(2).dropLast(2))?.s == "é")
    let bridged = NSString(string: #"{"s":"é😀"}"#) as String
    #expect(Note.deserialize(from: bridged)?.s == "é😀")
  }
}

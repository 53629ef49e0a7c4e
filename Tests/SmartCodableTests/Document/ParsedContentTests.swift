import Foundation
import SmartCodable
import Testing

@Suite("What a JSON text means")
struct ParsedContentTests {
  private struct Entry: SmartCodable {
    var v = 0
    var s = "initial"
  }

  private struct Accents: SmartCodable {
    enum CodingKeys: String, CodingKey {
      case precomposed = "\u{E9}"
      case decomposed = "e\u{301}"
    }
    var precomposed = 0
    var decomposed = 0
  }

  private func scalars(_ text: String?) -> [UInt32]? {
    text?.unicodeScalars.map(\.value)
  }

  @Test("PARSE-3: an escaped NUL is an ordinary character")
  func escapedNUL() {
    let entry = Entry.deserialize(from: #"{"s":"a\u0000b","v":1}"#)
    #expect(entry?.s == "a\u{0}b")
    #expect(entry?.v == 1)
  }

  @Test("PARSE-4: a surrogate pair gives one character")
  func surrogatePair() {
    #expect(Entry.deserialize(from: #"{"s":"\ud83d\ude00"}"#)?.s == "😀")
    #expect(scalars(Entry.deserialize(from: #"{"s":"a\uD834\uDD1Eb"}"#)?.s) == [97, 0x1D11E, 98])
  }

  @Test("PARSE-4: a lone surrogate that no property reads is a whole-call failure")
  func loneSurrogateElsewhere() {
    #expect(Entry.deserialize(from: #"{"v":1,"other":{"x":["\ud83d"]}}"#) == nil)
    #expect(Entry.deserialize(from: #"{"v":1,"\ude00":2}"#) == nil)
  }

  @Test("PARSE-8: a number that does not fit is a mismatch of its own position only")
  func hugeNumber() {
    let entry = Entry.deserialize(from: #"{"v":1,"z":1e400}"#)
    #expect(entry?.v == 1)
    let other = Entry.deserialize(from: #"{"v":1e400,"s":"kept"}"#)
    #expect(other?.v == 0)
    #expect(other?.s == "kept")
    let digits = String(repeating: "9", count: 2000)
    #expect(Entry.deserialize(from: "{\"v\":\(digits),\"s\":\"kept\"}")?.s == "kept")
  }

  @Test("PARSE-11: of equal keys the first wins, even if it is null")
  func duplicateKeys() {
    #expect(Entry.deserialize(from: #"{"v":1,"v":2}"#)?.v == 1)
    #expect(Entry.deserialize(from: #"{"v":null,"v":2}"#)?.v == 0)
    #expect(Entry.deserialize(from: #"{"\u0076":1,"v":2}"#)?.v == 1)
    #expect(Entry.deserialize(from: #"{"v":"x","v":2}"#)?.v == 0)
  }

  @Test("PARSE-11: of equal keys in a wide object the first wins")
  func duplicateKeysInWideObject() {
    let filler = (0..<40).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(Entry.deserialize(from: "{\(filler),\"v\":1,\(filler),\"v\":2}")?.v == 1)
    #expect(Entry.deserialize(from: "{\"v\":1,\(filler),\"v\":2,\"s\":\"end\"}")?.s == "end")
  }

  @Test("PARSE-12: keys are compared after resolving escapes")
  func escapedKeys() {
    #expect(Entry.deserialize(from: #"{"\u0076":1}"#)?.v == 1)
    #expect(Entry.deserialize(from: #"{"\u0073":"x"}"#)?.s == "x")
  }

  @Test("PARSE-12: keys are compared without normalization")
  func normalizationOfKeys() {
    let both = Accents.deserialize(from: #"{"\u00e9":1,"e\u0301":2}"#)
    #expect(both?.precomposed == 1)
    #expect(both?.decomposed == 2)
    #expect(Accents.deserialize(from: #"{"\u00e9":1}"#)?.decomposed == 0)
    #expect(Accents.deserialize(from: "{\"e\u{301}\":1}")?.precomposed == 0)
  }

  @Test("PARSE-13: strings arrive scalar by scalar as written")
  func normalizationOfStrings() {
    #expect(scalars(Entry.deserialize(from: "{\"s\":\"e\u{301}\"}")?.s) == [0x65, 0x301])
    #expect(scalars(Entry.deserialize(from: "{\"s\":\"\u{E9}\"}")?.s) == [0xE9])
    #expect(
      scalars(Entry.deserialize(from: #"{"s":"e\u0301\u212b"}"#)?.s) == [0x65, 0x301, 0x212B]
    )
    #expect(scalars(Entry.deserialize(from: "{\"s\":\"\u{FEFF}a\"}")?.s) == [0xFEFF, 0x61])
  }

  @Test("PARSE-13: every short escape gives its character")
  func shortEscapes() {
    let text = Entry.deserialize(from: #"{"s":"\"\\\/\b\f\n\r\t"}"#)?.s
    #expect(scalars(text) == [0x22, 0x5C, 0x2F, 0x08, 0x0C, 0x0A, 0x0D, 0x09])
  }

  @Test("PARSE-13: strings of every length around a block keep each byte", arguments: 0...70)
  func lengths(count: Int) {
    let plain = String(repeating: "x", count: count)
    #expect(Entry.deserialize(from: "{\"s\":\"\(plain)\"}")?.s == plain)
    #expect(Entry.deserialize(from: "{\"s\":\"\(plain)\\n\(plain)\"}")?.s == plain + "\n" + plain)
    #expect(Entry.deserialize(from: "{\"s\":\"\(plain)é\(plain)\"}")?.s == plain + "é" + plain)
  }

  @Test("PARSE-4: an escape is resolved wherever it stands in a string")
  func escapesAnywhere() {
    struct Text: SmartCodable { var s = "" }
    let escapes = [(#"\n"#, "\n"), (#"\u00e9"#, "é"), (#"\ud83d\ude00"#, "😀"), (#"\\\""#, "\\\"")]
    for (escape, meaning) in escapes {
      for before in 0...17 {
        for after in 0...9 {
          let (head, tail) = (
            String(repeating: "ä", count: before), String(repeating: "b", count: after)
          )
          let model = Text.deserialize(from: "{\"s\":\"\(head)\(escape)\(tail)\(escape)\"}")
          #expect(model?.s == head + meaning + tail + meaning)
        }
      }
    }
  }

  @Test("a document whose values lie closer and closer is read to its end")
  func unevenDensity() {
    let long = String(repeating: "x", count: 50_000)
    let ones = Array(repeating: "1", count: 20_000).joined(separator: ",")
    struct Uneven: SmartCodable {
      var text = ""
      var numbers: [Int] = []
    }
    let model = Uneven.deserialize(from: "{\"text\":\"\(long)\",\"numbers\":[\(ones)]}")
    #expect(model?.text.utf8.count == 50_000)
    #expect(model?.numbers == Array(repeating: 1, count: 20_000))
  }
}

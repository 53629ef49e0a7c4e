import Foundation
import SmartCodable
import Testing

@Suite("@SmartHexColor")
struct HexColorTests {
  private static let initial = ColorObject(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)

  private struct Theme: SmartCodable {
    @SmartHexColor var tint: ColorObject? = HexColorTests.initial
    @SmartHexColor var back: ColorObject?
    @SmartHexColor(encodeHexFormat: .rrggbbaa(.hash)) var line: ColorObject?
    var after = 7
  }

  private func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> ColorObject {
    ColorObject(
      red: Double(red) / 255,
      green: Double(green) / 255,
      blue: Double(blue) / 255,
      alpha: Double(alpha) / 255
    )
  }

  private func written(_ model: some Encodable) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(model))
    return try #require(json as? [String: Any])
  }

  @Test(
    "HEX-1: 3, 4, 6 and 8 digits in either case are read, after # or 0x, white space ignored",
    arguments: [
      ("7DA5E3", [0x7D, 0xA5, 0xE3, 255]), ("#F00", [255, 0, 0, 255]),
      ("0xff000080", [255, 0, 0, 0x80]), ("#1a2F", [0x11, 0xAA, 0x22, 255]),
      (" \\n7dA5e3\\t", [0x7D, 0xA5, 0xE3, 255]), ("0x123", [0x11, 0x22, 0x33, 255]),
      ("0000", [0, 0, 0, 0]), ("000000", [0, 0, 0, 255]),
    ]
  )
  func reading(_ text: String, _ components: [Int]) throws {
    let theme = try Theme.read("{\"tint\":\"\(text)\",\"back\":\"\(text)\",\"after\":8}")
    let expected = color(components[0], components[1], components[2], components[3])
    #expect(theme.tint == expected)
    #expect(theme.back == expected)
    #expect(theme.after == 8)
  }

  @Test(
    "HEX-1: everything else falls back to the initial value",
    arguments: [
      #""""#, #""12""#, #""12345""#, #""1234567""#, #""123456789""#, ##""#""##, #""gg0000""#,
      ###""##F00""###, ##""# F00""##, #""F 0 0""#, #""0xF0""#, ##""0x#F00""##, #""+F00""#,
      #""-ff""#,
      #""ＦＦＦ""#, #""red""#, "123456", "true", "[]", "{}", "null",
    ]
  )
  func fallback(_ literal: String) throws {
    let theme = try Theme.read("{\"tint\":\(literal),\"back\":\(literal)}")
    #expect(theme.tint == Self.initial)
    #expect(theme.back == nil)
    #expect(try Theme.read("{}").tint == Self.initial)
  }

  @Test("HEX-1, REP-6: absence is not reported, a bad text is")
  func repairs() throws {
    #expect(try Theme.decode(from: #"{"tint":null,"after":1}"#).isClean)
    let repairs = try Theme.decode(from: #"{"tint":"x","back":1,"after":1}"#).repairs
    #expect(repairs.map(\.kind) == [.invalid, .mismatch])
    #expect(repairs.map(\.action) == [.initialValue, .nilValue])
  }

  @Test("HEX-2: RRGGBB in upper case is written, or encodeHexFormat, also after decoding")
  func writing() throws {
    var fresh = Theme()
    fresh.tint = color(0x7D, 0xA5, 0xE3, 0x10)
    fresh.line = color(0x7D, 0xA5, 0xE3)
    let read = try Theme.read(##"{"tint":"0x7da5e310","line":"#7da5e3"}"##)
    for theme in [fresh, read] {
      #expect(try written(theme)["tint"] as? String == "7DA5E3")
      #expect(try written(theme)["line"] as? String == "#7DA5E3FF")
    }
    let fallback = try Theme.read(#"{"line":"?"}"#)
    #expect(fallback.line == nil)
    var changed = fallback
    changed.line = color(1, 2, 3, 4)
    #expect(try written(changed)["line"] as? String == "#01020304")
  }

  @Test(
    "HEX-2: every format has its digits and prefix",
    arguments: [
      (SmartHexColor.HexFormat.rgb(.hash), "#F80"), (.rrggbb(.none), "FF8800"),
      (.rgba(.zeroX), "0xF804"), (.rrggbbaa(.hash), "#FF880044"),
    ]
  )
  func formats(_ format: SmartHexColor.HexFormat, _ text: String) {
    let color = color(0xFF, 0x88, 0x00, 0x44)
    #expect(SmartHexColor.toHexString(from: color, format: format) == text)
    let isOpaque = text.count < 5 || text == "FF8800"
    #expect(
      SmartHexColor.toColor(from: text, format: format)
        == (isOpaque ? self.color(0xFF, 0x88, 0x00) : color)
    )
    #expect(SmartHexColor.toColor(from: text + "0", format: format) == nil)
  }

  @Test("HEX-2: a format of one digit a component takes the nearest digit")
  func shortFormats() {
    let color = color(0x0F, 0x19, 0x1A, 0xF6)
    #expect(SmartHexColor.toHexString(from: color, format: .rgba(.none)) == "112E")
  }

  @Test("HEX-2: components out of range are clamped, no numbers give nil")
  func oddComponents() {
    let wide = ColorObject(red: 1.5, green: -1, blue: .infinity, alpha: 1)
    #expect(SmartHexColor.toHexString(from: wide, format: .rrggbb(.none)) == "FF00FF")
    let broken = ColorObject(red: .nan, green: 0, blue: 0)
    #expect(SmartHexColor.toHexString(from: broken, format: .rgb(.none)) == nil)
  }

  @Test("HEX-3: every 8-bit component survives a round trip")
  func roundTrip() throws {
    for value in 0...255 {
      let color = color(value, 255 - value, value, value)
      let text = try #require(SmartHexColor.toHexString(from: color, format: .rrggbbaa(.none)))
      #expect(SmartHexColor.toColor(from: text, format: .rrggbbaa(.none)) == color)
      let digits = String(value, radix: 16, uppercase: true)
      #expect(text.hasPrefix(value < 16 ? "0" + digits : digits))
    }
  }

  @Test("HEX-4: without UIKit and AppKit the color type is SmartRGBA")
  func colorType() throws {
    #if !canImport(UIKit) && !canImport(AppKit)
    #expect(ColorObject.self == SmartRGBA.self)
    #endif
    let color = SmartRGBA(red: 1, green: 0.5, blue: 0)
    #expect(color.alpha == 1)
    let copy = try JSONDecoder().decode(SmartRGBA.self, from: JSONEncoder().encode(color))
    #expect(copy == color)
  }

  @Test(
    "HEX-1, COL-4, API-11: it works as an element and in Foundation's coders, equal by its color"
  )
  func elsewhere() throws {
    struct Listed: SmartCodable { var list: [SmartHexColor] = [] }
    let red = color(255, 0, 0)
    // A number is no color, whatever its digits.
    let listed = try Listed.read(##"{"list":["#f00",255,"x","FF0000"]}"##)
    #expect(listed.list.map(\.wrappedValue) == [red, nil, nil, red])
    let decoded = try JSONDecoder()
      .decode([SmartHexColor].self, from: Data(##"["#f00",null]"##.utf8))
    #expect(decoded.map(\.wrappedValue) == [red, nil])
    #expect(try JSONEncoder().encode(decoded) == Data(#"["FF0000",null]"#.utf8))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([SmartHexColor].self, from: Data(#"["x"]"#.utf8))
    }
    let formatted = SmartHexColor(wrappedValue: red, encodeHexFormat: .rgb(.hash))
    #expect(formatted == decoded[0])
    #expect(Set([formatted, decoded[0]]).count == 1)
  }
}

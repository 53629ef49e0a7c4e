import Foundation
import SmartCodable
import Testing

@Suite("Built-in transformers")
struct BuiltInTransformerTests {
  @Test("VAL-11: base64 is read strictly and written")
  func data() {
    let transformer = SmartDataTransformer()
    #expect(transformer.transformFromJSON("aGk=") == Data("hi".utf8))
    #expect(transformer.transformToJSON(Data("hi".utf8)) == "aGk=")
    let bad: [Any?] = ["aGk", "a Gk=", "aGk=\n", "!", 5, true, nil, ["aGk="], Data("hi".utf8)]
    for value in bad { #expect(transformer.transformFromJSON(value) == nil) }
    #expect(transformer.transformToJSON(nil) == nil)
  }

  @Test(
    "VAL-12: the prefix is added unless it is there, and what a URL does not allow is encoded",
    arguments: [
      ("a.b/é%20", "https://a.b/%C3%A9%20"),
      ("https://a.b/é%20", "https://a.b/%C3%A9%20"),
      ("a.b/x", "https://a.b/x"),
      ("a.b/x y?q=ä&r=[1]#f#g", "https://a.b/x%20y?q=%C3%A4&r=%5B1%5D#f%23g"),
      ("a.b/100%", "https://a.b/100%25"),
      ("a.b/%zz%2f%C3%A9", "https://a.b/%25zz%2f%C3%A9"),
      ("a.b:8080/p/", "https://a.b:8080/p/"),
      ("[::1]/p%20q r", "https://[::1]/p%20q%20r"),
      ("a.b/{id}|\"<>\\^`", "https://a.b/%7Bid%7D%7C%22%3C%3E%5C%5E%60"),
    ]
  )
  func url(_ text: String, _ expected: String) {
    let transformer = SmartURLTransformer(prefix: "https://")
    let url = transformer.transformFromJSON(text)
    #expect(url?.absoluteString == expected)
    #expect(transformer.transformToJSON(url) == expected)
  }

  @Test("VAL-12: without a prefix relative texts are encoded too; a host is Foundation's matter")
  func urlWithoutPrefix() {
    let transformer = SmartURLTransformer()
    #expect(transformer.transformFromJSON("p q/é%20")?.absoluteString == "p%20q/%C3%A9%20")
    #expect(
      transformer.transformFromJSON("https://é.com/ü%20")?.absoluteString
        == "https://xn--9ca.com/%C3%BC%20"
    )
    // Not behind a scheme, so that an escape is not encoded again.
    for text in ["é%20#x://h/é%20", "é%20?x://h/%20", "a b://h/%20"] {
      let url = transformer.transformFromJSON(text)?.absoluteString
      #expect(url?.contains("%25") != true, "\(text)")
    }
    #expect(
      transformer.transformFromJSON("é%20#x://h/é%20")?.absoluteString
        == "%C3%A9%20#x://h/%C3%A9%20"
    )
  }

  @Test("VAL-12: told not to encode, a text that is no URL gives nil; so does a non-string")
  func urlMisses() {
    let strict = SmartURLTransformer(prefix: "https://", shouldEncodeURLString: false)
    #expect(strict.transformFromJSON("a.b/é") == nil)
    #expect(strict.transformFromJSON("a.b/%20")?.absoluteString == "https://a.b/%20")
    let values: [Any?] = [nil, 5, true, ["a.b"], ""]
    for value in values {
      #expect(SmartURLTransformer(prefix: "https://").transformFromJSON(value) == nil)
    }
    #expect(SmartURLTransformer().transformToJSON(nil) == nil)
  }

  private func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = format
    return formatter
  }

  @Test("VAL-13: dates are read like DATE-1 to DATE-3")
  func dateReading() {
    let transformer = SmartDateTransformer()
    let instant = Date(timeIntervalSince1970: 1_700_000_000)
    let same: [Any] = [
      1_700_000_000, 1_700_000_000.0, NSNumber(value: 1_700_000_000), Decimal(1_700_000_000),
      1_700_000_000_000, "1700000000", "1700000000000", "1.7e9", "2023-11-14T22:13:20Z",
      "2023-11-15T06:13:20.000+08:00", instant,
    ]
    for value in same { #expect(transformer.transformFromJSON(value) == instant) }
    let bad: [Any?] = [nil, true, NSNumber(value: true), "x", "2024-02-30", [1], Double.nan]
    for value in bad { #expect(transformer.transformFromJSON(value) == nil) }
    let local = Calendar(identifier: .gregorian)
      .date(from: DateComponents(year: 2024, month: 1, day: 2, hour: 3, minute: 4))
    #expect(transformer.transformFromJSON("2024-01-02 03:04") == local)
  }

  @Test("VAL-13: the formatter of .formatted is tried first, then the common forms")
  func formattedReading() {
    let transformer = SmartDateTransformer(strategy: .formatted(formatter("dd|MM|yyyy")))
    let day = Date(timeIntervalSince1970: 1_704_153_600)
    #expect(transformer.transformFromJSON("02|01|2024") == day)
    #expect(transformer.transformFromJSON(1_704_153_600) == day)
    #expect(transformer.transformFromJSON("2024-01-02T00:00:00Z") == day)
    let compact = SmartDateTransformer(strategy: .formatted(formatter("yyyyMMdd")))
    #expect(compact.transformFromJSON("20240102") == day)
    #expect(compact.transformFromJSON(20_240_102) == day)
    #expect(compact.transformFromJSON(1_704_153_600) == day)
  }

  @Test("VAL-14: dates are written as seconds, milliseconds, ISO 8601 or the formatter's text")
  func dateWriting() {
    let date = Date(timeIntervalSince1970: 1_700_000_000.25)
    func written(_ strategy: SmartDate.DateStrategy) -> Any? {
      SmartDateTransformer(strategy: strategy).transformToJSON(date)
    }
    #expect(SmartDateTransformer().transformToJSON(date) as? Double == 1_700_000_000.25)
    #expect(written(.timestamp) as? Double == 1_700_000_000.25)
    #expect(written(.timestampMilliseconds) as? Double == 1_700_000_000_250)
    #expect(written(.iso8601) as? String == "2023-11-14T22:13:20.250Z")
    #expect(written(.formatted(formatter("yyyy/MM"))) as? String == "2023/11")
    #expect(SmartDateTransformer().transformToJSON(nil) == nil)
    let whole = Date(timeIntervalSince1970: 0)
    let iso = SmartDateTransformer(strategy: .iso8601)
    #expect(iso.transformToJSON(whole) as? String == "1970-01-01T00:00:00Z")
    let odd = Date(timeIntervalSince1970: 1_700_000_000.123)
    let milliseconds = SmartDateTransformer(strategy: .timestampMilliseconds)
    #expect(milliseconds.transformToJSON(odd) as? Double == 1_700_000_000_123)
    // As far away as milliseconds go, and still a number that JSON has.
    let far = Date(timeIntervalSince1970: 1e305)
    #expect((milliseconds.transformToJSON(far) as? Double)?.isFinite == true)
  }

  @Test("VAL-15: the format transformer reads and writes with its formatter only")
  func dateFormat() {
    let transformer = SmartDateFormatTransformer(formatter("dd.MM.yyyy"))
    let day = Date(timeIntervalSince1970: 1_704_153_600)
    #expect(transformer.transformFromJSON("02.01.2024") == day)
    #expect(transformer.transformToJSON(day) == "02.01.2024")
    let bad: [Any?] = [nil, "2024-01-02", "1704153600", 1_704_153_600, true]
    for value in bad { #expect(transformer.transformFromJSON(value) == nil) }
    #expect(transformer.transformToJSON(nil) == nil)
  }

  @Test("VAL-16, HEX-1: the color transformer reads all forms and writes its own")
  func color() {
    let transformer = SmartHexColorTransformer(colorFormat: .rrggbbaa(.zeroX))
    let red = ColorObject(red: 1, green: 0, blue: 0)
    #expect(transformer.transformFromJSON(" #f00 ") == red)
    #expect(transformer.transformFromJSON("FF0000") == red)
    #expect(transformer.transformToJSON(red) == "0xFF0000FF")
    let bad: [Any?] = [nil, 123_456, "12345", "red", true]
    for value in bad { #expect(transformer.transformFromJSON(value) == nil) }
    #expect(transformer.transformToJSON(nil) == nil)
  }

  @Test("VAL-11 to VAL-16: they work as transformers of properties")
  func properties() throws {
    struct Page: SmartCodable {
      var bytes = Data([1])
      var link = URL(filePath: "/")
      var day: Date?
      var tint: ColorObject?
      @SmartDate var at: Date?

      enum CodingKeys: CodingKey { case bytes, link, day, tint, at }

      static func mappingForValue() -> [SmartValueTransformer]? {
        let formatter = DateFormatter()
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy.MM.dd"
        return [
          CodingKeys.bytes <--- SmartDataTransformer(),
          CodingKeys.link <--- SmartURLTransformer(prefix: "https://"),
          CodingKeys.day <--- SmartDateFormatTransformer(formatter),
          CodingKeys.tint <--- SmartHexColorTransformer(colorFormat: .rgb(.hash)),
          CodingKeys.at <--- SmartDateTransformer(),
        ]
      }
    }
    let page = try Page.read(
      #"{"bytes":"aGk=","link":"a.b/é","day":"1970.01.02","tint":"00ff00","at":1700000000}"#
    )
    #expect(page.bytes == Data("hi".utf8))
    #expect(page.link.absoluteString == "https://a.b/%C3%A9")
    #expect(page.day == Date(timeIntervalSince1970: 86_400))
    #expect(page.tint == ColorObject(red: 0, green: 1, blue: 0))
    #expect(page.at == Date(timeIntervalSince1970: 1_700_000_000))
    let fallback = try Page.read(#"{"bytes":"?","link":5,"day":"x","tint":"g"}"#)
    #expect(fallback.bytes == Data([1]))
    #expect(fallback.link.path() == "/")
    #expect(fallback.day == nil)
    #expect(fallback.tint == nil)
  }
}

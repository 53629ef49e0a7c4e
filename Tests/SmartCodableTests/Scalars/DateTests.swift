import Foundation
import SmartCodable
import Testing

@Suite("Dates, data and URLs")
struct DateTests {
  private struct Values: SmartCodable {
    var at: Date?
    var initial = Date(timeIntervalSince1970: 9)
    var data: Data?
    var url: URL?
  }

  private func seconds(_ literal: String, _ options: [SmartDecodingOption]? = nil) throws -> Double?
  {
    let date = try Values.read("{\"at\":\(literal)}", options).at
    // Half a microsecond is less than a Date keeps.
    return date.map { ($0.timeIntervalSince1970 * 1_000_000).rounded() / 1_000_000 }
  }

  @Test("DATE-1: a number or a numeric string is a time stamp")
  func timeStamps() throws {
    for literal in ["1700000000", #""1700000000""#, "1700000000000", #""1700000000000""#] {
      #expect(try seconds(literal) == 1_700_000_000, "\(literal)")
    }
    #expect(try seconds(#""2024""#) == nil)
    #expect(try seconds("99999999999") == 99_999_999_999)
    #expect(try seconds("1000000000000") == 1_000_000_000)
    #expect(try seconds("1000000000001") == 1_000_000_000.001)
    #expect(try seconds("-1.5") == -1.5)
  }

  @Test(
    "DATE-2: a string with a zone is read in that zone",
    arguments: [
      ("2024-01-02T03:04:05Z", 1_704_164_645), ("2024-01-02T03:04:05.678Z", 1_704_164_645.678),
      ("2024-01-02T03:04:05+08:00", 1_704_135_845), ("2024-01-02T03:04:05+0800", 1_704_135_845),
      ("2024-01-02T03:04:05-05:30", 1_704_184_445),
      ("2024-01-02T03:04:05.5+00:00", 1_704_164_645.5),
      ("2024-02-29T00:00:00Z", 1_709_164_800), ("1969-12-31T23:59:59Z", -1),
      ("2024-01-02T03:04:05.123456789Z", 1_704_164_645.123457),
    ]
  )
  func zonedStrings(text: String, expected: Double) throws {
    #expect(try seconds("\"\(text)\"") == expected)
  }

  @Test(
    "DATE-2, DATE-3: a string without a zone is read in the current one",
    arguments: [
      ("2024-01-02 03:04:05", 1_704_164_645.0), ("2024-01-02 03:04", 1_704_164_640),
      ("2024-01-02", 1_704_153_600), ("2024/01/02", 1_704_153_600), ("01/02/2024", 1_704_153_600),
      ("2024-01-02T03:04:05", 1_704_164_645), ("2024-01-02T03:04:05.25", 1_704_164_645.25),
    ]
  )
  func zonelessStrings(text: String, utc: Double) throws {
    let offset = TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: utc))
    #expect(try seconds("\"\(text)\"") == utc - Double(offset))
  }

  @Test(
    "DATE-4: impossible dates and other values are mismatches",
    arguments: [
      #""2024-02-30""#, #""2024-13-45""#, #""2023-02-29""#, "true", "[]", "{}", #""""#,
      #""yesterday""#, #""2024-01-02T03:04:05.Z""#, #""2024-01-02T03:04:05.1234567890Z""#,
      #"" 2024-01-02""#, #""2024-01-02x""#, #""2024-01-02T25:00:00Z""#, #""02.01.2024""#,
      #""2024-01-02 03:04Z""#,
    ]
  )
  func mismatches(literal: String) throws {
    #expect(try seconds(literal) == nil)
    let model = try Values.read("{\"initial\":\(literal)}")
    #expect(model.initial == Date(timeIntervalSince1970: 9))
  }

  @Test("DATE-5: a date option replaces automatic reading")
  func strategies() throws {
    #expect(try seconds("0", [.date(.deferredToDate)]) == 978_307_200)
    #expect(try seconds("2000000000000", [.date(.secondsSince1970)]) == 2_000_000_000_000)
    #expect(try seconds(#""1500""#, [.date(.millisecondsSince1970)]) == 1.5)
    #expect(try seconds(#""2024-01-02""#, [.date(.secondsSince1970)]) == nil)
    #expect(try seconds("1700000000", [.date(.iso8601)]) == nil)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyyMMdd"
    #expect(try seconds(#""20240102""#, [.date(.formatted(formatter))]) == 1_704_153_600)
    #expect(try seconds("20240102", [.date(.formatted(formatter))]) == 1_704_153_600)
    #expect(try seconds(#""2024-01-02""#, [.date(.formatted(formatter))]) == nil)
  }

  @Test("DATE-5: a closure reads by itself, and one that throws is a mismatch")
  func customStrategy() throws {
    struct Refusal: Error {}
    let double = SmartDecodingOption.date(
      .custom { decoder in
        let value = try decoder.singleValueContainer().decode(Double.self)
        guard value >= 0 else { throw Refusal() }
        return Date(timeIntervalSince1970: value * 2)
      }
    )
    #expect(try seconds("21", [double]) == 42)
    #expect(try seconds("-1", [double]) == nil)
  }

  @Test("DATE-6: .iso8601 takes fractional seconds and their absence")
  func iso8601() throws {
    let option = [SmartDecodingOption.date(.iso8601)]
    #expect(try seconds(#""2024-01-02T03:04:05Z""#, option) == 1_704_164_645)
    #expect(try seconds(#""2024-01-02T03:04:05.678Z""#, option) == 1_704_164_645.678)
    #expect(try seconds(#""2024-01-02""#, option) == nil)
  }

  @Test("DATE-7: the rules hold in nested models, arrays and dictionary values")
  func positions() throws {
    struct Nested: SmartCodable {
      var child = Values()
      var list: [Date] = []
      var map: [String: Date] = [:]
    }
    let nested = try Nested.read(
      #"{"child":{"at":"7.0"},"list":[7,"x","1970-01-01T00:00:07Z"],"map":{"a":7000}}"#
    )
    let seven = Date(timeIntervalSince1970: 7)
    #expect(nested.child.at == seven)
    #expect(nested.list == [seven, seven])
    #expect(nested.map == ["a": Date(timeIntervalSince1970: 7000)])
    let option = SmartDecodingOption.date(.millisecondsSince1970)
    #expect(try Nested.read(#"{"map":{"a":7000}}"#, [option]).map == ["a": seven])
  }

  @Test("DATA-1: data is read from strict base64")
  func base64() throws {
    #expect(try Values.read(#"{"data":"aGk="}"#).data == Data("hi".utf8))
    #expect(try Values.read(#"{"data":""}"#).data == Data())
    #expect(try Values.read(#"{"data":"+/+/"}"#).data == Data([0xFB, 0xFF, 0xBF]))
    for text in ["aGk", "aGk= ", "a Gk=", "aGk=\\n", "aG-_", "aGk=aGk=", "=", "a==="] {
      #expect(try Values.read("{\"data\":\"\(text)\"}").data == nil, "\(text)")
    }
    #expect(try Values.read(#"{"data":1}"#).data == nil)
  }

  @Test("URL-1: a URL is read from a non-empty string or a number")
  func urls() throws {
    #expect(
      try Values.read(#"{"url":"https://a.b/c?d=e#f"}"#).url?.absoluteString
        == "https://a.b/c?d=e#f"
    )
    #expect(try Values.read(#"{"url":1}"#).url?.absoluteString == "1")
    #expect(try Values.read(#"{"url":""}"#).url == nil)
    #expect(try Values.read(#"{"url":true}"#).url == nil)
    #expect(try Values.read(#"{"url":{}}"#).url == nil)
  }
}

import Foundation
import SmartCodable
import Testing

/// Dates before October 15, 1582, where Foundation's calendar is the Julian one.
@Suite("Early dates")
struct EarlyDateTests {
  private struct Values: SmartCodable {
    var at: Date?
    @SmartDate var kept: Date?
    @SmartDate(encodeFormat: .iso8601) var internet: Date?
  }

  private static func strict(_ text: String) throws -> Date {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let dates = try decoder.decode([Date].self, from: Data("[\"\(text)\"]".utf8))
    return try #require(dates.first)
  }

  private static func formatter(_ format: String, _ zone: TimeZone) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = format
    return formatter
  }

  @Test("DATE-9, AGR-6: the first day of the year 1 is Date.distantPast in every form")
  func distantPast() throws {
    #expect(try Self.strict("0001-01-01T00:00:00Z") == .distantPast)
    let encoder = SmartJSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let written = String(decoding: try encoder.encode(["at": Date.distantPast]), as: UTF8.self)
    #expect(try Values.read(written).at == .distantPast)
    for text in ["0001-01-01T00:00:00Z", "0001-01-01 01:00:00+0100"] {
      #expect(try Values.read("{\"at\":\"\(text)\",\"kept\":\"\(text)\"}").kept == .distantPast)
    }
    var values = Values()
    values.internet = .distantPast
    #expect(values.toJSONString() == #"{"internet":"0001-01-01T00:00:00Z"}"#)
  }

  @Test(
    "DATE-9: texts with and without a zone mean the days that Foundation means",
    arguments: [
      "0000-01-01", "0000-02-29", "0001-01-01", "0004-02-29", "0100-02-29", "1500-02-28",
      "1500-02-29", "1500-03-01", "1582-10-04", "1582-10-05", "1582-10-10", "1582-10-14",
      "1582-10-15", "1600-02-29",
    ]
  )
  func days(day: String) throws {
    let wanted = try Self.strict(day + "T00:00:00Z")
    let values = try Values.read(
      "{\"at\":\"\(day)T00:00:00Z\",\"internet\":\"\(day)T01:00:00+01:00\",\"kept\":\"\(day)\"}"
    )
    #expect(values.at == wanted)
    #expect(values.internet == wanted)
    let offset = TimeZone.current.secondsFromGMT(for: wanted)
    #expect(values.kept == wanted.addingTimeInterval(-Double(offset)))
  }

  @Test(
    "DATE-4, DATE-9: leap days are those of the calendar in use",
    arguments: ["0001-02-29", "1500-02-30", "1582-02-29", "1700-02-29", "1900-02-29"]
  )
  func impossibleDays(day: String) throws {
    #expect(try Values.read("{\"at\":\"\(day)T00:00:00Z\"}").at == nil)
    #expect(try Values.read("{\"at\":\"\(day)\"}").at == nil)
  }

  @Test("SDT-2, DATE-9: days that the calendar leaves out are written ten days later")
  func leftOut() throws {
    for (text, written) in [
      ("1582-10-10 00:00:00", "1582-10-20 00:00:00"),
      ("1582-10-05T00:00:00Z", "1582-10-15T00:00:00Z"),
      ("1582-10-04T00:00:00Z", "1582-10-04T00:00:00Z"), ("1500-02-29", "1500-02-29"),
    ] {
      let values = try Values.read("{\"kept\":\"\(text)\"}")
      #expect(values.toJSONString() == "{\"kept\":\"\(written)\"}")
    }
  }

  @Test(
    "DATE-9, SDT-2: dates of all years are read and written as Foundation's formatter does",
    arguments: [
      "yyyy-MM-dd'T'HH:mm:ss'Z'", "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "yyyy-MM-dd HH:mm:ss xx",
    ]
  )
  func allYears(format: String) throws {
    var random = SeededRandom(seed: 9)
    let formatter = Self.formatter(format, .gmt)
    for count in 0..<1000 {
      // The first days of the year 1 to the last of 9999, then days around the change of calendars.
      let stamp =
        count < 800
        ? Int.random(in: -62_135_769_600...253_402_300_799, using: &random)
        : -12_219_292_800 + Int.random(in: -40_000_000...40_000_000, using: &random)
      let text = formatter.string(from: Date(timeIntervalSince1970: Double(stamp)))
      let values = try Values.read("{\"kept\":\"\(text)\"}")
      #expect(values.kept == Date(timeIntervalSince1970: Double(stamp)), "\(text)")
      #expect(values.toJSONString() == "{\"kept\":\"\(text)\"}")
    }
  }
}

import Foundation
import Kodable
import Testing

@Suite("CodableDate")
struct DateTests {
  struct Reversed: DateConvertible {
    func date(from text: String) -> Date? {
      Double(String(text.reversed())).map { Date(timeIntervalSince1970: $0) }
    }
    func string(from date: Date) -> String { String("\(date.timeIntervalSince1970)".reversed()) }
  }

  struct Dates: Kodable, Equatable {
    @CodableDate var iso8601: Date
    @CodableDate(.format("y-MM-dd"), .key("simple_date")) var simpleDate: Date
    @CodableDate(.rfc2822, "rfc2822") var rfc2822Date: Date
    @CodableDate(.rfc3339, .key("rfc3339")) var rfc3339Date: Date
    @CodableDate(.timestamp) var timestamp: Date
    @CodableDate(.iso8601WithMillisecondPrecision) var millis: Date?
    @CodableDate(.custom(Reversed())) var custom: Date?
    @CodableDate("explicit") var keyed: Date?
    @CodableDate(.timestamp, "texts.0") var text: Date?
  }

  static let text = #"""
    {"iso8601":"1996-12-19T16:39:57-08:00","simple_date":"2001-01-01",
     "rfc2822":"Thu, 19 Dec 1996 16:39:57 GMT","rfc3339":"1996-12-19T16:39:57-08:00",
     "timestamp":978307200.0,"millis":"1996-12-19T16:39:57.123Z","custom":"5.1",
     "explicit":"2001-01-01T00:00:00Z","texts":["978307200.5"]}
    """#

  @Test("KOD-50, KOD-51: dates are read by strategy, under positional and optional keys")
  func reading() throws {
    let dates = try AllDecoders.read(Dates.self, Self.text)
    #expect(dates.iso8601.timeIntervalSince1970 == 851_042_397)
    #expect(dates.simpleDate.timeIntervalSince1970 == 978_307_200)
    #expect(dates.rfc2822Date.timeIntervalSince1970 == 851_013_597)
    #expect(dates.rfc3339Date.timeIntervalSince1970 == 851_042_397)
    #expect(dates.timestamp.timeIntervalSince1970 == 978_307_200)
    let millis = try #require(dates.millis).timeIntervalSince1970
    #expect(abs(millis - 851_013_597.123) < 0.0005)
    #expect(dates.custom == Date(timeIntervalSince1970: 1.5))
    #expect(dates.keyed == Date(timeIntervalSince1970: 978_307_200))
    #expect(dates.text == Date(timeIntervalSince1970: 978_307_200.5))
  }

  @Test("KOD-52: dates are written in their strategy's form, timestamps as numbers")
  func writing() throws {
    let dates = try AllDecoders.read(Dates.self, Self.text)
    let text = try AllDecoders.write(dates)
    #expect(
      text
        == #"{"custom":"5.1","explicit":"2001-01-01T00:00:00Z","iso8601":"1996-12-20T00:39:57Z","#
        + #""millis":"1996-12-19T16:39:57.123Z","rfc2822":"Thu, 19 Dec 1996 16:39:57 GMT","#
        + #""rfc3339":"1996-12-20T00:39:57+0000","simple_date":"2001-01-01","#
        + #""texts":{"0":978307200.5},"timestamp":978307200}"#
    )
  }

  @Test("KOD-52: every millisecond is written as it was read")
  func milliseconds() throws {
    struct Moment: Kodable, Equatable {
      @CodableDate(.iso8601WithMillisecondPrecision) var at: Date
    }
    for number in 0..<1000 {
      let digits = String("00\(number)".suffix(3))
      let text = #"{"at":"2024-05-06T07:08:09.\#(digits)Z"}"#
      let moment = try JSONDecoder().decode(Moment.self, from: Data(text.utf8))
      #expect(String(decoding: try JSONEncoder().encode(moment), as: UTF8.self) == text)
    }
  }

  @Test("KOD-50: nil of a date is left out, a plain type holds it as ISO 8601")
  func others() throws {
    struct Plain: Codable, Equatable { @CodableDate var date: Date }
    struct Maybe: Kodable { @CodableDate(.timestamp, .encodeAsNullIfNil) var date: Date? }
    struct Absent: Kodable { @CodableDate(.timestamp) var date: Date? }
    #expect(try AllDecoders.write(Maybe()) == #"{"date":null}"#)
    #expect(try AllDecoders.write(Absent()) == "{}")
    let plain = try AllDecoders.read(Plain.self, #"{"date":"1996-12-19T16:39:57-08:00"}"#)
    #expect(plain.date.timeIntervalSince1970 == 851_042_397)
    #expect(try AllDecoders.write(plain) == #"{"date":"1996-12-20T00:39:57Z"}"#)
  }

  struct Plain: Codable, Equatable {
    @Coding var number: Int?
    @CodableDate var iso: Date?
    @CodableDate(.timestamp) var stamp: Date?
  }

  @Test("KOD-50: a plain type reads what it wrote, null and time stamps too")
  func plainRoundTrip() throws {
    var plain = Plain()
    #expect(try AllDecoders.write(plain) == #"{"iso":null,"number":null,"stamp":null}"#)
    #expect(try AllDecoders.read(Plain.self, try AllDecoders.write(plain)) == plain)
    plain.iso = Date(timeIntervalSince1970: 5)
    plain.stamp = Date(timeIntervalSince1970: 5.5)
    #expect(try AllDecoders.read(Plain.self, try AllDecoders.write(plain)) == plain)
    struct Required: Codable { @CodableDate var date: Date }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Required.self, from: Data(#"{"date":null}"#.utf8))
    }
  }

  struct Stamp: Kodable, Equatable {
    @CodableDate(.timestamp) var at: Date?
  }

  @Test(
    "KOD-50: a time stamp is a JSON number, as a text too",
    arguments: [
      ("0", 0), ("-0", 0), ("12", 12), ("-1.50", -1.5), ("1e3", 1000), ("25E-1", 2.5),
      ("1.5e+1", 15),
    ]
  )
  func timeStamps(text: String, seconds: Double) throws {
    for value in [text, "\"\(text)\""] {
      let stamp = try AllDecoders.read(Stamp.self, #"{"at":\#(value)}"#)
      #expect(stamp.at == Date(timeIntervalSince1970: seconds), "\(value)")
    }
  }

  @Test(
    "KOD-50: other texts are no time stamp",
    arguments: [
      "nan", "inf", "-infinity", "0x10", "1e400", "+5", "05", "-", "5.", ".5", "5e", "5e+", " 5",
      "5 ", "",
      "1_0", "１",
    ]
  )
  func noTimeStamp(text: String) throws {
    #expect(try AllDecoders.read(Stamp.self, #"{"at":"\#(text)"}"#).at == nil)
  }

  @Test(
    "KOD-50: an ISO 8601 date ends with its text",
    arguments: ["2024-01-02T03:04:05Zgarbage", "2024-01-02T03:04:05Z ", "2024-01-02T03:04:05.5Z5"]
  )
  func trailingText(text: String) throws {
    struct Moment: Kodable, Equatable {
      @CodableDate("at") var seconds: Date?
      @CodableDate(.iso8601WithMillisecondPrecision, "at") var milliseconds: Date?
    }
    let moment = try AllDecoders.read(Moment.self, #"{"at":"\#(text)"}"#)
    #expect(moment.seconds == nil && moment.milliseconds == nil)
  }

  @Test("KOD-53: formatters are used from many threads")
  func threads() async throws {
    let expected = try AllDecoders.read(Dates.self, Self.text)
    let text = try AllDecoders.write(expected)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<50)
            .allSatisfy { _ in
              let read = try? JSONDecoder().decode(Dates.self, from: Data(Self.text.utf8))
              return read == expected && (try? AllDecoders.write(expected)) == text
            }
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  @Test("Shortcuts read and write plain dates as JSONDecoder and JSONEncoder do by default")
  func shortcuts() throws {
    struct Event: Codable, Equatable {
      var at = Date(timeIntervalSinceReferenceDate: 7)
    }
    let data = try Event().encodeJSON()
    #expect(String(decoding: data, as: UTF8.self) == #"{"at":7}"#)
    #expect(try Event.decodeJSON(from: data) == Event())
    #expect(try Event.decode(from: data) == Event())
    let text = Data(#"{"at":"2001-01-01T00:00:07Z"}"#.utf8)
    #expect(throws: DecodingError.self) { try Event.decodeJSON(from: text) }
    #expect(try Event.decodeJSON(from: text, dateDecodingStrategy: .iso8601) == Event())
  }
}

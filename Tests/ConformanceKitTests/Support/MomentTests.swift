import Foundation
import Testing

@testable import ConformanceKit

@Suite struct MomentTests {
  @Test(
    "Seconds since 1970 are told in UTC, to the microsecond",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (-0.25, "1969-12-31T23:59:59.75Z"),
      (1_704_164_645.678, "2024-01-02T03:04:05.678Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (-2_203_891_200, "1900-03-01T00:00:00Z"), (1_709_251_199, "2024-02-29T23:59:59Z"),
      (0.9999999, "1970-01-01T00:00:01Z"), (0.000001, "1970-01-01T00:00:00.000001Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"), (253_402_300_800, "+10000-01-01T00:00:00Z"),
      (-62_167_219_201, "-0001-12-31T23:59:59Z"), (1e30, "1e+30 seconds since 1970"),
      // A decoder that takes microseconds for seconds.
      (1.7000000005e15, "+53872825-06-23T17:06:40Z"), (-4e15, "-126752985-12-22T16:53:20Z"),
      (8e18, "+253509910024-06-28T14:13:20Z"),
    ] as [(Double, String)]
  )
  func texts(seconds: Double, text: String) {
    #expect(Moment.text(ofSeconds: seconds) == text)
  }

  @Test("A fraction survives in any century, whatever epoch the number of seconds counts from")
  func distance() throws {
    let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    for year in [1600, 1834, 1969, 2024, 2106, 2242, 2500, 9999] {
      for fraction in ["001", "123", "12", "5", "999"] {
        let text = "\(year)-02-28T23:59:58.\(fraction)Z"
        let moment = try #require(Moment(text))
        #expect(moment.text == text)
        let date = try format.parse(text)
        // A Date counts from 2001, so this is rounded twice.
        #expect(Moment(seconds: date.timeIntervalSince1970) == moment, "\(text)")
        #expect(Moment(seconds: moment.secondsSince1970) == moment, "\(text)")
        #expect(Moment(seconds: date.timeIntervalSince1970 + 0.001) != moment, "\(text)")
      }
    }
    #expect(Moment("2024-02-28T23:59:58.123456Z")?.text == "2024-02-28T23:59:58.123456Z")
  }

  @Test("Days of 2400 years are those that Foundation names")
  func calendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // The first one is January 1 of the year 1 in the Julian calendar.
    for day in stride(from: -719_164, through: 146_097, by: 97) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let found = try #require(
        Moment(date: (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0))
      )
      #expect(found == Moment(seconds: Double(day) * 86_400))
      #expect(Moment(found.text) == found)
    }
  }

  @Test(
    "Only the one text of a moment is read as an expectation",
    arguments: [
      "2024-01-02T03:04:05+00:00", "2024-01-02T03:04:05.50Z", "2024-02-30T03:04:05Z",
      "2024-01-02T24:00:00Z", "2024-01-02", "2024-01-02T03:04:05", "2024-1-02T03:04:05Z",
      "2024-01-02T03:04:05.1234567Z", "+10000-01-01T00:00:00Z", "2024-01-02T03:04:05z", "",
    ]
  )
  func refusals(text: String) {
    #expect(Moment(text) == nil)
  }

  @Test(
    "Dates are read in every form of DATE-2 and DATE-8",
    arguments: [
      ("2024-01-02T03:04:05+08:00", "2024-01-01T19:04:05Z"),
      ("2024-01-02T03:04:05-0530", "2024-01-02T08:34:05Z"),
      ("2024-01-02T03:04:05.123456789Z", "2024-01-02T03:04:05.123457Z"),
      ("2024-01-02T03:04:05", "2024-01-02T03:04:05Z"),
      ("2024-01-02 03:04", "2024-01-02T03:04:00Z"), ("2024/01/02", "2024-01-02T00:00:00Z"),
      ("01/02/2024", "2024-01-02T00:00:00Z"), ("2024-01-02", "2024-01-02T00:00:00Z"),
      ("2024-01-02 03:04:05", "2024-01-02T03:04:05Z"), ("2024.01.02", "2024-01-02T00:00:00Z"),
      ("2024-01-02 03:04:05Z", "2024-01-02T03:04:05Z"),
      ("2024-01-02 03:04:05.5 +08:00", "2024-01-01T19:04:05.5Z"),
      ("2024-01-02 03:04:05 UT", "2024-01-02T03:04:05Z"),
      ("Thu, 19 Dec 1996 16:39:57 GMT", "1996-12-19T16:39:57Z"),
      ("1 Jan 1960 03:04 PDT", "1960-01-01T10:04:00Z"),
      ("Fri, 01 Jan 1960 03:04:05 +0100", "1960-01-01T02:04:05Z"),
    ]
  )
  func forms(text: String, expected: String) {
    #expect(DateText(text).moment()?.text == expected)
  }

  @Test(
    "DATE-9: days before October 15, 1582 are Julian, and those between are read as such",
    arguments: [
      ("0001-01-01", "0000-12-30T00:00:00Z"), ("1500-02-29T00:00:00Z", "1500-03-10T00:00:00Z"),
      ("1582-10-04", "1582-10-14T00:00:00Z"), ("1582-10-10", "1582-10-20T00:00:00Z"),
      ("1582-10-15", "1582-10-15T00:00:00Z"),
      ("Sat, 01 Jan 0001 00:00:00 GMT", "0000-12-30T00:00:00Z"),
    ]
  )
  func julianDays(text: String, gregorian: String) throws {
    let moment = try #require(DateText(text).moment())
    #expect(moment.text == gregorian)
    #expect(Moment(gregorian) == moment)
  }

  @Test(
    "Everything else is no date",
    arguments: [
      "2024-01-02T03:04:05.Z", "2024-01-02T03:04:05.1234567890Z", "2024-01-02T03:04Z",
      "2024-01-02 03:04Z", "2024-01-02 03:04:05  Z", "2024-01-02T03:04:05 Z",
      "2024-01-02 03:04:05GMT",
      "2024.01/02", "Wed, 02 Jan 2024 03:04:05 GMT", "Tue 02 Jan 2024 03:04:05 GMT",
      "02 Jan 2024 03:04:05", "02 Jan 2024 03:04:05Z", "31 Feb 2024 03:04:05 GMT", "20240102",
      "2024-01-02T03:04:05+24:00", "2024-01-02T03:04:05+08:60",
      "2024/01/02 03:04", "2023-02-29", "1582-02-29", "2024-00-01", "2024-01-00", "2024-13-01",
      "02/30/2024",
      "2024-01-02T03:60:05Z", "2024-01-02T03:04:60Z", "2024-01-02T03:04:05Zx", "2024-01/02",
      " 2024-01-02", "24-01-02", "2024-01-02T03:04:05+0", "２０２４-01-02",
    ]
  )
  func noDates(text: String) {
    #expect(DateText(text).moment() == nil)
  }
}

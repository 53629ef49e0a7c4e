import Foundation
import SmartCodable
import Testing

@Suite("Dates of mail, microseconds and eight digits")
struct MoreDateTests {
  private struct Values: SmartCodable {
    var at: Date?
  }

  private struct Kept: SmartCodable {
    @SmartDate var at: Date?
  }

  /// The date of a literal, read in both ways, and its JSON as written by a wrapper that kept its form.
  private func read(_ literal: String) throws -> (seconds: Double, written: String)? {
    let kept = try Kept.read("{\"at\":\(literal)}")
    #expect(try Values.read("{\"at\":\(literal)}").at == kept.at, "\(literal)")
    guard let date = kept.at else { return nil }
    let text = try #require(kept.toJSONString())
    return (
      (date.timeIntervalSince1970 * 1_000_000).rounded() / 1_000_000,
      String(text.dropFirst(#"{"at":"#.count).dropLast()).replacing("\\/", with: "/")
    )
  }

  @Test(
    "DATE-8, SDT-2: dates of RFC 2822 are read, and written as they were",
    arguments: [
      ("Thu, 19 Dec 1996 16:39:57 GMT", 851_013_597.0), ("19 Dec 1996 16:39:57 GMT", 851_013_597),
      ("Thu, 19 Dec 1996 16:39 GMT", 851_013_540), ("19 Dec 1996 16:39 UT", 851_013_540),
      ("Thu, 19 Dec 1996 16:39:57 -0800", 851_042_397),
      ("Thu, 19 Dec 1996 16:39:57 PST", 851_042_397),
      ("Thu, 19 Dec 1996 16:39:57 +0530", 850_993_797),
      ("Thu, 19 Dec 1996 16:39:57 -0000", 851_013_597),
      ("Thu, 19 Dec 1996 16:39:57 Z", 851_013_597), ("Tue, 2 Jan 2024 03:04:05 UTC", 1_704_164_645),
      ("Tue, 02 Jan 2024 03:04:05 EST", 1_704_182_645), ("2 Jan 2024 03:04 EDT", 1_704_179_040),
      ("Wed, 31 Dec 1969 23:59:59 GMT", -1), ("Thu, 29 Feb 2024 00:00:00 CST", 1_709_186_400),
    ]
  )
  func mail(_ text: String, _ seconds: Double) throws {
    let result = try #require(try read("\"\(text)\""))
    #expect(result.seconds == seconds)
    #expect(result.written == "\"\(text)\"")
  }

  @Test(
    "DATE-8, SDT-2: fractions and zones behind a space, dots and eight digits",
    arguments: [
      ("2024-01-02 03:04:05Z", 1_704_164_645.0), ("2024-01-02 03:04:05 Z", 1_704_164_645),
      ("2024-01-02 03:04:05+05:30", 1_704_144_845), ("2024-01-02 03:04:05 +0530", 1_704_144_845),
      ("2024-01-02 03:04:05.678 -0100", 1_704_168_245.678),
      ("2024-01-02 03:04:05.5Z", 1_704_164_645.5), ("2024-01-02 03:04:05 UTC", 1_704_164_645),
    ]
  )
  func zones(_ text: String, _ seconds: Double) throws {
    let result = try #require(try read("\"\(text)\""))
    #expect(result.seconds == seconds)
    #expect(result.written == "\"\(text)\"")
  }

  @Test(
    "DATE-8, DATE-3, SDT-2: without a zone they are read in the current one",
    arguments: [
      ("2024.01.02", 1_704_153_600.0), ("2024-01-02 03:04:05.25", 1_704_164_645.25),
    ]
  )
  func local(_ text: String, _ utc: Double) throws {
    let result = try #require(try read("\"\(text)\""))
    let zone = Double(TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: utc)))
    #expect(result.seconds == utc - zone)
    #expect(result.written == "\"\(text)\"")
  }

  @Test(
    "DATE-8, SDT-2: a text of digits is a date in UTC, and written as it was",
    arguments: [
      ("20240102", 1_704_153_600.0), ("19000101", -2_208_988_800), ("21991231", 7_258_032_000),
      ("202401020304", 1_704_164_640), ("20240102030405", 1_704_164_645),
      ("19000101000000", -2_208_988_800), ("219912312359", 7_258_118_340),
    ]
  )
  func digits(_ text: String, _ seconds: Double) throws {
    let result = try #require(try read("\"\(text)\""))
    #expect(result.seconds == seconds)
    #expect(result.written == "\"\(text)\"")
  }

  @Test(
    "DATE-8, DATE-1: digits that are no date, and texts that are not of digits, are time stamps",
    arguments: [
      ("020240102", 20_240_102.0), ("+20240102", 20_240_102), ("20240102.0", 20_240_102),
      ("2.0240102e7", 20_240_102), ("-5", -5), ("1.5", 1.5), ("1e3", 1000),
      ("999999999", 999_999_999), ("189912310000", 189_912_310), ("202402300000", 202_402_300),
      ("202401022460", 202_401_022.46), ("20241301000000", 20_241_301_000),
      ("20240102250000", 20_240_102_250), ("22000101000000", 22_000_101_000),
    ]
  )
  func stamps(_ text: String, _ seconds: Double) throws {
    #expect(try read("\"\(text)\"")?.seconds == seconds)
  }

  @Test(
    "DATE-4: fewer than nine digits that are no date are a mismatch",
    arguments: [
      "0", "2024", "202401", "2024010", "20240230", "20241301", "18991231", "22000101", "00000001",
    ]
  )
  func few(_ text: String) throws {
    #expect(try read("\"\(text)\"") == nil)
    let report = try Values.decode(from: "{\"at\":\"\(text)\"}")
    #expect(report.repairs.map(\.kind) == [.invalid])
  }

  @Test(
    "DATE-1, SDT-2: the magnitude of a number tells its unit, and it is written in that",
    arguments: [
      ("20240102", 20_240_102.0), ("0", 0), ("99999999999", 99_999_999_999),
      ("100000000000", 100_000_000), ("788140800000", 788_140_800),
      ("99999999999999", 99_999_999_999.999), ("100000000000000", 100_000_000),
      ("1704164645678901", 1_704_164_645.678901), ("99999999999999984", 99_999_999_999.999984),
      ("100000000000000000", 100_000_000), ("1700000000500000000", 1_700_000_000.5),
      ("9223372036854775807", 9_223_372_036.854776),
    ]
  )
  func units(_ literal: String, _ seconds: Double) throws {
    let isShort = literal.utf8.count < 9
    for sign in [1.0, -1.0] {
      let signed = sign < 0 ? "-" + literal : literal
      for text in [signed, isShort ? signed : "\"\(signed)\""] {
        let result = try #require(try read(text))
        #expect(abs(result.seconds - sign * seconds) <= 1e-6 + seconds.ulp, "\(text)")
        // A Date has no more than some 17 digits, and zero no sign.
        if literal.utf8.count < 17, literal != "0" { #expect(result.written == signed) }
      }
    }
  }

  @Test("SDT-2: a changed date that would be read in another unit is written in seconds")
  func otherUnit() throws {
    for stamp in ["1700000000000", "1700000000000000", "1700000000000000000"] {
      var values = try Kept.read("{\"at\":\(stamp)}")
      for seconds in [0, 13_046_400, -5e7, 99_999_999, 6e10] {
        values.at = Date(timeIntervalSince1970: seconds)
        let text = try #require(values.toJSONString())
        #expect(try Kept.read(text).at == values.at, "\(text)")
      }
    }
  }

  @Test(
    "SDT-2: a zone is written as it was read",
    arguments: ["Z", "+00:00", "-00:00", "+0000", "+05:30", "+0530", "-08:00", "-0800"]
  )
  func spellings(_ zone: String) throws {
    for text in ["2024-01-02T03:04:05", "2024-01-02T03:04:05.678", "2024-01-02 03:04:05"] {
      #expect(try read("\"\(text)\(zone)\"")?.written == "\"\(text)\(zone)\"")
    }
  }

  @Test("SDT-2: digits of a fraction that a date does not hold are written as zeros")
  func fractions() throws {
    let texts = [
      ("2024-01-02T03:04:05.678000000Z", "2024-01-02T03:04:05.678000000Z"),
      ("2024-01-02T03:04:05.123456Z", "2024-01-02T03:04:05.123456Z"),
      ("2024-01-02T03:04:05.999999Z", "2024-01-02T03:04:05.999999Z"),
      ("2024-01-02T03:04:05.999999999Z", "2024-01-02T03:04:06.000000000Z"),
      ("2024-01-02T03:04:05.000Z", "2024-01-02T03:04:05.000Z"),
    ]
    for (text, expected) in texts {
      #expect(try read("\"\(text)\"")?.written == "\"\(expected)\"")
    }
  }

  @Test(
    "DATE-4, DATE-8: what only looks like such a date is a mismatch",
    arguments: [
      "Fri, 19 Dec 1996 16:39:57 GMT", "Thu, 19 Dec 1996 16:39:57", "Thu 19 Dec 1996 16:39:57 GMT",
      "Thu, 19 Dez 1996 16:39:57 GMT", "Thu, 31 Nov 1996 16:39:57 GMT",
      "Thu,19 Dec 1996 16:39:57 GMT",
      "Thu, 19 Dec 96 16:39:57 GMT", "Thu, 19 Dec 1996 24:39:57 GMT",
      "Thu, 019 Dec 1996 16:39:57 GMT",
      "Thu, 19 Dec 1996 16:39:57GMT", "Thu, 19 Dec 1996 16:39:57 GMT ",
      "Thu, 19 Dec 1996 16:39:57 XYZ",
      "Thu, 19 Dec 1996 16:39:57.5 GMT5", "Dec 19 1996", "Thu", "2024.01.02 03:04:05", "2024.1.2",
      "2024.02.30", "2024-01-02 03:04Z", "2024-01-02 03:04:05  Z", "2024-01-02 03:04:05. Z",
      "2024-01-02 03:04:05 ", "2024-01-02 03:04:05UTC", "2024-01-02T03:04:05 Z",
      "2024/01/02 03:04:05",
      "2024-01/02", "20240102Z", "20240102 03:04:05", "12/5 Jan 2024 10:00 GMT",
      "99/5 Jan 2024 10:00 GMT", "12/Thu, 19 Dec 1996 16:39:57 GMT", "1 12/01/2024",
    ]
  )
  func lookalikes(_ text: String) throws {
    #expect(try read("\"\(text)\"") == nil)
  }

  @Test("SDT-2, DATE-8: a date that eight digits would not lead back to is written in seconds")
  func compactRange() throws {
    var values = try Kept.read(#"{"at":"20240102"}"#)
    values.at = Date(timeIntervalSince1970: -5e9)
    #expect(values.toJSONString() == #"{"at":-5000000000}"#)
    values.at = Date(timeIntervalSince1970: 7_258_118_400)
    #expect(try Kept.read(try #require(values.toJSONString())).at == values.at)
  }
}

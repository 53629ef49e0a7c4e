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
      ("2024.01.02", 1_704_153_600.0), ("20240102", 1_704_153_600), ("19000101", -2_208_988_800),
      ("21001231", 4_133_894_400), ("2024-01-02 03:04:05.25", 1_704_164_645.25),
    ]
  )
  func local(_ text: String, _ utc: Double) throws {
    let result = try #require(try read("\"\(text)\""))
    let zone = Double(TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: utc)))
    #expect(result.seconds == utc - zone)
    #expect(result.written == "\"\(text)\"")
  }

  @Test("DATE-8, DATE-1: what is no day in eight digits is a time stamp, and so is a number")
  func stamps() throws {
    let texts = [
      "20240230", "20241301", "18991231", "21010101", "00000001", "2024010", "020240102",
      "+20240102", "20240102.0",
    ]
    for text in texts {
      #expect(try read("\"\(text)\"")?.seconds == Double(text), "\(text)")
    }
    #expect(try read("20240102")?.seconds == 20_240_102)
  }

  @Test("DATE-8, SDT-2: above 10^14 a number counts microseconds")
  func microseconds() throws {
    for literal in ["1704164645678901", #""1704164645678901""#] {
      let result = try #require(try read(literal))
      #expect(result.seconds == 1_704_164_645.678901)
      #expect(result.written == "1704164645678901")
    }
    #expect(try read("100000000000000")?.seconds == 100_000_000_000)
    #expect(try read("100000000000001")?.seconds == 100_000_000.000001)
    #expect(try read("-1704164645678901")?.seconds == -1_704_164_645_678_901)
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
      "2024-01/02", "20240102Z", "20240102 03:04:05",
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
    values.at = Date(timeIntervalSince1970: 4_133_894_400 + 86_400 * 3)
    #expect(try Kept.read(try #require(values.toJSONString())).at == values.at)
  }
}

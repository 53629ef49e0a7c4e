import Foundation
import SmartCodable
import Testing

/// What Foundation's formatter writes for dates of a seeded table.
@Suite("Dates beside Foundation's formatter")
struct DateJudgeTests {
  private struct Values: SmartCodable {
    @SmartDate var at: Date?
  }

  @Test(
    "DATE-2, DATE-8, SDT-2: each form is read as the formatter means it, and written as it does",
    arguments: [
      "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEE, dd MMM yyyy HH:mm:ss xx", "EEE, d MMM yyyy HH:mm xx",
      "d MMM yyyy HH:mm:ss xx", "yyyy-MM-dd'T'HH:mm:ssxxx", "yyyy-MM-dd'T'HH:mm:ss.SSSxx",
      "yyyy-MM-dd HH:mm:ssxxx", "yyyy-MM-dd HH:mm:ss xx", "yyyy-MM-dd HH:mm:ss.SSS xx",
      "yyyy-MM-dd HH:mm:ss.SSS", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm", "yyyy.MM.dd",
      "yyyyMMdd",
      "yyyy/MM/dd", "MM/dd/yyyy", "yyyy-MM-dd",
    ]
  )
  func forms(_ format: String) throws {
    var random = SeededRandom(seed: 8)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = format
    formatter.timeZone = .current
    for _ in 0..<100 {
      if format.hasSuffix("x") {
        let minutes = Int.random(in: -48...48, using: &random) * 15
        formatter.timeZone = TimeZone(secondsFromGMT: minutes * 60)
      } else if format.hasSuffix("'GMT'") {
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
      }
      // From 1900 to 2100, in milliseconds.
      let stamp = Int.random(in: -2_208_900_000_000...4_133_800_000_000, using: &random)
      let text = formatter.string(from: Date(timeIntervalSince1970: Double(stamp) / 1000))
      let meant = try #require(formatter.date(from: text), "\(text)")
      let values = try Values.read("{\"at\":\"\(text)\"}")
      let at = try #require(values.at, "\(text)")
      #expect(abs(at.timeIntervalSince(meant)) < 1e-5, "\(text)")
      let written = try #require(values.toJSONString()).replacing("\\/", with: "/")
      #expect(written == "{\"at\":\"\(text)\"}")
    }
  }
}

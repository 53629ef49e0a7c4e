import Foundation
import Testing

@testable import ConformanceKit
@testable import DecoderLaw

@Suite struct DatePatternTests {
  @Test(
    "A pattern reads what DateFormatter reads in UTC",
    arguments: [
      ("dd.MM.yyyy", "02.01.2024"), ("yyyyMMdd", "20240102"),
      ("yyyy-MM-dd'T'HH:mm", "2024-01-02T03:04"),
      ("HH:mm:ss yyyy/MM/dd", "03:04:05 2024/01/02"), ("'d' dd MM yyyy", "d 29 02 2024"),
      ("dd.MM.yyyy", "29.02.1500"), ("yyyyMMdd", "15821010"), ("yyyyMMdd", "00010101"),
    ]
  )
  func fits(pattern: String, text: String) throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = pattern
    let date = try #require(formatter.date(from: text))
    #expect(DatePattern(pattern).moment(text) == Moment(seconds: date.timeIntervalSince1970))
  }

  @Test(
    "A text that does not fit is no date",
    arguments: [
      ("dd.MM.yyyy", "2.1.2024"), ("dd.MM.yyyy", "02.01.2024x"), ("dd.MM.yyyy", "02-01-2024"),
      ("dd.MM.yyyy", "30.02.2024"), ("dd.MM.yyyy", ""), ("yyyyMMdd", "00000101"),
      ("yyyy'y'", "2024"), ("yyyy", "２０２４"),
    ]
  )
  func misfits(pattern: String, text: String) {
    #expect(DatePattern(pattern).moment(text) == nil)
  }
}

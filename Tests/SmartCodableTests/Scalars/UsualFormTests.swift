import Foundation
import SmartCodable
import Testing

/// Types of Foundation whose usual form is read and written here, because Foundation's own code for it is slow.
@Suite("Usual forms of Foundation's types")
struct UsualFormTests {
  private static func result<T: Decodable & Equatable>(
    _ type: T.Type,
    _ text: String,
    _ decoder: JSONDecoder
  ) -> T? {
    // The lenient decoder leaves out what Foundation refuses.
    try? decoder.decode([T].self, from: Data("[\(text)]".utf8)).first
  }

  @Test("AGR-1: UUIDs in any spelling are those of Foundation")
  func identifiers() {
    let usual = "E621E1F8-c36C-495A-93fc-0C247A3E6E5F"
    var texts = [usual, usual.lowercased(), usual + "0", String(usual.dropLast()), ""]
    // Each byte replaced by those at the ends of the ranges of digits, and next to them.
    for place in usual.indices {
      for other in ["/", "0", "9", ":", "@", "A", "F", "G", "`", "a", "f", "g", "-", " ", "é"] {
        texts.append(usual.replacingCharacters(in: place...place, with: other))
      }
    }
    for text in texts {
      let (own, foundation) = (SmartJSONDecoder(), JSONDecoder())
      let json = "\"\(text)\""
      #expect(
        Self.result(UUID.self, json, own) == Self.result(UUID.self, json, foundation),
        "\(text)"
      )
    }
    #expect(
      Self.result(UUID.self, "\"\(usual)\"", SmartJSONDecoder()) == UUID(uuidString: usual)
    )
  }

  @Test("ENC-17: UUIDs are written as by Foundation")
  func writtenIdentifiers() throws {
    let ids = [
      UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)),
      UUID(uuid: (255, 254, 253, 252, 175, 160, 159, 154, 153, 144, 143, 128, 127, 112, 16, 15)),
    ]
    for id in ids {
      #expect(try SmartJSONEncoder().encode([id]) == JSONEncoder().encode([id]))
    }
  }

  @Test("ENC-11: dates with .iso8601 are written as by Foundation, in any year")
  func dates() throws {
    let (own, foundation) = (SmartJSONEncoder(), JSONEncoder())
    own.dateEncodingStrategy = .iso8601
    foundation.dateEncodingStrategy = .iso8601
    // The ends of the range that is written here, leap days, ends of days, and fractions.
    var seconds: [Double] = [
      -62_135_596_800, -62_135_596_801, -11_676_096_001, -11_676_096_000.5, -11_676_096_000, -1,
      -0.25,
      0, 0.999_999_9, 951_782_399.5, 951_782_400, 4_107_542_400, 253_402_300_799.9, 253_402_300_800,
    ]
    seconds += (0..<500).map { -11_000_000_000 + Double($0) * 525_600_123.75 }
    // Seconds since 2001 that those since 1970 round up.
    let since2001 = [-1e-12, -1e-9, 0.999_999_99, 0.999_999_999_9, 1e9 + 0.999_999_9]
    let dates =
      seconds.map { Date(timeIntervalSince1970: $0) }
      + since2001.map { Date(timeIntervalSinceReferenceDate: $0) }
    for date in dates.map({ [$0] }) {
      #expect(try own.encode(date) == foundation.encode(date), "\(date)")
    }
  }

  @Test("AGR-1: dates with .iso8601 are read as by Foundation")
  func readDates() {
    let (own, foundation) = (SmartJSONDecoder(), JSONDecoder())
    own.dateDecodingStrategy = .iso8601
    foundation.dateDecodingStrategy = .iso8601
    let usual = "2024-02-29T23:59:58Z"
    var texts = [usual, "0000-01-01T00:00:00Z", "1582-10-10T00:00:00Z", "9999-12-31T23:59:59Z"]
    for place in usual.indices {
      for other in ["0", "1", "3", "6", "9", "/", ":", "-", " ", "é"] {
        texts.append(usual.replacingCharacters(in: place...place, with: other))
      }
    }
    for text in texts {
      let json = "\"\(text)\""
      #expect(
        Self.result(Date.self, json, own) == Self.result(Date.self, json, foundation),
        "\(text)"
      )
    }
  }

  @Test("AGR-1: a CGFloat is the nearest one to the number")
  func floats() {
    for number in [
      "0", "-0.0", "9007199254740993", "18446744073709551615", "1e308", "1e309", "0.1", "1e400",
    ] {
      #expect(
        Self.result(CGFloat.self, number, SmartJSONDecoder())
          == Self.result(CGFloat.self, number, JSONDecoder()),
        "\(number)"
      )
    }
  }

  @Test("CONV-10: a Decimal of few digits is the one that its text stands for")
  func decimals() {
    let numbers = [
      "19.99", "-0.5", "0.0", "-0.0", "1.50", "100.0", "120.00", "0.000000000000000001", "0.10",
      "123456789012345.678", "1234567890123456.789", "999999999999999.999", "1.5e3", "1.5E-3",
      "0.5e0",
    ]
    for number in numbers {
      let own = Self.result(Decimal.self, number, SmartJSONDecoder())
      let foundation = Self.result(Decimal.self, number, JSONDecoder())
      #expect(own == foundation, "\(number)")
      #expect(own?.description == foundation?.description, "\(number)")
      #expect(own == Decimal(string: number), "\(number)")
    }
  }

  @Test("ENC-5, ENC-17: texts of any length are escaped wherever an escape is needed")
  func texts() throws {
    for length in 0...40 {
      for (place, mark) in [
        (length / 2, "\""), (length, "\u{1}"), (0, "\\"), (length - length % 8, "é"),
      ] {
        var text = String(repeating: "x", count: length)
        text.insert(contentsOf: mark, at: text.index(text.startIndex, offsetBy: place))
        #expect(try SmartJSONEncoder().encode([text]) == JSONEncoder().encode([text]), "\(text)")
      }
    }
  }
}

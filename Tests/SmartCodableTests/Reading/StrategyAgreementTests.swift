import Foundation
import Testing

@testable import SmartCodable

/// Strategies that both sides understand read alike, in lenient calls too (AGR-6).
@Suite("Agreement of strategies")
struct StrategyAgreementTests {
  private enum Keys: CodingKey { case s, ms }

  /// Tries a number and then a text, which a lenient attempt would never reach.
  private static func numberFirst(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      return Date(timeIntervalSince1970: number)
    }
    return Date(timeIntervalSince1970: -Double(try container.decode(String.self).utf8.count))
  }

  private static func textFirst(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      return Date(timeIntervalSince1970: -Double(text.utf8.count))
    }
    return Date(timeIntervalSince1970: try container.decode(Double.self))
  }

  private static func keyed(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.container(keyedBy: Keys.self)
    if let seconds = try? container.decode(Double.self, forKey: .s) {
      return Date(timeIntervalSince1970: seconds)
    }
    return Date(timeIntervalSince1970: try container.decode(Double.self, forKey: .ms) / 1000)
  }

  private static func sum(_ decoder: any Decoder) throws -> Date {
    var container = try decoder.unkeyedContainer()
    var sum = 0.0
    while !container.isAtEnd, let number = try? container.decode(Double.self) { sum += number }
    return Date(timeIntervalSince1970: sum)
  }

  private struct Dated: SmartCodable {
    var days: [Date] = []
  }

  @Test(
    "AGR-6: a closure that tries several forms is run strictly first",
    arguments: [
      "20240102", "10", #""10""#, #""1""#, #"{"s":5}"#, #"{"ms":5000}"#, #"[1,"2"]"#, "[1,2]",
    ]
  )
  func closures(value: String) throws {
    let text = "[\(value),\(value)]"
    let judge = JSONDecoder()
    let decoder = SmartJSONDecoder()
    for read in [Self.numberFirst, Self.textFirst, Self.keyed, Self.sum] {
      judge.dateDecodingStrategy = .custom(read)
      decoder.dateDecodingStrategy = .custom(read)
      guard let wanted = try? judge.decode([Date].self, from: Data(text.utf8)) else { continue }
      #expect(try decoder.decode([Date].self, from: text) == wanted)
      let model = try decoder.report(Dated.self, from: #"{"days":\#(text)}"#)
      #expect(model.value.days == wanted && model.repairs.isEmpty)
    }
  }

  @Test("DATE-5: a closure that cannot read strictly is run leniently, once")
  func repaired() throws {
    let calls = CallCount()
    let decoder = SmartJSONDecoder()
    decoder.dateDecodingStrategy = .custom { inner in
      calls.number += 1
      return Date(timeIntervalSince1970: try inner.singleValueContainer().decode(Double.self))
    }
    #expect(
      try decoder.decode([Date].self, from: #"["5"]"#) == [Date(timeIntervalSince1970: 5)]
    )
    #expect(calls.number == 2)
  }

  private final class CallCount: @unchecked Sendable {
    var number = 0
  }

  @Test(
    "AGR-6: iso8601 reads fractions and early years as Foundation does",
    arguments: [
      "2024-05-06T07:08:09.123Z", "2001-01-01T00:00:02.123456789Z", "2001-01-01T00:00:02.9+01:00",
      "1000-01-01T00:00:00Z", "1582-10-10T00:00:00Z", "1582-10-15T00:00:00Z",
      "0001-01-01T00:00:00Z",
      "1583-01-01T00:00:00Z", "2024-05-06T07:08:09Z", "2024-02-30T00:00:00Z",
    ]
  )
  func internetDates(text: String) throws {
    let document = "[\"\(text)\"]"
    let judge = JSONDecoder()
    judge.dateDecodingStrategy = .iso8601
    let wanted = try judge.decode([Date].self, from: Data(document.utf8))
    let decoder = SmartJSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    for leniency in [SmartLeniency.none, .full] {
      decoder.leniency = leniency
      #expect(try decoder.decode([Date].self, from: document) == wanted)
    }
  }

  @Test("J5-4: infinity is a Float16 where Foundation reads it so")
  func infiniteHalf() throws {
    let decoder = SmartJSONDecoder()
    decoder.allowsJSON5 = true
    for leniency in [SmartLeniency.none, .full] {
      decoder.leniency = leniency
      #expect(try decoder.decode([Float16].self, from: "[-Infinity]") == [-.infinity])
    }
    decoder.leniency = .none
    #expect(throws: DecodingError.self) { try decoder.decode([Float16].self, from: "[1e9]") }
  }
}

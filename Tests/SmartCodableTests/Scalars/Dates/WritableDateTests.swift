import Foundation
import SmartCodable
import Testing

@Suite("Dates that were read can be written")
struct WritableDateTests {
  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return formatter
  }()

  private struct Model: SmartCodable {
    var plain: Date?
    var list: [Date] = []
    var table: [String: Date] = [:]
    @SmartDate var kept: Date?
    @SmartDate(encodeFormat: .timestamp) var seconds: Date?
    @SmartDate(encodeFormat: .timestampMilliseconds) var milliseconds: Date?
    @SmartDate(encodeFormat: .iso8601) var internet: Date?
    @SmartDate(encodeFormat: .formatted(WritableDateTests.formatter)) var formatted: Date?
    var bySeconds: Date?
    var byMilliseconds: Date?
    var byInternet: Date?
    var byFormatter: Date?
    var byPattern: Date?
    @SmartAny var any: Any?

    static func mappingForValue() -> [SmartValueTransformer]? {
      [
        CodingKeys.bySeconds <--- SmartDateTransformer(strategy: .timestamp),
        CodingKeys.byMilliseconds <--- SmartDateTransformer(strategy: .timestampMilliseconds),
        CodingKeys.byInternet <--- SmartDateTransformer(strategy: .iso8601),
        CodingKeys.byFormatter <--- SmartDateTransformer(strategy: .formatted(formatter)),
        CodingKeys.byPattern <--- SmartDateFormatTransformer(formatter),
      ]
    }

    static let names = [
      "plain", "kept", "seconds", "milliseconds", "internet", "formatted", "bySeconds",
      "byMilliseconds", "byInternet", "byFormatter", "byPattern", "any",
    ]
  }

  private static let writing: [SmartEncodingOption?] = [
    nil, .date(.secondsSince1970), .date(.millisecondsSince1970), .date(.deferredToDate),
    .date(.iso8601), .date(.formatted(formatter)),
  ]

  private static let reading: [SmartDecodingOption?] = [
    nil, .date(.secondsSince1970), .date(.millisecondsSince1970), .date(.deferredToDate),
  ]

  static let extremes: [Double] = [
    1e308, -1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .greatestFiniteMagnitude / 1000, -.greatestFiniteMagnitude / 1000, 1e300, 9.9e299, 1e17, -1e17,
    0, -0.0, 1e11, -1e11, 253_402_300_799, -62_135_596_800,
    Date.distantPast.timeIntervalSince1970, Date.distantFuture.timeIntervalSince1970,
  ]

  @Test("DATE-10: in all forms, from numbers and texts", arguments: extremes)
  func numbers(_ number: Double) throws {
    for literal in ["\(number)", "\"\(number)\"", "\(number * 1000)", "\(number / 1000)"] {
      guard !literal.contains("inf") else { continue }
      let members = Model.names.map { "\"\($0)\":\(literal)" }.joined(separator: ",")
      let text = "{\(members),\"list\":[\(literal)],\"table\":{\"a\":\(literal)}}"
      for option in Self.reading {
        let options = [option].compactMap(\.self)
        try check(try Model.decode(from: text, options: options).value, text)
      }
    }
  }

  @Test("DATE-10: in all forms, from dates in dictionaries and property lists", arguments: extremes)
  func dates(_ number: Double) throws {
    let date = Date(timeIntervalSince1970: number)
    var input: [String: Any] = ["list": [date], "table": ["a": date]]
    for name in Model.names where name != "any" { input[name] = date }
    let model = try #require(Model.deserialize(from: input))
    try check(model, "\(number)")
    #expect((model.plain == nil) == (abs(number) >= 1e300))
    #expect(model.list.count == (abs(number) >= 1e300 ? 0 : 1))
  }

  @Test(
    "DATE-10: dates that code made can be written with the model around them",
    arguments: extremes
  )
  func made(_ number: Double) throws {
    let custom = SmartDecodingOption.date(
      .custom { Date(timeIntervalSince1970: try Double(from: $0)) }
    )
    for option in [custom, .date(.secondsSince1970), .date(.deferredToDate)] {
      let text = #"{"plain":{"date":\#(number)},"list":[{"date":\#(number)}]}"#
      let model = try Around.decode(from: text, options: [option]).value
      #expect(model.list.count == 1, "\(text)")
      for option in Self.writing {
        #expect(model.toJSONString(options: [option].compactMap(\.self)) != nil, "\(text)")
        #expect(model.toDictionary(options: [option].compactMap(\.self)) != nil, "\(text)")
      }
    }
    let read = try Around.decode(from: #"{"date":\#(number)}"#, options: [custom]).value
    let text = try #require(read.toJSONString(options: [.date(.millisecondsSince1970)]))
    let milliseconds = min(max(number * 1000, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    struct Written: Decodable { let date: Double }
    let written = try JSONDecoder().decode(Written.self, from: Data(text.utf8)).date
    #expect(written == milliseconds || abs(number) < 1e300)
  }

  private struct Around: SmartCodable {
    struct Plain: Codable { var date: Date }
    var plain: Plain?
    var list: [Plain] = []
    var date: Date?
  }

  @Test("DATE-10: what is no number is no date")
  func nan() throws {
    for number in [Double.nan, .infinity, -.infinity] {
      let date = Date(timeIntervalSince1970: number)
      let input: [String: Any] = ["plain": date, "kept": date]
      let model = try #require(Model.deserialize(from: input))
      #expect(model.plain == nil)
      #expect(model.kept == nil)
    }
  }

  @Test("DATE-10: a date that is too far away is an overflow")
  func repair() throws {
    let report = try Model.decode(
      from: #"{"plain":1e301}"#,
      options: [.date(.secondsSince1970)]
    )
    #expect(report.repairs.first?.kind == .overflow)
  }

  private func check(_ model: Model, _ input: String) throws {
    for option in Self.writing {
      let options = [option].compactMap(\.self)
      #expect(model.toJSONString(options: options) != nil, "\(input)")
      #expect(model.toDictionary(options: options) != nil, "\(input)")
    }
  }
}

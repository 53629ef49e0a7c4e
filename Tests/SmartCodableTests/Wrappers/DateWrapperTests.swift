import Foundation
import SmartCodable
import Testing

@Suite("@SmartDate")
struct DateWrapperTests {
  private static let initial = Date(timeIntervalSince1970: 5)

  private struct Event: SmartCodable {
    @SmartDate var at: Date?
    @SmartDate var filled: Date? = DateWrapperTests.initial
    var after = 7
  }

  private struct Forms: SmartCodable {
    @SmartDate var free: Date?
    @SmartDate(encodeFormat: .iso8601) var iso: Date?
    @SmartDate(encodeFormat: .timestampMilliseconds) var milliseconds: Date? = nil
    @SmartDate(encodeFormat: .timestamp) var seconds: Date?
    @SmartDate(encodeFormat: .formatted(Forms.formatter)) var text: Date?

    static var formatter: DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = "dd.MM.yyyy"
      return formatter
    }
  }

  /// The members of a model as Foundation's encoder writes them.
  private func written(_ model: some Encodable) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(model))
    return try #require(json as? [String: Any])
  }

  @Test(
    "SDT-1: it reads by DATE-1 to DATE-3, whatever the date option",
    arguments: [
      "1700000000", "1700000000000", "1.7e9", #""1700000000""#, #""2023-11-14T22:13:20Z""#,
      #""2023-11-15T06:13:20.0+0800""#,
    ]
  )
  func reading(_ literal: String) throws {
    let instant = Date(timeIntervalSince1970: 1_700_000_000)
    let text = "{\"at\":\(literal),\"filled\":\(literal),\"after\":8}"
    let options: [[SmartDecodingOption]] = [
      [], [.date(.deferredToDate)], [.date(.iso8601)], [.date(.custom { _ in Self.initial })],
    ]
    for options in options {
      let event = try Event.read(text, options)
      #expect(event.at == instant)
      #expect(event.filled == instant)
      #expect(event.after == 8)
    }
  }

  @Test(
    "SDT-1, DATE-4, DEF-2: everything else leads to the initial value",
    arguments: ["null", "true", "[]", "{}", #""x""#, #""2024-02-30""#, #""""#, "1e999"]
  )
  func fallback(_ literal: String) throws {
    let event = try Event.read("{\"at\":\(literal),\"filled\":\(literal)}")
    #expect(event.at == nil)
    #expect(event.filled == Self.initial)
    #expect(event.after == 7)
    #expect(try Event.read("{}").filled == Self.initial)
  }

  @Test("SDT-1, ENT-14: a Date in dictionary input is taken as it is, Data is a mismatch")
  func nativeInput() throws {
    let date = Date(timeIntervalSinceReferenceDate: 0.123456789)
    let event = try Event.read(["at": date, "filled": Data()] as [String: Any])
    #expect(event.at == date)
    #expect(event.filled == Self.initial)
  }

  @Test("SDT-1, REP-4, REP-6: absence is not reported, a bad value is, as a date")
  func repairs() throws {
    #expect(try Event.decode(from: #"{"at":null,"filled":null,"after":1}"#).isClean)
    let repairs = try Event.decode(from: #"{"at":[],"filled":"x","after":1}"#).repairs
    #expect(repairs.map(\.wanted) == ["Date", "Date"])
    #expect(repairs.map(\.kind) == [.mismatch, .invalid])
    #expect(repairs.map(\.action) == [.nilValue, .initialValue])
  }

  @Test(
    "SDT-2: without encodeFormat it writes the form it was read from",
    arguments: [
      ("1700000000", "1700000000"),
      ("1700000000.5", "1700000000.5"),
      (#""1700000000""#, "1700000000"),
      ("1700000000123", "1700000000123"),
      (#""1700000000123""#, "1700000000123"),
      (#""2023-11-14T22:13:20Z""#, #""2023-11-14T22:13:20Z""#),
      (#""2023-11-14T22:13:20.678Z""#, #""2023-11-14T22:13:20.678Z""#),
      (#""2023-11-15T06:13:20-08:30""#, #""2023-11-15T06:13:20-08:30""#),
      (#""2023-11-15T06:13:20""#, #""2023-11-15T06:13:20""#),
      (#""2023-11-15T06:13:20.25""#, #""2023-11-15T06:13:20.25""#),
      (#""2024-02-29 03:04:05""#, #""2024-02-29 03:04:05""#),
      (#""2024-01-02 03:04""#, #""2024-01-02 03:04""#),
      (#""2000-12-31""#, #""2000-12-31""#),
      (#""1969/07/20""#, #""1969\/07\/20""#),
      (#""03/04/0099""#, #""03\/04\/0099""#),
    ]
  )
  func rememberedForm(_ literal: String, _ expected: String) throws {
    struct Single: SmartCodable { @SmartDate var at: Date? }
    let single = try Single.read("{\"at\":\(literal)}")
    #expect(single.at != nil)
    let text = String(decoding: try JSONEncoder().encode(single), as: UTF8.self)
    #expect(text == "{\"at\":\(expected)}")
  }

  @Test(
    "SDT-2: a changed date is rounded to the digits of the form that was read",
    arguments: [
      (#""1970-01-01T00:00:01.500Z""#, 1.9999, #""1970-01-01T00:00:02.000Z""#),
      (#""1970-01-01T00:00:01.500Z""#, 59.9996, #""1970-01-01T00:01:00.000Z""#),
      (#""1970-01-01T00:00:01.500Z""#, 1.9994, #""1970-01-01T00:00:01.999Z""#),
      (#""1970-01-01T00:00:01.5Z""#, 86399.96, #""1970-01-02T00:00:00.0Z""#),
      (#""1970-01-01T00:00:01.25Z""#, -0.001, #""1970-01-01T00:00:00.00Z""#),
    ]
  )
  func changed(_ literal: String, _ seconds: Double, _ written: String) throws {
    var event = try Event.read("{\"at\":\(literal)}")
    event.at = Date(timeIntervalSince1970: seconds)
    #expect(
      event.toJSONString()?.contains("\"at\":\(written)") == true,
      "\(event.toJSONString() ?? "")"
    )
  }

  @Test("SDT-2: encodeFormat holds for a date that a transformer made")
  func made() throws {
    struct Made: SmartCodable {
      @SmartDate(encodeFormat: .iso8601) var text: Date?
      @SmartDate(encodeFormat: .timestamp) var seconds: Date?
      @SmartDate(encodeFormat: .timestampMilliseconds) var milliseconds: Date?
      @SmartDate(encodeFormat: .iso8601) var filled = Date(timeIntervalSince1970: 5)
      @SmartDate var free: Date?

      static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.text, .seconds, .milliseconds, .filled, .free]
          .map { key in
            key
              <--- FastTransformer<Date, Int>(
                fromJSON: { $0.map { Date(timeIntervalSince1970: Double($0) * 60) } }
              )
          }
      }
    }
    let made = try #require(
      Made.deserialize(from: #"{"text":1,"seconds":2,"milliseconds":3,"filled":4,"free":5}"#)
    )
    let text = #"{"text":"1970-01-01T00:01:00Z","seconds":120,"milliseconds":180000,"#
    let end = #""filled":"1970-01-01T00:04:00Z","free":300}"#
    #expect(made.toJSONString() == text + end)
  }

  @Test("SDT-2: a date that was never read is written in seconds")
  func unread() throws {
    var forms = Forms()
    forms.free = Date(timeIntervalSince1970: 12.5)
    #expect(try written(forms)["free"] as? Double == 12.5)
  }

  @Test("SDT-2: a new value is written in the form the old one was read from")
  func changed() throws {
    var forms = try Forms.read(#"{"free":"2024-01-02T00:00:00Z"}"#)
    forms.free = Date(timeIntervalSince1970: 86_400.75)
    #expect(try written(forms)["free"] as? String == "1970-01-02T00:00:00Z")
    forms.free = Date(timeIntervalSince1970: 1e12)
    #expect(try written(forms)["free"] as? Double == 1e12)
  }

  @Test("SDT-2, DEF-8: encodeFormat wins, before and after decoding")
  func encodeFormat() throws {
    let date = Date(timeIntervalSince1970: 86_400)
    var fresh = Forms()
    (fresh.iso, fresh.milliseconds, fresh.seconds, fresh.text) = (date, date, date, date)
    let read = try Forms.read(
      #"{"iso":86400,"milliseconds":"1970-01-02T00:00:00Z","seconds":"1970-01-02T00:00:00Z","text":86400}"#
    )
    for forms in [fresh, read] {
      let members = try written(forms)
      #expect(members["iso"] as? String == "1970-01-02T00:00:00Z")
      #expect(members["milliseconds"] as? Int == 86_400_000)
      #expect(members["seconds"] as? Int == 86_400)
      #expect(members["text"] as? String == "02.01.1970")
    }
  }

  @Test("SDT-2, ENC-16: ISO 8601 keeps what a date holds")
  func precision() throws {
    for seconds in [1_700_000_000.123, 0.5, -1.25, 253_402_300_799, -62_135_596_800] {
      var forms = Forms()
      forms.iso = Date(timeIntervalSince1970: seconds)
      let text = try #require(try written(forms)["iso"] as? String)
      #expect(try Forms.read("{\"iso\":\"\(text)\"}").iso == forms.iso)
    }
  }

  @Test("SDT-1, COL-4: it works as an element, in plain types and in Foundation's coders")
  func elsewhere() throws {
    struct Listed: SmartCodable {
      var list: [SmartDate] = []
      var plain: Plain?
    }
    struct Plain: Codable { @SmartDate var at: Date? }
    let instant = Date(timeIntervalSince1970: 1_700_000_000)
    let listed = try Listed.read(
      #"{"list":[1700000000,"x","2023-11-14T22:13:20Z",true],"plain":{"at":"1700000000"}}"#
    )
    #expect(listed.list.map(\.wrappedValue) == [instant, nil, instant, nil])
    #expect(listed.plain?.at == instant)
    #expect(try Listed.read(#"{"plain":{}}"#).plain?.at == .some(nil))
    let text = Data(#"[1700000000,"2023-11-14T22:13:20Z","1700000000000",null]"#.utf8)
    let dates = try JSONDecoder().decode([SmartDate].self, from: text)
    #expect(dates.map(\.wrappedValue) == [instant, instant, instant, nil])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([SmartDate].self, from: Data("[true]".utf8))
    }
    let list = try PropertyListEncoder().encode(["at": instant])
    #expect(try PropertyListDecoder().decode(Plain.self, from: list).at == instant)
    #expect(try JSONEncoder().encode([SmartDate(wrappedValue: nil)]) == Data("[null]".utf8))
  }

  @Test("API-11: == and hash look only at the date")
  func equality() throws {
    let date = Date(timeIntervalSince1970: 1)
    let left = SmartDate(wrappedValue: date)
    let right = SmartDate(wrappedValue: date, encodeFormat: .iso8601)
    #expect(left == right)
    #expect(Set([left, right]).count == 1)
    #expect(left != SmartDate(wrappedValue: nil))
  }

  @Test("THR-3: a model with it can be Sendable")
  func sendable() {
    struct Sent: SmartCodable, Sendable {
      @SmartDate var at: Date?
      @SmartHexColor var tint: ColorObject?
    }
    let sent: any Sendable = Sent()
    #expect(sent is Sent)
  }
}

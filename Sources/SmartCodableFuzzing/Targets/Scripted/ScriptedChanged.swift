import ConformanceKit
import Foundation
import SmartCodable

/// The library's wrappers in a model that is decoded, then changed, and then written: each value in the form that its
/// wrapper gives or has read (SDT-2, HEX-2, CMP-4, PUB-1, IGN-2).
struct ScriptedChanged: SmartCodable {
  @SmartDate var read: Date?
  @SmartDate(encodeFormat: .timestamp) var seconds: Date?
  @SmartDate(encodeFormat: .timestampMilliseconds) var milliseconds: Date?
  @SmartDate(encodeFormat: .iso8601) var internet: Date?
  @SmartDate(encodeFormat: .iso8601) var made: Date?
  @SmartDate(encodeFormat: .formatted(Self.days)) var day: Date?
  @SmartHexColor var color: ColorObject?
  @SmartHexColor(encodeHexFormat: .rgba(.zeroX)) var short: ColorObject?
  @SmartHexColor(encodeHexFormat: .rrggbbaa(.hash)) var long: ColorObject?
  @SmartHexColor(encodeHexFormat: .rgb(.none)) var brief: ColorObject?
  @SmartCompact.Array var array: [Int] = []
  @SmartCompact.Dictionary var entries: [Int: String] = [:]
  @SmartPublished var list: [String] = []
  @SmartIgnored(isEncodable: true) var ignored = 0

  static func mappingForValue() -> [SmartValueTransformer]? {
    [CodingKeys.made <--- FastTransformer<Date, Int>(fromJSON: { _ in .distantPast })]
  }

  /// The wrappers as elements.
  private var wrappers: [any Encodable] {
    [
      _read, _seconds, _milliseconds, _internet, _made, _day, _color, _short, _long, _brief, _array,
      _entries, _list, _ignored, SmartFlat(wrappedValue: entries),
    ]
  }

  private static let keys = [
    "read", "seconds", "milliseconds", "internet", "made", "day", "color", "short", "long", "brief",
    "array", "entries", "list", "ignored",
  ]

  private static let days = DateFormatter.fixed("dd.MM.yyyy")

  /// Texts without a zone are of the current one (DATE-3).
  private static let local: DateFormatter = {
    let formatter = DateFormatter.fixed("yyyy-MM-dd HH:mm:ss")
    formatter.timeZone = .current
    return formatter
  }()

  /// Dates as they are read, and how another date is written then: a whole day or, in the last form, any.
  private static let forms: [(read: String, written: @Sendable (Date) -> any Encodable)] = [
    ("1700000000", { Int($0.timeIntervalSince1970) }),
    ("1700000000000", { Int($0.timeIntervalSince1970) * 1000 }),
    ("1700000000000000", { Int($0.timeIntervalSince1970) * 1_000_000 }),
    ("1700000000000000000", { Int($0.timeIntervalSince1970) * 1_000_000_000 }),
    (#""2024-01-02T03:04:05Z""#, { $0.formatted(.iso8601) }),
    (#""2024-01-02 03:04:05""#, { local.string(from: $0) }),
    (#""2024-01-02""#, { String(local.string(from: $0).prefix(10)) }),
    ("null", { Int($0.timeIntervalSince1970) }),
    (#""2024-01-02T03:04:05.678Z""#, { text(of: $0, digits: 3) }),
  ]

  /// A date of whole units of 10^-4 s with so many digits behind the second, the last of them rounded (SDT-2).
  private static func text(of date: Date, digits: Int) -> String {
    let units = Int((date.timeIntervalSince1970 * 10_000).rounded())
    let step = digits < 4 ? 10 : 1
    let rounded = (units + step / 2) / step * step
    let second = Date(timeIntervalSince1970: Double(rounded / 10_000)).formatted(.iso8601)
    let fraction = String(rounded % 10_000 + 10_000).dropFirst() + "00"
    return second.dropLast() + (digits == 0 ? "" : "." + fraction.prefix(digits)) + "Z"
  }

  /// What a drawing changes.
  private struct Change {
    let form: Int
    let days: Int
    /// How many units of 10^-4 s are added where the form has them.
    let units: Int
    let bytes: [Int]
    let isNil: Bool
    let array: [Int]
    let entries: [Int: String]
    let list: [String]

    var date: Date { Date(timeIntervalSince1970: Double(days) * 86400) }
    var moment: Date {
      Date(timeIntervalSince1970: Double(days * 864_000_000 + units) / 10_000)
    }
    /// The fewest digits that read back as the same date (ENC-16).
    var internet: String {
      text(of: moment, digits: units % 10_000 == 0 ? 0 : units % 10 == 0 ? 3 : 6)
    }
    var changed: Date { form == forms.count - 1 ? moment : date }

    /// What JSONEncoder must make of the values.
    var written: [any Encodable] {
      let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
      let short = digits.map { $0.suffix(1) }.joined()
      let values: [any Encodable] = [
        forms[form].written(changed), days * 86400, days * 86_400_000,
        internet, internet,
        ScriptedChanged.days.string(from: date), digits[..<3].joined(), "0x" + short,
        "#" + digits.joined(), String(short.prefix(3)),
      ]
      return (isNil ? values.map { _ in Int?.none } : values) + [array, entries, list, days]
    }

    var model: ScriptedChanged {
      let document = """
        {"read":\(forms[form].read),"seconds":5,"milliseconds":"2024-01-02","internet":7,"made":1,"day":8e9,
         "color":"#F00","short":"00FF00","long":null,"brief":"0xFFF","array":[1],
         "entries":{"2":"x"},"list":[],"ignored":3}
        """
      guard var model = ScriptedChanged.deserialize(from: document), model.ignored == 0 else {
        return ScriptedChanged()
      }
      let parts = bytes.map { Double($0) / 255 }
      let color = SmartRGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      let (day, shade) = isNil ? (nil, nil) : (date, color)
      (model.seconds, model.milliseconds, model.day) = (day, day, day)
      (model.read, model.internet, model.made) = isNil ? (nil, nil, nil) : (changed, moment, moment)
      (model.color, model.short, model.long, model.brief) = (shade, shade, shade, shade)
      (model.array, model.entries, model.list, model.ignored) = (array, entries, list, days)
      return model
    }
  }

  /// The changed model or its wrappers as elements; for a judge without wrappers.
  static func value(_ drawing: inout ScriptedSpecials) -> any Encodable {
    let isModel = drawing.below(2) == 0
    let change = Change(
      form: drawing.below(forms.count),
      days: drawing.below(11_000) + 11_000,
      // No half of a millisecond.
      units: [0, 1, 9994, 9996, 9999, 1250][drawing.below(6)] + 86400 * 1234 * drawing.below(2),
      bytes: (0..<4).map { _ in drawing.below(16) * 17 },
      // Whether a model leaves out what is nil depends on the encoder.
      isNil: !isModel && drawing.below(3) == 0,
      array: drawing.list { $0.below(9) },
      entries: Dictionary(drawing.list { ($0.below(9), $0.text()) }) { $1 },
      list: drawing.list { $0.text() }
    )
    guard drawing.script.usesTwins else {
      let model = change.model
      return isModel ? model : model.wrappers.map { ScriptedTree(untyped: 0, typed: $0) }
    }
    let values = change.written.map { ScriptedTree(untyped: 0, typed: $0) }
    guard isModel else { return values + [ScriptedTree(untyped: 0, typed: change.entries)] }
    return Dictionary(zip(keys, values)) { $1 }
  }
}

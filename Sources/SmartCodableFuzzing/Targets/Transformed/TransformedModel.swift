import ConformanceKit
import DecoderLaw
import Foundation
import SmartCodable

/// One value, read by every transformer and by every wrapper that has a format.
struct TransformedModel: SmartCodable {
  var data: Data?
  var link: URL?
  var prefixedLink: URL?
  var plainLink: URL?
  var givenLink: URL? = URL(string: "given:link")
  var seconds: Date?
  var milliseconds: Date?
  var iso: Date?
  var formatted: Date?
  var ownFormat: Date?
  var givenDate = Date(timeIntervalSince1970: 5)
  var rgb: ColorObject?
  var rrggbb: ColorObject?
  var rgba: ColorObject?
  var rrggbbaa: ColorObject?
  var fastText: String?
  var fastAny: String?
  var fastList: Int?
  var fastObject: Int?
  @SmartDate var readDate: Date?
  @SmartDate(encodeFormat: .timestamp) var secondsDate: Date?
  @SmartDate(encodeFormat: .timestampMilliseconds) var millisecondsDate: Date?
  @SmartDate(encodeFormat: .iso8601) var isoDate: Date? = Date(timeIntervalSince1970: -1)
  @SmartDate(encodeFormat: .formatted(TransformedModel.formatter)) var formattedDate: Date?
  @SmartHexColor var color: ColorObject?
  @SmartHexColor(encodeHexFormat: .rgb(.none)) var shortColor: ColorObject?
  @SmartHexColor(encodeHexFormat: .rrggbb(.hash)) var hashColor: ColorObject?
  @SmartHexColor(encodeHexFormat: .rgba(.zeroX)) var shortAlphaColor: ColorObject?
  @SmartHexColor(encodeHexFormat: .rrggbbaa(.zeroX)) var alphaColor: ColorObject? =
    SmartRGBA(red: 1, green: 0, blue: 0.2, alpha: 0.4)

  static func read(_ row: ScalarRow, _ decoder: SmartJSONDecoder) -> TransformedModel? {
    try? decoder.smartDecode([TransformedModel].self, from: row.input).first
  }

  /// A format that no other rule reads, in a zone of its own.
  static let formatter: DateFormatter = {
    let formatter = DateFormatter.fixed("dd|MM|yyyy HH-mm-ss")
    formatter.timeZone = TimeZone(secondsFromGMT: 5400)
    return formatter
  }()

  /// Every property reads the same member (KEY-8).
  static func mappingForKey() -> [SmartKeyTransformer]? {
    // One has a key that a strict call can give it without the others (AGR-7).
    TransformedColumn.all.compactMap { CodingKeys(stringValue: $0.name) }
      .map { $0 <--- ($0 == .givenDate ? ["plain", "own"] : ["plain"]) }
  }

  /// The model with other values, which must be written in the same forms.
  func changed(to date: Date) -> Self {
    var model = self
    for path in [\Self.seconds, \.milliseconds, \.iso, \.formatted, \.ownFormat] + [
      \.secondsDate, \.millisecondsDate, \.isoDate, \.formattedDate,
    ] { model[keyPath: path] = date }
    for path in [\Self.rgb, \.rrggbb, \.rgba, \.rrggbbaa, \.color, \.shortColor] + [
      \.hashColor, \.shortAlphaColor, \.alphaColor,
    ] { model[keyPath: path] = SmartRGBA(red: 1, green: 0.2, blue: 0, alpha: 0.6) }
    return model
  }

  static func mappingForValue() -> [SmartValueTransformer]? {
    [
      CodingKeys.data <--- SmartDataTransformer(), CodingKeys.link <--- SmartURLTransformer(),
      CodingKeys.prefixedLink <--- SmartURLTransformer(prefix: prefix),
      CodingKeys.plainLink <--- SmartURLTransformer(shouldEncodeURLString: false),
      CodingKeys.givenLink <--- SmartURLTransformer(),
      CodingKeys.seconds <--- SmartDateTransformer(),
      CodingKeys.milliseconds <--- SmartDateTransformer(strategy: .timestampMilliseconds),
      CodingKeys.iso <--- SmartDateTransformer(strategy: .iso8601),
      CodingKeys.formatted <--- SmartDateTransformer(strategy: .formatted(formatter)),
      CodingKeys.ownFormat <--- SmartDateFormatTransformer(formatter),
      CodingKeys.givenDate <--- SmartDateTransformer(strategy: .timestamp),
      CodingKeys.rgb <--- SmartHexColorTransformer(colorFormat: .rgb(.hash)),
      CodingKeys.rrggbb <--- SmartHexColorTransformer(colorFormat: .rrggbb(.zeroX)),
      CodingKeys.rgba <--- SmartHexColorTransformer(colorFormat: .rgba(.none)),
      CodingKeys.rrggbbaa <--- SmartHexColorTransformer(colorFormat: .rrggbbaa(.hash)),
      CodingKeys.fastText
        <--- FastTransformer<String, String>(
          fromJSON: { $0.map { "<" + $0 } },
          toJSON: { $0.map { $0 + ">" } }
        ), CodingKeys.fastAny <--- FastTransformer<String, Any>(fromJSON: { $0.map(kind) }),
      CodingKeys.fastList <--- FastTransformer<Int, [Any]>(fromJSON: { $0?.count }),
      CodingKeys.fastObject <--- FastTransformer<Int, [String: Any]>(fromJSON: { $0?.count }),
    ]
  }

  static let prefix = "https://"

  /// What a transformer receives as `Any` (VAL-2, VAL-3).
  private static func kind(of value: Any) -> String {
    if type(of: value) == Bool.self { return "flag" }
    switch value {
    case is Date: return "date"
    case is Data: return "data"
    case is URL: return "link"
    case is UUID: return "identifier"
    case let text as String: return "text " + text
    case is [Any]: return "list"
    case is [String: Any]: return "object"
    // A large integer that ends with zeros may be no Double (ANY-2).
    default: return value is Double || value is Int || value is UInt64 ? "number" : "other"
    }
  }
}

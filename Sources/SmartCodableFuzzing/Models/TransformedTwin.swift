import Foundation
import SmartCodable

/// The properties of ``Transformed``, with transformers that are written here, upon Foundation and plain
/// properties.
struct TransformedTwin: SmartCodable {
  var level = 1
  var label = "l"
  var blob = Data([1])
  var link: URL?
  var raw: URL?
  var when = Date(timeIntervalSince1970: 86_400)
  var precise: Date?
  var standard: Date?
  @SmartAny var any: Any?
  var children: [Nested.Child] = []
  var tail = 5

  static func mappingForKey() -> [SmartKeyTransformer]? { Transformed.mappingForKey() }

  static func mappingForValue() -> [SmartValueTransformer]? {
    [
      CodingKeys.level <--- FromText { Int($0, radix: 16) },
      CodingKeys.label <--- FastTransformer<String, Double>(fromJSON: { $0.map { "\($0)" } }),
      CodingKeys.blob <--- FromText { Data(base64Encoded: $0) },
      CodingKeys.link <--- FromText(link),
      CodingKeys.raw <--- FromText(strictLink),
      CodingKeys.when <--- LikeProperty(),
      CodingKeys.precise <--- LikeProperty(),
      CodingKeys.standard <--- LikeProperty(),
      CodingKeys.any <--- FastTransformer<Any, [String: Any]>(fromJSON: { $0.map(\.count) }),
    ]
  }

  /// A value from a string, and from nothing else.
  private struct FromText<Object>: ValueTransformable {
    private let value: @Sendable (String) -> Object?

    init(_ value: @escaping @Sendable (String) -> Object?) { self.value = value }

    func transformFromJSON(_ json: Any?) -> Object? { (json as? String).flatMap(value) }
    func transformToJSON(_ object: Object?) -> String? { nil }
  }

  /// A date as a property without a transformer reads it (VAL-13).
  private struct LikeProperty: ValueTransformable {
    private struct Box: SmartCodable {
      var date: Date?
    }

    func transformFromJSON(_ json: Any?) -> Date? {
      json.flatMap { Box.deserialize(from: ["date": $0])?.date }
    }

    func transformToJSON(_ object: Date?) -> String? { nil }
  }

  /// The URL of a text in which nothing is encoded.
  @Sendable
  private static func strictLink(_ text: String) -> URL? {
    if text.isEmpty { return nil }
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      return URL(string: text, encodingInvalidCharacters: false)
    }
    return URL(string: text)
  }

  /// The URL of a text that may lack `https://` (VAL-12).
  @Sendable
  private static func link(_ text: String) -> URL? {
    let prefix = "https://"
    if text.isEmpty { return nil }
    let whole = Array((text.hasPrefix(prefix) ? text : prefix + text).unicodeScalars)
    let host = whole[prefix.count...].prefix { !"/?#".unicodeScalars.contains($0) }
    let parts = whole[host.endIndex...]
      .split(
        separator: "#",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
    let tail = parts.map { encoded(string($0)) }.joined(separator: "#")
    return URL(string: string(whole[..<host.endIndex]) + tail)
  }

  /// The text with everything encoded that may not stand in a fragment, except escapes.
  private static func encoded(_ text: String) -> String {
    let pieces = text.unicodeScalars.split(separator: "%", omittingEmptySubsequences: false)
      .map { string($0) }
    let plain = pieces.map {
      $0.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? ""
    }
    return zip(pieces, plain).dropFirst()
      .reduce(plain[0]) { result, piece in
        let digits = piece.0.unicodeScalars.prefix(2)
        let isEscape =
          digits.count == 2 && digits.allSatisfy { $0.isASCII && $0.properties.isHexDigit }
        return result + (isEscape ? "%" : "%25") + piece.1
      }
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

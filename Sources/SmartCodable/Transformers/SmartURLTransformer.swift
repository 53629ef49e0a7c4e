public import Foundation

/// Reads and writes `URL` as text, which may lack a prefix or need percent-encoding (VAL-12).
///
///     CodingKeys.avatar <--- SmartURLTransformer(prefix: "https://")     // "a.b/é" is enough
public struct SmartURLTransformer: ValueTransformable {
  private let prefix: String?
  private let shouldEncodeURLString: Bool

  /// Makes the transformer.
  ///
  /// - Parameters:
  ///   - prefix: Prepended to every text that does not start with it; nil for none.
  ///   - shouldEncodeURLString: Whether characters that a URL does not allow are percent-encoded;
  ///     if not, a text that contains one gives nil. A `%XX` is left unchanged.
  public init(prefix: String? = nil, shouldEncodeURLString: Bool = true) {
    self.prefix = prefix
    self.shouldEncodeURLString = shouldEncodeURLString
  }

  /// The URL of a string; nil for another value, an empty string and text that is not a URL.
  public func transformFromJSON(_ value: Any?) -> URL? {
    guard var text = value as? String, !text.isEmpty else { return nil }
    if let prefix, !text.hasPrefix(prefix) { text = prefix + text }
    guard shouldEncodeURLString else {
      return Self.url(text)
    }
    return URL(string: Self.encoded(text))
  }

  /// The whole text of the URL; nil for nil.
  public func transformToJSON(_ value: URL?) -> String? {
    value?.absoluteString
  }

  /// The URL of a text as it stands; nil if it is none.
  private static func url(_ text: String) -> URL? {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      return URL(string: text, encodingInvalidCharacters: false)
    }
    // Before, this encoded nothing.
    return URL(string: text)
  }

  /// Percent-encodes everything after the host, byte by byte.
  ///
  /// The host is left to Foundation, which encodes non-ASCII letters there differently. Foundation
  /// would encode the percent sign of an existing `%XX` again.
  private static func encoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let start = endOfHost(in: bytes)
    var result = Array(bytes[..<start])
    var isInFragment = false
    for position in start..<bytes.count {
      let byte = bytes[position]
      let isFirstHash = byte == UInt8(ascii: "#") && !isInFragment
      if isFirstHash { isInFragment = true }
      if isFirstHash || isAllowed(byte) || isEscape(bytes[position...]) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The index after `scheme://host`, or 0 if there is no host; `://` behind other characters than those of
  /// a scheme begins none.
  private static func endOfHost(in bytes: [UInt8]) -> Int {
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")), slash > 0,
      bytes[slash - 1] == UInt8(ascii: ":"), bytes.dropFirst(slash + 1).first == bytes[slash],
      bytes[..<(slash - 1)].allSatisfy({ isAllowed($0) && !"_~?@!$&'()*,;=:".utf8.contains($0) })
    else { return 0 }
    return bytes[(slash + 2)...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~:/?@!$&'()*+,;=".utf8.contains(byte)
    }
  }

  /// Whether the bytes begin with a percent sign and two hexadecimal digits.
  private static func isEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "%"), bytes.count >= 3 else { return false }
    return bytes.dropFirst().prefix(2).allSatisfy { JSONString.hexadecimalDigit($0) != nil }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}

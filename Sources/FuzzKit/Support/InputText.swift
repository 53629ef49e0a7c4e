import Foundation

/// The bytes of an input for people: as text where that is exact, as hexadecimal digits otherwise.
enum InputText {
  /// The most bytes that are shown.
  static let limit = 2048

  /// Whether `bytes` are UTF-8 without characters that nobody sees.
  static func isReadable(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        false
      default: scalar != "\u{FEFF}"
      }
    }
  }

  /// The bytes as text or as digits; what is left out is told at the end.
  static func text(_ bytes: [UInt8]) -> String {
    var shown = Array(bytes.prefix(limit))
    let isText = isReadable(bytes)
    // A character is not cut in two.
    while isText, String(validating: shown, as: UTF8.self) == nil { shown.removeLast() }
    let rest = bytes.count > shown.count ? " … \(bytes.count - shown.count) bytes more" : ""
    guard isText else {
      let digits = shown.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
      return digits.joined(separator: " ") + rest
    }
    return String(decoding: shown, as: UTF8.self) + rest
  }
}

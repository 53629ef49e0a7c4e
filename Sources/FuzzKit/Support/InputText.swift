import Foundation
import PlatformSupport

/// A readable form of an input's bytes: as text where that is exact, as hexadecimal digits otherwise.
enum InputText {
  /// The maximum number of bytes that are shown.
  static let limit = 2048

  /// Whether `bytes` are UTF-8 without invisible characters.
  static func isReadable(_ bytes: [UInt8]) -> Bool {
    guard let text = String(checking: bytes, as: UTF8.self) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        false
      default: scalar != "\u{FEFF}"
      }
    }
  }

  /// The bytes as text or as digits, followed by a note if some are left out.
  static func text(_ bytes: [UInt8]) -> String {
    var shown = Array(bytes.prefix(limit))
    let isText = isReadable(bytes)
    // Does not split a character.
    while isText, String(checking: shown, as: UTF8.self) == nil { shown.removeLast() }
    let rest = bytes.count > shown.count ? " … \(bytes.count - shown.count) bytes more" : ""
    guard isText else {
      let digits = shown.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
      return digits.joined(separator: " ") + rest
    }
    return String(decoding: shown, as: UTF8.self) + rest
  }
}

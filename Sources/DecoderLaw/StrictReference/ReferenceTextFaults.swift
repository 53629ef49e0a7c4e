import Foundation

// What becomes of the scalars of a text.
extension ReferenceDecoder {
  /// A string or a key as the decoder understands it, which is the text itself.
  ///
  /// A decision is queried only for texts that it could change.
  func heard(_ text: String) -> String {
    var text = text.unicodeScalars
    if text.contains("\r"), policy.returnIsLineFeed {
      text = String(text).replacing("\r\n", with: "\n").replacing("\r", with: "\n").unicodeScalars
    }
    if text.contains(where: \.isControl), policy.textLosesControls {
      text.removeAll(where: \.isControl)
    }
    if text.contains("\\"), policy.textLosesBackslash { text.removeAll { $0 == "\\" } }
    if let end = text.firstIndex(of: "\""), policy.textEndsAtQuote {
      text = .init(text[..<end])
    }
    if let end = text.firstIndex(of: "\0"), policy.textEndsAtNul { text = .init(text[..<end]) }
    if text.first?.isBlank == true || text.last?.isBlank == true, policy.textIsTrimmed {
      text = .init(text.drop(while: \.isBlank))
      while text.last?.isBlank == true { text.removeLast() }
    }
    if text.contains(where: { $0.value > 0xFFFF }), policy.textHasOnePlane {
      text = .init(text.map { $0.value > 0xFFFF ? "\u{FFFD}" : $0 })
    }
    if text.contains(where: { $0.value > 0x7F }), policy.textIsComposed {
      text = String(text).precomposedStringWithCanonicalMapping.unicodeScalars
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 && self != "\0" && self != "\r" || value == 0x7F }
  fileprivate var isBlank: Bool { properties.isWhitespace }
}

/// The bytes that a case decodes.
public enum CaseInput: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A text, sent as UTF-8.
  case text(String)
  /// Bytes as hexadecimal digits; blanks between them do not count.
  case hex(String)
  /// A text made of an opening part, a core and a closing part, repeated around the core.
  ///
  /// Large inputs are made when they are needed and never stored.
  case nested(open: String, core: String, close: String, depth: Int)

  /// Creates a text input.
  public init(stringLiteral value: String) {
    self = .text(value)
  }

  /// The bytes, or nil if ``hex(_:)`` holds anything but pairs of hexadecimal digits.
  public var bytes: [UInt8]? {
    switch self {
    case .text(let text):
      return Array(text.utf8)
    case .hex(let digits):
      let digits = digits.filter { $0 != " " }
      guard digits.count.isMultiple(of: 2), digits.allSatisfy(\.isHexDigit) else { return nil }
      var rest = Substring(digits)
      var bytes: [UInt8] = []
      while let byte = UInt8(rest.prefix(2), radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      }
      return bytes
    case .nested(let open, let core, let close, let depth):
      let times = max(0, depth)
      return Array(
        (String(repeating: open, count: times) + core + String(repeating: close, count: times))
          .utf8
      )
    }
  }
}

/// The bytes that a case decodes.
public enum CaseInput: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A text, passed as UTF-8.
  case text(String)
  /// Bytes as hexadecimal digits; spaces between them are ignored.
  case hex(String)
  /// A core text with opening and closing parts repeated around it, and an end that occurs once.
  ///
  /// Large inputs are built on demand and never stored.
  case nested(open: String, core: String, close: String, depth: Int, end: String = "")

  /// Creates a text input.
  public init(stringLiteral value: String) {
    self = .text(value)
  }

  /// Whether it is so large that only a decoder's survival is checked: neither faults nor floors are run on
  /// it.
  package var isHuge: Bool {
    guard case .nested(let open, _, let close, let depth, _) = self else { return false }
    return max(0, depth) * (open.utf8.count + close.utf8.count) > 300_000
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
    case .nested(let open, let core, let close, let depth, let end):
      return Self.repeated(open, depth) + Array(core.utf8) + Self.repeated(close, depth)
        + Array(end.utf8)
    }
  }

  /// Repeats a text by doubling it: inputs are made often, and can have millions of bytes.
  private static func repeated(_ text: String, _ times: Int) -> [UInt8] {
    var (bytes, power, rest) = ([UInt8](), Array(text.utf8), max(0, times))
    bytes.reserveCapacity(power.count * rest)
    while rest > 0 {
      if !rest.isMultiple(of: 2) { bytes += power }
      rest /= 2
      if rest > 0 { power += power }
    }
    return bytes
  }
}

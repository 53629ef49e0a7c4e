import Testing

/// One text that the parser has to accept or to refuse, with the reason as its name.
struct SyntaxRow: Sendable, CustomTestStringConvertible {
  let label: String
  let bytes: [UInt8]
  let isAccepted: Bool

  var testDescription: String { (isAccepted ? "accepts " : "refuses ") + label }

  static func accept(_ label: String, _ text: String) -> Self {
    Self(label: label, bytes: Array(text.utf8), isAccepted: true)
  }

  static func reject(_ label: String, _ text: String) -> Self {
    Self(label: label, bytes: Array(text.utf8), isAccepted: false)
  }

  static func accept(_ label: String, bytes: [UInt8]) -> Self {
    Self(label: label, bytes: bytes, isAccepted: true)
  }

  static func reject(_ label: String, bytes: [UInt8]) -> Self {
    Self(label: label, bytes: bytes, isAccepted: false)
  }

  /// The same row with other bytes around its own.
  func wrapped(_ head: String, _ tail: String) -> [UInt8] {
    Array(head.utf8) + bytes + Array(tail.utf8)
  }
}

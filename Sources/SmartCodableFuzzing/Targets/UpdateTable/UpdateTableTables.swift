/// The values and names that documents are drawn from.
extension UpdateTableDrawing {
  static let integers: [UpdatePart] = [
    .number("0"), .number("5"), .number("-3"), .number("2.0"), .number("1e2"), .number("12"),
    .number("9223372036854775807"), .number("-9223372036854775808"), .text("7"), .text("+01"),
    .flag(true), .flag(false), .number("7"), .number("8"),
  ]

  static let flags: [UpdatePart] = [
    .flag(true), .flag(false), .number("0"), .number("1.0"), .number("2"), .text("yes"),
    .text("False"), .text("on"),
  ]

  /// Values that fit few types.
  static let odd: [UpdatePart] = [
    .number("1.5"), .number("99999999999999999999"), .number("-9223372036854775809"), .text("x"),
    .text(" 1"), .text(""), .list([]), .object([]), .list([.null]), .object([.init("a", .null)]),
    .spelling(.list([])), .spelling(.object([])), .spelling(.list([.number("1")])), .flag(true),
    .number("3"), .list([.text("x"), .number("1")]), .object([.init("number", .text("x"))]),
  ]

  /// The bounds of what Int, UInt64, Double and Decimal hold, and what lies next to them.
  static let anyNumbers = [
    "0", "1", "-7", "9007199254740991", "9007199254740992", "9007199254740993",
    "-9007199254740991", "-9007199254740992", "-9007199254740993", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "18446744073709551615",
    "18446744073709551616", "12345678901234567890123", "0.5", "-1.25", "1e400", "-1e400", "0.1",
  ]

  /// Names that make no key, an equal one, or one by the standard library's rules only.
  static func oddNames(_ keys: UpdateKeys) -> [String] {
    switch keys {
    case .text: ["", "a b", "k_l"]
    case .integer, .level, .rank: ["+1", "01", "x", "1.0", "-0", "99999999999999999999", "1_0", ""]
    case .byte: ["256", "-1", "-0", "01", "+1", "x"]
    case .short: ["32768", "-32769", "-01", "1e2"]
    case .natural: ["18446744073709551616", "-1", "9223372036854775808", "007"]
    case .kind: ["four", "One", ""]
    case .label: ["k_l", "kL", "K_L"]
    }
  }
}

extension UpdateKeys {
  /// Names that make keys.
  var names: [String] {
    switch self {
    case .text, .label: ["a", "b", "k", "z"]
    case .integer, .level, .rank: ["0", "1", "7", "-2"]
    case .byte: ["0", "7", "128", "255"]
    case .short: ["0", "-7", "32767", "-32768"]
    case .natural: ["0", "7", "9223372036854775807", "18446744073709551615"]
    case .kind: ["one", "two", "three"]
    }
  }
}

extension UpdateShape {
  /// The type without Optional.
  var unwrapped: UpdateShape { if case .optional(let wrapped) = self { wrapped } else { self } }

  /// The properties of a model or of a plain type.
  var model: UpdateModelShape? {
    switch self {
    case .model(let model), .plain(let model): model
    default: nil
    }
  }
}

import PlatformSupport

import struct ConformanceKit.JSONMember
import enum ConformanceKit.JSONValue

/// A reader of JSON5 that follows the productions of spec.json5.org one by one.
///
/// It knows nothing of speed, and shares no code with the reader that it judges.
struct JSON5Reference {
  /// Why there is no value.
  enum Failure: Error {
    /// The text is not JSON5.
    case refused
    /// JSON5 allows the text, but does not say which value it has.
    case undecided
  }

  private let scalars: [Unicode.Scalar]
  private var place = 0
  /// Whether two members of an object have one key, and whether a number has no `Double`.
  ///
  /// Only the text as a whole tells which counts: a member that is not read need not have a value.
  private var hasRepeatedKey = false
  private var hasUnheldNumber = false
  /// Whether the end of a line stands between the two halves of a surrogate pair; whether these are a pair is open.
  private var hasSplitPair = false

  /// The value of a text without lone surrogates, with numbers that have a `Double` as decimal literals or as `NaN`
  /// and `Infinity`; throws a `Failure`.
  static func value(of text: String) throws -> JSONValue {
    var reader = JSON5Reference(scalars: Array(text.unicodeScalars))
    try reader.skip()
    let value = try reader.value()
    try reader.skip()
    guard reader.place == reader.scalars.count else { throw Failure.refused }
    if reader.hasRepeatedKey || reader.hasSplitPair { throw Failure.undecided }
    if reader.hasUnheldNumber { throw Failure.refused }
    return value
  }

  // MARK: Tokens

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func take() throws -> Unicode.Scalar {
    guard let scalar = next else { throw Failure.refused }
    place += 1
    return scalar
  }

  private mutating func take(_ word: String) -> Bool {
    let wanted = Array(word.unicodeScalars)
    guard scalars[place...].starts(with: wanted) else { return false }
    place += wanted.count
    return true
  }

  private mutating func expect(_ word: String) throws {
    guard take(word) else { throw Failure.refused }
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    ["\t", "\u{B}", "\u{C}", " ", "\u{A0}", "\u{FEFF}"].contains(scalar) || isLineEnd(scalar)
      || scalar.properties.generalCategory == .spaceSeparator
  }

  /// White space and comments.
  private mutating func skip() throws {
    while let scalar = next {
      if Self.isBlank(scalar) {
        place += 1
      } else if take("//") {
        while let scalar = next, !Self.isLineEnd(scalar) { place += 1 }
      } else if take("/*") {
        while !take("*/") { _ = try take() }
      } else {
        return
      }
    }
  }

  // MARK: Values

  private mutating func value() throws -> JSONValue {
    switch next {
    case "{": return .object(try object())
    case "[": return .array(try array())
    case "\"", "'": return .string(try string())
    default:
      if take("null") { return .null }
      if take("true") { return .boolean(true) }
      if take("false") { return .boolean(false) }
      return .number(try number())
    }
  }

  private mutating func array() throws -> [JSONValue] {
    try expect("[")
    var elements: [JSONValue] = []
    try skip()
    while !take("]") {
      elements.append(try value())
      try skip()
      if take("]") { break }
      try expect(",")
      try skip()
    }
    return elements
  }

  private mutating func object() throws -> [JSONMember] {
    try expect("{")
    var members: [JSONMember] = []
    var keys: Set<String> = []
    try skip()
    while !take("}") {
      let key = next == "\"" || next == "'" ? try string() : try name()
      try skip()
      try expect(":")
      try skip()
      members.append(JSONMember(key: key, value: try value()))
      if !keys.insert(key).inserted { hasRepeatedKey = true }
      try skip()
      if take("}") { break }
      try expect(",")
      try skip()
    }
    return members
  }

  // MARK: Text

  private mutating func name() throws -> String {
    var units: [UInt16] = []
    while let scalar = next, scalar == "\\" || JSON5Piece.isPartOfName(scalar) {
      place += 1
      let code = scalar == "\\" ? try escapedUnit("u", count: 4) : scalar.value
      guard let part = Unicode.Scalar(code), JSON5Piece.isPartOfName(part),
        !units.isEmpty || JSON5Piece.startsName(part)
      else { throw Failure.refused }
      units += String(part).utf16
    }
    guard !units.isEmpty else { throw Failure.refused }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func escapedUnit(_ mark: String, count: Int) throws -> UInt32 {
    try expect(mark)
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = try take().hexadecimalDigit else { throw Failure.refused }
      value = value * 16 + digit
    }
    return value
  }

  private mutating func string() throws -> String {
    let quote = try take()
    var units: [UInt16] = []
    while true {
      let scalar = try take()
      if scalar == quote { break }
      if scalar == "\n" || scalar == "\r" { throw Failure.refused }
      let part = scalar == "\\" ? try escape() : Array(String(scalar).utf16)
      if part.isEmpty, let last = units.last, UTF16.isLeadSurrogate(last) { hasSplitPair = true }
      units += part
    }
    // A lone surrogate has no character.
    guard let text = String(checking: units, as: UTF16.self) else { throw Failure.refused }
    return text
  }

  private static let escapes: [Unicode.Scalar: UInt16] = [
    "b": 8, "f": 12, "n": 10, "r": 13, "t": 9, "v": 11,
  ]

  private mutating func escape() throws -> [UInt16] {
    if next == "x" { return [UInt16(try escapedUnit("x", count: 2))] }
    if next == "u" { return [UInt16(try escapedUnit("u", count: 4))] }
    if take("\r\n") { return [] }
    let scalar = try take()
    if Self.isLineEnd(scalar) { return [] }
    if let unit = Self.escapes[scalar] { return [unit] }
    guard scalar.isDigit else { return Array(String(scalar).utf16) }
    guard scalar == "0", next?.isDigit != true else { throw Failure.refused }
    return [0]
  }

  // MARK: Numbers

  private mutating func digits(_ isDigit: (Unicode.Scalar) -> Bool) -> String {
    var text = ""
    while let scalar = next, isDigit(scalar) {
      text.unicodeScalars.append(scalar)
      place += 1
    }
    return text
  }

  private mutating func number() throws -> String {
    let sign = take("-") ? "-" : ""
    if sign.isEmpty { _ = take("+") }
    if take("Infinity") { return sign + "Infinity" }
    if take("NaN") { return "NaN" }
    let literal: String
    if take("0x") || take("0X") {
      let digits = digits { $0.hexadecimalDigit != nil }
      guard !digits.isEmpty else { throw Failure.refused }
      literal =
        digits.unicodeScalars
        .reduce(NaturalNumber("0")) { number, digit in
          number.times(16, 1).moved(by: Int(digit.hexadecimalDigit ?? 0))
        }
        .digits
    } else {
      literal = try decimal()
    }
    let mantissa = literal.prefix { $0 != "e" }
    // What only rounds to zero or infinity has no Double (AGR-8).
    guard let value = Double(literal), value.isFinite,
      value != 0 || !mantissa.contains(where: { "1"..."9" ~= $0 })
    else {
      hasUnheldNumber = true
      return "0"
    }
    return sign + literal
  }

  private mutating func decimal() throws -> String {
    let whole = digits(\.isDigit)
    if whole.count > 1, whole.first == "0" { throw Failure.refused }
    let hasPoint = take(".")
    let fraction = hasPoint ? digits(\.isDigit) : ""
    guard !(whole + fraction).isEmpty else { throw Failure.refused }
    var literal = whole.isEmpty ? "0" : whole
    if hasPoint { literal += "." + (fraction.isEmpty ? "0" : fraction) }
    if take("e") || take("E") {
      literal += "e" + (take("-") ? "-" : "")
      if !literal.hasSuffix("-") { _ = take("+") }
      let exponent = digits(\.isDigit)
      guard !exponent.isEmpty else { throw Failure.refused }
      literal += exponent
    }
    return literal
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { "0"..."9" ~= self }

  fileprivate var hexadecimalDigit: UInt32? {
    switch self {
    case "0"..."9": value - 48
    case "a"..."f", "A"..."F": (value | 32) - 87
    default: nil
    }
  }
}

import Foundation

/// A Swift value that stands for a JSON literal in dictionary input.
struct NativeValue {
  let name: String
  let value: Any
  /// Whether the value is the number of the literal to the last digit.
  let isExact: Bool

  /// Every native form of the literal, and none if no Swift value holds it.
  static func all(of literal: String) -> [NativeValue] {
    guard let first = literal.first, first == "-" || first.isNumber else {
      var reader = LiteralReader(text: literal)
      return reader.value().map { [NativeValue(name: "native", value: $0, isExact: true)] } ?? []
    }
    return numbers(literal)
  }

  private static func numbers(_ literal: String) -> [NativeValue] {
    var values: [NativeValue] = []
    let isMinusZero = Double(literal) == 0 && literal.hasPrefix("-")
    if !isMinusZero, let value = Int(literal) {
      values.append(NativeValue(name: "Int", value: value, isExact: true))
    }
    if !isMinusZero, let value = UInt64(literal) {
      values.append(NativeValue(name: "UInt64", value: value, isExact: true))
    }
    if let number = ExactNumber(literal), let value = Double(literal), value.isFinite {
      let isExact = number.isHeld(by: value)
      // An integer that Double rounds, and digits beyond its shortest text, are other numbers.
      let isShortest = Decimal(string: value.description) == Decimal(string: literal)
      if isExact || (isShortest && value.rounded() != value) {
        values.append(NativeValue(name: "Double", value: value, isExact: isExact))
      }
    }
    if !isMinusZero, ExactNumber(literal) != nil, let value = Decimal(string: literal) {
      values.append(NativeValue(name: "Decimal", value: value, isExact: true))
    }
    return values
  }
}

/// A decimal number as an integer and a power of ten; nil beyond 38 digits.
private struct ExactNumber {
  let coefficient: Int128
  let exponent: Int

  init?(_ literal: String) {
    let parts = literal.lowercased().split(separator: "e", maxSplits: 1)
    let digits = parts[0].split(separator: ".", maxSplits: 1)
    let fraction = digits.count == 2 ? String(digits[1]) : ""
    guard let coefficient = Int128(digits[0] + fraction),
      let exponent = parts.count == 2 ? Int(parts[1]) : 0, abs(exponent) < 100
    else { return nil }
    self.coefficient = coefficient
    self.exponent = exponent - fraction.count
  }

  /// Whether the floating-point value is this number exactly.
  func isHeld(by value: Double) -> Bool {
    guard exponent < 0 else {
      var scaled = coefficient
      for _ in 0..<exponent {
        let (product, overflow) = scaled.multipliedReportingOverflow(by: 10)
        if overflow { return false }
        scaled = product
      }
      return Int128(exactly: value) == scaled
    }
    guard -exponent <= 27 else { return coefficient == 0 }
    let power = (0..<(-exponent)).reduce(into: Int128(1)) { result, _ in result *= 5 }
    guard coefficient % power == 0 else { return false }
    return Int128(exactly: value * Double(1 << -exponent)) == coefficient / power
  }
}

/// Builds Swift values from the few literals of the table that are not numbers.
private struct LiteralReader {
  private var rest: Substring

  init(text: String) {
    rest = Substring(text)
  }

  mutating func value() -> Any? {
    skipBlanks()
    guard let first = rest.first else { return nil }
    switch first {
    case "n": return take("null") ? NSNull() : nil
    case "t": return take("true") ? true : nil
    case "f": return take("false") ? false : nil
    case "\"": return string()
    case "[": return array()
    case "{": return object()
    default: return number()
    }
  }

  private mutating func array() -> Any? {
    var elements: [Any] = []
    rest.removeFirst()
    while !take("]") {
      guard let element = value() else { return nil }
      elements.append(element)
      _ = take(",")
    }
    return elements
  }

  private mutating func object() -> Any? {
    var members: [String: Any] = [:]
    rest.removeFirst()
    while !take("}") {
      skipBlanks()
      guard let key = string(), take(":"), let member = value() else { return nil }
      members[key] = member
      _ = take(",")
    }
    return members
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text = ""
    while let next = rest.popFirst(), next != "\"" {
      text.append(next == "\\" ? rest.popFirst() ?? next : next)
    }
    return text
  }

  private mutating func number() -> Any? {
    let digits = rest.prefix { "+-.eE0123456789".contains($0) }
    rest.removeFirst(digits.count)
    return NativeValue.all(of: String(digits)).first?.value
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == " " }
  }

  private mutating func take(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest.removeFirst(word.count)
    return true
  }
}

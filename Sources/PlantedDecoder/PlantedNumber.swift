import FuzzKit

/// The parts of a JSON number's text.
struct PlantedNumber {
  let text: String
  private var isNegative = false
  private var digits: [UInt8] = []
  private var exponent = 0

  /// Parses `text`; nil if it is not a JSON number.
  init?(_ text: String, _ bug: PlantedBug?) {
    self.text = text
    let bytes = Array(text.utf8)
    guard let tree = JSONTree(parsing: bytes), tree.kind(of: tree.root) == .number,
      tree.text(of: tree.root).count == bytes.count
    else { return nil }
    isNegative = bytes.first == UInt8(ascii: "-")
    let significand = bytes.drop { $0 == UInt8(ascii: "-") }.prefix { !Self.isMark($0) }
    let power = bytes.drop { !Self.isMark($0) }.dropFirst()
    let fraction = significand.drop { $0 != UInt8(ascii: ".") }.dropFirst()
    digits = significand.filter { $0 != UInt8(ascii: ".") }.map { $0 - 0x30 }
    if bug == .exponentPlus, power.first == UInt8(ascii: "+") { return nil }
    exponent = Self.exponent(power, bug) - fraction.count
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    digits = Array(digits.drop { $0 == 0 })
    if digits.isEmpty { exponent = 0 }
    if bug == .zeroFraction, digits.isEmpty, fraction.count > 1 { PlantedMemory.loop() }
  }

  /// The value, if it is an integer in the range of Int.
  func integer(_ bug: PlantedBug?) -> Int? {
    if bug == .intThroughDouble { return Double(text).flatMap { Int(exactly: $0) } }
    if bug == .exponentIgnored, let mark = text.utf8.firstIndex(where: Self.isMark) {
      return PlantedNumber(String(text[..<mark]), nil)?.integer(nil)
    }
    if bug == .integerWithPoint, text.contains(".") { return nil }
    guard let value = exactInteger else {
      if bug == .signKept, isNegative, exponent >= 0 { PlantedMemory.use { $0.isNegative = true } }
      return nil
    }
    switch bug {
    case .smallestInt where isNegative:
      let distance = -value
      return -distance
    case .largestInt32:
      guard let small = Int32(exactly: value) else { return value }
      let next = small + 1
      return Int(next) - 1
    case .minusOne where value == -1: return 0
    case .signOf32 where UInt32(exactly: value) != nil: return Int(Int32(truncatingIfNeeded: value))
    case .signKept:
      return PlantedMemory.use { $0.isNegative } && value > 0 ? -value : value
    default: return value
    }
  }

  /// The nearest Double, if it is finite.
  func double(_ bug: PlantedBug?) -> Double? {
    guard let value = Double(misread(bug)), value.isFinite else { return nil }
    if bug == .underflowLoop, value == 0, !digits.isEmpty { PlantedMemory.loop() }
    return bug == .negativeZero && value == 0 ? 0 : value
  }

  /// The exponent as an unsigned number, for a shift to the left.
  func shift() -> UInt {
    let power = Array(text.utf8).drop { !Self.isMark($0) }.dropFirst()
    return UInt(Self.exponent(power, nil))
  }

  /// The text that is converted to Double, changed by the bug.
  private func misread(_ bug: PlantedBug?) -> String {
    let point = text.firstIndex(of: ".")
    switch bug {
    case .capitalExponent: return String(text.prefix { $0 != "E" })
    case .fractionAndExponent where text.utf8.contains(where: Self.isMark):
      return text.filter { $0 != "." }
    case .fractionZeros:
      guard let point else { return text }
      let rest = text[point...].dropFirst().drop { $0 == "0" }
      return rest.first?.isNumber == true ? String(text[...point] + rest) : text
    default: return text
    }
  }

  private var exactInteger: Int? {
    guard exponent >= 0, digits.count + exponent <= 19 else { return nil }
    var value = 0
    for digit in digits + Array(repeating: 0, count: exponent) {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let step = isNegative ? -Int(digit) : Int(digit)
      let (sum, isBeyond) = product.addingReportingOverflow(step)
      if isTooLarge || isBeyond { return nil }
      value = sum
    }
    return value
  }

  /// The value of an exponent; more than nine digits count as a billion.
  private static func exponent(_ text: ArraySlice<UInt8>, _ bug: PlantedBug?) -> Int {
    let digits = text.filter { (0x30...0x39).contains($0) }
    if bug == .longExponent {
      var buffer: [UInt8] = [0, 0, 0]
      for (position, digit) in digits.enumerated() { buffer[position] = digit }
    }
    let significant = digits.drop { $0 == 0x30 }
    let size =
      significant.count > 9
      ? 1_000_000_000 : significant.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return text.first == UInt8(ascii: "-") ? -size : size
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
  }
}

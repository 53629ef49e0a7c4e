/// Texts of doubles that are hard to read, from a generator with a seed.
///
/// A parser of doubles goes wrong in the last bit, and there only where a text lies close to the
/// middle between two doubles, has more digits than a word holds, or lies at the ends of the range.
package struct DoubleTexts<Generator: RandomNumberGenerator> {
  private var generator: Generator
  private let powers = DecimalPowers()

  package init(_ generator: Generator) { self.generator = generator }

  /// One JSON number.
  package mutating func next() -> [UInt8] {
    let sign: [UInt8] = int(0...3) == 0 ? [UInt8(ascii: "-")] : []
    switch int(0...99) {
    case 0..<35: return shortest()
    case 35..<55: return sign + decimal(digits: 1...17, exponents: -30...30)
    case 55..<75: return sign + decimal(digits: 16...25, exponents: -345...310)
    case 75..<83: return sign + long()
    case 83..<93: return sign + middle(Double(bitPattern: UInt64(int(1...0x7FEF)) << 48 | word(48)))
    case 93..<97: return sign + middle(Double(bitPattern: word(int(1...52))))
    default: return sign + edge()
    }
  }

  /// The shortest text that gives a random pattern of bits.
  private mutating func shortest() -> [UInt8] {
    while true {
      let value = Double(bitPattern: generator.next())
      if value.isFinite { return Array(value.description.utf8) }
    }
  }

  /// Random digits with or without a point and an exponent.
  private mutating func decimal(
    digits count: ClosedRange<Int>,
    exponents: ClosedRange<Int>
  ) -> [UInt8] {
    var text = digits(int(count))
    if int(0...2) > 0 { text = pointed(text) }
    if int(0...2) > 0 { text += exponent(int(exponents)) }
    return text
  }

  /// 20 to 800 digits, anywhere in the range.
  private mutating func long() -> [UInt8] {
    let text = digits(int(20...800))
    return int(0...1) == 0
      ? pointed(text) : text + exponent(int(-340...310) - text.count)
  }

  /// The middle between a double and the next one, or a text just beside it.
  private mutating func middle(_ value: Double) -> [UInt8] {
    let value = value.magnitude
    let isNormal = value.isNormal
    let significand = value.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let power = isNormal ? Int(value.exponentBitPattern) - 1075 : -1074
    var (text, ten) = powers.digits(of: 2 * significand + 1, timesTwoTo: power - 1)
    switch int(0...2) {
    case 0: break
    case 1:
      let zeros = int(0...40)
      text += [UInt8](repeating: 0x30, count: zeros) + [0x31]
      ten -= zeros + 1
    default:
      // The middle does not end in 0 unless it is an integer; then it stays.
      guard let last = text.last, last > 0x30 else { break }
      let nines = int(1...40)
      text[text.count - 1] = last - 1
      text += [UInt8](repeating: 0x39, count: nines)
      ten -= nines
    }
    if text.first == 0x30 { text.removeFirst() }
    return int(0...1) == 0 ? text + exponent(ten) : scientific(text, ten)
  }

  /// The ends of the range, and zeros in many forms.
  private mutating func edge() -> [UInt8] {
    switch int(0...5) {
    case 0: middle(.greatestFiniteMagnitude)
    case 1: middle(0)
    case 2: decimal(digits: 1...20, exponents: 290...330)
    case 3: decimal(digits: 1...20, exponents: -360 ... -300)
    case 4: Array("0.".utf8) + [UInt8](repeating: 0x30, count: int(1...400)) + digits(int(1...30))
    default: Array("0.0".utf8) + exponent(int(-999...999))
    }
  }

  /// Random digits, the first of which is not 0.
  private mutating func digits(_ count: Int) -> [UInt8] {
    var text = [UInt8(0x30 + int(1...9))]
    while text.count < count {
      // One draw gives 18 digits.
      var draw = generator.next()
      for _ in 0..<min(18, count - text.count) {
        text.append(UInt8(0x30 + draw % 10))
        draw /= 10
      }
    }
    return text
  }

  /// The same digits with a point at some place.
  private mutating func pointed(_ digits: [UInt8]) -> [UInt8] {
    let place = int(0...(digits.count - 1))
    let fraction = [UInt8(ascii: ".")] + digits[place...]
    return place == 0 ? [0x30] + fraction : digits[..<place] + fraction
  }

  private func scientific(_ digits: [UInt8], _ ten: Int) -> [UInt8] {
    guard digits.count > 1 else { return digits + exponent(ten) }
    return digits[..<1] + [UInt8(ascii: ".")] + digits[1...] + exponent(ten + digits.count - 1)
  }

  private func exponent(_ value: Int) -> [UInt8] { [UInt8(ascii: "e")] + Array(String(value).utf8) }

  /// That many random bits.
  private mutating func word(_ bits: Int) -> UInt64 { generator.next() >> UInt64(64 - bits) }

  private mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(generator.next() % UInt64(range.count))
  }
}

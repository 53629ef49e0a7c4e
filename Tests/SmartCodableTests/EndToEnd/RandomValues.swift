import Foundation

/// Random values of the types that models hold, the awkward ones among them.
struct RandomValues {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func bool() -> Bool { random.next() & 1 == 0 }

  /// Any bits, often few of them, sometimes a bound.
  mutating func integer<I: FixedWidthInteger>() -> I {
    switch random.next() % 8 {
    case 0: .min
    case 1: .max
    case 2, 3: I(truncatingIfNeeded: Int(random.next() % 200) - 100)
    default: I.random(in: .min ... .max, using: &random) >> I(random.next() % 8)
    }
  }

  /// Finite numbers: any bits, or short decimals.
  mutating func double() -> Double {
    if random.next().isMultiple(of: 3) { return Double(Int(random.next() % 20000) - 10000) / 100 }
    let value = Double(bitPattern: random.next())
    return value.isFinite ? value : 0.1
  }

  mutating func float() -> Float {
    let value = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
    return value.isFinite ? value : 0.1
  }

  /// Up to 38 digits, any point.
  mutating func decimal() -> Decimal {
    var value: Decimal = 0
    for _ in 0..<Int(random.next() % 39) { value = value * 10 + Decimal(Int(random.next() % 10)) }
    return Decimal(
      sign: bool() ? .minus : .plus,
      exponent: Int(random.next() % 60) - 30,
      significand: value
    )
  }

  mutating func text() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "B", "7", "_", ".", "/", "\"", "\\", "\n", "\u{0}", "\u{1F}", "é", "\u{301}", "漢",
      "\u{1F600}", " ", "{", "[", "\u{2028}",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int(random.next() % 24) {
      text.append(scalars[Int(random.next() % UInt64(scalars.count))])
    }
    return String(text)
  }

  /// Dates as they are made from time stamps, up to 10^12 seconds, with and without fractions.
  mutating func date() -> Date {
    let seconds = Double(random.next() >> 11) / 0x1p53
    let range: Double = bool() ? 2e11 : 4e9
    let stamp = (seconds - 0.5) * range
    return Date(timeIntervalSince1970: bool() ? stamp : stamp.rounded())
  }

  mutating func data() -> Data {
    Data((0..<Int(random.next() % 40)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
  }

  mutating func url() -> URL {
    URL(string: "https://host-\(random.next() % 100).example/p\(random.next())?q=%20\(bool())")
      ?? URL(filePath: "/")
  }

  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }

  mutating func maybe<Value>(_ make: (inout RandomValues) -> Value) -> Value? {
    bool() ? make(&self) : nil
  }

  mutating func array<Value>(_ make: (inout RandomValues) -> Value) -> [Value] {
    var result: [Value] = []
    for _ in 0..<Int(random.next() % 5) { result.append(make(&self)) }
    return result
  }

  mutating func dictionary<Value>(_ make: (inout RandomValues) -> Value) -> [String: Value] {
    entries({ $0.text() }, make)
  }

  mutating func entries<Key, Value>(
    _ key: (inout RandomValues) -> Key,
    _ make: (inout RandomValues) -> Value
  ) -> [Key: Value] {
    var result: [Key: Value] = [:]
    for _ in 0..<Int(random.next() % 5) { result[key(&self)] = make(&self) }
    return result
  }
}

import Foundation
import FuzzKit
import SmartCodable

/// Draws values that encoders treat in ways of their own: collections of numbers, which they write in loops,
/// dictionaries by keys of every kind, equal keys, trees without types and wrappers (ENC-10, ENC-12, ANY-9).
struct ScriptedSpecials {
  let script: ScriptedValue.Script
  var generator: SeededGenerator

  /// How many numbers that are not finite may still be drawn: only one if it is refused, since it is chance
  /// which of two values of a dictionary an encoder meets first.
  var oddNumbers: Int

  init(_ script: ScriptedValue.Script, _ node: JSONTree.Node) {
    self.script = script
    generator = script.generator(node, 24)
    oddNumbers = script.namesFloats ? .max : script.refuses(node) ? 1 : 0
  }

  mutating func value() -> any Encodable {
    // Seldom, since they take long.
    if generator.oneIn(400) { return ScriptedNest.long(&generator) }
    // With a strategy for keys a path inside of a dictionary depends on what is around it, and wrappers differ in
    // whether it applies to them.
    switch below(script.keepsKeys ? 8 : 4) {
    case 0, 1:
      return switch below(4) {
      case 0: floats(of: Float.self)
      case 1: floats(of: CGFloat.self)
      default: floats(of: Double.self)
      }
    case 2, 3: return numbered()
    case 4: return dictionary()
    case 5: return ScriptedChanged.value(&self)
    default:
      let tree = tree(level: 0)
      return switch (script.usesTwins, below(3)) {
      case (true, 2): ["k": [text(): tree]]
      case (true, _): [tree]
      case (false, 0): [SmartAny<Any>(wrappedValue: tree.untyped)]
      case (false, 1): [SmartAny<Any?>(wrappedValue: tree.untyped)]
      case (false, _): ["k": SmartAny<[String: Any]>(wrappedValue: [text(): tree.untyped])]
      }
    }
  }

  mutating func below(_ count: Int) -> Int { generator.below(count) }

  mutating func list<Value>(_ element: (inout Self) -> Value) -> [Value] {
    (0..<below(5)).map { _ in element(&self) }
  }

  static let texts = [
    "", "a", "b", "ab", "aB", "a_b", "A", "aURL", "1", "01", "-1", "2", "10", "9", "é", "z", "k",
    "k\u{0}", "quote\"", "sla/sh", "😀", "\u{FFFF}", "longer than sixteen bytes 1",
    "longer than sixteen bytes 2", "longer than sixteen bytes",
  ]

  mutating func text() -> String { generator.pick(Self.texts) ?? "" }

  // MARK: Numbers

  private mutating func floats<Value: BinaryFloatingPoint & Codable & Hashable>(
    of type: Value.Type
  ) -> any Encodable {
    switch below(script.keepsKeys || script.namesFloats ? 15 : 8) {
    case 0: return float(type)
    case 1, 2: return list { $0.float(type) }
    case 3: return list { special in special.list { $0.float(type) } }
    case 4: return list { special in special.list { inner in inner.list { $0.float(type) } } }
    case 5: return list { $0.below(4) == 0 ? nil : Optional($0.float(type)) }
    case 6: return ContiguousArray(list { $0.float(type) })
    case 7: return Optional(list { $0.float(type) })
    case 8: return table { $0.float(type) }
    case 9: return table { special in special.list { $0.float(type) } }
    case 10: return list { special in special.table { $0.float(type) } }
    case 11: return table { special in special.table { inner in inner.list { $0.float(type) } } }
    case 12: return Dictionary(zip([1, -2, 30], list { $0.float(type) })) { $1 }
    case 13: return Set(list { $0.float(type) }.prefix(1))
    default: return ScriptedFields(first: float(type), second: list { $0.float(type) })
    }
  }

  /// Entries by keys that no strategy changes.
  private mutating func table<Value>(_ element: (inout Self) -> Value) -> [String: Value] {
    Dictionary(list { ($0.generator.pick(["a", "b", "c", "d", "1"]) ?? "", element(&$0)) }) { $1 }
  }

  /// A number, which at times is not finite.
  private mutating func float<Value: BinaryFloatingPoint>(_ type: Value.Type) -> Value {
    if oddNumbers > 0, generator.oneIn(4) {
      oddNumbers -= 1
      return generator.pick([.nan, .infinity, -.infinity, -.nan]) ?? .nan
    }
    let value = Value(double())
    // The library's own style spells a Float with more digits than its type holds without an exponent.
    let isOpen = type == Float.self && script.isOwnStyle && value.magnitude >= 16_777_216
    return value.isFinite && !isOpen ? value : 1.5
  }

  private mutating func double() -> Double {
    let sign: Double = generator.oneIn(4) ? -1 : 1
    // Half of them where a Float is, too.
    let range = generator.oneIn(2) ? 2098 : 276
    switch below(8) {
    case 0: return sign * Double(below(100_000)) / (generator.pick([1, 2, 8, 10, 100, 1000]) ?? 1)
    // Powers of two and their neighbors: the gap below is half the one above.
    case 1, 2:
      let power = Double(sign: .plus, exponent: below(range) - range * 71 / 139, significand: 1)
      return sign * (generator.pick([power, power.nextUp, power.nextDown]) ?? power)
    // Integers around and beyond 2^53, where the middle between two may end in zeros.
    case 3, 4:
      let integer = UInt64(1) << UInt64(50 + below(14))
      let near = integer &+ generator.next() % (integer >> UInt64(below(50)))
      return sign * Double(near / 10 * (generator.pick([1, 10]) ?? 1))
    // Few digits, anywhere.
    case 5, 6:
      let digits = generator.next() % (generator.pick([10, 1000, 1_000_000, 99_999_999_999]) ?? 10)
      return sign * (Double("\(digits)e\(below(range * 30 / 100) - range * 15 / 100)") ?? 0)
    default:
      return (generator.pick(Self.ends) ?? 0) * sign
    }
  }

  private static let ends: [Double] = [
    .leastNonzeroMagnitude, .leastNormalMagnitude, .leastNormalMagnitude.nextDown, 0, 0.1, 0.3,
    .greatestFiniteMagnitude, 1e15, 1e16, 1e17, 9_007_199_254_740_992, 1e-4, 1e-5, 1e7, 1e8, 1e22,
    1e23, 9_999_999_999_999_998, 123_456_789_012_345_680, 2.0 / 3, 18_014_398_509_481_992,
    100_000_000, 10_000_000_000, Double(Float.greatestFiniteMagnitude), 16_777_215,
  ]

  // MARK: Keys

  /// An object of equal keys, or of keys that a strategy makes equal.
  private mutating func numbered() -> any Encodable {
    let texts = (0..<1 + below(3)).map { _ in text() }
    let keys = (0..<2 + below(5))
      .compactMap { _ in
        DecodeScriptKeys.Numbered.make(generator.pick(texts) ?? "", below(2))
      }
    return ScriptedNumbered(keys: keys, isList: below(2) == 0, isNested: below(2) == 0)
  }

  private mutating func dictionary() -> any Encodable {
    // Only the keys that both styles write alike (ENC-13).
    switch script.isOwnStyle ? [2, 3, 5][below(3)] : below(7) {
    case 0: return entries([Int8.min, -1, 0, 1, 7, 9, 10, 100, Int8.max])
    case 1: return entries([UInt64.max, 0, 1, 10, 9, 2])
    case 2: return entries(Self.texts)
    case 3: return entries(ScriptedWord.allCases)
    case 4: return entries(ScriptedLevel.allCases)
    case 5: return entries(ScriptedSign.allCases)
    default: return entries(script.refuses(0) ? [] : [0.5])
    }
  }

  private mutating func entries<Key: Hashable & Encodable>(_ keys: [Key]) -> any Encodable {
    // The standard library lists keys of other types in an order that differs between equal dictionaries.
    let isListed = !(Key.self is any CodingKeyRepresentable.Type)
    let some = keys.shuffled(using: &generator).prefix(isListed ? 1 : below(keys.count + 1))
    let kind = below(3)
    if kind == 0 { return Dictionary(some.map { ($0, below(10)) }) { $1 } }
    if kind == 1 { return Dictionary(some.map { ($0, list { $0.below(3) }) }) { $1 } }
    return Dictionary(some.map { ($0, generator.oneIn(3) ? nil : text()) }) { $1 }
  }
}

/// Numbers as properties.
private struct ScriptedFields<Value: Codable>: Encodable {
  let first: Value
  let second: [Value]
}

/// A key of dictionaries that is spelled by its raw value.
enum ScriptedWord: String, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
  case zebra, ant
  case mouse = "a_mouse"
  case empty = ""
  case number = "7"
  case accent = "é"
}

/// A key of dictionaries that is spelled otherwise than its raw value (ENC-13).
enum ScriptedSign: String, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
  case plus, minus

  init?(codingKey: some CodingKey) {
    self.init(rawValue: String(codingKey.stringValue.dropFirst()))
  }

  var codingKey: any CodingKey { DecodeScriptKeys.Numbered(stringValue: "_" + rawValue) }
}

/// A key of dictionaries with an integer, which is no CodingKeyRepresentable: JSONEncoder writes a list.
enum ScriptedLevel: Int, Hashable, Codable, CaseIterable {
  case low = -3
  case middle = 0
  case high = 20
}

/// A keyed container that is written to by one key after the other.
private struct ScriptedNumbered: Encodable {
  typealias Key = DecodeScriptKeys.Numbered

  let keys: [Key]
  let isList: Bool
  let isNested: Bool

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for key in keys { try container.encode(ScriptedPlace(value: isList ? 1 : nil), forKey: key) }
    guard isNested else { return }
    var nested = container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: "nested"))
    for key in keys.reversed() {
      try nested.encode(ScriptedPlace(value: isList ? "x" : nil), forKey: key)
    }
  }
}

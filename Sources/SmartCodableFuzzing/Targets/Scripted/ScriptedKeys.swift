import FuzzKit

/// A type of keys of which there is one for each number.
///
/// Encoders look keys up in ways that depend on the size of their type and on whether it is trivial.
protocol ScriptedKeyType: CodingKey {
  init(number: Int)
}

/// A key that takes one byte in memory and is spelled by its case.
enum ScriptedCaseKey: String, CaseIterable, ScriptedKeyType {
  case first
  case second = "2"
  case thirdOne
  case last = "la/st"

  init(number: Int) { self = Self.allCases[number % Self.allCases.count] }
}

/// A key that is one byte.
struct ScriptedByteKey: ScriptedKeyType {
  private let byte: UInt8

  init(number: Int) { byte = UInt8(truncatingIfNeeded: number) }
  init?(stringValue: String) { return nil }
  init?(intValue: Int) { return nil }

  var stringValue: String { "byte \(byte)" }
  var intValue: Int? { byte % 3 == 0 ? Int(byte) : nil }
}

/// A key of eight bytes.
struct ScriptedWordKey: ScriptedKeyType {
  private let word: UInt64

  init(number: Int) { word = UInt64(truncatingIfNeeded: number) }
  init?(stringValue: String) { return nil }
  init?(intValue: Int) { return nil }

  var stringValue: String { "\(word)" }
  var intValue: Int? { Int(truncatingIfNeeded: word) }
}

/// A trivial key of sixteen bytes, in only the second half of which keys may differ.
struct ScriptedPairKey: ScriptedKeyType {
  private let first: UInt64
  private let second: UInt64

  init(number: Int) {
    first = UInt64(truncatingIfNeeded: number / 5)
    second = UInt64(truncatingIfNeeded: number % 5)
  }

  init?(stringValue: String) { return nil }
  init?(intValue: Int) { return nil }

  var stringValue: String { "pair \(first) \(second)" }
  var intValue: Int? { nil }
}

/// A key without any memory.
struct ScriptedOnlyKey: ScriptedKeyType {
  init(number: Int) {}
  init?(stringValue: String) { return nil }
  init?(intValue: Int) { return nil }

  var stringValue: String { "only" }
  var intValue: Int? { 1 }
}

/// An object with keys of one type after the other.
struct ScriptedKeyring: Encodable {
  /// Which types, and which keys.
  let number: Int

  func encode(to encoder: any Encoder) throws {
    try write(ScriptedCaseKey.self, to: encoder)
    switch number % 4 {
    case 0: try write(ScriptedByteKey.self, to: encoder)
    case 1: try write(ScriptedWordKey.self, to: encoder)
    case 2: try write(ScriptedPairKey.self, to: encoder)
    default: try write(ScriptedOnlyKey.self, to: encoder)
    }
  }

  private func write<Key: ScriptedKeyType>(_ type: Key.Type, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: type)
    for count in 0..<4 {
      let key = Key(number: number / 4 + count * count)
      try container.encode(ScriptedPlace(value: count == 3 ? "three" : nil), forKey: key)
      try container.encode(ScriptedPlace.text(container.codingPath), forKey: Key(number: number))
    }
  }
}

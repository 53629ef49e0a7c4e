import Foundation

/// Types by their raw values, some of which read more than that.
enum DecodeScriptSuit: String, DecodeScriptValue, CaseIterable, CodingKeyRepresentable {
  case red, green, blue, value
}

enum DecodeScriptLevel: Int, DecodeScriptValue, CodingKeyRepresentable {
  case none, one
  case seven = 7
  case minusOne = -1
}

/// A key that is no raw value.
struct DecodeScriptTag: DecodeScriptValue, Hashable, CodingKeyRepresentable {
  let text: String

  var codingKey: any CodingKey { Zoo.Key(text) }

  init?<T: CodingKey>(codingKey: T) {
    guard !codingKey.stringValue.hasPrefix("l") else { return nil }
    text = codingKey.stringValue + (codingKey.intValue.map { "#\($0)" } ?? "")
  }
}

/// Takes null as a value (CTR-GEN-3), and a text of two letters or more.
struct DecodeScriptNullable: DecodeScriptValue {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = container.decodeNil() ? "null" : try container.decode(String.self)
    guard text.utf8.count > 1 else { throw DecodeScript.OwnError(number: 8) }
  }
}

/// The same value several times.
struct DecodeScriptRepeated<Value: DecodeScriptValue>: DecodeScriptValue {
  let values: [Value]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    values = try (0..<3).map { _ in try container.decode(Value.self) }
  }

  var spoken: String { values.spoken }
}

/// What a type does before it reads its text.
protocol DecodeScriptPreparation: SendableMetatype {
  static func prepare(_ decoder: any Decoder) throws
}

extension DecodeScriptPreparation {
  static func prepare(_ decoder: any Decoder) throws {}
}

/// As small as an enumeration, but its code must run for each value (AGR-10): it never gives the case of the text,
/// and which other one depends on how often it was called.
struct DecodeScriptRestless<Way: DecodeScriptPreparation>: RawRepresentable, DecodeScriptValue {
  private static var texts: [String] { ["red", "green", "blue"] }

  private let number: UInt8

  var rawValue: String { Self.texts[Int(number)] }

  init?(rawValue: String) {
    guard let number = Self.texts.firstIndex(of: rawValue) else { return nil }
    self.number = UInt8(number)
  }

  init(from decoder: any Decoder) throws {
    try Way.prepare(decoder)
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let script = DecodeScript.current, let index = Self.texts.firstIndex(of: text) else {
      throw DecodeScript.OwnError(number: 7)
    }
    script.calls += 1
    number = UInt8((index + 1 + script.calls % 2) % 3)
  }

  var spoken: String { rawValue }
}

enum DecodeScriptRestlessness {
  enum Nothing: DecodeScriptPreparation {}

  enum Twice: DecodeScriptPreparation {
    static func prepare(_ decoder: any Decoder) throws {
      _ = try decoder.singleValueContainer().decode(String.self)
    }
  }

  enum NilFirst: DecodeScriptPreparation {
    static func prepare(_ decoder: any Decoder) throws {
      _ = try decoder.singleValueContainer().decodeNil()
    }
  }

  enum ByPath: DecodeScriptPreparation {
    static func prepare(_ decoder: any Decoder) throws {
      _ = try decoder.singleValueContainer().codingPath
    }
  }

  enum ByInfo: DecodeScriptPreparation {
    static func prepare(_ decoder: any Decoder) throws { _ = decoder.userInfo }
  }

  enum ByContainer: DecodeScriptPreparation {
    static func prepare(_ decoder: any Decoder) throws {
      _ = try? decoder.container(keyedBy: Zoo.Key.self)
      _ = try? decoder.unkeyedContainer()
    }
  }

  enum IntFirst: DecodeScriptPreparation {
    static func prepare(_ decoder: any Decoder) throws {
      _ = try? decoder.singleValueContainer().decode(Int.self)
    }
  }
}

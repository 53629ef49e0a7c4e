import Foundation

/// Types by their raw values, some of which read more than that.
extension DecodeScriptWish {
  enum Suit: String, DecodeScriptValue, CaseIterable, CodingKeyRepresentable {
    case red, green, blue, value
  }

  enum Level: Int, DecodeScriptValue, CodingKeyRepresentable {
    case none, one
    case seven = 7
    case minusOne = -1
  }

  /// A key that is no raw value.
  struct Tag: DecodeScriptValue, Hashable, CodingKeyRepresentable {
    let text: String

    var codingKey: any CodingKey { Zoo.Key(text) }

    init?<T: CodingKey>(codingKey: T) {
      guard !codingKey.stringValue.hasPrefix("l") else { return nil }
      text = codingKey.stringValue + (codingKey.intValue.map { "#\($0)" } ?? "")
    }
  }

  /// An enumeration whose code does more than read a text, so that it must run for each value (AGR-8).
  protocol Restless: RawRepresentable<String>, DecodeScriptValue {
    static func prepare(_ decoder: any Decoder) throws
  }

  /// The same value several times.
  struct Repeated<Value: DecodeScriptValue>: DecodeScriptValue {
    let values: [Value]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      values = try (0..<3).map { _ in try container.decode(Value.self) }
    }

    var spoken: String { values.spoken }
  }

  enum Twice: String, Restless {
    case red, green, blue

    static func prepare(_ decoder: any Decoder) throws {
      _ = try decoder.singleValueContainer().decode(String.self)
    }

    init(from decoder: any Decoder) throws { self = try Self.next(decoder) }
  }

  enum NilFirst: String, Restless {
    case red, green, blue

    static func prepare(_ decoder: any Decoder) throws {
      _ = try decoder.singleValueContainer().decodeNil()
    }

    init(from decoder: any Decoder) throws { self = try Self.next(decoder) }
  }

  enum ByPath: String, Restless {
    case red, green, blue

    static func prepare(_ decoder: any Decoder) throws {
      _ = try decoder.singleValueContainer().codingPath
    }

    init(from decoder: any Decoder) throws { self = try Self.next(decoder) }
  }

  enum ByInfo: String, Restless {
    case red, green, blue

    static func prepare(_ decoder: any Decoder) throws { _ = decoder.userInfo }

    init(from decoder: any Decoder) throws { self = try Self.next(decoder) }
  }

  enum ByContainer: String, Restless {
    case red, green, blue

    static func prepare(_ decoder: any Decoder) throws {
      _ = try? decoder.container(keyedBy: Zoo.Key.self)
      _ = try? decoder.unkeyedContainer()
    }

    init(from decoder: any Decoder) throws { self = try Self.next(decoder) }
  }

  enum IntFirst: String, Restless {
    case red, green, blue

    static func prepare(_ decoder: any Decoder) throws {
      _ = try? decoder.singleValueContainer().decode(Int.self)
    }

    init(from decoder: any Decoder) throws { self = try Self.next(decoder) }
  }
}

extension DecodeScriptWish.Restless {
  private static var cases: [Self] { ["red", "green", "blue"].compactMap { Self(rawValue: $0) } }

  /// A case that depends on how often this was called.
  fileprivate static func next(_ decoder: any Decoder) throws -> Self {
    try prepare(decoder)
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let script = DecodeScript.current, Self(rawValue: text) != nil else {
      throw DecodeScript.OwnError(number: 7)
    }
    script.calls += 1
    let all = cases
    return all[script.calls % all.count]
  }
}

import Foundation

/// A coding key that is made from a text; `choice` chooses between keys of one text.
protocol DecodeScriptKey: CodingKey {
  static func make(_ text: String, _ choice: Int) -> Self?
}

extension DecodeScriptKey {
  static func make(_ text: String, _ choice: Int) -> Self? { Self(stringValue: text) }
  static var label: String { "\(Self.self)".lowercased() }
}

/// The types of keys, which decoders may tell apart by their size.
enum DecodeScriptKeys {
  static let all: [any DecodeScriptKey.Type] = [
    Zoo.Key.self, Numbered.self, Case.self, Same.self, Byte.self, Only.self, Pair.self, Coded.self,
  ]

  static func type(_ number: Int) -> any DecodeScriptKey.Type { all[number % all.count] }

  /// A text of digits also has a number, and any text may have one of its own.
  struct Numbered: DecodeScriptKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) { self.init(stringValue, Int(stringValue)) }

    init(intValue: Int) { self.init(stringValue: String(intValue)) }

    private init(_ text: String, _ number: Int?) { (stringValue, intValue) = (text, number) }

    static func make(_ text: String, _ choice: Int) -> Self? {
      Self(text, choice.isMultiple(of: 2) ? Int(text) : text.utf8.count)
    }
  }

  /// As synthesized code has it.
  enum Case: String, DecodeScriptKey {
    case a, b, c, d, value, firstName, lastURL, list
    case parent = "super"
    case seven = "7"
  }

  /// Cases with one text.
  enum Same: CaseIterable, DecodeScriptKey {
    case first, second, third, fourth

    var stringValue: String {
      switch self {
      case .first, .third: "a"
      case .second: "value"
      case .fourth: "super"
      }
    }

    var intValue: Int? { nil }

    init?(stringValue: String) { self.init(stringValue, at: 0) }

    init?(intValue: Int) { nil }

    private init?(_ text: String, at choice: Int) {
      let fitting = Self.allCases.filter { $0.stringValue == text }
      guard !fitting.isEmpty else { return nil }
      self = fitting[choice % fitting.count]
    }

    static func make(_ text: String, _ choice: Int) -> Self? { Self(text, at: choice) }
  }

  /// One byte that is no enum.
  struct Byte: DecodeScriptKey {
    private let place: UInt8

    var stringValue: String { DecodeScriptDocument.names[Int(place)] }

    var intValue: Int? { Int(stringValue) }

    init?(stringValue: String) {
      guard let place = DecodeScriptDocument.names.firstIndex(of: stringValue) else { return nil }
      self.place = UInt8(place)
    }

    init?(intValue: Int) { self.init(stringValue: String(intValue)) }
  }

  /// By integers, which are not the keys (CTR-KEYED-20).
  enum Coded: Int, DecodeScriptKey {
    case a = 7
    case b = 1
    case value = 0
    case list = -3
  }

  /// No byte at all.
  enum Only: String, DecodeScriptKey {
    case value

    static func make(_ text: String, _ choice: Int) -> Self? { Self.value }
  }

  /// Two bytes, of which only one is the key.
  struct Pair: DecodeScriptKey {
    private let key: Case
    private let note: Bool

    var stringValue: String { key.stringValue }

    var intValue: Int? { nil }

    init?(stringValue: String) { self.init(stringValue, note: false) }

    init?(intValue: Int) { nil }

    private init?(_ text: String, note: Bool) {
      guard let key = Case(stringValue: text) else { return nil }
      self.key = key
      self.note = note
    }

    static func make(_ text: String, _ choice: Int) -> Self? {
      Self(text, note: choice.isMultiple(of: 2))
    }
  }

  /// What a strategy makes of a key; only a question is made of it, so it need not be exact.
  static func converted(_ name: String, _ keys: DecodeScriptSource.Keys) -> String {
    switch keys {
    case .same: return name
    case .custom: return name.prefix(1).lowercased() + name.dropFirst()
    case .upper: return name.prefix(1).uppercased() + name.dropFirst()
    case .snake:
      let words = name.split(separator: "_")
      guard words.count > 1 else { return name }
      return words[0].lowercased() + words.dropFirst().map { $0.capitalized }.joined()
    }
  }
}

extension Zoo.Key: DecodeScriptKey {}

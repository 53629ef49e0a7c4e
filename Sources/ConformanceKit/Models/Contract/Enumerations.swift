extension ContractModels {
  /// An enumeration with strings as raw values (model 37).
  package enum Suit: String, Recording {
    case hearts
    case spades = "S"

    package var seen: Seen { Seen([self == .hearts ? "case hearts" : "case spades"]) }
  }

  /// An enumeration with integers as raw values (model 37).
  package enum Num: Int, Recording {
    case zero
    case ten = 10

    package var seen: Seen { Seen([self == .zero ? "case zero" : "case ten"]) }
  }

  /// An enumeration with fractions as raw values (model 37).
  package enum Half: Double, Recording {
    case half = 0.5
    case more = 1.5

    package var seen: Seen { Seen([self == .half ? "case half" : "case more"]) }
  }

  /// A structure around a raw value that decodes from that alone.
  package struct Meters: RawRepresentable, Recording {
    package let rawValue: Double

    package init(rawValue: Double) {
      self.rawValue = rawValue
    }

    package var seen: Seen { Seen(["meters \(rawValue)"]) }
  }

  /// A structure around a raw value that refuses some values.
  package struct Code: RawRepresentable, Recording {
    package let rawValue: String

    package init?(rawValue: String) {
      guard rawValue.count == 3 else { return nil }
      self.rawValue = rawValue
    }

    package var seen: Seen { Seen(["code \(rawValue)"]) }
  }

  /// A set of options, which decodes from one number.
  package struct Options: OptionSet, Recording, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let first = Options(rawValue: 1)
    package static let second = Options(rawValue: 2)

    package var seen: Seen {
      Seen(["options \(rawValue)", "first \(contains(.first))", "second \(contains(.second))"])
    }
  }

  /// A command with labelled, unlabelled and no payload, as the compiler decodes it (model 37).
  package enum Command: Recording {
    case load(key: String)
    case store(key: String, value: Int?)
    case say(String, Int)
    case stop

    package var seen: Seen {
      switch self {
      case .load(let key): Seen(["load \(key)"])
      case .store(let key, let value): Seen(["store \(key) \(Seen.text(of: value as Any))"])
      case .say(let text, let count): Seen(["say \(text) \(count)"])
      case .stop: Seen(["stop"])
      }
    }
  }

  /// A command whose case and payload have other names in the document (model 37).
  package enum Ren: Recording {
    case on(level: Int)
    case off

    enum CodingKeys: String, CodingKey {
      case on = "ON"
      case off
    }

    enum OnCodingKeys: String, CodingKey {
      case level = "lvl"
    }

    package var seen: Seen {
      switch self {
      case .on(let level): Seen(["on \(level)"])
      case .off: Seen(["off"])
      }
    }
  }

  /// A payload with a default, which the compiler does not use (model 37).
  package enum Retrying: Recording {
    case load(key: String, tries: Int = 3)
    case stop

    package var seen: Seen {
      switch self {
      case .load(let key, let tries): Seen(["load \(key) \(tries)"])
      case .stop: Seen(["stop"])
      }
    }
  }

  /// An expression, which contains other expressions (model 37).
  package indirect enum Expr: Recording {
    case number(Int)
    case sum(Expr, Expr)
    case negated(Expr)

    package var seen: Seen { Seen([text]) }

    private var text: String {
      switch self {
      case .number(let value): "\(value)"
      case .sum(let left, let right): "(\(left.text) + \(right.text))"
      case .negated(let value): "-\(value.text)"
      }
    }
  }
}

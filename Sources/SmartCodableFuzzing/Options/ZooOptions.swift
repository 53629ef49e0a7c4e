import ConformanceKit
import Foundation
import FuzzKit
import SmartCodable

/// The strategies that Foundation's decoder and SmartJSONDecoder share, set in the same way (AGR-6).
enum ZooOptions {
  /// The strategies as a table; the first choice of each axis keeps Foundation's default.
  static let space = OptionSpace([
    .init(
      "date",
      of: [
        "auto", "deferred", "seconds", "milliseconds", "iso8601", "custom", "number-first",
        "text-first", "keyed", "sum",
      ]
    ), .init("data", of: ["auto", "base64", "deferred", "custom", "text-first"]),
    .init("float", of: ["auto", "throw", "convert"]),
    .init("key", of: ["auto", "default", "from-snake", "custom", "upper"]),
  ])

  /// The choices of each axis for a word.
  static func choices(in word: UInt64) -> [Int] {
    word == 0 ? space.axes.map { _ in 0 } : space.choices(in: word)
  }

  /// Sets the strategies of these choices, and a text that types may find in the `userInfo`.
  ///
  /// By default a lenient decoder reads dates automatically, so their strategy is always set.
  @discardableResult
  static func configure<Coder: JSONDecoder>(_ decoder: Coder, _ choices: [Int]) -> Coder {
    if let key = CodingUserInfoKey.conformanceTag { decoder.userInfo[key] = "tag" }
    let dates: [JSONDecoder.DateDecodingStrategy] = [
      .deferredToDate, .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601,
      .custom(days), .custom(numberFirst), .custom(textFirst), .custom(keyed), .custom(sum),
    ]
    decoder.dateDecodingStrategy = dates[choices[0]]
    let blobs: [JSONDecoder.DataDecodingStrategy] = [
      .base64, .base64, .deferredToData, .custom(data),
      .custom { Data(try text(of: $0).utf8) },
    ]
    decoder.dataDecodingStrategy = blobs[choices[1]]
    if choices[2] == 2 {
      decoder.nonConformingFloatDecodingStrategy = SmartOptions.names
    }
    switch choices[3] {
    case 2: decoder.keyDecodingStrategy = .convertFromSnakeCase
    case 3: decoder.keyDecodingStrategy = .custom { key($0) { $0.lowercased() } }
    case 4:
      if let smart = decoder as? SmartJSONDecoder {
        smart.smartKeyDecodingStrategy = .firstLetterUpper
      } else {
        decoder.keyDecodingStrategy = .custom { key($0) { $0.uppercased() } }
      }
    default: break
    }
    return decoder
  }

  /// The key with its first letter changed.
  @Sendable private static func key(
    _ path: [any CodingKey],
    _ change: (Substring) -> String
  ) -> any CodingKey {
    let text = path.last?.stringValue ?? ""
    return Zoo.Key(change(text.prefix(1)) + text.dropFirst())
  }

  // MARK: Closures that try several forms

  /// Reads a number of days, or a name of a known day.
  @Sendable private static func days(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    if let days = try? container.decode(Int.self) {
      return Date(timeIntervalSinceReferenceDate: Double(days) * 86_400)
    }
    guard try container.decode(String.self) == "today" else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no day")
    }
    return Date(timeIntervalSinceReferenceDate: 0)
  }

  @Sendable private static func numberFirst(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      return Date(timeIntervalSince1970: number)
    }
    return Date(timeIntervalSince1970: -Double(try container.decode(String.self).utf8.count))
  }

  @Sendable private static func textFirst(_ decoder: any Decoder) throws -> Date {
    Date(timeIntervalSince1970: Double(try text(of: decoder).utf8.count))
  }

  private static func text(of decoder: any Decoder) throws -> String {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) { return text }
    return try container.decode(Float.self).description
  }

  @Sendable private static func keyed(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.container(keyedBy: Zoo.Key.self)
    if let seconds = try? container.decode(Double.self, forKey: Zoo.Key("s")) {
      return Date(timeIntervalSince1970: seconds)
    }
    let milliseconds = try container.decodeIfPresent(Int.self, forKey: Zoo.Key("ms"))
    return Date(timeIntervalSince1970: Double(milliseconds ?? -1) / 1000)
  }

  @Sendable private static func sum(_ decoder: any Decoder) throws -> Date {
    var container = try decoder.unkeyedContainer()
    var sum = 0.0
    while !container.isAtEnd, let number = try? container.decode(Double.self) { sum += number }
    return Date(timeIntervalSince1970: sum)
  }

  /// Reads the bytes of a text, or of several texts.
  @Sendable private static func data(_ decoder: any Decoder) throws -> Data {
    if var container = try? decoder.unkeyedContainer() {
      var texts: [String] = []
      while !container.isAtEnd { texts.append(try container.decode(String.self)) }
      return Data(texts.joined().utf8)
    }
    return Data(try decoder.singleValueContainer().decode(String.self).utf8)
  }
}

extension OptionSpace.Axis {
  /// An axis of choices that void no law.
  init(_ name: String, of choices: [String]) {
    self.init(name, choices.map { OptionSpace.Choice($0) })
  }
}

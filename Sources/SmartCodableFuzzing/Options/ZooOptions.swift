import ConformanceKit
import Foundation
import FuzzKit

/// The strategies that Foundation's decoder and SmartJSONDecoder share.
enum ZooOptions {
  /// The strategies as a table; the first choice of each axis keeps the default.
  static let space = OptionSpace([
    axis("date", ["auto", "deferred", "seconds", "milliseconds", "iso8601", "custom"]),
    axis("data", ["auto", "base64", "deferred", "custom"]),
    axis("float", ["auto", "throw", "convert"]),
    axis("key", ["auto", "default", "from-snake", "custom"]),
  ])

  private static func axis(_ name: String, _ choices: [String]) -> OptionSpace.Axis {
    OptionSpace.Axis(name, choices.map { OptionSpace.Choice($0) })
  }

  /// Sets the strategies for `word`, and a text that types may find in the `userInfo`.
  static func configure(_ decoder: JSONDecoder, _ word: UInt64) {
    if let key = CodingUserInfoKey.conformanceTag { decoder.userInfo[key] = "tag" }
    guard word != 0 else { return }
    let choices = space.choices(in: word)
    let dates: [JSONDecoder.DateDecodingStrategy?] = [
      nil, .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601, .custom(date),
    ]
    if let strategy = dates[choices[0]] { decoder.dateDecodingStrategy = strategy }
    let blobs: [JSONDecoder.DataDecodingStrategy?] = [nil, .base64, .deferredToData, .custom(data)]
    if let strategy = blobs[choices[1]] { decoder.dataDecodingStrategy = strategy }
    let floats: [JSONDecoder.NonConformingFloatDecodingStrategy?] = [
      nil, .throw,
      .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"),
    ]
    if let strategy = floats[choices[2]] { decoder.nonConformingFloatDecodingStrategy = strategy }
    let keys: [JSONDecoder.KeyDecodingStrategy?] = [
      nil, .useDefaultKeys, .convertFromSnakeCase, .custom(key),
    ]
    if let strategy = keys[choices[3]] { decoder.keyDecodingStrategy = strategy }
  }

  /// Reads a number of days, or a name of a known day.
  @Sendable private static func date(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    if let days = try? container.decode(Int.self) {
      return Date(timeIntervalSinceReferenceDate: Double(days) * 86_400)
    }
    guard try container.decode(String.self) == "today" else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no day")
    }
    return Date(timeIntervalSinceReferenceDate: 0)
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

  /// The key with its first letter in lower case.
  @Sendable private static func key(_ path: [any CodingKey]) -> any CodingKey {
    let text = path.last?.stringValue ?? ""
    return Zoo.Key(text.prefix(1).lowercased() + text.dropFirst())
  }
}

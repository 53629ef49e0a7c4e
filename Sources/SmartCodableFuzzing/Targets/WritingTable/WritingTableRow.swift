import Foundation
import FuzzKit

/// A value to write, and what must come of it.
struct WritingTableRow {
  /// Who writes the value.
  enum Writer: CaseIterable {
    /// SmartJSONEncoder in Foundation's style with sorted keys, which must write the very bytes of JSONEncoder.
    case sorted
    /// The same in the order of the calls.
    case foundation
    /// SmartJSONEncoder in its own style, whose members are those of JSONEncoder in another order.
    case own
    /// JSONEncoder, for values whose `encode(to:)` is the library's.
    case standard
  }

  enum Wanted {
    /// What JSONEncoder makes of another value, be it an error.
    case model(any Encodable)
    /// An object of these members, by whoever writes them; of equal keys any value is right.
    case members([(key: String, value: any Encodable)])
    /// The same, with its keys in ascending UTF-8 order (ENC-4).
    case ascending([(key: String, value: any Encodable)])
    /// Any JSON, or a refusal.
    case anything
  }

  /// For people, and for the tests.
  let kind: String
  let value: any Encodable
  let wanted: Wanted
  let writers: [Writer]
  /// A value for a second call on the same encoder.
  var second: (any Encodable)?

  init(
    _ kind: String,
    _ value: any Encodable,
    _ wanted: Wanted,
    by writers: [Writer] = [.sorted, .foundation, .own]
  ) {
    self.kind = kind
    self.value = value
    self.wanted = wanted
    self.writers = writers
  }

  /// A value that is its own standard.
  init(
    _ kind: String,
    _ value: any Encodable,
    by writers: [Writer] = [.sorted, .foundation, .own]
  ) {
    self.init(kind, value, .model(value), by: writers)
  }
}

/// How numbers that are not finite are written, and which keys.
struct WritingTableOptions {
  var namesFloats = false
  var keys = 0

  static let space = OptionSpace([
    .init("write-floats", [.init("throw"), .init("names")]),
    .init("write-keys", [.init("default"), .init("snake"), .init("custom"), .init("path")]),
  ])

  init() {}

  init(_ word: UInt64) {
    guard word != 0 else { return }
    let choices = Self.space.choices(in: word)
    namesFloats = choices[0] == 1
    keys = choices[1]
  }

  func apply(to encoder: JSONEncoder) {
    if namesFloats {
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "+∞",
        negativeInfinity: "-\"∞\"",
        nan: "no/number"
      )
    }
    switch keys {
    case 1: encoder.keyEncodingStrategy = .convertToSnakeCase
    case 2:
      encoder.keyEncodingStrategy = .custom { path in
        let key = path[path.count - 1]
        // Two texts become one.
        return WritingTableKey(key.stringValue.lowercased(), nil)
      }
    case 3:
      encoder.keyEncodingStrategy = .custom { path in
        let key = path[path.count - 1]
        return WritingTableKey("\(key.stringValue)#\(key.intValue ?? -1)@\(path.count)", nil)
      }
    default: break
    }
  }
}

/// A key whose text and number are independent.
struct WritingTableKey: CodingKey, Hashable {
  let stringValue: String
  let intValue: Int?

  init(_ text: String, _ number: Int?) {
    stringValue = text
    intValue = number
  }

  init?(stringValue: String) { self.init(stringValue, nil) }

  init?(intValue: Int) { self.init("\(intValue)", intValue) }
}

package import SmartCodable

/// Reads a few of many members: one that has several names, one that comes last, and one that is not there.
package struct Picked: SmartCodable, Equatable, Sendable {
  enum CodingKeys: String, CodingKey {
    case number
    case last
    case missing
  }

  package var number = 0
  package var last = 0
  package var missing = 7

  package init() {}

  package static func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.number <--- ["absent", "value"]]
  }
}

/// Writes its keys one after another, and all of them again from the last to the first.
package struct TwiceWritten: Encodable, Sendable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private let keys: [Key]

  package init(count: Int) {
    keys = (0..<count).map { Key(stringValue: "key\($0)") }
  }

  /// What is left of it: what was written last.
  package var expected: [String: Int] {
    Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1.stringValue, -$0) })
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (number, key) in keys.enumerated() { try container.encode(number, forKey: key) }
    for (number, key) in keys.enumerated().reversed() {
      try container.encode(-number, forKey: key)
    }
  }
}

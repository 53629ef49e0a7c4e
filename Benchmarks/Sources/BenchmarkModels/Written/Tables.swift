/// Dictionaries of models by each kind of key.
package struct Tables: Codable, Equatable, Sendable {
  package let byName: [String: PlainRunway]
  package let byNumber: [Int: PlainRunway]
  package let byColor: [[Color: PlainRunway]]
}

package enum Color: String, Codable, CodingKeyRepresentable, Sendable {
  case red
  case green
  case blue
}

/// A tenth of a message.
package struct Headline: Decodable, Equatable, Sendable {
  package let id: Int
  package let lang: String
}

/// Writes members whose keys are known only at run time.
package struct DynamicMembers: Encodable, Sendable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private let names: [String]

  package init(count: Int) { names = (0..<count).map { "member \($0)" } }

  /// What is written.
  package var expected: [String: Int] {
    Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (number, name) in names.enumerated() {
      try container.encode(number, forKey: Key(stringValue: name))
    }
  }
}

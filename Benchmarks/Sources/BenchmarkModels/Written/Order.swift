/// A model of wrapped values, each of which reads and writes itself as a single value.
package struct Order: Codable, Equatable, Sendable {
  package let id: Identifier
  package let customer: Identifier
  package let sku: StockCode
  package let tags: [StockCode]
  package let related: [Identifier]
  package let weight: Kilograms
}

package struct Identifier: Codable, Hashable, Sendable {
  private let number: Int

  package init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

/// Read and written by the standard library.
package struct StockCode: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
}

package struct Kilograms: Codable, Equatable, Sendable {
  private let value: Double

  package init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Double.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

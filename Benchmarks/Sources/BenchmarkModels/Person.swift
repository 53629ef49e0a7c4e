import SmartCodable

package struct Person: SmartCodable, Equatable, Sendable {
  package var id = 0
  package var name = ""
  package var email = ""
  package var age = 0
  package var score = 0.0
  package var isActive = false
  package var isAdmin = false
  package var tags: [String] = []
  package var address = Address()

  package init() {}
}

package struct Address: SmartCodable, Equatable, Sendable {
  package var street = ""
  package var city = ""

  package init() {}
}

/// A pair that codes itself as an array of two numbers.
package struct Pair: SmartCodable, Equatable, Sendable {
  package var longitude = 0.0
  package var latitude = 0.0

  package init() {}

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    longitude = try container.decode(Double.self)
    latitude = try container.decode(Double.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(longitude)
    try container.encode(latitude)
  }
}

/// The model of `coordinates` with a type for each pair, as code for GeoJSON has it.
package struct WrittenTrack: Codable, Equatable, Sendable {
  package let points: [WrittenPoint]
}

package struct WrittenPoint: Codable, Equatable, Sendable {
  package let longitude: Double
  package let latitude: Double

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

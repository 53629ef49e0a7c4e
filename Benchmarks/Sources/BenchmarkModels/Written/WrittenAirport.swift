/// The models of `airports` with all that the compiler would write, written by hand.
package struct WrittenAirport: Codable, Equatable, Sendable {
  private enum CodingKeys: String, CodingKey {
    case name
    case iata
    case icao
    case coordinates
    case runways
    case elevation
  }

  package let name: String
  package let iata: String?
  package let icao: String?
  package let longitude: Double
  package let latitude: Double
  package let runways: [WrittenRunway]
  /// Never there.
  package let elevation: Int?

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    iata = try container.decodeIfPresent(String.self, forKey: .iata)
    icao = try container.decodeIfPresent(String.self, forKey: .icao)
    var pair = try container.nestedUnkeyedContainer(forKey: .coordinates)
    longitude = try pair.decode(Double.self)
    latitude = try pair.decode(Double.self)
    var list = try container.nestedUnkeyedContainer(forKey: .runways)
    var runways: [WrittenRunway] = []
    while !list.isAtEnd {
      let runway = try list.nestedContainer(keyedBy: WrittenRunway.CodingKeys.self)
      runways.append(try WrittenRunway(runway))
    }
    self.runways = runways
    elevation = try container.decodeIfPresent(Int.self, forKey: .elevation)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(iata, forKey: .iata)
    try container.encodeIfPresent(icao, forKey: .icao)
    var pair = container.nestedUnkeyedContainer(forKey: .coordinates)
    try pair.encode(longitude)
    try pair.encode(latitude)
    var list = container.nestedUnkeyedContainer(forKey: .runways)
    for runway in runways {
      var nested = list.nestedContainer(keyedBy: WrittenRunway.CodingKeys.self)
      try runway.encode(to: &nested)
    }
    try container.encodeIfPresent(elevation, forKey: .elevation)
  }
}

package struct WrittenRunway: Equatable, Sendable {
  enum CodingKeys: String, CodingKey {
    case direction
    case length
    case surface
  }

  package let direction: String
  package let length: Int
  package let surface: PlainSurface

  init(_ container: KeyedDecodingContainer<CodingKeys>) throws {
    direction = try container.decode(String.self, forKey: .direction)
    length = try container.decode(Int.self, forKey: .length)
    surface = try container.decodeIfPresent(PlainSurface.self, forKey: .surface) ?? .other
  }

  func encode(to container: inout KeyedEncodingContainer<CodingKeys>) throws {
    try container.encode(direction, forKey: .direction)
    try container.encode(length, forKey: .length)
    try container.encode(surface, forKey: .surface)
  }
}

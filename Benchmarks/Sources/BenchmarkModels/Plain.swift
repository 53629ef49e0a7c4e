/// The models of `airports` as code that knows no SmartCodable has them.
package struct PlainAirport: Codable, Equatable, Sendable {
  package let name: String
  package let iata: String
  package let icao: String
  package let coordinates: [Double]
  package let runways: [PlainRunway]
}

package struct PlainRunway: Codable, Equatable, Sendable {
  package let direction: String
  package let length: Int
  package let surface: PlainSurface
}

package enum PlainSurface: String, Codable, Sendable {
  case flexible
  case gravel
  case rigid
  case sealed
  case unpaved
  case other
}

/// The models of `areas`, in the same way.
package struct PlainProvince: Codable, Equatable, Sendable {
  package let code: String
  package let name: String
  package let children: [PlainCity]
}

package struct PlainCity: Codable, Equatable, Sendable {
  package let code: String
  package let name: String
  package let children: [PlainDistrict]
}

package struct PlainDistrict: Codable, Equatable, Sendable {
  package let code: String
  package let name: String
}

/// One of many objects inside one another.
package final class PlainLevel: Codable, Equatable, Sendable {
  package let level: Int
  package let inner: PlainLevel?

  package static func == (one: PlainLevel, other: PlainLevel) -> Bool {
    one.levels == other.levels
  }

  /// The numbers of all levels from this one to the innermost.
  package var levels: [Int] {
    var levels: [Int] = []
    var next: PlainLevel? = self
    while let current = next {
      levels.append(current.level)
      next = current.inner
    }
    return levels
  }
}

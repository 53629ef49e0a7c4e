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

/// One of two objects that hold another such union, of which the first is read to its end before it fails.
package final class PlainUnion: Decodable, Sendable {
  private struct Outer: Decodable {
    let inner: PlainUnion
    let outer: Int
  }

  private struct Inner: Decodable {
    let level: Int
    let inner: PlainUnion?
  }

  package let level: Int
  package let inner: PlainUnion?

  package init(from decoder: any Decoder) throws {
    if let outer = try? Outer(from: decoder) {
      (level, inner) = (outer.outer, outer.inner)
    } else {
      let value = try Inner(from: decoder)
      (level, inner) = (value.level, value.inner)
    }
  }
}

/// The sum of the numbers in an object whose keys are known only at run time.
package struct PlainSum: Decodable, Equatable, Sendable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package let sum: Int

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    sum = try container.allKeys.reduce(0) { try $0 + container.decode(Int.self, forKey: $1) }
  }
}

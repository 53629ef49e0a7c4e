import SmartCodable

package struct Airport: SmartCodable, Equatable, Sendable {
  package var name = ""
  package var iata = ""
  package var icao = ""
  package var coordinates: [Double] = []
  package var runways: [Runway] = []

  package init() {}
}

package struct Runway: SmartCodable, Equatable, Sendable {
  package var direction = ""
  package var length = 0
  package var surface = Surface.other

  package init() {}
}

package enum Surface: String, SmartCaseDefaultable, Sendable {
  case flexible
  case gravel
  case rigid
  case sealed
  case unpaved
  case other
}

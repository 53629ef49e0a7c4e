package import Kodable

/// The models of `airports` with Kodable, half of their properties wrapped.
package struct KodableAirport: Kodable, Equatable {
  package var name = ""
  @Coding("iata") package var code: String
  @Coding("icao") package var longCode: String
  package var coordinates: [Double] = []
  @Coding(default: []) package var runways: [KodableRunway]

  package init() {}
}

package struct KodableRunway: Kodable, Equatable {
  @Coding package var direction: String
  package var length = 0
  @Coding(default: .other) package var surface: PlainSurface

  package init() {}
}

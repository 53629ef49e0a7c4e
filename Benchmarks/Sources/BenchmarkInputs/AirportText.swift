private let places = [
  "Alder", "Birch", "Cedar", "Dover", "Elm", "Fjord", "Grove", "Harbour", "Isle", "Juniper",
  "Knoll", "Lake", "Meadow", "North", "Oak", "Pine", "Quarry", "River", "Stone", "Tarn",
]
private let kinds = ["International Airport", "Regional Airport", "Airfield", "Municipal Airport"]
private let surfaces = ["flexible", "gravel", "rigid", "sealed", "unpaved", "other"]

/// One airport of the `airports` shape.
func airport(_ generator: inout SeededGenerator, index: Int) -> String {
  let name =
    "\(generator.element(of: places)) \(generator.element(of: places)) "
    + generator.element(of: kinds)
  let runways = (0..<generator.int(1...4))
    .map { _ in
      #"{"direction":"\#(generator.int(10...18))/\#(generator.int(19...36))","#
        + #""length":\#(generator.int(600...4500)),"#
        + #""surface":"\#(generator.element(of: surfaces))"}"#
    }
  return #"{"name":"\#(name)","iata":"\#(generator.code(3))","icao":"\#(generator.code(4))","#
    + #""coordinates":\#(pair(&generator)),"runways":[\#(runways.joined(separator: ","))]}"#
}

/// The object of the `small` shape.
func smallObject(_ generator: inout SeededGenerator) -> String {
  #"{"id":\#(generator.int(100_000...999_999)),"name":"\#(generator.element(of: places)) Smith","#
    + #""email":"someone\#(generator.int(10...99))@example.org","age":\#(generator.int(18...90)),"#
    + #""score":\#(generator.coordinate(100)),"isActive":true,"isAdmin":false,"#
    + #""tags":["alpha","beta","gamma"],"#
    + #""address":{"street":"Main Street \#(generator.int(1...99))","city":"Springfield"}}"#
}

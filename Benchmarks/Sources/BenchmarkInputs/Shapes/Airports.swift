let places = [
  "Alder", "Birch", "Cedar", "Dover", "Elm", "Fjord", "Grove", "Harbour", "Isle", "Juniper",
  "Knoll", "Lake", "Meadow", "North", "Oak", "Pine", "Quarry", "River", "Stone", "Tarn",
]
private let kinds = ["International Airport", "Regional Airport", "Airfield", "Municipal Airport"]
private let surfaces = ["flexible", "gravel", "rigid", "sealed", "unpaved", "other"]

extension InputValue {
  /// One airport of the `airports` shape.
  static func airport(_ generator: inout SeededGenerator) -> InputValue {
    let name =
      "\(generator.element(of: places)) \(generator.element(of: places)) "
      + generator.element(of: kinds)
    let runways = (0..<generator.int(1...4))
      .map { _ in
        InputValue.object([
          .text("direction", "\(generator.int(10...18))/\(generator.int(19...36))"),
          .int("length", generator.int(600...4500)),
          .choice("surface", generator.element(of: surfaces), initial: "other"),
        ])
      }
    return .object([
      .text("name", name),
      .text("iata", generator.code(3)),
      .text("icao", generator.code(4)),
      .part("coordinates", pair(&generator)),
      .part("runways", .array(runways)),
    ])
  }
}

extension InputValue {
  /// The object of the `coordinates` shape.
  static func track(_ generator: inout SeededGenerator, size: Int) -> InputValue {
    // A pair takes about 40 bytes.
    .object([.part("points", .array((0..<max(1, size / 40)).map { _ in pair(&generator) }))])
  }

  /// The object of the `small` shape.
  static func person(_ generator: inout SeededGenerator) -> InputValue {
    .object([
      .int("id", generator.int(100_000...999_999)),
      .text("name", "\(generator.element(of: places)) Smith"),
      .text("email", "someone\(generator.int(10...99))@example.org"),
      .int("age", generator.int(18...90)),
      .double("score", generator.coordinate(100)),
      .flag("isActive", true),
      .flag("isAdmin", false),
      .part("tags", .array(["alpha", "beta", "gamma"].map(InputValue.string))),
      .part(
        "address",
        .object([
          .text("street", "Main Street \(generator.int(1...99))"), .text("city", "Springfield"),
        ])
      ),
    ])
  }
}

extension InputValue {
  /// The one object of the `catalogue` shape.
  static func catalogue(_ generator: inout SeededGenerator, size: Int) -> InputValue {
    // An item with its two offers takes about 1,060 bytes.
    let count = max(1, size / 1060)
    let ids = (0..<count).map { 100_000_000 + $0 * 1337 }
    return .object([
      .part(
        "sections",
        dictionary(ids.prefix(count / 4 + 1)) { _ in .string("Hall \(generator.code(4))") }
      ),
      .part("topics", dictionary(ids) { _ in numbers(&generator, 1...4) }),
      .part("items", dictionary(ids) { item(&generator, id: $0) }),
      .part("offers", .array((ids + ids).map { offer(&generator, item: $0) })),
    ])
  }

  private static func dictionary(
    _ ids: some Sequence<Int>,
    _ value: (Int) -> InputValue
  ) -> InputValue {
    .object(ids.map { .part(String($0), value($0)) })
  }

  private static func numbers(
    _ generator: inout SeededGenerator,
    _ count: ClosedRange<Int>
  ) -> InputValue {
    .ints((0..<generator.int(count)).map { _ in generator.int(300_000_000...399_999_999) })
  }

  private static func item(_ generator: inout SeededGenerator, id: Int) -> InputValue {
    let logo = InputValue.string("/images/\(id).png")
    return .object([
      .int("id", id),
      .text("title", "\(generator.element(of: places)) and \(generator.element(of: places))"),
      .optional("subtitle", .null),
      .optional("logo", generator.bool(percent: 30) ? logo : .null),
      .part("topicIds", numbers(&generator, 2...5)),
    ])
  }

  private static func offer(_ generator: inout SeededGenerator, item: Int) -> InputValue {
    let prices = (0..<generator.int(1...4))
      .map { _ in
        InputValue.object([
          .int("amount", generator.int(10...400) * 250),
          .int("audienceId", generator.int(1...9)),
          .int("seatId", generator.int(300_000_000...399_999_999)),
        ])
      }
    let zones = (0..<generator.int(1...3))
      .map { _ in
        let areas = (0..<generator.int(1...4))
          .map { _ in
            InputValue.object([
              .int("areaId", generator.int(200_000_000...299_999_999)),
              .part("blockIds", .array([])),
            ])
          }
        return InputValue.object([
          .int("zoneId", generator.int(1...999)), .part("areas", .array(areas)),
        ])
      }
    return .object([
      .int("id", generator.int(400_000_000...499_999_999)),
      .int("itemId", item),
      .int("start", 1_372_701_600_000 + generator.int(0...9_999_999)),
      .optional("name", .null),
      .text("venue", "HALL_" + generator.code(3)),
      .part("prices", .array(prices)),
      .part("zones", .array(zones)),
    ])
  }
}

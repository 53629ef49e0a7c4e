/// Documents of about 300 KB for models that people write by hand.
package enum WrittenInput: String, CaseIterable, Sendable {
  /// Objects of three kinds, each of which has its kind among its members.
  case events
  /// Objects of numbers and codes that have types of their own.
  case orders
  /// Objects that are dictionaries, by names, numbers and colors.
  case tables

  package func bytes(seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var writer = InputWriter(isPretty: false, isEscaping: false)
    writer.write(value(&generator))
    return writer.bytes
  }

  private func value(_ generator: inout SeededGenerator) -> InputValue {
    switch self {
    case .events: .array((0..<4500).map { _ in Self.event(&generator) })
    case .orders: .array((0..<2500).map { _ in Self.order(&generator) })
    case .tables: Self.tables(&generator)
    }
  }

  private static func event(_ generator: inout SeededGenerator) -> InputValue {
    switch generator.int(0...2) {
    case 0:
      .object([
        .text("type", "message"),
        .text("text", "A few words about \(generator.element(of: places))"),
        .text("author", "user \(generator.int(1...999))"),
      ])
    case 1:
      .object([
        .text("currency", generator.code(3)), .double("value", generator.coordinate(100)),
        .text("type", "price"),
      ])
    default:
      .object([
        .text("type", "visit"), .int("user", generator.int(1...9_999_999)),
        .flag("isFirst", generator.bool(percent: 20)),
        .part("pages", .ints((0..<generator.int(1...5)).map { _ in generator.int(1...999) })),
      ])
    }
  }

  private static func order(_ generator: inout SeededGenerator) -> InputValue {
    .object([
      .int("id", generator.int(1...9_999_999)), .int("customer", generator.int(1...9999)),
      .text("sku", generator.code(8)),
      .part("tags", .array((0..<3).map { _ in .string(generator.code(3)) })),
      .part("related", .ints((0..<4).map { _ in generator.int(1...9_999_999) })),
      .double("weight", generator.coordinate(50)),
    ])
  }

  private static func tables(_ generator: inout SeededGenerator) -> InputValue {
    func runway() -> InputValue {
      .object([
        .text("direction", "\(generator.int(10...18))/\(generator.int(19...36))"),
        .int("length", generator.int(600...4500)), .text("surface", "sealed"),
      ])
    }
    return .object([
      .part("byName", .object((0..<1500).map { .part("\(generator.code(4))\($0)", runway()) })),
      .part("byNumber", .object((0..<1500).map { .part("\($0 * 7)", runway()) })),
      .part(
        "byColor",
        .array(
          (0..<500).map { _ in .object(["red", "green", "blue"].map { .part($0, runway()) }) }
        )
      ),
    ])
  }
}

/// Documents of about 300 KB for models that people write by hand.
package enum WrittenInput: String, CaseIterable, Sendable {
  /// Objects of three kinds, each of which has its kind among its members.
  case events
  /// Objects of numbers and codes that have types of their own.
  case orders
  /// Objects that are dictionaries, by names, numbers and colors.
  case tables
  /// Objects of a few strings, one of which is often null.
  case contacts
  /// Texts with line feeds, quotation marks, slashes and letters, which are all escaped.
  case notes
  /// Lists of numbers that are no Int or Double.
  case vectors
  /// Objects whose keys have underscores, with dates and identifiers, as many servers write them.
  case repositories
  /// One of these.
  case repository

  package func bytes(seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var writer = InputWriter(isPretty: false, isEscaping: self == .notes)
    writer.write(value(&generator))
    return writer.bytes
  }

  private func value(_ generator: inout SeededGenerator) -> InputValue {
    switch self {
    case .events: .array((0..<4500).map { _ in Self.event(&generator) })
    case .orders: .array((0..<2500).map { _ in Self.order(&generator) })
    case .tables: Self.tables(&generator)
    case .contacts: .array((0..<2200).map { Self.contact($0, &generator) })
    case .notes: .array((0..<1500).map { Self.note($0, &generator) })
    case .vectors: .array((0..<400).map { Self.vector($0, &generator) })
    case .repositories: .array((0..<700).map { Self.repository($0, &generator) })
    case .repository: Self.repository(1, &generator)
    }
  }

  private static func contact(_ number: Int, _ generator: inout SeededGenerator) -> InputValue {
    let place = generator.element(of: places)
    return .object([
      .int("id", number), .text("firstName", generator.code(generator.int(3...9))),
      .text("lastName", generator.code(generator.int(4...12))),
      .text("email", "contact\(number)@\(place.lowercased()).example"), .text("city", place),
      .part("phone", generator.bool(percent: 60) ? .null : .string("+00 \(generator.code(9))")),
    ])
  }

  private static func note(_ number: Int, _ generator: inout SeededGenerator) -> InputValue {
    let place = generator.element(of: places)
    return .object([
      .int("id", number),
      .text("text", "On \"\(place)\":\nfirst line, caf\u{E9} \(number)\nsecond \u{1F600}"),
      .text("html", "<a href=\"/\(place)/\(number)\">\(place)</a>"),
    ])
  }

  private static func vector(_ number: Int, _ generator: inout SeededGenerator) -> InputValue {
    .object([
      .int("id", number),
      .part("values", .array((0..<32).map { _ in .double(generator.coordinate(1)) })),
      .part("counts", .ints((0..<32).map { _ in generator.int(0...99_999) })),
    ])
  }

  private static func repository(_ number: Int, _ generator: inout SeededGenerator) -> InputValue {
    func digits(_ count: Int) -> String {
      (0..<count).map { _ in String(generator.int(0...15), radix: 16) }.joined()
    }
    func date() -> String {
      func two(_ range: ClosedRange<Int>) -> String {
        let text = String(generator.int(range))
        return text.count == 1 ? "0" + text : text
      }
      return
        "20\(two(0...30))-\(two(1...12))-\(two(1...28))T\(two(0...23)):\(two(0...59)):\(two(0...59))Z"
    }
    let owner = generator.code(6)
    return .object([
      .int("id", number),
      .text("node_id", "\(digits(8))-\(digits(4))-4\(digits(3))-8\(digits(3))-\(digits(12))"),
      .text("full_name", "\(owner)/project-\(number)"),
      .flag("is_fork", generator.bool(percent: 30)),
      .part("description", generator.bool(percent: 20) ? .null : .string("A tool for \(owner)")),
      .part(
        "owner",
        .object([
          .text("login", owner), .text("avatar_url", "https://example.com/avatars/\(owner).png"),
          .flag("site_admin", false),
        ])
      ),
      .text("html_url", "https://example.com/\(owner)/\(number)"), .text("created_at", date()),
      .text("updated_at", date()),
      .part("pushed_at", generator.bool(percent: 10) ? .null : .string(date())),
      .int("stargazers_count", generator.int(0...99_999)),
      .int("open_issues_count", generator.int(0...999)),
      .text("default_branch", "main"),
    ])
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

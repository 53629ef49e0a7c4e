import ConformanceKit
import FuzzKit
import SmartCodable

extension JSONValue {
  /// What a repair says that it found.
  var found: SmartRepair.Found {
    switch self {
    case .null: .null
    case .boolean: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The member with a key; nil if there is none or if this is no object.
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members.value(of: key) } else { nil }
  }

  /// The number of a literal; 0 if it is too large.
  static func finite(_ literal: String) -> Double {
    Double(literal).flatMap { $0.isFinite ? $0 : nil } ?? 0
  }

  /// The value for dictionary input.
  var native: Any {
    switch self {
    case .null: Optional<Int>.none as Any
    case .boolean(let value): value
    case .number(let literal): Int(literal) ?? Self.finite(literal)
    case .string(let text): text
    case .array(let elements): elements.map(\.native)
    case .object(let members):
      Dictionary(members.map { ($0.key, $0.value.native) }) { first, _ in first }
    }
  }
}

/// Draws documents; scalars are those of another document, and of tables.
struct NamesLogDrawing {
  private var generator: FuzzKit::SeededGenerator
  private let scalars: [JSONValue]

  init(of tree: JSONTree, _ generator: FuzzKit::SeededGenerator) {
    self.generator = generator
    scalars = tree.nodes().prefix(64)
      .compactMap { try? JSONReader.read(bytes: Array(tree.bytes(of: $0))) }
  }

  /// A document: most members of the model, in any order.
  mutating func document() -> JSONValue {
    var members = fields(NamesLogTable.fields)
    for (key, _, part) in NamesLogTable.parts where generator.oneIn(3) {
      let value = generator.oneIn(12) ? misfit() : value(for: part)
      members.append(JSONMember(key: key, value: value))
    }
    if generator.oneIn(3) { members.append(JSONMember(key: "unknown", value: scalar())) }
    members.shuffle(using: &generator)
    return .object(members)
  }

  private mutating func fields(_ fields: [NamesLogTable.Field]) -> [JSONMember] {
    // With few fields the longest name is a short one.
    let density = generator.pick([2, 4, 12]) ?? 2
    return fields.filter { _ in generator.oneIn(density) }
      .map { JSONMember(key: $0.key, value: scalar()) }
  }

  private mutating func value(for part: NamesLogTable.Part) -> JSONValue {
    switch part {
    case .elements: .array(several { $0.scalar() })
    case .entries: .object(named { $0.scalar() })
    case .model(let inner): .object(fields(inner.fields))
    case .models(let inner): .array(several { $0.model(inner) })
    case .namedModels(let inner): .object(named { $0.model(inner) })
    case .grid:
      .array(several { $0.generator.oneIn(6) ? $0.misfit() : .array($0.several { $0.scalar() }) })
    }
  }

  private mutating func model(_ inner: NamesLogTable.Inner) -> JSONValue {
    generator.oneIn(6) ? misfit() : .object(fields(inner.fields))
  }

  private mutating func several(
    _ value: (inout NamesLogDrawing) -> JSONValue
  ) -> [JSONValue] {
    // Up to `Index 10`, which comes after `Index 2`.
    let count = generator.oneIn(12) ? 11 : generator.below(3)
    return (0..<count).map { _ in value(&self) }
  }

  private mutating func named(
    _ value: (inout NamesLogDrawing) -> JSONValue
  ) -> [JSONMember] {
    var seen: Set<String> = []
    let keys = (0..<generator.below(5)).map { _ in NamesLogTexts.key(&generator) }
    return keys.filter { seen.insert($0).inserted }
      .map { JSONMember(key: $0, value: value(&self)) }
  }

  /// What is neither an array nor an object, and no text that could hold one.
  private mutating func misfit() -> JSONValue {
    generator.pick([.null, .boolean(true), .number("0"), .number("-1.5e3")]) ?? .null
  }

  private mutating func scalar() -> JSONValue {
    switch generator.below(8) {
    case 0: .number(NamesLogTexts.number(&generator))
    case 1: generator.pick([.null, .boolean(true), .boolean(false)]) ?? .null
    case 2:
      generator.oneIn(2)
        ? .array(generator.oneIn(2) ? [] : [.number("1")])
        : .object(generator.oneIn(2) ? [] : [JSONMember(key: "a", value: .number("1"))])
    case 3, 4: generator.pick(scalars) ?? .null
    default: .string(NamesLogTexts.text(&generator))
    }
  }
}

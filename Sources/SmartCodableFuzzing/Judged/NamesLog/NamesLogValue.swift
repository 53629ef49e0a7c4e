import FuzzKit
import SmartCodable

/// A value of a document for ``NamesLogModel``.
enum NamesLogValue {
  case null
  case bool(Bool)
  /// A literal of JSON.
  case number(String)
  case text(String)
  /// A container whose content is not read.
  case closed(isArray: Bool, content: String)
  case array([NamesLogValue])
  /// Members in the order of the text; their keys differ also after normalization.
  case object([(key: String, value: NamesLogValue)])

  var found: SmartRepair.Found {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .text: .string
    case .closed(let isArray, _): isArray ? .array : .object
    case .array: .array
    case .object: .object
    }
  }

  /// The member with a key; nil if there is none or if this is no object.
  subscript(key: String) -> NamesLogValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The number of a literal; 0 if it is too large.
  static func finite(_ literal: String) -> Double {
    Double(literal).flatMap { $0.isFinite ? $0 : nil } ?? 0
  }

  /// The value for dictionary input.
  var native: Any {
    switch self {
    case .null: Optional<Int>.none as Any
    case .bool(let value): value
    case .number(let literal): Int(literal) ?? Self.finite(literal)
    case .text(let text): text
    case .closed(true, let content): content.isEmpty ? [Int]() : [1]
    case .closed(false, let content): content.isEmpty ? [String: Int]() : ["a": 1]
    case .array(let elements): elements.map(\.native)
    case .object(let members):
      Dictionary(members.map { ($0.key, $0.value.native) }) { first, _ in first }
    }
  }
}

/// Draws documents; scalars are those of another document, and of tables.
struct NamesLogDrawing {
  private var generator: SeededGenerator
  private let scalars: [NamesLogValue]

  init(of tree: JSONTree, _ generator: SeededGenerator) {
    self.generator = generator
    scalars = tree.nodes().prefix(64).map { Self.value(of: $0, in: tree) }
  }

  private static func value(of node: JSONTree.Node, in tree: JSONTree) -> NamesLogValue {
    let text = tree.text(of: node)
    switch tree.kind(of: node) {
    case .null: return .null
    case .bool: return .bool(text.first == UInt8(ascii: "t"))
    case .number: return .number(String(decoding: text, as: UTF8.self))
    case .string: return .text(String(decoding: JSONText.unescaped(text), as: UTF8.self))
    case .array, .set, .object:
      let bytes = tree.bytes(of: node)
      let content = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
      return .closed(isArray: tree.kind(of: node) != .object, content: content)
    }
  }

  /// A document: most members of the model, in any order.
  mutating func document() -> NamesLogValue {
    var members = fields(NamesLogTable.fields)
    for (key, _, part) in NamesLogTable.parts where generator.oneIn(3) {
      members.append((key, generator.oneIn(12) ? misfit() : value(for: part)))
    }
    if generator.oneIn(3) { members.append(("unknown", scalar())) }
    members.shuffle(using: &generator)
    return .object(members)
  }

  private mutating func fields(_ fields: [NamesLogTable.Field]) -> [(String, NamesLogValue)] {
    // With few fields the longest name is a short one.
    let density = generator.pick([2, 4, 12]) ?? 2
    return fields.filter { _ in generator.oneIn(density) }.map { ($0.key, scalar()) }
  }

  private mutating func value(for part: NamesLogTable.Part) -> NamesLogValue {
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

  private mutating func model(_ inner: NamesLogTable.Inner) -> NamesLogValue {
    generator.oneIn(6) ? misfit() : .object(fields(inner.fields))
  }

  private mutating func several(
    _ value: (inout NamesLogDrawing) -> NamesLogValue
  ) -> [NamesLogValue] {
    // Up to `Index 10`, which comes after `Index 2`.
    let count = generator.oneIn(12) ? 11 : generator.below(3)
    return (0..<count).map { _ in value(&self) }
  }

  private mutating func named(
    _ value: (inout NamesLogDrawing) -> NamesLogValue
  ) -> [(String, NamesLogValue)] {
    var seen: Set<String> = []
    let keys = (0..<generator.below(5)).map { _ in NamesLogTexts.key(&generator) }
    return keys.filter { seen.insert($0).inserted }.map { ($0, value(&self)) }
  }

  /// What is neither an array nor an object, and no text that could hold one.
  private mutating func misfit() -> NamesLogValue {
    generator.pick([.null, .bool(true), .number("0"), .number("-1.5e3")]) ?? .null
  }

  private mutating func scalar() -> NamesLogValue {
    switch generator.below(8) {
    case 0: .number(NamesLogTexts.number(&generator))
    case 1: generator.pick([.null, .bool(true), .bool(false)]) ?? .null
    case 2:
      generator.oneIn(2)
        ? .closed(isArray: true, content: generator.oneIn(2) ? "" : "1")
        : .closed(isArray: false, content: generator.oneIn(2) ? "" : "\"a\":1")
    case 3, 4: generator.pick(scalars) ?? .null
    default: .text(NamesLogTexts.text(&generator))
    }
  }
}

import ConformanceKit
import FuzzKit

/// Documents drawn from a schema: most values fit, some are null, of another kind, or texts that hold JSON.
struct DocumentDrawing {
  let catalog: ModelCatalog
  var generator: SeededGenerator
  /// Values that fit few shapes.
  var odd = Self.odd
  /// Whether a document has all fields of its model, and models inside of it have few values that do not fit.
  var isFull = false
  /// One of so many values is an odd one.
  var odds = 10
  private let special: Special?
  /// The enumeration value before, since equal ones that follow each other may be kept.
  private var last: JSONValue?
  private var depth = 0

  /// Values and keys of dictionaries of a drawing's own.
  struct Special {
    /// One value in so many is special.
    let share: Int
    let value: (inout SeededGenerator) -> JSONValue
    let key: (inout SeededGenerator) -> String
  }

  init(_ catalog: ModelCatalog, seed: UInt64, special: Special? = nil) {
    self.catalog = catalog
    self.special = special
    generator = SeededGenerator(seed: seed)
  }

  /// An object with some fields of a model, in any order, and perhaps other keys.
  mutating func object(_ id: ModelID) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    if depth > 7 || generator.oneIn(10) { return .object([]) }
    var members: [JSONMember] = []
    var share = depth < 2 ? 3 + generator.below(8) : 1 + generator.below(4)
    if isFull, depth < 2 { share = 1 }
    add(id, to: &members, share: share, false)
    if generator.oneIn(6) { members.append(JSONMember(key: "zz", value: anything())) }
    if generator.oneIn(3) { members.shuffle(using: &generator) }
    return .object(members)
  }

  private mutating func add(
    _ id: ModelID,
    to members: inout [JSONMember],
    share: Int,
    _ isFlat: Bool
  ) {
    let fields = catalog.fields(of: id)
    let hasFlats = isFlat || fields.contains { $0.traits.contains(.flat) }
    for field in fields where generator.oneIn(share) {
      // Whether the key of a field that is left out touches a flat is not said.
      if hasFlats, field.traits.contains(.uncoded) { continue }
      if field.traits.contains(.flat), case .model(let inner) = field.shape.unwrapped {
        add(inner, to: &members, share: 1 + generator.below(4), true)
      }
      let value = value(of: field.shape)
      for key in keys(of: field, isPlain: catalog[id]?.form == .plainStructure) {
        members.append(member(key, generator.oneIn(2) ? self.value(of: field.shape) : value))
      }
    }
  }

  /// One of the keys of a field or several, perhaps in a spelling that a strategy makes equal.
  ///
  /// A plain type has one of them: which counts depends on whether its strict attempt succeeds.
  private mutating func keys(of field: Field, isPlain: Bool) -> [String] {
    let several = field.keys.count > 1 && generator.oneIn(3)
    let one = generator.pick(field.keys)
    return field.keys.filter { several ? generator.oneIn(2) : $0 == one }
      .flatMap { key in
        guard odds <= 10, generator.oneIn(4), let first = key.first else { return [key] }
        let rest = key.dropFirst()
        let other = first.isLowercase ? first.uppercased() : first.lowercased()
        let words = key.flatMap { $0.isUppercase ? "_\($0.lowercased())" : "\($0)" }
        let spelling = generator.oneIn(2) ? other + rest : String(words)
        return !isPlain && generator.oneIn(3) ? [spelling, key] : [spelling]
      }
  }

  /// A member, of which a key with a dot may also be a path.
  private mutating func member(_ key: String, _ value: JSONValue) -> JSONMember {
    guard let dot = key.firstIndex(of: "."), generator.oneIn(2) else {
      return JSONMember(key: key, value: value)
    }
    let rest = String(key[key.index(after: dot)...])
    let inner = JSONValue.object([JSONMember(key: rest, value: value)])
    return JSONMember(key: String(key[..<dot]), value: generator.oneIn(4) ? spelled(inner) : inner)
  }

  mutating func value(of shape: Shape) -> JSONValue {
    let odds = isFull && depth > 1 ? 40 : odds
    if generator.oneIn(odds + 4) { return .null }
    if let special, generator.oneIn(special.share) { return special.value(&generator) }
    if shape.unwrapped != .any, generator.oneIn(odds), let odd = generator.pick(odd),
      !isOpen(odd, for: shape.unwrapped)
    {
      return odd
    }
    let value = natural(shape)
    switch value {
    case .array, .object:
      let holds = shape.unwrapped != .any && !isOpen(value, for: shape.unwrapped)
      return holds && generator.oneIn(odds + 2) ? spelled(value) : value
    default: return value
    }
  }

  private func spelled(_ value: JSONValue) -> JSONValue {
    .string(JSONWriter().text(of: value))
  }

  /// Whether it is not said what becomes of an array, or of a text that holds one (COL-13).
  private func isOpen(_ value: JSONValue, for shape: Shape) -> Bool {
    guard case .map(let key, _) = shape else { return false }
    if case .enumeration = key { return false }
    switch value {
    case .array: return true
    case .string(let text): return text.first == "["
    default: return false
    }
  }

  private mutating func natural(_ shape: Shape) -> JSONValue {
    switch shape {
    case .integer: generator.pick(Self.integers) ?? .null
    case .number, .float32, .decimal, .date: numeral()
    case .string, .url: .string(generator.pick(["a", "b", "", "é", "true", "5"]) ?? "")
    case .data: .string(generator.pick(["aGk=", "AA==", "", "a"]) ?? "")
    case .boolean: generator.pick(Self.flags) ?? .null
    case .enumeration(let id): raw(of: id)
    case .optional(let wrapped): natural(wrapped)
    case .array(let element), .set(let element):
      .array((0..<generator.below(depth > 5 ? 2 : 4)).map { _ in self.value(of: element) })
    case .dictionary(let value): map(["a", "b", "k", "z", "", "a b", "k_l"], value)
    case .map(let key, let value):
      generator.oneIn(8) ? pairs(key, value) : map(names(of: key), value)
    case .any: anything()
    case .model(let id): object(id)
    }
  }

  /// A number, or its text.
  private mutating func numeral() -> JSONValue {
    let literal = generator.pick(Self.numbers) ?? "0"
    return generator.oneIn(6) ? .string(literal) : .number(literal)
  }

  private mutating func map(_ names: [String], _ value: Shape) -> JSONValue {
    .object(
      (0..<generator.below(depth > 5 ? 2 : 5))
        .map { _ in
          JSONMember(
            key: special?.key(&generator) ?? generator.pick(names) ?? "",
            value: self.value(of: value)
          )
        }
    )
  }

  /// Keys and values by turns, which the standard library writes for most keys that are no texts.
  private mutating func pairs(_ key: Shape, _ value: Shape) -> JSONValue {
    switch key {
    case .enumeration(let id):
      // Texts that are none, and equal keys, of which some have a value that is dropped (COL-13).
      var keys = raws(of: id).filter { _ in generator.oneIn(2) }
      if generator.oneIn(3) { keys.append(.string("zz")) }
      if value == .integer { keys += keys }
      keys.shuffle(using: &generator)
      let parts = keys.flatMap { [$0, self.value(of: value)] }
      return .array(generator.oneIn(12) ? parts + keys.prefix(1) : parts)
    // Only strict ones, since how others are repaired is not said.
    case .integer where key != .integer && value == .integer:
      return .array(["0", "5", "7", "6"].map { .number($0) })
    default: return map(names(of: key), value)
    }
  }

  private mutating func names(of key: Shape) -> [String] {
    var names = ["0", "1", "7"]
    if case .enumeration(let id) = key {
      names = raws(of: id)
        .map { raw in
          switch raw {
          case .string(let text), .number(let text): text
          default: ""
          }
        }
    }
    return key != .string && generator.oneIn(4) ? names + Self.oddNames : names
  }

  private func raws(of id: ModelID) -> [JSONValue] {
    guard case .enumeration(let cases, _)? = catalog[id]?.form else { return [] }
    return cases.map(\.raw)
  }

  /// A raw value, at times the one before or a text that is nearly one.
  private mutating func raw(of id: ModelID) -> JSONValue {
    if let last, generator.oneIn(3) { return last }
    let raw = generator.pick(raws(of: id)) ?? .null
    last = raw
    guard case .string(let text) = raw, generator.oneIn(8) else { return raw }
    var bytes = Array(text.utf8)
    let place = generator.below(bytes.count)
    if bytes.allSatisfy({ (0x41..<0x7B).contains($0) }) {
      bytes[place] ^= generator.pick([0x20, 0x01, 0x03]) ?? 0x20
    }
    return .string(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func anything() -> JSONValue {
    switch generator.below(depth > 6 ? 3 : 6) {
    case 0: return .number(generator.pick(Self.numbers) ?? "0")
    case 1: return .string(generator.pick(["x", "[1]", "é"]) ?? "")
    case 2: return .boolean(generator.oneIn(2))
    case 3: return natural(.array(.any))
    default:
      depth += 1
      defer { depth -= 1 }
      return natural(.dictionary(.any))
    }
  }
}

// MARK: Tables

extension DocumentDrawing {
  /// Names that make keys of few integer types, equal ones, or none.
  private static let oddNames = [
    "x", "01", "-0", "1.0", "", "256", "-2", "255", "32767", "-32769", "1e2", "One",
    "9223372036854775807", "18446744073709551615", "18446744073709551616",
  ]

  private static let integers: [JSONValue] =
    [
      .string("7"), .string("+01"), .boolean(true), .boolean(false), .number("2.0"),
      .number("1e2"), .number("9223372036854775807"), .number("-9223372036854775808"),
    ] + ["0", "5", "-3", "12", "7", "8"].map { .number($0) }

  private static let flags: [JSONValue] = [
    .boolean(true), .boolean(false), .number("0"), .number("1.0"), .number("2"), .string("yes"),
    .string("False"), .string("on"),
  ]

  /// Values that fit few shapes.
  private static let odd: [JSONValue] = [
    .number("1.5"), .number("99999999999999999999"), .number("-9223372036854775809"), .string("x"),
    .string(" 1"), .string(""), .array([]), .object([]), .array([.null]), .string("[]"),
    .object([JSONMember(key: "a", value: .null)]), .string("{}"), .string("[1]"), .boolean(true),
    .number("3"), .array([.string("x"), .number("1")]),
    .object([JSONMember(key: "number", value: .string("x"))]),
  ]

  /// The bounds of types, and numbers between them; more digits than a Decimal has are left to Foundation (UNS-2).
  private static let numbers =
    ["0", "1", "-7", "12345678901234567890123", "0.5", "-1.25", "1e400", "-1e400", "0.1"]
    + NumberBounds.all.filter { $0.utf8.count < 38 }
}

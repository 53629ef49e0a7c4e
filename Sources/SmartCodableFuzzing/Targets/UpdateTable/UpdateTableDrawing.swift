import FuzzKit

/// Documents drawn for a model: most values fit, some are null, of another kind, or texts that hold JSON.
struct UpdateTableDrawing {
  private var generator: SeededGenerator
  private var depth = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func coin() -> Bool { generator.oneIn(2) }

  mutating func below(_ bound: Int) -> Int { generator.below(bound) }

  /// An object with some properties of a model, in any order, and perhaps other keys.
  mutating func object(_ model: UpdateModelShape) -> UpdatePart {
    depth += 1
    defer { depth -= 1 }
    if generator.oneIn(10) { return .object([]) }
    var members: [UpdatePart.Member] = []
    let share = depth < 2 ? 3 + generator.below(8) : 1 + generator.below(4)
    add(model, to: &members, share, withIgnored: !model.hasFlats)
    if generator.oneIn(6) { members.append(.init("zz", anything())) }
    if generator.oneIn(3) { members.shuffle(using: &generator) }
    var seen: Set<String> = []
    return .object(members.filter { seen.insert($0.key).inserted })
  }

  private mutating func add(
    _ model: UpdateModelShape,
    to members: inout [UpdatePart.Member],
    _ share: Int,
    withIgnored: Bool
  ) {
    // Whether the key of an ignored property touches a flat is not said.
    for field in model.fields where generator.oneIn(share) {
      if field.role == .ignored, !withIgnored { continue }
      if field.role == .flat, let inner = field.shape.unwrapped.model {
        add(inner, to: &members, 1 + generator.below(4), withIgnored: false)
      }
      let part = value(field.shape)
      for key in keys(of: field) {
        guard let dot = key.firstIndex(of: "."), generator.oneIn(2) else {
          members.append(.init(key, generator.oneIn(3) ? value(field.shape) : part))
          continue
        }
        let inner = UpdatePart.object([.init(String(key[key.index(after: dot)...]), part)])
        members.append(
          .init(String(key[..<dot]), generator.oneIn(4) ? .spelling(inner) : inner)
        )
      }
    }
  }

  /// One of the keys of a property, or several of them.
  private mutating func keys(of field: UpdateField) -> [String] {
    let all = field.candidates + field.spellings
    guard all.count > 1 else { return all }
    if generator.oneIn(3) { return all.filter { _ in generator.oneIn(2) } }
    return generator.pick(all).map { [$0] } ?? all
  }

  mutating func value(_ shape: UpdateShape) -> UpdatePart {
    if case .any = shape.unwrapped { return generator.oneIn(14) ? .null : anything() }
    if generator.oneIn(14) { return .null }
    if generator.oneIn(10) { return generator.pick(Self.odd) ?? .null }
    let part = natural(shape)
    switch part {
    case .list where generator.oneIn(12), .object where generator.oneIn(12):
      return .spelling(part)
    default: return part
    }
  }

  private mutating func natural(_ shape: UpdateShape) -> UpdatePart {
    switch shape {
    case .integer: return generator.pick(Self.integers) ?? .null
    case .text: return .text(generator.pick(["a", "b", "", "é", "true", "5"]) ?? "")
    case .flag: return generator.pick(Self.flags) ?? .null
    case .optional(let wrapped): return natural(wrapped)
    case .set: return list(.integer)
    case .list(let element), .compactList(let element): return list(element)
    case .map(let keys, let value):
      return keys.isPaired && generator.oneIn(8) ? pairs(keys, value) : map(keys, value)
    case .compactMap(let value): return map(.integer, value)
    case .any: return anything()
    case .anyList: return list(.any)
    case .anyMap: return map(.text, .any)
    case .node: return natural(.model(UpdateTableLeaves.Node.shape))
    case .model(let model), .plain(let model):
      return depth > 7 ? .object([]) : object(model)
    case .probing:
      let leaf = UpdateShape.model(UpdateTableLeaves.Leaf.shape)
      var members: [UpdatePart.Member] = []
      if generator.oneIn(2) { members.append(.init("count", value(.integer))) }
      if generator.oneIn(2) { members.append(.init("leaf", value(leaf))) }
      return .object(members)
    }
  }

  private mutating func list(_ element: UpdateShape) -> UpdatePart {
    .list((0..<generator.below(depth > 5 ? 2 : 4)).map { _ in value(element) })
  }

  private mutating func map(_ keys: UpdateKeys, _ value: UpdateShape) -> UpdatePart {
    let names = generator.oneIn(4) ? Self.oddNames(keys) + keys.names : keys.names
    var seen: Set<String> = []
    var members: [UpdatePart.Member] = []
    for _ in 0..<generator.below(depth > 5 ? 2 : 5) {
      guard let name = generator.pick(names), seen.insert(name).inserted else { continue }
      members.append(.init(name, self.value(value)))
    }
    return .object(members)
  }

  private mutating func pairs(_ keys: UpdateKeys, _ value: UpdateShape) -> UpdatePart {
    .list(
      keys.names.prefix(2)
        .flatMap { name in
          [keys == .kind ? .text(name) : .number(name), self.value(value)]
        }
    )
  }

  private mutating func anything() -> UpdatePart {
    switch generator.below(depth > 6 ? 3 : 6) {
    case 0: return .number(generator.pick(Self.anyNumbers) ?? "0")
    case 1: return .text(generator.pick(["x", "[1]", "é"]) ?? "")
    case 2: return .flag(generator.oneIn(2))
    case 3: return list(.any)
    default:
      depth += 1
      defer { depth -= 1 }
      return map(.text, .any)
    }
  }
}

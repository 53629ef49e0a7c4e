import FuzzKit

/// Draws documents for a type: its members from tables, from what suits their kinds, and from the input.
struct Version2Drawing {
  private var generator: SeededGenerator
  private let pool: [Version2Value]
  private let keys: Version2Keys

  /// A member is odd once in so many.
  private let odds: Int

  init(seed: UInt64, pool: [Version2Value] = [], keys: Version2Keys = .plain, odds: Int = 3) {
    generator = SeededGenerator(seed: seed)
    self.pool = pool
    self.keys = keys
    self.odds = odds
  }

  mutating func below(_ bound: Int) -> Int { generator.below(bound) }

  /// An object for a type with members.
  mutating func object(_ name: Version2Shape.Name, depth: Int = 0) -> Version2Value {
    var members: [Version2Value.Member] = []
    for field in name.shape.fields {
      if case .hooks = field.kind { continue }
      for key in spellings(of: field.name) {
        guard !generator.oneIn(odds * 4), !members.contains(where: { $0.key == key }) else {
          continue
        }
        members.append(.init(key: key, value: value(field.kind, depth: depth)))
      }
    }
    if generator.oneIn(4) { members.append(.init(key: "unread", value: odd())) }
    return .object(members)
  }

  /// The keys that lead to a property, some of them.
  private mutating func spellings(of name: String) -> [String] {
    switch keys {
    case .plain: return [name]
    case .snake:
      let snake = Version2Keys.snake(name)
      return generator.oneIn(8) ? [snake, name] : [generator.oneIn(4) ? name : snake]
    case .maps(let maps), .exact(let maps):
      let others = maps.filter { $0.to == name }.map(\.from)
      guard !others.isEmpty, !generator.oneIn(4) else { return [name] }
      return others.filter { _ in !generator.oneIn(3) } + (generator.oneIn(3) ? [name] : [])
    }
  }

  // MARK: Values

  /// A value for a kind, odd or good.
  mutating func value(_ kind: Version2Kind, depth: Int) -> Version2Value {
    generator.oneIn(odds) ? odd() : good(kind, depth: depth)
  }

  /// Any value.
  mutating func odd() -> Version2Value {
    switch generator.below(16) {
    case 0: .null
    case 1, 2: generator.pick(pool) ?? .null
    case 3, 4: generator.pick(Version2Tables.containers) ?? .null
    default: generator.pick(Version2Tables.scalars) ?? .null
    }
  }

  /// Mostly a value of the kind; inside of containers an odd one may be among them.
  private mutating func good(_ kind: Version2Kind, depth: Int) -> Version2Value {
    switch kind {
    case .flag: return .flag(generator.oneIn(2))
    case .text: return .text(generator.pick(Version2Tables.texts) ?? "")
    case .integer: return .number(generator.pick(Version2Tables.integers) ?? "0")
    case .double, .float, .graphic, .decimal, .date:
      return .number(generator.pick(Version2Tables.fractions) ?? "0")
    case .data: return .text(generator.pick(Version2Tables.blobs) ?? "")
    case .link: return .text(generator.pick(Version2Tables.links) ?? "")
    case .identifier: return .text(generator.pick(Version2Tables.identifiers) ?? "")
    case .single: return .number(generator.pick(Version2Tables.integers) ?? "0")
    case .choice(let choice): return generator.pick(choice.raws) ?? .null
    case .any, .hooks: return odd()
    case .optional(let inner): return generator.oneIn(8) ? .null : good(inner, depth: depth)
    case .list(let element), .set(let element): return .list(values(element, depth))
    case .entries(let entry):
      return .object(
        zip(["k", "b", "a\u{E9}", "", "alias"], values(entry, depth))
          .map { .init(key: $0, value: $1) }
      )
    case .numbered(let entry):
      let keys = ["1", "-2", "30", generator.oneIn(4) ? "x" : "4", generator.oneIn(4) ? "01" : "5"]
      return .object(zip(keys, values(entry, depth)).map { .init(key: $0, value: $1) })
    case .model(let name), .plain(let name), .wrapped(let name):
      return depth > 2 ? .object([]) : object(name, depth: depth + 1)
    }
  }

  /// Elements, all good in most cases, so that one bad element is the only one.
  private mutating func values(_ kind: Version2Kind, _ depth: Int) -> [Version2Value] {
    let count = generator.below(depth > 0 ? 3 : 4)
    var values: [Version2Value] = []
    for _ in 0..<count { values.append(good(kind, depth: depth)) }
    if count > 0, generator.oneIn(odds) { values[generator.below(count)] = odd() }
    return values
  }
}

import FuzzKit

/// Draws graphs of objects whose shapes try readers of lists: shared, wide, deep, or with keys that are nearly
/// equal.
struct ListShapesDrawing {
  private var generator: SeededGenerator
  private var graph = ListGraph()
  private var keys: [Int] = []
  private var leaves: [Int] = []
  private var containers: [Int] = []

  private init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A graph drawn by a seed.
  static func graph(seed: UInt64) -> ListGraph {
    var drawing = ListShapesDrawing(seed: seed)
    switch drawing.generator.below(64) {
    case 0: drawing.deep()
    case 1, 2: drawing.bomb()
    case 3...6: drawing.crowd()
    case 7...11: drawing.wide()
    default: drawing.usual()
    }
    return drawing.graph
  }

  // MARK: Parts

  private mutating func addKey() {
    let object: ListGraph.Object
    switch generator.below(40) {
    case 0: object = .flag(true)
    case 1: object = .data([7])
    case 2: object = .uid(5)
    case 3...6: object = .integer(generator.pick(Self.integers) ?? 0)
    case 7, 8: object = .text(longText())
    case 9...11: object = .text(generator.oneIn(2) ? "CF$UID" : "5")
    default: object = .text(generator.pick(Self.keys) ?? "")
    }
    keys.append(graph.add(object))
  }

  /// A text whose length has a header of its own, different from others at any place.
  private mutating func longText() -> String {
    let count = generator.pick([14, 15, 16, 17, 31, 100, 255, 256, 300]) ?? 15
    let place = generator.below(count)
    return "t" + String(repeating: "x", count: place) + (generator.oneIn(3) ? "y" : "x")
      + String(repeating: "x", count: count - place)
  }

  private mutating func addLeaf() {
    let object: ListGraph.Object
    switch generator.below(16) {
    case 0: object = .flag(generator.oneIn(2))
    case 1: object = .data(Array(repeating: 7, count: generator.below(20)))
    case 2: object = .uid(generator.pick([0, 1, 255, 256, .max]) ?? 0)
    case 3...7: object = .integer(generator.pick(Self.integers) ?? 0)
    case 8: object = .text(longText())
    default: object = .text(generator.pick(Self.texts) ?? "")
    }
    leaves.append(graph.add(object))
  }

  private mutating func anyValue() -> Int {
    if !containers.isEmpty, generator.oneIn(3) {
      return generator.pick(Array(containers.suffix(4))) ?? 0
    }
    // A key may be a value too.
    return generator.pick(generator.oneIn(8) ? keys : leaves) ?? 0
  }

  private mutating func addMembers(_ count: Int) {
    let members = (0..<count).map { _ in (key: generator.pick(keys) ?? 0, value: anyValue()) }
    containers.append(graph.add(.members(members)))
  }

  private mutating func addList(_ count: Int) {
    containers.append(graph.add(.list((0..<count).map { _ in anyValue() })))
  }

  // MARK: Kinds

  private mutating func usual() {
    for _ in 0...generator.below(8) { addKey() }
    for _ in 0...generator.below(5) { addLeaf() }
    for _ in 0..<generator.below(7) {
      let count = generator.pick(Self.counts) ?? 1
      if generator.oneIn(3) { addList(count) } else { addMembers(min(count, keys.count + 2)) }
    }
    addMembers(1 + generator.below(5))
  }

  /// Many dictionaries with the same few long keys, which are much longer than the references to them.
  private mutating func crowd() {
    for _ in 0...generator.below(3) { keys.append(graph.add(.text(longText()))) }
    for _ in 0...generator.below(2) { addLeaf() }
    for _ in 0..<(3 + generator.below(20)) { addMembers(1 + generator.below(3)) }
    let all = containers
    let list = graph.add(.list(all))
    graph.objects.append(.members([(keys[0], list)]))
  }

  /// More different keys than are sorted by hand.
  private mutating func wide() {
    addLeaf()
    let count = 20 + generator.below(30)
    for number in 0..<count {
      let key = number + generator.below(Self.keys.count - count)
      keys.append(graph.add(.text(Self.keys[generator.oneIn(2) ? number : key])))
      if generator.oneIn(4) { addLeaf() }
    }
    var members = keys.map { (key: $0, value: anyValue()) }
    if generator.oneIn(2) { members.shuffle(using: &generator) }
    graph.objects.append(.members(members))
  }

  /// Few objects that stand for many, around 10^8 values (LIM-3).
  private mutating func bomb() {
    let fan = generator.pick([2, 2, 3, 10]) ?? 2
    let depths = fan == 2 ? [24, 25, 26, 27, 60] : fan == 3 ? [15, 16, 17, 18] : [7, 8, 9, 40]
    let levels = generator.pick(depths) ?? 8
    let key = graph.add(.text("t"))
    var inner = graph.add(.text(generator.oneIn(3) ? longText() : "t"))
    for _ in 0..<levels {
      let isList = !generator.oneIn(4)
      let keys = isList ? [] : (0..<fan).map { graph.add(.text("t\($0)")) }
      inner = graph.add(
        isList
          ? .list(Array(repeating: inner, count: fan))
          : .members(keys.map { (key: $0, value: inner) })
      )
    }
    graph.objects.append(.members([(key, inner), (graph.add(.text("other")), key)]))
  }

  /// Around 512 containers that are open at once (ENT-21), some of which are met before at another depth.
  private mutating func deep() {
    let levels = 508 + generator.below(6)
    let key = graph.add(.text("t"))
    var inner = graph.add(.text("t"))
    var met: Int?
    for level in 0..<levels {
      inner = graph.add(generator.oneIn(3) ? .members([(key, inner)]) : .list([inner]))
      if level == levels / 3, generator.oneIn(2) { met = inner }
    }
    var members = [(key: graph.add(.text("other")), value: inner)]
    // Keys are walked in order, so the first one decides where the shared part is met first.
    if let met { members.append((graph.add(.text(generator.oneIn(2) ? "a" : "t")), met)) }
    if generator.oneIn(2) { members.reverse() }
    graph.objects.append(.members(members))
  }

  // MARK: Tables

  /// Words of eight bytes are compared at once, so keys differ before, at and after their bounds, or begin each
  /// other.
  private static let keys: [String] = {
    let beginnings = ["", "t", "k234567", "k2345678", "k23456789abcdef", "k23456789abcdef0"]
    let ends = ["a", "b", "é", "ab", "aé", "😀", "Z", "~", "b2345678", "b2345679"]
    return beginnings.flatMap { start in ends.map { start + $0 } } + beginnings.dropFirst()
      + ["CF$UID", "CF$UIE", "CF$UI", "BF$UID", "CF$UID2", "5", "-1", "10", "05", "é1", "\u{7F}"]
  }()

  private static let integers: [Int64] = [
    5, 10, -1, 0, 7, 255, 256, 65_535, 65_536, 0xFFFF_FFFF, 0x1_0000_0000, .max, .min,
  ]

  private static let texts = [
    "t", "text", "tx", "té", "t😀", "t234567", "t2345678", "t23456789", "5",
  ]

  /// The numbers of members at the bounds of headers and of sorting.
  private static let counts = [0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 14, 15, 16, 23, 24, 25, 26]
}

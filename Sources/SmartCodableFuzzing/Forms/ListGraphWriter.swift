import FuzzKit

/// Writes graphs as binary property lists in all the ways that the format allows.
struct ListGraphWriter {
  private let graph: ListGraph
  private var generator: SeededGenerator
  private let referenceSize: Int
  /// The number in the file of each object, and of another object at the same offset.
  private var numbers: [Int] = []
  private var aliases: [Int: Int] = [:]

  /// A list drawn by a seed; with objects at the same offset, of which a reader may refuse many, if `mayAlias`.
  static func bytes(of graph: ListGraph, seed: UInt64, mayAlias: Bool = true) -> [UInt8] {
    var writer = ListGraphWriter(graph, SeededGenerator(seed: seed ^ 0xB1))
    return writer.bytes(mayAlias: mayAlias)
  }

  private init(_ graph: ListGraph, _ generator: SeededGenerator) {
    self.graph = graph
    self.generator = generator
    // There may be an alias of each object, and three that nothing refers to.
    referenceSize = Self.size(holding: 2 * graph.objects.count + 4, &self.generator)
  }

  /// The least number of bytes that holds a number, or any larger one.
  private static func size(holding number: Int, _ generator: inout SeededGenerator) -> Int {
    let least = number < 0xFF ? 1 : number < 0xFFFF ? 2 : 3
    return generator.oneIn(2)
      ? least : max(least, generator.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 16]) ?? 8)
  }

  static func integer(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * $0)) : 0 }
  }

  private mutating func bytes(mayAlias: Bool) -> [UInt8] {
    var order = Array(graph.objects.indices)
    switch generator.below(3) {
    case 0: order.reverse()
    case 1: order.shuffle(using: &generator)
    default: break
    }
    let strays = generator.oneIn(4) ? 1 + generator.below(3) : 0
    numbers = Array(repeating: 0, count: order.count)
    for (number, object) in order.enumerated() { numbers[object] = number + strays }
    let hasAliases = mayAlias && generator.oneIn(4)
    var count = order.count + strays
    for object in order where hasAliases && generator.oneIn(3) {
      aliases[object] = count
      count += 1
    }
    var bytes = Array("bplist0\(generator.oneIn(8) ? generator.below(10) : 0)".utf8)
    var offsets = Array(repeating: 0, count: count)
    for object in order {
      offsets[numbers[object]] = bytes.count
      if let alias = aliases[object] { offsets[alias] = bytes.count }
      bytes += encoded(graph.objects[object])
    }
    for stray in 0..<strays {
      // Nothing refers to it, so it may be at an offset where no object is, or be no object.
      offsets[stray] = generator.oneIn(3) ? generator.below(8) : bytes.count
      bytes += generator.pick([[0xFF], [0x0F], [0xD1, 0, 0], [0xDF], [0x5F, 0x12]]) ?? []
    }
    return bytes + tail(offsets, table: bytes.count, top: numbers[graph.top])
  }

  private mutating func tail(_ offsets: [Int], table: Int, top: Int) -> [UInt8] {
    let size = Self.size(holding: table, &generator)
    return offsets.flatMap { Self.integer($0, size) }
      + [0, 0, 0, 0, 0, 0, UInt8(size), UInt8(referenceSize)]
      + [offsets.count, top, table].flatMap { Self.integer($0, 8) }
  }

  // MARK: Objects

  private mutating func encoded(_ object: ListGraph.Object) -> [UInt8] {
    switch object {
    case .text(let text): return encoded(text)
    case .integer(let number): return encoded(number)
    case .flag(let flag): return [flag ? 0x09 : 0x08]
    case .data(let bytes): return marker(0x40, bytes.count) + bytes
    case .raw(let bytes): return bytes
    case .uid(let number):
      let least = number <= 0xFF ? 1 : number <= 0xFFFF ? 2 : 4
      let size = least + generator.below(17 - least)
      return [0x7F &+ UInt8(size)] + Self.integer(Int(number), size)
    case .list(let elements):
      return marker(0xA0, elements.count) + elements.flatMap { reference(to: $0) }
    case .members(let members):
      return marker(0xD0, members.count) + members.flatMap { reference(to: $0.key) }
        + members.flatMap { reference(to: $0.value) }
    }
  }

  private mutating func reference(to object: Int) -> [UInt8] {
    let alias = aliases[object]
    let number = generator.oneIn(2) ? alias ?? numbers[object] : numbers[object]
    return Self.integer(number, referenceSize)
  }

  /// The kind of an object with its count, which may be in an integer of any size.
  private mutating func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    if count < 15, !generator.oneIn(6) { return [kind | UInt8(count)] }
    let power = generator.below(5)
    let least = count <= 0xFF ? 0 : count <= 0xFFFF ? 1 : 2
    return [kind | 0xF, 0x10 | UInt8(max(power, least))]
      + Self.integer(count, 1 << max(power, least))
  }

  private mutating func encoded(_ number: Int64) -> [UInt8] {
    let least =
      number < 0 ? 3 : number <= 0xFF ? 0 : number <= 0xFFFF ? 1 : number <= 0xFFFF_FFFF ? 2 : 3
    let power = number >= 0 && generator.oneIn(3) ? least + generator.below(5 - least) : least
    return [0x10 | UInt8(power)] + Self.integer(Int(number), 1 << power)
  }

  private mutating func encoded(_ text: String) -> [UInt8] {
    if !text.isEmpty, text.utf8.contains(where: { $0 >= 0x80 }) || generator.oneIn(4) {
      let units = Array(text.utf16)
      return marker(0x60, units.count) + units.flatMap { Self.integer(Int($0), 2) }
    }
    return marker(0x50, text.utf8.count) + Array(text.utf8)
  }
}

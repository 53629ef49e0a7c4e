import FuzzKit

/// Changes binary property lists where their structure is: in the trailer, the offsets, and the objects.
struct ListShapesDamage {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed ^ 0xDA) }

  mutating func damaged(_ list: [UInt8]) -> [UInt8] {
    guard let file = try? ListShapesFile(list) else { return list }
    var damaged = list
    switch generator.below(12) {
    case 0: damaged.removeLast(1 + generator.below(34))
    case 1: damaged.append(generator.oneIn(2) ? 0 : 1)
    case 2: damaged.remove(at: 8 + generator.below(list.count - 8))
    case 3, 4: change(&damaged, at: list.count - 26 + generator.below(26))
    case 5, 6: change(&damaged, at: file.end + generator.below(list.count - 32 - file.end))
    case 7: setOffset(&damaged, of: file)
    case 8:
      // A reader without a bounds check would take the missing bytes from the offset table that follows.
      damaged[file.offsets.max() ?? 8] &+= UInt8(1 + generator.below(3))
    case 9:
      // The first bytes of an object are its kind and count.
      let offset = generator.pick(file.offsets) ?? 8
      change(&damaged, at: min(file.end - 1, offset + generator.below(4)))
    default: change(&damaged, at: 8 + generator.below(file.end - 8))
    }
    return damaged
  }

  private mutating func change(_ list: inout [UInt8], at place: Int) {
    list[place] =
      switch generator.below(6) {
      case 0: list[place] &+ 1
      case 1: list[place] &- 1
      case 2: list[place] ^ 0x80
      case 3: list[place] ^ UInt8(1 << generator.below(8))
      case 4: generator.pick([0, 0x0F, 0x7F, 0xFF, 0xA1, 0xD1, 0x5F]) ?? 0
      default: UInt8(generator.below(256))
      }
  }

  /// Moves an object to the bounds of where objects may be, or to where another one is.
  private mutating func setOffset(_ list: inout [UInt8], of file: ListShapesFile) {
    let size = (list.count - 32 - file.end) / file.count
    let offsets = [0, 7, 8, file.end - 1, file.end, file.end + 1, list.count, -1, .max, .min]
    let offset = (generator.oneIn(2) ? generator.pick(file.offsets) : generator.pick(offsets)) ?? 0
    let place = file.end + size * generator.below(file.count)
    list.replaceSubrange(place..<place + size, with: ListGraphWriter.integer(offset, size))
  }

  /// A list whose top dictionary leads to many containers at one place, which have more bytes together than
  /// the file; or to few, which have not.
  mutating func crowded() -> [UInt8] {
    let aliases = generator.oneIn(2) ? 1 + generator.below(2) : 8 + generator.below(20)
    let count = 8 + generator.below(20)
    let isList = generator.oneIn(2)
    let leaves = [[0x51, 0x74], [0x10, 5]] as [[UInt8]]
    // The objects are two leaves, the aliases, a list of them, and the top.
    let list = 2 + aliases
    func counted(_ kind: UInt8, _ count: Int) -> [UInt8] { [kind | 0xF, 0x10, UInt8(count)] }
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for leaf in leaves {
      offsets.append(bytes.count)
      bytes += leaf
    }
    offsets += Array(repeating: bytes.count, count: aliases)
    bytes +=
      isList
      ? counted(0xA0, count) + (0..<count).map { UInt8($0 % 2) }
      : counted(0xD0, count) + Array(repeating: 0, count: count) + Array(repeating: 1, count: count)
    offsets.append(bytes.count)
    bytes += counted(0xA0, aliases) + (0..<aliases).map { UInt8(2 + $0) }
    offsets.append(bytes.count)
    bytes += [0xD1, 0, UInt8(list)]
    let table = bytes.count
    bytes += offsets.map { UInt8($0) } + [0, 0, 0, 0, 0, 0, 1, 1]
    return bytes + [offsets.count, list + 1, table].flatMap { ListGraphWriter.integer($0, 8) }
  }
}

import FuzzKit

/// A binary property list, with objects in the sizes and the order that the format allows.
struct BinarySpelling {
  private let tree: JSONTree
  /// Whether some scalars are replaced by leaves that JSON does not have.
  private let hasLeaves: Bool
  private var generator: SeededGenerator
  /// The bytes of each object; references are filled in at the end, when their size is known.
  private var objects: [(head: [UInt8], references: [Int])] = []
  /// The containers that are complete, which may be referred to again if there are leaves.
  private var containers: [Int] = []

  /// A spelling of `tree`, which has no nulls, drawn by `seed`; with property list leaves in place of some
  /// scalars if `hasLeaves`.
  static func bytes(of tree: JSONTree, seed: UInt64, hasLeaves: Bool = false) -> [UInt8] {
    var spelling = BinarySpelling(
      tree: tree,
      hasLeaves: hasLeaves,
      generator: SeededGenerator(seed: seed)
    )
    return spelling.bytes()
  }

  private init(tree: JSONTree, hasLeaves: Bool, generator: SeededGenerator) {
    self.tree = tree
    self.hasLeaves = hasLeaves
    self.generator = generator
  }

  private mutating func bytes() -> [UInt8] {
    // Unreferenced objects may be anywhere.
    if generator.oneIn(4) { objects.append(([0x08], [])) }
    let top = add(tree.root)
    let referenceSize = size(holding: objects.count)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object.head
      for reference in object.references { bytes += Self.bigEndian(reference, referenceSize) }
    }
    let table = bytes.count
    let offsetSize = size(holding: table)
    for offset in offsets { bytes += Self.bigEndian(offset, offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, top, table] { bytes += Self.bigEndian(number, 8) }
    return bytes
  }

  /// The least number of bytes that holds `number`, or more.
  private mutating func size(holding number: Int) -> Int {
    let least = number <= 0xFF ? 1 : number <= 0xFFFF ? 2 : 4
    return generator.oneIn(3)
      ? (generator.pick([1, 2, 3, 4, 5, 6, 7, 8].filter { $0 >= least }) ?? 8) : least
  }

  private static func bigEndian(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> min(63, 8 * $0)) }
  }

  /// Adds a value and its contents; returns its number.
  private mutating func add(_ node: JSONTree.Node) -> Int {
    let text = tree.text(of: node)
    if hasLeaves, !tree.kind(of: node).isContainer, generator.oneIn(2) {
      return generator.oneIn(2)
        ? add(BinaryLeaf.draw(&generator), []) : add(ListLeaf.draw(&generator))
    }
    if hasLeaves, tree.kind(of: node).isContainer, generator.oneIn(6),
      let known = generator.pick(Array(containers.suffix(6)))
    {
      return known
    }
    switch tree.kind(of: node) {
    case .null: return add([0x00], [])
    case .bool: return add([text.first == UInt8(ascii: "t") ? 0x09 : 0x08], [])
    case .number: return add(number(String(decoding: text, as: UTF8.self)), [])
    case .string: return add(string: JSONText.unescaped(text))
    case .array, .set:
      let children = tree.children(of: node)
      let references = children.map { add($0) }
      return add(container: marker(0xA0, children.count), references)
    case .object:
      let children = tree.children(of: node)
      let keys = children.map { add(string: JSONText.unescaped(tree.key(of: $0) ?? [])) }
      let values = children.map { add($0) }
      return add(container: marker(0xD0, children.count), keys + values)
    }
  }

  private mutating func add(_ head: [UInt8], _ references: [Int]) -> Int {
    // Equal scalars may share one object; only a few are compared, so that the cost stays linear.
    if references.isEmpty, generator.oneIn(2),
      let known = objects.suffix(16)
        .firstIndex(where: { $0.references.isEmpty && $0.head == head })
    {
      return known
    }
    objects.append((head, references))
    return objects.count - 1
  }

  private mutating func add(container head: [UInt8], _ references: [Int]) -> Int {
    let number = add(head, references)
    containers.append(number)
    return number
  }

  private mutating func add(_ leaf: ListLeaf) -> Int {
    switch leaf {
    case .date(let parts): return add([0x33] + Self.bytes(of: ListLeaf.seconds(ofDate: parts)), [])
    case .data(let bytes): return add(marker(0x40, bytes.count) + bytes, [])
    case .real(let number): return add([0x23] + Self.bytes(of: Double(number) ?? 0), [])
    case .integer(let number, let isNegative):
      let bits = isNegative ? 0 &- number : number
      // Sixteen bytes are needed if there is no bit left for the sign.
      let isWide = isNegative ? number > 1 << 63 : number >> 63 == 1
      if isWide {
        return add([0x14] + Self.bigEndian(isNegative ? -1 : 0, 8) + Self.bytes(of: bits), [])
      }
      return add(integer(Int(bitPattern: UInt(bits))), [])
    }
  }

  private static func bytes(of double: Double) -> [UInt8] { bytes(of: double.bitPattern) }

  private static func bytes(of bits: UInt64) -> [UInt8] {
    bigEndian(Int(bitPattern: UInt(bits)), 8)
  }

  /// The kind of an object with its count, which may follow in a separate integer even if it is small.
  private mutating func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    if count < 15, !generator.oneIn(6) { return [kind | UInt8(count)] }
    return [kind | 0xF] + integer(count)
  }

  private mutating func integer(_ number: Int) -> [UInt8] {
    let least =
      number < 0 ? 3 : number <= 0xFF ? 0 : number <= 0xFFFF ? 1 : number <= 0xFFFF_FFFF ? 2 : 3
    let power = generator.oneIn(3) ? least + generator.below(4 - least) : least
    return [0x10 | UInt8(power)] + Self.bigEndian(number, 1 << power)
  }

  private mutating func number(_ text: String) -> [UInt8] {
    if let number = Int(text) { return integer(number) }
    let double = Double(text) ?? 0
    // Read as text, a Float has the digits of its own shortest text.
    if "\(Float(double))" == "\(double)", generator.oneIn(2) {
      return [0x22] + Self.bigEndian(Int(Float(double).bitPattern), 4)
    }
    return [0x23] + Self.bigEndian(Int(bitPattern: UInt(double.bitPattern)), 8)
  }

  private mutating func add(string bytes: [UInt8]) -> Int {
    let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
    // Foundation refuses an empty string of the wide kind.
    if bytes.isEmpty || bytes.allSatisfy({ $0 < 0x80 }) && !generator.oneIn(4) {
      return add(marker(0x50, bytes.count) + bytes, [])
    }
    let text = units.flatMap { Self.bigEndian(Int($0), 2) }
    return add(marker(0x60, units.count) + text, [])
  }
}

/// The objects of a binary property list, in the order in which they were added.
///
/// The contents of a container are added before it and wait until then, so a container only needs to know how
/// many of the last objects are its own.
struct BinaryObjectTable {
  private var output: [UInt8] = Array("bplist00".utf8)
  private var offsets: [Int] = []
  /// The numbers of the objects that are in no container yet.
  private var waiting: [Int] = []
  private let referenceSize: Int
  /// Whether everything has the most bytes that it can have.
  private let isWide: Bool

  /// Creates a table without objects.
  ///
  /// A reference is wide enough for the count itself, although no object has that number: Foundation refuses
  /// 256 objects with one-byte references.
  ///
  /// - Parameters:
  ///   - objectCount: The number of objects that will be added.
  ///   - isWide: Whether integers and references have eight bytes, and the characters of texts two.
  init(objectCount: Int, isWide: Bool) {
    self.isWide = isWide
    referenceSize = isWide ? 8 : Self.width(of: objectCount)
  }

  mutating func add(_ flag: Bool) {
    begin()
    output.append(flag ? 0x09 : 0x08)
  }

  mutating func add(_ value: Float) {
    begin()
    output.append(0x22)
    append(value.bitPattern, size: 4)
  }

  mutating func add(_ value: Double) {
    begin()
    output.append(0x23)
    append(value.bitPattern, size: 8)
  }

  /// Adds a 64-bit integer, signed or unsigned.
  ///
  /// Integers of up to four bytes are unsigned, those of eight are signed, and larger ones take sixteen.
  mutating func add(_ value: some FixedWidthInteger) {
    begin()
    append(integer: value)
  }

  /// Adds a text: a byte for each character if all are ASCII, else big-endian UTF-16, in which Foundation
  /// refuses an empty one.
  mutating func add(_ text: String) {
    begin()
    if !isWide || text.isEmpty, text.utf8.allSatisfy({ $0 < 0x80 }) {
      append(marker: 0x50, count: text.utf8.count)
      output += text.utf8
    } else {
      append(marker: 0x60, count: text.utf16.count)
      for unit in text.utf16 { append(unit, size: 2) }
    }
  }

  /// Adds an array of the last objects.
  mutating func addArray(count: Int) {
    let held = taken(count)
    begin()
    append(marker: 0xA0, count: count)
    for object in held { append(object, size: referenceSize) }
  }

  /// Adds a dictionary of the last objects, keys and values alternating.
  mutating func addDictionary(count: Int) {
    let held = taken(2 * count)
    begin()
    append(marker: 0xD0, count: count)
    for place in 0..<count { append(held[2 * place], size: referenceSize) }
    for place in 0..<count { append(held[2 * place + 1], size: referenceSize) }
  }

  /// The document, whose root is the last object.
  consuming func document() -> [UInt8] {
    let start = output.count
    let offsetSize = isWide ? 8 : Self.width(of: start)
    for offset in offsets { append(offset, size: offsetSize) }
    output += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    append(offsets.count, size: 8)
    append(offsets.count - 1, size: 8)
    append(start, size: 8)
    return output
  }

  // MARK: Parts of objects

  private mutating func begin() {
    waiting.append(offsets.count)
    offsets.append(output.count)
  }

  private mutating func taken(_ count: Int) -> [Int] {
    defer { waiting.removeLast(count) }
    return Array(waiting.suffix(count))
  }

  private mutating func append(marker: UInt8, count: Int) {
    if count < 15 {
      output.append(marker | UInt8(count))
    } else {
      output.append(marker | 15)
      append(integer: count)
    }
  }

  private mutating func append(integer value: some FixedWidthInteger) {
    let power =
      if isWide, Int64(exactly: value) != nil {
        3
      } else if UInt8(exactly: value) != nil {
        0
      } else if UInt16(exactly: value) != nil {
        1
      } else if UInt32(exactly: value) != nil {
        2
      } else {
        Int64(exactly: value) != nil ? 3 : 4
      }
    output.append(0x10 | UInt8(power))
    append(value, size: 1 << power)
  }

  private mutating func append(_ value: some BinaryInteger, size: Int) {
    for place in (0..<size).reversed() {
      output.append(UInt8(truncatingIfNeeded: value >> (8 * place)))
    }
  }

  /// The number of bytes that a number needs: 1, 2, 4 or 8.
  private static func width(of number: Int) -> Int {
    switch number {
    case ...0xFF: 1
    case ...0xFFFF: 2
    case ...0xFFFF_FFFF: 4
    default: 8
    }
  }
}

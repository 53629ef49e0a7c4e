/// The layout of a binary property list, with the checks that Foundation makes.
///
///     "bplist0" and a digit   objects   an offset for each object   trailer of 32 bytes
struct ListShapesFile {
  /// Why there is no answer.
  enum Stop: Error {
    /// The list must be refused.
    case malformed
    /// Whether it is refused is not judged.
    case open
  }

  let bytes: [UInt8]
  let count: Int
  let top: Int
  /// Where the objects end and the offsets begin.
  let end: Int
  let referenceSize: Int
  /// The offset of each object; surely before the end.
  let offsets: [Int]

  init(_ bytes: [UInt8]) throws(Stop) {
    self.bytes = bytes
    // Other beginnings may be those of text.
    guard bytes.starts(with: "bplist0".utf8) else { throw .open }
    let trailer = bytes.count - 32
    guard trailer > 8 else { throw .malformed }
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    count = try Self.number(bytes, trailer + 8, 8)
    top = try Self.number(bytes, trailer + 16, 8)
    end = try Self.number(bytes, trailer + 24, 8)
    guard offsetSize > 0, referenceSize > 0, count > 0, top < count, end > 8, end < trailer,
      count < trailer, end + count * offsetSize == trailer
    else { throw .malformed }
    try Self.check(referenceSize, holds: count)
    try Self.check(offsetSize, holds: end)
    var offsets: [Int] = []
    for object in 0..<count {
      let offset = try Self.number(bytes, end + object * offsetSize, offsetSize)
      guard offset < end else { throw .malformed }
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  /// Foundation wants sizes that hold the number itself; the largest one before it would do.
  private static func check(_ size: Int, holds number: Int) throws(Stop) {
    guard size < 7, number >= 1 << (8 * size) else { return }
    throw number == 1 << (8 * size) ? .open : .malformed
  }

  /// A number that is not negative.
  private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) throws(Stop) -> Int {
    guard let number = Int(exactly: try bits(bytes[place..<place + size])) else { throw .malformed }
    return number
  }

  /// The number that bytes are; those that need more than 64 bits are left open.
  private static func bits(_ bytes: ArraySlice<UInt8>) throws(Stop) -> UInt64 {
    var number: UInt64 = 0
    for byte in bytes {
      guard number >> 56 == 0 else { throw .open }
      number = number << 8 | UInt64(byte)
    }
    return number
  }

  // MARK: Objects

  /// The head of an object, whose content is surely before the end.
  struct Head {
    let kind: UInt8
    let detail: Int
    /// The number of elements, members, bytes or units.
    let count: Int
    let start: Int
    /// The bytes of the content.
    let size: Int
  }

  func head(_ object: Int) throws(Stop) -> Head {
    let offset = offsets[object]
    guard offset >= 8 else { throw .malformed }
    let (kind, detail) = (bytes[offset] >> 4, Int(bytes[offset] & 0xF))
    var (count, start, unit) = (0, offset + 1, 1)
    switch kind {
    case 0x0: count = 0
    case 0x1, 0x2: count = 1 << detail
    case 0x3: count = 8
    case 0x8: count = detail + 1
    case 0x4, 0x5, 0x6, 0xA, 0xC, 0xD:
      unit = kind == 0x6 ? 2 : kind < 0x6 ? 1 : kind == 0xD ? 2 * referenceSize : referenceSize
      count = detail
      if detail == 0xF { (count, start) = try longCount(at: start) }
    default: throw .malformed
    }
    let (size, overflow) = count.multipliedReportingOverflow(by: unit)
    guard !overflow, size <= end - start else { throw .malformed }
    return Head(kind: kind, detail: detail, count: count, start: start, size: size)
  }

  /// A count in an integer after the first byte, and the place after it.
  private func longCount(at place: Int) throws(Stop) -> (Int, Int) {
    guard place < end, bytes[place] >> 4 == 1, bytes[place] & 0xF <= 4 else { throw .malformed }
    let size = 1 << Int(bytes[place] & 0xF)
    guard place + 1 + size <= end else { throw .malformed }
    return (try Self.number(bytes, place + 1, size), place + 1 + size)
  }

  /// The references of a container, which are all to objects of the list.
  func references(_ head: Head) throws(Stop) -> [Int] {
    var references: [Int] = []
    for place in stride(from: head.start, to: head.start + head.size, by: referenceSize) {
      let object = try Self.number(bytes, place, referenceSize)
      guard object < count else { throw .malformed }
      references.append(object)
    }
    return references
  }

  /// An integer of up to eight bytes, or of sixteen of which the first eight are zero.
  func integer(_ head: Head) throws(Stop) -> UInt64 {
    try Self.bits(bytes[head.start..<head.start + head.size])
  }
}

/// The objects of a binary property list, found by their numbers and read in place.
///
///     "bplist00"  objects …  table: an offset for each object  trailer of 32 bytes
///
/// Nothing in a file is trusted: whenever an object is read, it is checked to end before the table.
struct BinaryObjects {
  static let magic = Array("bplist0".utf8)

  private static let trailerSize = 32

  /// The number of objects, and the one that contains all others.
  let count: Int
  let top: Int

  /// The start and end of the objects; the table of offsets starts at the end.
  let start = 8
  let end: Int

  private let offsetSize: Int

  /// The size of a reference to an object.
  let referenceSize: Int

  private let tape: Tape

  /// Reads the trailer of a list that is the whole input, and checks the offsets.
  init(_ tape: Tape) throws(JSONSyntaxError) {
    self.tape = tape
    let size = tape.input.count
    let trailer = size - Self.trailerSize
    guard trailer > start else { throw JSONSyntaxError(code: .endOfInput, offset: size) }
    func field(_ place: Int) -> UInt64 {
      Self.integer(tape.input.cursor(at: trailer + place), size: 8)
    }
    offsetSize = Int(tape.input.byte(at: trailer + 6))
    referenceSize = Int(tape.input.byte(at: trailer + 7))
    let sizes = (field(8), field(16), field(24))
    guard offsetSize > 0, referenceSize > 0, sizes.0 > 0, sizes.1 < sizes.0,
      sizes.2 > UInt64(start),
      sizes.2 < UInt64(trailer), sizes.0 < UInt64(trailer),
      sizes.2 + sizes.0 * UInt64(offsetSize) == UInt64(trailer),
      Self.reaches(sizes.0, size: referenceSize), Self.reaches(sizes.2, size: offsetSize)
    else { throw JSONSyntaxError(code: .unexpectedByte, offset: trailer) }
    count = Int(sizes.0)
    top = Int(sizes.1)
    end = Int(sizes.2)
  }

  /// Whether integers of `size` bytes can exceed the number.
  private static func reaches(_ number: UInt64, size: Int) -> Bool {
    size >= 8 || 1 << UInt64(8 * size) > number
  }

  /// The lowest 64 bits of a big-endian integer.
  @inline(__always)
  private static func integer(_ cursor: ByteCursor, size: Int) -> UInt64 {
    var cursor = cursor
    if size > 8 { cursor.advance(size - 8) }
    return cursor.word.byteSwapped >> UInt64(64 - 8 * min(size, 8))
  }

  func integer(at offset: Int, size: Int) -> UInt64 {
    Self.integer(tape.input.cursor(at: offset), size: size)
  }

  /// The offset of the object; in `start..<end` if it can be read at all.
  @inline(__always)
  func offset(_ object: Int) -> Int {
    Int(truncatingIfNeeded: integer(at: end + object * offsetSize, size: offsetSize))
  }

  /// The object that a reference refers to.
  @inline(__always)
  func reference(at offset: Int) throws(JSONSyntaxError) -> Int {
    let object = integer(at: offset, size: referenceSize)
    guard object < UInt64(count) else { throw error(offset) }
    return Int(object)
  }

  func error(_ offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(code: .unexpectedByte, offset: offset)
  }

  func marker(at offset: Int) -> UInt8 { tape.input.byte(at: offset) }

  /// The kind, length and location of an object.
  struct Header {
    let marker: UInt8

    /// The length of the content, in units that depend on the kind.
    let count: Int

    /// The offset of the content.
    let content: Int

    var kind: UInt8 { marker >> 4 }
    var detail: UInt8 { marker & 0xF }
  }

  /// The header of an object; all of its content is before the end.
  @inline(__always)
  func header(_ object: Int) throws(JSONSyntaxError) -> Header {
    let offset = offset(object)
    guard offset >= start, offset < end else { throw error(min(end, max(0, offset))) }
    let marker = tape.input.byte(at: offset)
    var count = Int(marker & 0xF)
    var content = offset + 1
    switch marker >> 4 {
    case 0x1, 0x2: count = 1 << count
    case 0x3: count = 8
    case 0x8: count += 1
    case 0x4...0x6, 0xA, 0xC, 0xD:
      if count == 0xF { (count, content) = try longCount(at: content) }
    default: count = 0
    }
    guard count <= (end - content) / unit(marker >> 4) else {
      throw JSONSyntaxError(code: .endOfInput, offset: offset)
    }
    return Header(marker: marker, count: count, content: content)
  }

  /// The bytes of one unit of an object's length.
  @inline(__always)
  private func unit(_ kind: UInt8) -> Int {
    switch kind {
    case 0x6: 2
    case 0xA, 0xC: referenceSize
    case 0xD: 2 * referenceSize
    default: 1
    }
  }

  /// The bytes of the content.
  func size(_ header: Header) -> Int { header.count * unit(header.kind) }

  /// A count that is written as a separate integer object, and the offset after that object.
  @inline(never)
  private func longCount(at offset: Int) throws(JSONSyntaxError) -> (Int, Int) {
    guard offset < end else { throw JSONSyntaxError(code: .endOfInput, offset: offset) }
    let marker = tape.input.byte(at: offset)
    let size = 1 << Int(marker & 0xF)
    guard marker >> 4 == 1, size <= 16, offset + 1 + size <= end else { throw error(offset) }
    guard let count = Int(exactly: integer(at: offset + 1, size: size)) else { throw error(offset) }
    return (count, offset + 1 + size)
  }
}

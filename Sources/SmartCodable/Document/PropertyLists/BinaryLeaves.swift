import Foundation

/// The leaves of a binary property list as entries of the tape.
///
/// The detail of a text or foreign entry is the weight of its length for ``weight(_:)``; it is replaced
/// by the depth when the entry is written.
struct BinaryLeaves {
  private let tape: Tape
  private let objects: BinaryObjects

  /// A longer leaf counts as more than one node, since each reference may cause a copy.
  private static let nodeSize = 16

  init(_ objects: BinaryObjects, on tape: Tape) {
    self.objects = objects
    self.tape = tape
  }

  /// The number of nodes that a leaf counts as.
  static func weight(_ leaf: Tape.Entry) -> Int {
    let tag = UInt8(truncatingIfNeeded: leaf.head)
    guard tag >= Tape.Tag.foreign.rawValue else { return 1 }
    return 1 + Int(leaf.head >> 8 & 0xFF_FFFF)
  }

  /// The entry of a leaf without the data for ``weight(_:)``.
  static func plain(_ leaf: Tape.Entry) -> Tape.Entry {
    let tag = UInt8(truncatingIfNeeded: leaf.head)
    guard tag >= Tape.Tag.foreign.rawValue else { return leaf }
    return Tape.Entry(head: leaf.head & ~0xFFFF_FF00, payload: leaf.payload)
  }

  private func weighed(_ leaf: Tape.Entry, _ count: Int) -> Tape.Entry {
    let extra = min(count / Self.nodeSize, Tape.longNumber)
    return Tape.Entry(head: leaf.head | UInt64(extra) << 8, payload: leaf.payload)
  }

  func leaf(_ header: BinaryObjects.Header) throws(JSONSyntaxError) -> Tape.Entry {
    switch header.kind {
    case 0x0: return try constant(header)
    case 0x1: return try integer(header)
    case 0x2: return try real(header)
    case 0x3:
      guard header.detail == 3 else { throw objects.error(header.content) }
      let seconds = Double(bitPattern: objects.integer(at: header.content, size: 8))
      return tape.leaf(foreign: Date(timeIntervalSinceReferenceDate: seconds))
    case 0x4: return weighed(tape.leaf(foreign: data(header)), header.count)
    case 0x5: return weighed(tape.leaf(valueOf: try ascii(header)), header.count)
    case 0x6: return weighed(try utf16(header), header.count)
    case 0x8:
      let reference = objects.integer(at: header.content, size: header.count)
      guard reference <= UInt64(UInt32.max) else { throw objects.error(header.content) }
      return tape.leaf(foreign: OpaqueListValue(reference: reference))
    default: throw objects.error(header.content)
    }
  }

  private func constant(_ header: BinaryObjects.Header) throws(JSONSyntaxError) -> Tape.Entry {
    switch header.detail {
    case 0: return tape.leaf(.null)
    case 8: return tape.leaf(.no)
    case 9: return tape.leaf(.yes)
    default: throw objects.error(header.content)
    }
  }

  /// An integer: up to four bytes are unsigned, eight are signed; of sixteen the lower half counts,
  /// unsigned.
  private func integer(_ header: BinaryObjects.Header) throws(JSONSyntaxError) -> Tape.Entry {
    guard header.count <= 16 else { throw objects.error(header.content) }
    let bits = objects.integer(at: header.content, size: header.count)
    return header.count == 16 ? tape.leaf(unsigned: bits) : tape.leaf(Int64(bitPattern: bits))
  }

  private func real(_ header: BinaryObjects.Header) throws(JSONSyntaxError) -> Tape.Entry {
    let bits = objects.integer(at: header.content, size: header.count)
    switch header.count {
    case 4: return tape.leaf(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return tape.leaf(Double(bitPattern: bits))
    default: throw objects.error(header.content)
    }
  }

  private func data(_ header: BinaryObjects.Header) -> Data {
    Data(tape.input.copy(at: header.content, count: header.count))
  }

  /// A text of one byte per character, which other writers may fill with Latin-1.
  private func ascii(_ header: BinaryObjects.Header) throws(JSONSyntaxError) -> Tape.Entry {
    var cursor = tape.input.cursor(at: header.content)
    var bits: UInt64 = 0
    var rest = header.count
    while rest >= 8 {
      bits |= cursor.word
      cursor.advance(8)
      rest -= 8
    }
    if rest > 0 { bits |= cursor.word & .max >> UInt64(64 - 8 * rest) }
    if bits & 0x8080_8080_8080_8080 == 0 {
      return tape.leaf(textAt: header.content, count: header.count, isASCII: true)
    }
    var text = UTF8Text(capacity: header.count * 2)
    for place in 0..<header.count {
      text.append(UInt32(tape.input.byte(at: header.content + place)))
    }
    return try tape.leaf(text: text.bytes)
  }

  /// A text of two bytes per UTF-16 unit, big-endian; an unpaired surrogate is replaced.
  private func utf16(_ header: BinaryObjects.Header) throws(JSONSyntaxError) -> Tape.Entry {
    var text = UTF8Text(capacity: header.count * 3)
    var cursor = tape.input.cursor(at: header.content)
    var high: UInt32 = 0
    for _ in 0..<header.count {
      let unit = UInt32(cursor.byte) << 8 | UInt32(cursor.byte(ahead: 1))
      cursor.advance(2)
      if unit & 0xFC00 == 0xDC00, high > 0 {
        text.append(0x1_0000 + (high & 0x3FF) << 10 + unit & 0x3FF)
        high = 0
        continue
      }
      if high > 0 { text.append(UTF8Text.replacement) }
      high = unit & 0xFC00 == 0xD800 ? unit : 0
      if high == 0 { text.append(unit & 0xFC00 == 0xDC00 ? UTF8Text.replacement : unit) }
    }
    if high > 0 { text.append(UTF8Text.replacement) }
    return try tape.leaf(text: text.bytes)
  }
}

/// Builds UTF-8 from code points.
struct UTF8Text {
  static let replacement: UInt32 = 0xFFFD

  private(set) var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func append(_ code: UInt32) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | code >> shift & 0x3F) }
    switch code {
    case 0..<0x80: bytes.append(UInt8(code))
    case 0x80..<0x800:
      bytes.append(UInt8(0xC0 | code >> 6))
      bytes.append(tail(0))
    case 0x800..<0x1_0000:
      bytes.append(UInt8(0xE0 | code >> 12))
      bytes.append(tail(6))
      bytes.append(tail(0))
    default:
      bytes.append(UInt8(truncatingIfNeeded: 0xF0 | code >> 18))
      bytes.append(tail(12))
      bytes.append(tail(6))
      bytes.append(tail(0))
    }
  }

  mutating func append(bytes more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }
}

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
    guard leaf.rawTag >= Tape.Tag.foreign.rawValue else { return 1 }
    return 1 + Int(leaf.head >> 8 & 0xFF_FFFF)
  }

  /// The entry of a leaf without the data for ``weight(_:)``.
  static func plain(_ leaf: Tape.Entry) -> Tape.Entry {
    guard leaf.rawTag >= Tape.Tag.foreign.rawValue else { return leaf }
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
    let bytes = tape.input.copy(at: header.content, count: header.count)
    let scalars = String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })
    return try tape.leaf(text: String(scalars))
  }

  /// A text of two bytes per UTF-16 unit, big-endian; an unpaired surrogate is replaced.
  private func utf16(_ header: BinaryObjects.Header) throws(JSONSyntaxError) -> Tape.Entry {
    let units = (0..<header.count)
      .map { UInt16(objects.integer(at: header.content + 2 * $0, size: 2)) }
    return try tape.leaf(text: String(decoding: units, as: UTF16.self))
  }
}

import Foundation

/// A binary property list built object by object.
struct BinaryList {
  var objects: [[UInt8]]
  var top = 0
  var referenceSize = 1
  var offsetSize = 1
  var magic = "bplist00"

  init(_ objects: [[UInt8]]) { self.objects = objects }

  var data: Data {
    var bytes = Array(magic.utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += Self.integer(offset, offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for field in [objects.count, top, table] { bytes += Self.integer(field, 8) }
    return Data(bytes)
  }

  /// An integer of so many bytes, the highest one first.
  static func integer(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
  }

  static func text(_ text: String) -> [UInt8] {
    [0x5F, 0x11] + integer(text.utf8.count, 2) + Array(text.utf8)
  }

  /// An array of references of the size.
  static func array(_ references: [Int], size: Int = 1) -> [UInt8] {
    [0xAF, 0x12] + integer(references.count, 4) + references.flatMap { integer($0, size) }
  }

  static func dictionary(_ members: [(key: Int, value: Int)], size: Int = 1) -> [UInt8] {
    [0xDF, 0x12] + integer(members.count, 4) + members.flatMap { integer($0.key, size) }
      + members.flatMap { integer($0.value, size) }
  }

  /// As ``doubling(levels:)`` wants it: `levels` arrays, each with the next one twice, around a string.
  static func doubling(levels: Int) -> BinaryList {
    let arrays = (0..<levels).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] }
    return BinaryList(arrays + [[0x51, 0x78]])
  }
}

import Foundation
import Testing

@testable import SmartCodable

@Suite("Binary property lists")
struct BinaryListTests {
  private static let a: [UInt8] = [0x51, 0x61]
  private static let ones = [UInt8](repeating: 0xFF, count: 8)
  private static let zeros = [UInt8](repeating: 0, count: 8)

  /// Single objects that are the whole list.
  static let leaves: [[UInt8]] = [
    [0x00], [0x01], [0x07], [0x08], [0x09], [0x0C, 0x51, 0x61], [0x0F],
    [0x10, 0xFF], [0x11, 0xFF, 0xFF], [0x12, 0xFF, 0xFF, 0xFF, 0xFF], [0x13] + ones,
    [0x13, 0x7F] + ones.dropFirst(), [0x13, 0x80] + zeros.dropFirst(), [0x14] + zeros + ones,
    [0x14] + ones + ones, [0x14] + zeros + zeros.dropFirst() + [7],
    [0x15] + zeros + zeros + ones + ones,
    [0x22, 0x3D, 0xCC, 0xCC, 0xCD], [0x22, 0x7F, 0xC0, 0, 0], [0x22, 0x7F, 0x80, 0, 0],
    [0x22, 0x7F, 0x7F, 0xFF, 0xFF], [0x22, 0, 0, 0, 1],
    [0x23, 0x3F, 0xB9, 0x99, 0x99, 0x99, 0x99, 0x99, 0x9A],
    [0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0], [0x23, 0xFF, 0xF0, 0, 0, 0, 0, 0, 0],
    [0x23, 0x80] + zeros.dropFirst(),
    [0x23, 0x44, 0xB5, 0x2D, 0x02, 0xC7, 0xE1, 0x4A, 0xF6], [0x20, 1], [0x21, 0, 0],
    [0x24] + zeros + zeros,
    [0x33, 0x41, 0, 0, 0, 0, 0, 0, 0], [0x33, 0x3F] + ones.dropFirst(), [0x32, 0x41, 0, 0, 0],
    [0x30] + zeros,
    [0x40], [0x42, 1, 2], [0x42, 1], [0x4F, 0x10, 2, 1, 2], [0x4F, 0x20, 2, 1, 2],
    [0x4F, 0x11, 0, 2, 1, 2],
    [0x4F, 0x13, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2],
    [0x4F, 0x14] + zeros + zeros.dropFirst() + [2, 1, 2],
    [0x4F, 0x13] + ones, [0x4F, 0x13, 0x7F] + ones.dropFirst(), [0x4F, 0x10], [0x4F],
    [0x50], a, [0x52, 0x61, 0xE9], [0x53, 0x61, 0, 0x62], [0x53, 0x61], [0x5F, 0x10, 1, 0x61],
    [0x5F, 0x10, 9] + Array("123456789".utf8), [0x5F, 0x10, 9] + Array("12345678".utf8) + [0xFC],
    [0x62, 0, 0xE9, 0x20, 0xAC], [0x62, 0xD8, 0x3D, 0xDE, 0], [0x62, 0xD8, 0x3D, 0, 0x61],
    [0x62, 0xDE, 0, 0, 0x61], [0x61, 0xD8, 0], [0x63, 0xD8, 0, 0xD8, 0x3D, 0xDE, 0],
    [0x62, 0xFE, 0xFF, 0, 0x61],
    [0x62, 0xFF, 0xFE, 0, 0x61], [0x62, 0, 0x61, 0], [0x6F, 0x10, 1, 0, 0x61],
    [0x62, 0x07, 0xFF, 0x08, 0x00],
    [0x70], [0x72, 0xC3, 0xA9], [0x80, 5], [0x81, 1, 5], [0x83, 0xFF, 0xFF, 0xFF, 0xFF],
    [0x87, 0, 0, 0, 1, 0, 0, 0, 0], [0x87, 0, 0, 0, 0, 0, 0, 0, 9],
    [0x8F] + zeros + zeros.dropFirst() + [9],
    [0x90], [0xA0], [0xB0], [0xD0], [0xE0], [0xF0], [0xFF],
  ]

  /// Lists of several objects, by what they show.
  static let lists: [(String, BinaryList)] = [
    ("array", BinaryList([[0xA2, 1, 1], a])), ("dictionary", BinaryList([[0xD1, 1, 2], a, [9]])),
    ("long counts", BinaryList([[0xAF, 0x10, 1, 1], [0xDF, 0x10, 1, 2, 3], a, [9]])),
    ("one reference is one object", BinaryList([[0xD2, 1, 1, 2, 3], a, [9], [8]])),
    ("equal keys", BinaryList([[0xD2, 1, 4, 2, 3], a, [9], [8], a])),
    ("equal keys in two forms", BinaryList([[0xD2, 1, 4, 2, 3], a, [9], [8], [0x61, 0, 0x61]])),
    (
      "keys in order",
      BinaryList([[0xD3, 1, 2, 3, 4, 4, 5], a, [0x51, 0x62], [0x51, 0x63], [9], [8]])
    ),
    (
      "keys in no order",
      BinaryList([[0xD3, 3, 1, 2, 4, 4, 5], a, [0x51, 0x62], [0x51, 0x63], [9], [8]])
    ),
    ("a key begins another", BinaryList([[0xD2, 1, 2, 3, 3], [0x52, 0x61, 0x61], a, [9]])),
    ("an integer key", BinaryList([[0xD2, 1, 2, 3, 3], [0x10, 5], [0x10, 10], [9]])),
    ("an integer key and value", BinaryList([[0xD1, 1, 1], [0x10, 5]])),
    ("a Boolean key", BinaryList([[0xA2, 1, 3], [0xD1, 2, 2], [9], a])),
    ("a real key", BinaryList([[0xD1, 1, 2], [0x23, 0x40, 0x08, 0, 0, 0, 0, 0, 0], [9]])),
    ("a date key", BinaryList([[0xD1, 1, 2], [0x33, 0x41, 0, 0, 0, 0, 0, 0, 0], [9]])),
    ("a data key", BinaryList([[0xD1, 1, 2], [0x41, 7], [9]])),
    ("a null key", BinaryList([[0xD1, 1, 2], [0], [9]])),
    ("a reference key", BinaryList([[0xD1, 1, 2], [0x80, 3], [9]])),
    ("an array key", BinaryList([[0xD1, 1, 2], [0xA0], [9]])),
    ("an unreadable key", BinaryList([[0xD1, 1, 2], [0x0F], [9]])),
    ("CF$UID is a key", BinaryList([[0xD1, 1, 2], [0x56] + Array("CF$UID".utf8), [0x10, 4]])),
    ("itself", BinaryList([[0xA1, 0]])),
    ("itself below", BinaryList([[0xA1, 1], [0xD1, 2, 0], a])),
    ("no such object", BinaryList([[0xA1, 7]])), ("no such key", BinaryList([[0xD1, 7, 0]])),
    ("unread object", BinaryList([[0xA1, 1], a, [0xFF]])),
    ("unread dictionary", BinaryList([[0xA1, 1], a, [0xD1, 9, 9]])),
    ("short dictionary", BinaryList([[0xD2, 1, 2, 1], a, [9]])), ("no object", BinaryList([])),
    ("shared array", BinaryList([[0xA3, 1, 1, 2], [0xA1, 2], a])),
    (
      "shared dictionary",
      BinaryList([[0xD2, 3, 4, 1, 2], [0xA2, 2, 2], [0xD1, 3, 4], a, [0x51, 0x62]])
    ),
    ("shared empty ones", BinaryList([[0xA4, 1, 1, 2, 2], [0xA0], [0xD0]])),
    ("ten levels of pairs", .doubling(levels: 10)),
  ]

  @Test("ENT-22: leaves are read as Foundation reads them", arguments: leaves)
  func single(bytes: [UInt8]) {
    let data = BinaryList([bytes]).data
    #expect(ListOutline.ours(data) == ListOutline.foundations(data))
    // Behind a leaf there may be another object.
    let array = BinaryList([[0xA3, 1, 2, 1], bytes, [0x09]]).data
    #expect(ListOutline.ours(array) == ListOutline.foundations(array))
  }

  @Test(
    "ENT-22, ENT-19, ENT-20, LIM-3: containers are read as Foundation reads them",
    arguments: lists
  )
  func several(name: String, list: BinaryList) {
    for (reference, offset) in [(1, 1), (2, 2), (3, 4), (8, 8), (16, 9)] {
      var list = list
      list.objects = list.objects.map { $0 }
      if reference != 1 { list.widen(to: reference) }
      list.offsetSize = offset
      #expect(
        ListOutline.ours(list.data) == ListOutline.foundations(list.data),
        "\(name) \(reference)"
      )
    }
  }

  @Test("ENT-22: the trailer is checked as Foundation checks it")
  func trailer() {
    var list = BinaryList([[0xA1, 1], Self.a])
    var variants: [Data] = [
      list.data + [0], list.data.dropLast(), list.data.prefix(40), list.data.dropFirst(),
    ]
    for magic in ["bplist01", "bplist0Z", "bplist15", "bplisT00"] {
      list.magic = magic
      variants.append(list.data)
    }
    list.magic = "bplist00"
    for top in [1, 2, Int.max] {
      list.top = top
      variants.append(list.data)
    }
    var many = BinaryList([[0xA1, 1]] + Array(repeating: [9], count: 255))
    for size in [1, 2] {
      many.offsetSize = size
      variants.append(many.data)
    }
    for data in variants.map({ Data($0) }) {
      #expect(ListOutline.ours(data) == ListOutline.foundations(data))
    }
  }

  @Test("ENT-22: an empty text in UTF-16 is one, though Foundation refuses it")
  func emptyText() {
    #expect(ListOutline.ours(BinaryList([[0x60]]).data) == #""""#)
  }

  @Test("ENT-22: a set is an array in the order of the file")
  func sets() {
    let list = BinaryList([[0xC3, 2, 1, 2], Self.a, [0x51, 0x62]])
    #expect(ListOutline.ours(list.data) == #"["b", "a", "b"]"#)
  }

  @Test("ENT-20: wide dictionaries of any keys are walked in the order of their bytes")
  func wideDictionary() throws {
    var content: [String: Int] = [:]
    for number in 0..<300 {
      content["\(number % 7 == 0 ? "a long beginning of keys " : "")\(number)"] = number
      content["\(number)\u{E9}\u{1F600}"] = number
    }
    let data = try PropertyListSerialization.data(
      fromPropertyList: content,
      format: .binary,
      options: 0
    )
    #expect(ListOutline.ours(data) == ListOutline.of(content))
  }

  @Test("ENT-20: texts have the characters of every plane, at its ends and in the middle")
  func planes() throws {
    let texts = (0...16)
      .flatMap { plane in
        [0x0001, 0x7FFF, 0x8000, 0xFFFF].map { plane << 16 | $0 }
      }
      .compactMap { Unicode.Scalar(UInt32($0)) }.map { "\($0)é" }
    let data = try PropertyListSerialization.data(
      fromPropertyList: texts,
      format: .binary,
      options: 0
    )
    #expect(texts.count == 68)
    #expect(ListOutline.ours(data) == ListOutline.of(texts))
  }

  @Test("ENT-21: 512 open containers are read and 513 are not", arguments: [512, 513])
  func depth(depth: Int) {
    var list = BinaryList((1..<depth).map { BinaryList.array([$0], size: 2) } + [[0xA0]])
    list.referenceSize = 2
    list.offsetSize = 2
    #expect((ListOutline.ours(list.data) != nil) == (depth <= 512))
  }

  @Test(
    "ENT-21, LIM-3: a shared container counts with its height where it is deepest",
    arguments: [512, 513]
  )
  func sharedDepth(depth: Int) {
    // A chain of 100 is met first near the top, then below a chain of the rest.
    let chain = depth - 101
    var objects = [BinaryList.array([chain + 1, 1], size: 2)]
    for link in 1...chain {
      objects.append(BinaryList.array([link == chain ? chain + 1 : link + 1], size: 2))
    }
    for link in 0..<99 { objects.append(BinaryList.array([chain + 2 + link], size: 2)) }
    objects.append([0xA0])
    var list = BinaryList(objects)
    list.referenceSize = 2
    list.offsetSize = 2
    #expect((ListOutline.ours(list.data) != nil) == (depth <= 512))
  }
}

extension BinaryList {
  /// Gives the references of short arrays and dictionaries another size.
  fileprivate mutating func widen(to size: Int) {
    referenceSize = size
    objects = objects.map { object in
      guard let marker = object.first, marker >> 4 == 0xA || marker >> 4 == 0xD else {
        return object
      }
      let start = marker & 0xF == 0xF ? 3 : 1
      return Array(object[..<min(start, object.count)])
        + object.dropFirst(start).flatMap { Self.integer(Int($0), size) }
    }
  }
}

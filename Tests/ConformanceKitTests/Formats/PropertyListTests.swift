import ConformanceKit
import Foundation
import Testing

private let formats: [any SuiteFormat] = [XMLPropertyList(), BinaryPropertyList()]

@Suite("Foundation reads property lists as they were meant")
struct PropertyListTests {
  /// Both of Foundation's readers find what the tree says.
  private func check(_ tree: JSONValue, _ format: any SuiteFormat) throws {
    let bytes = try format.encode(tree)
    let expected = Said(tree)
    #expect(try Said(serialized: bytes) == expected)
    #expect(try Said(decoded: bytes).withoutIntegralReals == expected.withoutIntegralReals)
  }

  @Test("400 trees", arguments: 0..<400)
  func trees(seed: UInt64) throws {
    var maker = TreeMaker(seed: seed)
    let tree = maker.tree(depth: Int(seed % 5))
    for format in formats { try check(tree, format) }
  }

  @Test(
    "integers of each width",
    arguments: [0, 7, 8, 15, 16, 31, 32, 62, 63]
      .flatMap { bit -> [Int128] in
        let power = Int128(1) << bit
        return [power - 1, power, power + 1, -power, 1 - power, -1 - power]
      } + [Int128(UInt64.max), Int128(UInt64.max) - 1]
  )
  func integers(value: Int128) throws {
    let tree = JSONValue.number("\(value)")
    for format in formats {
      if (Int128(Int64.min)...Int128(UInt64.max)).contains(value) {
        try check(tree, format)
      } else {
        let excuse = Inexpressible("an integer beyond 64 bits", at: "$")
        #expect(throws: excuse) { try format.encode(tree) }
      }
    }
  }

  @Test(
    "as many objects as references of one, two and four bytes can tell apart",
    arguments: [0, 1, 14, 15, 253, 254, 255, 256, 257, 65_534, 65_535, 65_536]
  )
  func objects(count: Int) throws {
    let numbers = (0..<count).map { $0 * 41 }
    let list = JSONValue.array(numbers.map { .number("\($0)") })
    let pairs = numbers.prefix(count / 2).map { ("k\($0)", $0) }
    let table = JSONValue.object(pairs.map { JSONMember(key: $0, value: .number("\($1)")) })
    // In XML nothing depends on how many there are.
    for format in formats where count < 1000 || format is BinaryPropertyList {
      let listBytes = try format.encode(list)
      #expect(try Said(serialized: listBytes) == Said(list))
      #expect(try PropertyListDecoder().decode([Int].self, from: Data(listBytes)) == numbers)
      let tableBytes = try format.encode(table)
      #expect(try Said(serialized: tableBytes) == Said(table))
      let read = try PropertyListDecoder().decode([String: Int].self, from: Data(tableBytes))
      #expect(read == Dictionary(uniqueKeysWithValues: pairs))
    }
  }

  @Test(
    "offsets of one to four bytes",
    arguments: [0, 14, 15, 230, 240, 250, 255, 65_510, 65_520, 65_536, 70_000]
  )
  func lengths(count: Int) throws {
    for text in ["x", "é"] {
      let tree = JSONValue.array([.string(String(repeating: text, count: count)), .boolean(true)])
      for format in formats { try check(tree, format) }
    }
  }

  @Test("a mark of byte order that begins a text is a character of it")
  func byteOrderMark() throws {
    let tree = JSONValue.array([.string("\u{FEFF}x")])
    try check(tree, BinaryPropertyList())
    let bytes = try XMLPropertyList().encode(tree)
    #expect(try Said(decoded: bytes) == Said(tree))
    // Core Foundation drops it from texts of XML.
    #expect(try Said(serialized: bytes) == .array([.string([UInt8(ascii: "x")])]))
  }

  @Test("every character that XML has and keeps, and no other")
  func characters() throws {
    var kept = String.UnicodeScalarView()
    for scalar in (0...0x10FFFF).compactMap({ Unicode.Scalar($0 as UInt32) }) {
      let tree = JSONValue.string(String(scalar))
      let isKept =
        scalar == "\t" || scalar == "\n"
        || scalar >= " " && scalar != "\u{FFFE}" && scalar != "\u{FFFF}"
      #expect(((try? XMLPropertyList().encode(tree)) != nil) == isKept)
      if isKept { kept.append(scalar) }
    }
    try check(.string(String(kept)), XMLPropertyList())
    try check(.string("\u{0}\r\u{1F}\u{FFFE}\u{FFFF}"), BinaryPropertyList())
    try check(.object([JSONMember(key: "\u{0}\r", value: .boolean(true))]), BinaryPropertyList())
  }

  @Test("the example of the documentation")
  func example() throws {
    let bytes = try BinaryPropertyList()
      .encode(.object([JSONMember(key: "a", value: .number("7"))]))
    let expected: [UInt8] = [
      0x62, 0x70, 0x6C, 0x69, 0x73, 0x74, 0x30, 0x30, 0x51, 0x61, 0x10, 0x07, 0xD1, 0x00, 0x01,
      0x08, 0x0A, 0x0C, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 2,
      0, 0, 0, 0, 0, 0, 0, 0x0F,
    ]
    #expect(bytes == expected)
  }

  @Test("texts do not contain what may only end a CDATA section")
  func sectionEnd() throws {
    let text = String(decoding: try XMLPropertyList().encode(.string("]]>")), as: UTF8.self)
    #expect(text.contains("<string>]]&gt;</string>"))
  }

  @Test("exponents are spelled as the document type has them")
  func exponents() throws {
    for (literal, spelling) in [
      ("1e5", "1E+5"), ("-1.50E-07", "-1.50E-07"), ("1E+5", "1E+5"), ("-0", "-0"), ("1.0", "1.0"),
    ] {
      let text = String(decoding: try XMLPropertyList().encode(.number(literal)), as: UTF8.self)
      #expect(text.contains("<real>\(spelling)</real>"))
    }
  }
}

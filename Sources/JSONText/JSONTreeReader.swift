/// A strict reader of RFC 8259 texts; it decides what counts as valid JSON in this module.
///
/// One loop over the bytes, no recursion and no depth limit. Byte order marks, UTF-16, trailing commas and
/// lone surrogates are refused: the oracles' exceptions depend on that.
struct JSONTreeReader {
  private let bytes: [UInt8]
  private var index = 0
  private var tree = JSONTree(records: [], pool: [], root: 0)
  private var container: Int32 = -1
  private var key: Range<Int>?

  /// Reads one document, or returns nil if `bytes` is not a JSON text.
  static func read(_ bytes: [UInt8]) -> JSONTree? {
    var reader = JSONTreeReader(bytes)
    return reader.document() ? reader.tree : nil
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tree.pool = bytes
    tree.records.reserveCapacity(bytes.count / 6 + 4)
  }

  private mutating func document() -> Bool {
    skipSpace()
    guard value() else { return false }
    while container >= 0 {
      guard step() else { return false }
    }
    skipSpace()
    return index == bytes.count
  }

  /// Reads the next element, member or end of the open container.
  private mutating func step() -> Bool {
    skipSpace()
    guard index < bytes.count else { return false }
    let open = tree.records[Int(container)]
    let end: UInt8 = open.kind == .array ? UInt8(ascii: "]") : UInt8(ascii: "}")
    if bytes[index] == end {
      index += 1
      container = open.parent
      return true
    }
    if open.first >= 0 {
      guard take(UInt8(ascii: ",")) else { return false }
      skipSpace()
    }
    if open.kind == .object {
      guard take(UInt8(ascii: "\"")), let name = string() else { return false }
      key = name
      skipSpace()
      guard take(UInt8(ascii: ":")) else { return false }
      skipSpace()
    }
    return value()
  }

  private mutating func value() -> Bool {
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case UInt8(ascii: "{"): return open(.object)
    case UInt8(ascii: "["): return open(.array)
    case UInt8(ascii: "\""):
      index += 1
      guard let text = string() else { return false }
      add(.string, text)
      return true
    case UInt8(ascii: "t"): return literal("true", .bool)
    case UInt8(ascii: "f"): return literal("false", .bool)
    case UInt8(ascii: "n"): return literal("null", .null)
    default:
      guard let text = number() else { return false }
      add(.number, text)
      return true
    }
  }

  private mutating func open(_ kind: JSONTree.Kind) -> Bool {
    add(kind, index..<index)
    container = Int32(tree.records.count - 1)
    index += 1
    return true
  }

  private mutating func add(_ kind: JSONTree.Kind, _ text: Range<Int>) {
    let node = Int32(tree.records.count)
    var record = JSONTree.Record(
      kind: kind,
      textStart: Int32(text.lowerBound),
      textLength: Int32(text.count),
      parent: container
    )
    if let key {
      record.keyStart = Int32(key.lowerBound)
      record.keyLength = Int32(key.count)
    }
    key = nil
    tree.records.append(record)
    guard container >= 0 else { return }
    let last = tree.records[Int(container)].last
    if last < 0 {
      tree.records[Int(container)].first = node
    } else {
      tree.records[Int(last)].next = node
    }
    tree.records[Int(container)].last = node
  }

  private mutating func literal(_ text: StaticString, _ kind: JSONTree.Kind) -> Bool {
    let end = index + text.utf8CodeUnitCount
    guard end <= bytes.count, bytes[index..<end].elementsEqual(text.description.utf8) else {
      return false
    }
    add(kind, index..<end)
    index = end
    return true
  }

  private mutating func number() -> Range<Int>? {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) {
      guard digits() else { return nil }
    }
    if take(UInt8(ascii: ".")) {
      guard digits() else { return nil }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard digits() else { return nil }
    }
    return start..<index
  }

  private mutating func digits() -> Bool {
    let start = index
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    return index > start
  }

  /// Reads up to the closing quote; the index is already past the opening one.
  private mutating func string() -> Range<Int>? {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index += 1
        return start..<index - 1
      }
      if byte == UInt8(ascii: "\\") {
        guard escape() else { return nil }
      } else if byte < 0x20 {
        return nil
      } else if byte < 0x80 {
        index += 1
      } else {
        let length = UTF8Sequence.length(in: bytes, at: index)
        guard length > 0 else { return nil }
        index += length
      }
    }
    return nil
  }

  private mutating func escape() -> Bool {
    guard index + 1 < bytes.count else { return false }
    guard bytes[index + 1] == UInt8(ascii: "u") else {
      index += 2
      return #""\/bfnrt"#.utf8.contains(bytes[index - 1])
    }
    guard let high = JSONText.hexadecimal(bytes, at: index + 2) else { return false }
    index += 6
    guard (0xD800..<0xE000).contains(high) else { return true }
    guard high < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u"),
      let low = JSONText.hexadecimal(bytes, at: index + 2), (0xDC00..<0xE000).contains(low)
    else { return false }
    index += 6
    return true
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }
}

extension JSONTree {
  /// Reads a JSON text by RFC 8259, or returns nil.
  public init?(parsing bytes: [UInt8]) {
    guard let tree = JSONTreeReader.read(bytes) else { return nil }
    self = tree
  }
}

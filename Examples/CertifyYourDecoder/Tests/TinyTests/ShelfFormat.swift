import ConformanceKit
import Foundation

/// Shelves: a text format whose top is a table, a line for each member; it has no null.
///
///     name = "Ann"
///     "odd key" = [1, 2.0, {deep = true}]
///
/// A real number has a point or an exponent, an integer has none. Keys that are not plain words are quoted, and
/// texts are written as in JSON.
struct ShelfFormat: SuiteFormat {
  let name = "shelf"
  let traits: Set<FormatTrait> = [.typedNumbers, .tableOnTop]
  let spellings = ["quoted-keys"]

  func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8] {
    try lines(tree, isQuoted: false)
  }

  func encode(
    _ tree: JSONValue,
    asked types: AskedTypes,
    spelling: String
  ) throws(Inexpressible) -> [UInt8] { try lines(tree, isQuoted: spelling == "quoted-keys") }

  private func lines(_ tree: JSONValue, isQuoted: Bool) throws(Inexpressible) -> [UInt8] {
    guard case .object(let members) = tree else {
      throw Inexpressible("a top that is no table", at: "$")
    }
    var lines = ""
    for member in members { lines += try self.member(member, "$", isQuoted) + "\n" }
    return Array(lines.utf8)
  }

  private func member(
    _ member: JSONMember,
    _ path: String,
    _ isQuoted: Bool = false
  ) throws(Inexpressible) -> String {
    let isPlain =
      !isQuoted && !member.key.isEmpty && member.key.utf8.allSatisfy { 0x61...0x7A ~= $0 }
    let key = isPlain ? member.key : quoted(member.key)
    return try "\(key) = \(value(member.value, "\(path).\(member.key)"))"
  }

  private func quoted(_ text: String) -> String {
    let bytes = (try? JSONEncoder().encode(text)) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }

  private func value(_ tree: JSONValue, _ path: String) throws(Inexpressible) -> String {
    switch tree {
    case .null: throw Inexpressible("null", at: path)
    case .boolean(let flag): return "\(flag)"
    case .string(let text): return quoted(text)
    case .number(let literal):
      if case .real(let value) = try FormatNumber(literal, at: path) { return "\(value)" }
      return literal
    case .array(let elements):
      var texts: [String] = []
      for (place, item) in elements.enumerated() {
        texts.append(try value(item, "\(path)[\(place)]"))
      }
      return "[" + texts.joined(separator: ", ") + "]"
    case .object(let members):
      var texts: [String] = []
      for item in members { texts.append(try member(item, path)) }
      return "{" + texts.joined(separator: ", ") + "}"
    }
  }
}

/// Reads shelves.
struct ShelfDecoder: DropInDecoder {
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    var reader = ShelfReader(rest: Array(data)[...])
    guard let members = reader.lines() else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no shelf"))
    }
    return try NodeDecoder(node: .table(members)).singleValueContainer().decode(type)
  }
}

private struct ShelfReader {
  var rest: ArraySlice<UInt8>
  var depth = 0

  typealias Member = (key: Node.Key, value: Node)

  mutating func lines() -> [Member]? {
    var members: [Member] = []
    while !rest.isEmpty {
      guard let member = member(), skip("\n") else { return nil }
      members.append(member)
    }
    return members
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private mutating func member() -> Member? {
    let word = rest.prefix { 0x61...0x7A ~= $0 }
    rest = rest.dropFirst(word.count)
    guard let key = word.isEmpty ? text() : String(decoding: word, as: UTF8.self), skip(" = ")
    else {
      return nil
    }
    return value().map { (.text(key), $0) }
  }

  private mutating func value() -> Node? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { return nil }
    switch rest.first {
    case UInt8(ascii: "\""): return text().map { .text($0) }
    case UInt8(ascii: "["): return items("[", "]") { $0.value() }.map { .list($0) }
    case UInt8(ascii: "{"): return items("{", "}") { $0.member() }.map { .table($0) }
    default: return scalar()
    }
  }

  private mutating func items<Item>(
    _ open: String,
    _ close: String,
    _ item: (inout ShelfReader) -> Item?
  ) -> [Item]? {
    guard skip(open) else { return nil }
    if skip(close) { return [] }
    var items: [Item] = []
    repeat {
      guard let next = item(&self) else { return nil }
      items.append(next)
    } while skip(", ")
    return skip(close) ? items : nil
  }

  private mutating func scalar() -> Node? {
    if skip("true") { return .boolean(true) }
    if skip("false") { return .boolean(false) }
    let text = String(
      decoding: rest.prefix { $0 > 0x20 && !",]}".utf8.contains($0) },
      as: UTF8.self
    )
    rest = rest.dropFirst(text.utf8.count)
    if let value = Int64(text) { return .integer(value) }
    if let value = UInt64(text) { return .unsigned(value) }
    return Double(text).flatMap { $0.isFinite ? .double($0) : nil }
  }

  /// A text in quotes; its escapes are those of JSON.
  private mutating func text() -> String? {
    var end = rest.startIndex + 1
    while end < rest.endIndex, rest[end] != UInt8(ascii: "\"") {
      end += rest[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard rest.first == UInt8(ascii: "\""), end < rest.endIndex else { return nil }
    let quoted = rest[...end]
    rest = rest[(end + 1)...]
    return try? JSONDecoder().decode(String.self, from: Data(quoted))
  }
}

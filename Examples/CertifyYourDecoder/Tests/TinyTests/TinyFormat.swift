import ConformanceKit
import Foundation

/// Tiny documents: a byte for the kind, then a number, or a count and what it counts.
///
/// Integers and real numbers are of different kinds, those of four and of eight bytes too, and keys may be
/// integers.
struct TinyFormat: SuiteFormat {
  let name = "tiny"
  let traits: Set<FormatTrait> = [.typedNumbers]
  let spellings = ["narrow"]

  func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8] {
    throw Inexpressible("a document without types", at: "$")
  }

  func encode(_ tree: JSONValue, asked types: AskedTypes) throws(Inexpressible) -> [UInt8] {
    try bytes(tree, types, [], isNarrow: false)
  }

  func encode(
    _ tree: JSONValue,
    asked types: AskedTypes,
    spelling: String
  ) throws(Inexpressible) -> [UInt8] {
    try bytes(tree, types, [], isNarrow: spelling == "narrow")
  }

  /// Narrow integers have four bytes where that is enough.
  private func bytes(
    _ tree: JSONValue,
    _ types: AskedTypes,
    _ path: [String],
    isNarrow: Bool
  ) throws(Inexpressible) -> [UInt8] {
    switch tree {
    case .null, .boolean: return [tree == .null ? 0 : tree == .boolean(true) ? 2 : 1]
    case .number(let literal):
      switch try FormatNumber(literal, at: path.joined(separator: ".")) {
      case .integer(let value):
        if isNarrow, let small = Int32(exactly: value) { return [10] + big(small) }
        return [3] + big(value)
      case .unsigned(let value): return [8] + big(value)
      case .real(let value):
        let single = Float(literal).flatMap { $0.isFinite ? $0 : nil }
        if types[path] == [.float], let single { return [9] + big(single.bitPattern) }
        return [4] + big(value.bitPattern)
      }
    case .string(let text): return [5] + big(UInt32(text.utf8.count)) + text.utf8
    case .array(let elements):
      var output = [6] + big(UInt32(elements.count))
      for (place, item) in elements.enumerated() {
        output += try bytes(item, types, path + ["\(place)"], isNarrow: isNarrow)
      }
      return output
    case .object(let members):
      var output = [7] + big(UInt32(members.count * 2))
      for member in members {
        if types[path].contains(.integerKeys), let key = Int64(member.key), "\(key)" == member.key {
          output += [3] + big(key)
        } else {
          output += [5] + big(UInt32(member.key.utf8.count)) + member.key.utf8
        }
        output += try bytes(member.value, types, path + [member.key], isNarrow: isNarrow)
      }
      return output
    }
  }

  private func big<Number: FixedWidthInteger>(_ value: Number) -> [UInt8] {
    (0..<Number.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

/// Reads tiny documents.
struct TinyDecoder: DropInDecoder {
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    var rest = Array(data)[...]
    guard let node = node(&rest, depth: 0), rest.isEmpty else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no document"))
    }
    return try NodeDecoder(node: node).singleValueContainer().decode(type)
  }

  private func node(_ rest: inout ArraySlice<UInt8>, depth: Int) -> Node? {
    guard depth < 100, let kind = rest.popFirst(), kind < 11 else { return nil }
    if kind < 3 { return [.null, .boolean(false), .boolean(true)][Int(kind)] }
    guard let number = number([8, 8, 4, 4, 4, 8, 4, 4][Int(kind) - 3], &rest) else { return nil }
    switch kind {
    case 3: return .integer(Int64(bitPattern: number))
    case 4: return .double(Double(bitPattern: number))
    case 8: return .unsigned(number)
    case 10: return .integer(Int64(Int32(truncatingIfNeeded: number)))
    case 9: return .single(Float(bitPattern: UInt32(number)))
    case 5:
      let bytes = rest.prefix(Int(number))
      rest = rest.dropFirst(Int(number))
      return bytes.count == Int(number)
        ? String(validating: bytes, as: UTF8.self).map { .text($0) } : nil
    default:
      var nodes: [Node] = []
      for _ in 0..<number {
        guard let node = node(&rest, depth: depth + 1) else { return nil }
        nodes.append(node)
      }
      return kind == 6 ? .list(nodes) : table(nodes)
    }
  }

  private func table(_ nodes: [Node]) -> Node? {
    var members: [(key: Node.Key, value: Node)] = []
    for place in stride(from: 0, to: nodes.count - 1, by: 2) {
      switch nodes[place] {
      case .text(let key): members.append((.text(key), nodes[place + 1]))
      case .integer(let key): members.append((.integer(Int(key)), nodes[place + 1]))
      default: return nil
      }
    }
    return nodes.count.isMultiple(of: 2) ? .table(members) : nil
  }

  private func number(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> UInt64? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
  }
}

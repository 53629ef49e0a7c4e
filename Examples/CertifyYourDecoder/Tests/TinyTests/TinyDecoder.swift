import ConformanceKit
import Foundation

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

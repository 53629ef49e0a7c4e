import ConformanceKit
import Foundation

/// Tiny documents: a byte for the kind, then a number, or a count and what it counts.
struct TinyFormat: SuiteFormat {
  let name = "tiny"
  func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8] { try bytes(tree, "$") }
  private func bytes(_ tree: JSONValue, _ path: String) throws(Inexpressible) -> [UInt8] {
    switch tree {
    case .null, .boolean: return [tree == .null ? 0 : tree == .boolean(true) ? 2 : 1]
    case .number(let literal):
      switch try FormatNumber(literal, at: path) {
      case .integer(let value): return [3] + big(Int128(value))
      case .unsigned(let value): return [3] + big(Int128(value))
      case .real(let value): return [4] + big(value.bitPattern)
      }
    case .string(let text): return [5] + big(UInt32(text.utf8.count)) + text.utf8
    case .array(let elements):
      var output = [6] + big(UInt32(elements.count))
      for (place, item) in elements.enumerated() { output += try bytes(item, "\(path)[\(place)]") }
      return output
    case .object(let members):
      let parts = try members.map { member throws(Inexpressible) in
        try bytes(.string(member.key), path) + bytes(member.value, "\(path).\(member.key)")
      }
      return [7] + big(UInt32(members.count * 2)) + parts.joined()
    }
  }
  private func big<Number: FixedWidthInteger>(_ value: Number) -> [UInt8] {
    (0..<Number.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

/// Reads tiny documents and leaves it to `JSONDecoder` what to make of them.
struct TinyDecoder: DropInDecoder {
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    var rest = Array(data)[...]
    let text = json(&rest, depth: 0) ?? ""  // an empty text is corrupted data too
    return try JSONDecoder().decode(type, from: Data((rest.isEmpty ? text : "").utf8))
  }
  private func json(_ rest: inout ArraySlice<UInt8>, depth: Int) -> String? {
    guard depth < 100, let kind = rest.popFirst(), kind < 8 else { return nil }
    if kind < 3 { return ["null", "false", "true"][Int(kind)] }
    guard let bytes = taken([16, 8, 4, 4, 4][Int(kind) - 3], &rest) else { return nil }
    let number = bytes.reduce(Int128(0)) { $0 << 8 | Int128($1) }
    if kind < 5 { return kind == 3 ? "\(number)" : "\(Double(bitPattern: UInt64(number)))" }
    if kind == 5 {
      let text = taken(Int(number), &rest).flatMap { String(validating: $0, as: UTF8.self) }
      return text.map { "\"" + $0.utf16.map { String(format: "\\u%04x", $0) }.joined() + "\"" }
    }
    var text = ""
    for place in 0..<Int(number) {
      guard let item = json(&rest, depth: depth + 1) else { return nil }
      text += (place == 0 ? "" : kind == 7 && place % 2 == 1 ? ":" : ",") + item
    }
    return kind == 6 ? "[\(text)]" : "{\(text)}"
  }
  private func taken(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    rest.count < count ? nil : (0..<count).compactMap { _ in rest.popFirst() }
  }
}

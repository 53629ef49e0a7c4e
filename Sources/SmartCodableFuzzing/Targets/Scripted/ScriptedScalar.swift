import Foundation
import FuzzKit

/// A scalar of a document, with the type in which it is encoded.
///
/// Each container has a call of its own for each of these types, and Swift chooses by the static type: hence
/// one switch for each kind of container.
enum ScriptedScalar {
  case null
  case bool(Bool)
  case text(String)
  case double(Double)
  case float(Float)
  case int(Int)
  case int8(Int8)
  case int16(Int16)
  case int32(Int32)
  case int64(Int64)
  case uint(UInt)
  case uint8(UInt8)
  case uint16(UInt16)
  case uint32(UInt32)
  case uint64(UInt64)
  case wide(ScriptedWide)
  /// A type that encoders know or that codes itself.
  case other(any Encodable)

  /// The scalar at `node`, in one of the types that hold it.
  init(_ script: ScriptedValue.Script, _ node: JSONTree.Node) {
    let literal = String(decoding: script.tree.text(of: node), as: UTF8.self)
    self =
      switch script.tree.kind(of: node) {
      case .bool: .bool(literal == "true")
      case .string: Self.text(script.text(node), script.choice(node, 5, of: 8))
      case .number where script.refuses(node): .double(.infinity)
      // The library's own style spells a Float with more digits than its type holds without an exponent.
      case .number:
        Self.number(literal, max(script.isOwnStyle ? 1 : 0, script.choice(node, 6, of: 21)))
      default: .null
      }
  }

  private static func text(_ text: String, _ choice: Int) -> Self {
    switch choice {
    case 0: .other(Data(text.utf8))
    case 1: .other(Date(timeIntervalSince1970: Double(text.utf8.count) * 1.5))
    case 2: .other(URL(fileURLWithPath: "/a/b"))
    default: .text(text)
    }
  }

  /// A number as a Double; finite, since only one number of a script may be refused.
  static func finite(_ literal: String) -> Double? {
    let largest = Double.greatestFiniteMagnitude
    return Double(literal).map { min(largest, max(-largest, $0)) }
  }

  private static func number(_ literal: String, _ choice: Int) -> Self {
    let number = finite(literal) ?? 0
    let rounded = Int(exactly: number.rounded()) ?? 7
    return switch choice {
    case 0: .float(min(.greatestFiniteMagnitude, max(-.greatestFiniteMagnitude, Float(number))))
    case 1: .other(Date(timeIntervalSinceReferenceDate: min(1e12, max(-1e12, number))))
    case 2, 3: .double(number)
    case 4: .int8(Int8(clamping: rounded))
    case 5: .int16(Int16(clamping: rounded))
    case 6: .int32(Int32(clamping: rounded))
    case 7: .int64(Int64(rounded))
    case 8: .uint(UInt(clamping: rounded))
    case 9: .uint8(UInt8(clamping: rounded))
    case 10: .uint16(UInt16(clamping: rounded))
    case 11: .uint32(UInt32(clamping: rounded))
    case 12: .uint64(UInt64(clamping: rounded))
    case 13: .wide(ScriptedWide(number: rounded, shift: rounded & 63, isSigned: true))
    case 14: .wide(ScriptedWide(number: rounded, shift: rounded & 63, isSigned: false))
    case 15: .other(ScriptedWide(number: rounded, shift: 1, isSigned: true))
    default: Int(literal).map(Self.int) ?? .double(number)
    }
  }

  func encode(in container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .float(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .int8(let value): try container.encode(value)
    case .int16(let value): try container.encode(value)
    case .int32(let value): try container.encode(value)
    case .int64(let value): try container.encode(value)
    case .uint(let value): try container.encode(value)
    case .uint8(let value): try container.encode(value)
    case .uint16(let value): try container.encode(value)
    case .uint32(let value): try container.encode(value)
    case .uint64(let value): try container.encode(value)
    case .wide(let value): try value.encode(in: &container)
    case .other(let value): try container.encode(value)
    }
  }

  func encode(in container: inout any UnkeyedEncodingContainer) throws {
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .float(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .int8(let value): try container.encode(value)
    case .int16(let value): try container.encode(value)
    case .int32(let value): try container.encode(value)
    case .int64(let value): try container.encode(value)
    case .uint(let value): try container.encode(value)
    case .uint8(let value): try container.encode(value)
    case .uint16(let value): try container.encode(value)
    case .uint32(let value): try container.encode(value)
    case .uint64(let value): try container.encode(value)
    case .wide(let value): try value.encode(in: &container)
    case .other(let value): try container.encode(value)
    }
  }

  func encode<Key>(in container: inout KeyedEncodingContainer<Key>, forKey key: Key) throws {
    switch self {
    case .null: try container.encodeNil(forKey: key)
    case .bool(let value): try container.encode(value, forKey: key)
    case .text(let value): try container.encode(value, forKey: key)
    case .double(let value): try container.encode(value, forKey: key)
    case .float(let value): try container.encode(value, forKey: key)
    case .int(let value): try container.encode(value, forKey: key)
    case .int8(let value): try container.encode(value, forKey: key)
    case .int16(let value): try container.encode(value, forKey: key)
    case .int32(let value): try container.encode(value, forKey: key)
    case .int64(let value): try container.encode(value, forKey: key)
    case .uint(let value): try container.encode(value, forKey: key)
    case .uint8(let value): try container.encode(value, forKey: key)
    case .uint16(let value): try container.encode(value, forKey: key)
    case .uint32(let value): try container.encode(value, forKey: key)
    case .uint64(let value): try container.encode(value, forKey: key)
    case .wide(let value): try value.encode(in: &container, forKey: key)
    case .other(let value): try container.encode(value, forKey: key)
    }
  }
}

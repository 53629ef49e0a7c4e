import ConformanceKit
import Foundation

/// What a property list says, in a form in which formats and judges can be compared.
///
/// Texts are their bytes, since equal strings may differ in normalization, and reals their bits,
/// since -0.0 equals 0.0.
indirect enum Said: Hashable {
  case boolean(Bool)
  case integer(Int128)
  case real(UInt64)
  case string([UInt8])
  case array([Said])
  case dictionary([[UInt8]: Said])
  case unknown(String)
}

extension Said {
  /// What a tree says that a property list can hold.
  init(_ tree: JSONValue) {
    switch tree {
    case .null: self = .unknown("null")
    case .boolean(let flag): self = .boolean(flag)
    case .string(let text): self = .string(Array(text.utf8))
    case .array(let elements): self = .array(elements.map { Said($0) })
    case .object(let members):
      self = .dictionary(
        Dictionary(members.map { (Array($0.key.utf8), Said($0.value)) }) { $1 }
      )
    case .number(let literal):
      let integer = literal == "-0" ? nil : Int128(literal)
      self = integer.map(Said.integer) ?? .real((Double(literal) ?? .nan).bitPattern)
    }
  }

  /// What `PropertyListSerialization` reads: Core Foundation's parsers.
  init(serialized bytes: [UInt8]) throws {
    self.init(
      object: try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    )
  }

  private init(object: Any) {
    switch object {
    case let flag as Bool where type(of: object) == Bool.self: self = .boolean(flag)
    case let text as String: self = .string(Array(text.utf8))
    case let elements as [Any]: self = .array(elements.map { Said(object: $0) })
    case let members as [AnyHashable: Any]:
      self = .dictionary(
        Dictionary(members.map { (Array("\($0.key.base)".utf8), Said(object: $0.value)) }) { $1 }
      )
    case let number as NSNumber:
      if unsafe number.objCType.pointee == UInt8(ascii: "d") {
        self = .real(number.doubleValue.bitPattern)
      } else {
        self = .integer(
          number.int64Value < 0 && number.compare(0) == .orderedAscending
            ? Int128(number.int64Value) : Int128(number.uint64Value)
        )
      }
    default: self = .unknown("\(type(of: object))")
    }
  }
}

/// What `PropertyListDecoder` reads, whose parsers are written in Swift.
extension Said: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let keyed = try? decoder.container(keyedBy: Key.self) {
      let members = try keyed.allKeys.map {
        (Array($0.stringValue.utf8), try keyed.decode(Said.self, forKey: $0))
      }
      self = .dictionary(Dictionary(members) { $1 })
      return
    }
    if var row = try? decoder.unkeyedContainer() {
      var elements: [Said] = []
      while !row.isAtEnd { elements.append(try row.decode(Said.self)) }
      self = .array(elements)
      return
    }
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .boolean(flag)
    } else if let text = try? value.decode(String.self) {
      self = .string(Array(text.utf8))
    } else if let number = try? value.decode(Int64.self) {
      self = .integer(Int128(number))
    } else if let number = try? value.decode(UInt64.self) {
      self = .integer(Int128(number))
    } else {
      self = .real(try value.decode(Double.self).bitPattern)
    }
  }

  init(decoded bytes: [UInt8]) throws {
    self = try PropertyListDecoder().decode(Said.self, from: Data(bytes))
  }

  /// The same with integral reals as integers: `PropertyListDecoder` does not tell them apart.
  var withoutIntegralReals: Said {
    switch self {
    case .real(let bits):
      Int64(exactly: Double(bitPattern: bits)).map { .integer(Int128($0)) }
        ?? UInt64(exactly: Double(bitPattern: bits)).map { .integer(Int128($0)) } ?? self
    case .array(let elements): .array(elements.map(\.withoutIntegralReals))
    case .dictionary(let members): .dictionary(members.mapValues(\.withoutIntegralReals))
    default: self
    }
  }
}

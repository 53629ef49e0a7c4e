import Foundation
import FuzzKit

/// Converts a value of any type to a tree, by its mirror: plain types have no `encode(to:)`.
///
/// Nothing is lost: floating-point numbers keep their sign and all digits, strings their bytes, and nil
/// differs from an Optional that contains nil. Unordered collections are sorted.
struct ZooObservation: Encodable {
  private let value: Any

  init(_ value: Any) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    if let leaf = Self.leaf(value) {
      var container = encoder.singleValueContainer()
      try container.encode(leaf)
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .collection:
      var container = encoder.unkeyedContainer()
      for child in mirror.children { try container.encode(ZooObservation(child.value)) }
    case .set:
      var container = encoder.unkeyedContainer()
      for text in mirror.children.map({ Self.text(of: $0.value) }).sorted(by: Zoo.precedes) {
        try container.encode(text)
      }
    case .dictionary:
      var container = encoder.unkeyedContainer()
      for entry in Self.entries(of: mirror) { try container.encode(ZooObservation(entry)) }
    default:
      try encodeParts(of: mirror, to: encoder)
    }
  }

  /// The stored properties, including those of superclasses, or the case of an enum with its values.
  private func encodeParts(of mirror: Mirror, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Zoo.Key.self)
    if mirror.children.isEmpty {
      try container.encode("\(value)", forKey: Zoo.Key("is"))
    }
    var ancestor: Mirror? = mirror
    var level = 0
    while let current = ancestor {
      for (number, child) in current.children.enumerated() {
        let name = (child.label ?? ".\(number)") + String(repeating: "^", count: level)
        try container.encode(ZooObservation(child.value), forKey: Zoo.Key(name))
      }
      ancestor = current.superclassMirror
      level += 1
    }
  }

  /// The entries of a dictionary, each a tuple, by the texts of their keys.
  private static func entries(of mirror: Mirror) -> [Any] {
    mirror.children
      .map { entry in
        (
          key: Mirror(reflecting: entry.value).children.first.map { text(of: $0.value) } ?? "",
          entry
        )
      }
      .sorted { $0.key < $1.key }.map { $0.1.value }
  }

  private static func text(of value: Any) -> String {
    String(decoding: TreeEncoder.observe(ZooObservation(value)).bytes, as: UTF8.self)
  }

  /// Types that the tree encoder handles itself, and types whose mirror would show their storage.
  private static func leaf(_ value: Any) -> (any Encodable & Sendable)? {
    switch value {
    case let value as String: value
    case let value as Bool: value
    case let value as any FixedWidthInteger & Encodable & Sendable: value
    case let value as Double: value
    case let value as Float: value
    case let value as Float16: value.description
    case let value as CGFloat: value.description
    case let value as Decimal: value
    case let value as Date: value
    case let value as Data: value
    case let value as URL: value
    case let value as UUID: value.uuidString
    // Its `components` trap beyond 64 bits of seconds; encoded, it is two numbers.
    case let value as Duration: value
    case let value as any SIMD: "\(value)"
    default: nil
    }
  }
}

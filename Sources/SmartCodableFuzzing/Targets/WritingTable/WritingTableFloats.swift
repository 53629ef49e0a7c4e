import Foundation
import FuzzKit

/// Collections of floating-point numbers, some of which JSON does not have (ENC-10, CTR-ENC-8).
///
/// Encoders write such collections in loops of their own, and must stop in the middle of them.
extension WritingTableDrawing {
  mutating func floats() -> WritingTableRow {
    hasLargeFloats = below(2) == 0
    let value: any Encodable =
      switch below(8) {
      case 0, 1: floats(of: Float.self)
      case 2: floats(of: CGFloat.self)
      default: floats(of: Double.self)
      }
    return row("floats", value)
  }

  /// The collection itself, or one that more is written into afterwards.
  private mutating func row(_ kind: String, _ value: any Encodable) -> WritingTableRow {
    let writers: [WritingTableRow.Writer] =
      hasLargeFloats ? [.sorted, .foundation] : [.sorted, .foundation, .own]
    guard generator.oneIn(5) else { return placed(WritingTableRow(kind, value, by: writers)) }
    let continued = WritingTableContinued(value: value, next: double())
    return WritingTableRow(kind, continued, by: writers)
  }

  private mutating func floats<Value: BinaryFloatingPoint & Codable & Hashable>(
    of type: Value.Type
  ) -> any Encodable {
    // With a strategy for keys a path inside of a dictionary depends on what is around it.
    let refusesKeys = options.keys != 0 && !options.namesFloats
    switch below(refusesKeys ? 9 : 16) {
    case 0: return float(type)
    case 1, 2: return list { $0.float(type) }
    case 3, 4: return list { drawing in drawing.list { $0.float(type) } }
    case 5: return list { drawing in drawing.list { inner in inner.list { $0.float(type) } } }
    case 6: return list { $0.generator.oneIn(4) ? nil : Optional($0.float(type)) }
    case 7: return ContiguousArray(list { $0.float(type) })
    case 8: return Optional(list { $0.float(type) })
    case 9: return table { $0.float(type) }
    case 10: return table { drawing in drawing.list { $0.float(type) } }
    case 11: return list { drawing in drawing.table { $0.float(type) } }
    case 12:
      return table { drawing in drawing.table { drawing in drawing.list { $0.float(type) } } }
    case 13: return Dictionary(zip([1, -2, 30], list { $0.float(type) })) { $1 }
    case 14: return Set(list { $0.float(type) })
    default:
      return WritingTableFloatFields(
        first: float(type),
        second: generator.oneIn(3) ? nil : float(type),
        third: list { $0.float(type) },
        fourth: list { drawing in drawing.list { $0.float(type) } }
      )
    }
  }

  mutating func list<Value>(
    _ element: (inout WritingTableDrawing) -> Value
  ) -> [Value] {
    (0..<below(5)).map { _ in element(&self) }
  }

  private mutating func table<Value>(
    _ element: (inout WritingTableDrawing) -> Value
  ) -> [String: Value] {
    Dictionary(list { ($0.key(), element(&$0)) }) { $1 }
  }

  /// A key that no strategy changes.
  private mutating func key() -> String { pick(["a", "b", "c", "d", "e", "1"], or: "") }
}

/// Numbers as properties.
private struct WritingTableFloatFields<Value: Codable>: Encodable {
  let first: Value
  let second: Value?
  let third: [Value]
  let fourth: [[Value]]
}

/// A collection that a container of the same encoder goes on with.
private struct WritingTableContinued: Encodable {
  let value: any Encodable
  let next: Double

  func encode(to encoder: any Encoder) throws {
    // Whatever the collection is, it is an element of an array or the array itself.
    var container = encoder.unkeyedContainer()
    try container.encode(value)
    var nested = container.nestedUnkeyedContainer()
    try [next, -next].encode(to: nested.superEncoder())
    try nested.encode([[next]])
    var second = encoder.unkeyedContainer()
    try second.encode(next)
  }
}

import Foundation
import SmartCodable

/// Texts of nothing but brackets and commas, of sizes around powers of two.
///
/// Each byte of them is written by itself, so that one of them is the first beyond the output's memory.
enum LifetimesBrackets {
  static func answer(_ step: LifetimesStep) -> LifetimesAnswer {
    let size = (4096 << step.number(0, below: 4)) + step.number(1, below: 9) - 4
    // An array of empty arrays has 3 n + 1 bytes, or some more if the first one holds others.
    let extra = (size - 1) % 3
    let count = (size - 1) / 3 - extra
    let first: LifetimesNest = .nested(extra)
    let list = LifetimesNest.list([first] + Array(repeating: .nested(0), count: max(0, count)))
    let encoder = LifetimesEncoding.styled(step.number(2, below: 3))
    let found = LifetimesDecoding.outcome { try LifetimesEncoding.text(list, by: encoder) }
    let head = String(repeating: "[", count: extra + 1) + String(repeating: "]", count: extra + 1)
    let wanted = "[" + head + String(repeating: ",[]", count: max(0, count)) + "]"
    if found == wanted { return LifetimesAnswer(found: "", wanted: "") }
    return LifetimesAnswer(
      found: "\(found.utf8.count) bytes, \(found.prefix(20))",
      wanted: "\(wanted.utf8.count) bytes, \(wanted.prefix(20))"
    )
  }

  /// Many collections of values of any kind beside each other, by another encoder: as deep as one (ANY-10).
  static func foreign(_ step: LifetimesStep) -> LifetimesAnswer {
    let count = 520 + step.number(0, below: 20)
    let isObject = step.number(1, below: 2) == 0
    let element: Any = isObject ? ["k": 1 as Any] : [1 as Any]
    let list: [Any] = Array(repeating: element, count: count)
    let found = LifetimesDecoding.outcome {
      try LifetimesEncoding.text(SmartAny<Any>(wrappedValue: list), by: JSONEncoder())
    }
    let text = isObject ? "{\"k\":1}" : "[1]"
    let wanted = "[" + Array(repeating: text, count: count).joined(separator: ",") + "]"
    if found == wanted { return LifetimesAnswer(found: "", wanted: "") }
    return LifetimesAnswer(found: "\(found.prefix(60))", wanted: "\(wanted.prefix(60))")
  }
}

/// Arrays of arrays.
enum LifetimesNest: Encodable {
  case nested(Int)
  case list([LifetimesNest])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    switch self {
    case .nested(let depth): if depth > 0 { try container.encode(LifetimesNest.nested(depth - 1)) }
    case .list(let elements): for element in elements { try container.encode(element) }
    }
  }
}

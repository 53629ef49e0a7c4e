import Foundation

/// Several values in one place: JSONEncoder ends the process, so only JSON or a refusal is asked for.
struct WritingTableClash: Encodable {
  /// Which value each step writes.
  let steps: [Int]

  func encode(to encoder: any Encoder) throws {
    for step in steps {
      var single = encoder.singleValueContainer()
      switch step {
      case 0: try single.encodeNil()
      case 1: try single.encode(true)
      case 2: try single.encode(-7)
      case 3: try single.encode(UInt64.max)
      case 4: try single.encode(0.25)
      case 5: try single.encode(Float(0.1))
      case 6: try single.encode("text")
      case 7: try single.encode(Decimal(string: "1.25") ?? 0)
      case 8: try single.encode([1, 2])
      case 9: try single.encode(["k": "v"])
      case 10: try single.encode([0: 0.5])
      case 11: try? single.encode([Double.nan])
      case 12...14:
        var container = encoder.unkeyedContainer()
        try container.encode(step)
        if step == 13 { _ = container.nestedUnkeyedContainer() }
      default:
        var container = encoder.container(keyedBy: WritingTableKey.self)
        if step > 15 { try container.encode(step, forKey: .init("k", nil)) }
      }
    }
  }
}

/// One key for a value and for containers of both kinds, in any order.
struct WritingTableKeyClash: Encodable {
  let steps: [Int]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WritingTableKey.self)
    for step in steps {
      let key = WritingTableKey(step % 2 == 0 ? "a" : "b", nil)
      switch step / 2 {
      case 0: try container.encode(step, forKey: key)
      case 1: try container.encodeNil(forKey: key)
      case 2: try container.encode([step], forKey: key)
      case 3: try container.encode(["c": "d"], forKey: key)
      case 4:
        var nested = container.nestedUnkeyedContainer(forKey: key)
        try nested.encode(step)
      case 5:
        var nested = container.nestedContainer(keyedBy: WritingTableKey.self, forKey: key)
        try nested.encode(step, forKey: key)
      case 6: try step.encode(to: container.superEncoder(forKey: key))
      default: _ = container.superEncoder(forKey: key)
      }
    }
  }
}

extension WritingTableDrawing {
  mutating func clashes() -> WritingTableRow {
    let count = 2 + below(3)
    let value: any Encodable =
      below(3) == 0
      ? WritingTableKeyClash(steps: (0..<count).map { _ in below(16) })
      : WritingTableClash(steps: (0..<count).map { _ in below(18) })
    let place = WritingTablePlace(value: value, number: below(WritingTablePlace.count))
    let whole: any Encodable = below(3) == 0 ? value : place
    return WritingTableRow("clash", whole, .anything, by: [.foundation, .own])
  }

  /// The row with its value in one of the places, after one that fails there.
  mutating func placed(_ row: WritingTableRow) -> WritingTableRow {
    guard below(4) > 0 else { return row }
    let number = below(WritingTablePlace.count)
    let place = WritingTablePlace(value: row.value, number: number)
    guard below(3) == 0 else { return WritingTableRow(row.kind, place, by: row.writers) }
    let failing: any Encodable =
      switch below(5) {
      case 0: [[1.5], [.nan]]
      case 1: plain()
      case 2: row.value
      case 3: ["value": "failing", "other": "failing"]
      default: WritingTableObject(steps: [.many(from: 0, count: 26)])
      }
    var value = place
    value.failing = failing
    return WritingTableRow(row.kind + " after a failure", value, .model(place), by: row.writers)
  }
}

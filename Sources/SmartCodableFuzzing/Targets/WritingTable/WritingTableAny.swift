import Foundation
import SmartCodable

/// The same tree with types and without.
struct WritingTableTree: Encodable {
  let untyped: Any
  let typed: any Encodable

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(typed)
  }
}

/// A value that has no form in JSON.
private final class WritingTableNoForm {}

/// Refuses to be written.
private struct WritingTableRefusing: Encodable {
  func encode(to encoder: any Encoder) throws {
    let path = encoder.codingPath
    throw EncodingError.invalidValue(0, .init(codingPath: path, debugDescription: "refused"))
  }
}

extension WritingTableDrawing {
  mutating func anything() -> WritingTableRow {
    let tree = tree(level: 0)
    let value: any Encodable
    var wanted: any Encodable = [tree]
    switch below(4) {
    case 0: value = [SmartAny<Any>(wrappedValue: tree.untyped)]
    case 1: value = [SmartAny<Any?>(wrappedValue: tree.untyped)]
    case 2:
      value = WritingTableHolder(wrapper: SmartCompact.Array<Any>(wrappedValue: [tree.untyped]))
      wanted = WritingTableHolder(wrapper: [tree])
    default:
      let key = text()
      value = ["k": SmartAny<[String: Any]>(wrappedValue: [key: tree.untyped])]
      wanted = ["k": [key: tree]]
    }
    return WritingTableRow("any", value, .model(wanted), by: WritingTableRow.Writer.allCases)
  }

  private mutating func tree(level: Int) -> WritingTableTree {
    switch below(level < 4 ? 16 : 11) {
    case 0: return leaf(text())
    case 1: return leaf(below(2) == 0)
    case 2: return leaf(below(1000) - 500)
    case 3: return leaf(double())
    case 4: return leaf(UInt64.max - UInt64(below(3)))
    case 5: return leaf(Date(timeIntervalSince1970: Double(below(1 << 31))))
    case 6: return leaf(Decimal(below(1000)) / 8)
    case 7: return leaf(Data(text().utf8))
    case 8: return foundation()
    case 9:
      return WritingTableTree(
        untyped: below(2) == 0 ? NSNull() : Int?.none as Any,
        typed: Int?.none
      )
    case 10: return below(6) == 0 ? refused() : leaf(Float(below(100)) / 4)
    case 11, 12:
      let trees = list { $0.tree(level: level + 1) }
      let array = trees.map(\.untyped)
      return WritingTableTree(untyped: below(3) == 0 ? NSArray(array: array) : array, typed: trees)
    case 13: return leaf(list { $0.below(5) })
    default:
      let trees = Dictionary(list { ($0.text(), $0.tree(level: level + 1)) }) { $1 }
      let object = trees.mapValues(\.untyped)
      let untyped: Any = below(3) == 0 ? object as [AnyHashable: Any] : object
      return WritingTableTree(untyped: untyped, typed: trees)
    }
  }

  private func leaf(_ value: some Encodable) -> WritingTableTree {
    WritingTableTree(untyped: value, typed: value)
  }

  private mutating func refused() -> WritingTableTree {
    let odd: Any = below(2) == 0 ? WritingTableNoForm() : [Date(): 1] as [AnyHashable: Any]
    return WritingTableTree(untyped: odd, typed: WritingTableRefusing())
  }

  /// Objects of Foundation.
  private mutating func foundation() -> WritingTableTree {
    let number = below(1000)
    switch below(6) {
    case 0: return WritingTableTree(untyped: NSNumber(value: true), typed: true)
    case 1: return WritingTableTree(untyped: NSNumber(value: number), typed: number)
    case 2:
      let fraction = Double(number) / 8
      return WritingTableTree(untyped: NSNumber(value: fraction), typed: fraction)
    case 3:
      let text = text()
      return WritingTableTree(untyped: NSString(string: text), typed: text)
    case 4:
      return WritingTableTree(untyped: NSNumber(value: UInt64.max), typed: UInt64.max)
    default:
      let date = Date(timeIntervalSince1970: Double(number))
      return WritingTableTree(untyped: date as NSDate, typed: date)
    }
  }
}

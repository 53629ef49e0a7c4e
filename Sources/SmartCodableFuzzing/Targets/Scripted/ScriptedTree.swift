import Foundation
import FuzzKit

/// The same tree with types and without.
struct ScriptedTree: Encodable {
  let untyped: Any
  let typed: any Encodable

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(typed)
  }
}

extension ScriptedSpecials {
  mutating func tree(level: Int) -> ScriptedTree {
    let number = below(1000)
    let (fraction, date) = (Double(number) / 8, Date(timeIntervalSince1970: Double(number) * 1e6))
    switch below(level < 4 ? 22 : 16) {
    case 0: return leaf(text())
    case 1: return leaf(number.isMultiple(of: 2))
    case 2: return leaf(number - 500)
    case 3: return leaf(fraction)
    case 4: return leaf(UInt64.max - UInt64(number))
    case 5: return leaf(date)
    case 6: return leaf(Decimal(number) / 8)
    case 7: return leaf(Data(text().utf8))
    case 8: return leaf(Float(fraction))
    case 9: return ScriptedTree(untyped: NSNull(), typed: Int?.none)
    case 10: return ScriptedTree(untyped: Int?.none as Any, typed: Int?.none)
    case 11: return ScriptedTree(untyped: NSNumber(value: true), typed: true)
    case 12: return ScriptedTree(untyped: NSNumber(value: number), typed: number)
    case 13: return ScriptedTree(untyped: NSNumber(value: fraction), typed: fraction)
    case 14:
      let text = text()
      return ScriptedTree(untyped: NSString(string: text), typed: text)
    case 15: return ScriptedTree(untyped: date as NSDate, typed: date)
    case 16: return leaf(list { $0.below(5) })
    case 17, 18:
      let trees = list { $0.tree(level: level + 1) }
      let array = trees.map(\.untyped)
      return ScriptedTree(untyped: below(3) == 0 ? NSArray(array: array) : array, typed: trees)
    default:
      let trees = Dictionary(list { ($0.text(), $0.tree(level: level + 1)) }) { $1 }
      let object = trees.mapValues(\.untyped)
      let untyped: Any = below(3) == 0 ? object as [AnyHashable: Any] : object
      return ScriptedTree(untyped: untyped, typed: trees)
    }
  }

  private func leaf(_ value: some Encodable) -> ScriptedTree {
    ScriptedTree(untyped: value, typed: value)
  }
}

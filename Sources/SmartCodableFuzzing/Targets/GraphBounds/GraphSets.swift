import Foundation
import FuzzKit
import SmartCodable

/// Sets inside `SmartAny`, compared with sets of the same elements in another order, with others, and with arrays
/// (ANY-11).
///
/// A set of several elements equals no array: it would equal that of the other order too.
struct GraphSets {
  private let elements: [AnyHashable]
  private let isObject: Bool
  private let isText: Bool

  init(_ generator: inout SeededGenerator) {
    isObject = !generator.oneIn(3)
    isText = generator.oneIn(2)
    let isText = isText
    // More elements than a table of one size has room for, at times.
    let count = generator.pick([2, 2, 3, 5, 13, 40]) ?? 2
    let start = generator.below(1000)
    elements = (0..<count).map { isText ? "\(start + $0)" : start + $0 }
  }

  private func set(_ elements: [AnyHashable]) -> Any {
    if isObject { return NSSet(array: elements.map(\.base)) }
    return isText
      ? Set(elements.compactMap { $0.base as? String }) as Any
      : Set(elements.compactMap { $0.base as? Int })
  }

  /// Pairs of values, and whether these are equal.
  private var pairs: [(left: Any, right: Any, isEqual: Bool)] {
    let left = set(elements)
    let other = set(Array(elements.reversed()))
    let less = set(Array(elements.dropLast()))
    let list = elements.map(\.base)
    let backwards = Array(list.reversed())
    return [
      (left, other, true), (left, less, false), ([left], [other], true), ([left], [less], false),
      // Foundation's collections make a set of its own of a Swift one.
      (
        ["a": left] as [String: Any],
        isObject ? NSDictionary(dictionary: ["a": other]) : ["a": other] as [String: Any], true
      ), (isObject ? NSArray(object: left) : [left], [other], true), (left, list, false),
      (left, backwards, false),
      (left, NSArray(array: list), false), (left, NSArray(array: backwards), false),
      ([left], [list], false), (left, NSNull(), false),
    ]
  }

  var found: [String] { pairs.map { "\(Self.areEqual($0.left, $0.right))" } }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    SmartAny<Any>(wrappedValue: left) == SmartAny<Any>(wrappedValue: right)
  }

  var verdict: JudgeVerdict? {
    for (left, right, isEqual) in pairs {
      let isRight = Self.areEqual(left, right) == isEqual && Self.areEqual(right, left) == isEqual
      let hashes = [left, right].map { SmartAny<Any>(wrappedValue: $0).hashValue }
      guard isRight, !isEqual || hashes[0] == hashes[1] else {
        return GraphLeavesTarget.differs(
          "sets",
          isEqual ? "equal" : "different",
          isRight ? "different hashes" : "the contrary",
          "\(left) (\(type(of: left))) and \(right) (\(type(of: right)))"
        )
      }
    }
    return nil
  }
}

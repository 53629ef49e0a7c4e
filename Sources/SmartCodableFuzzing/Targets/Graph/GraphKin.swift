import ConformanceProof
import Foundation
import FuzzKit
import SmartCodable

/// Numbers of one value in several native types, which are equal in `SmartAny` (ANY-11), and others, which are
/// not.
///
/// A double is only compared with another type if its shortest text has all digits of its value: nobody specifies
/// which of the two is meant.
enum GraphKin {
  /// Groups of equal numbers; no two groups have the same.
  private static let groups: [[GraphLeafTables.Maker]] = [
    [
      { GraphLeafTables.integer(Int8(7)) }, { GraphLeafTables.integer(UInt64(7)) },
      { GraphLeafTables.double(7) }, { GraphLeafTables.float(7) }, { GraphLeafTables.decimal("7") },
      { GraphLeafTables.decimal("7.0", isObject: true) },
    ],
    [
      { GraphLeafTables.double(-2.5) }, { GraphLeafTables.float(-2.5) },
      { GraphLeafTables.decimal("-2.5") }, { GraphLeafTables.decimal("-2.5", isObject: true) },
    ],
    [
      { GraphLeafTables.double(1e19) }, { GraphLeafTables.decimal("1e19") },
      { GraphLeafTables.integer(UInt64(10_000_000_000_000_000_000)) },
      { GraphLeafTables.decimal("10000000000000000000", isObject: true) },
    ], [{ GraphLeafTables.double(-1e19) }, { GraphLeafTables.decimal("-1e19") }],
    [
      { GraphLeafTables.double(1e22) }, { GraphLeafTables.decimal("1e22") },
      { GraphLeafTables.decimal("10000000000000000000000", isObject: true) },
    ], [{ GraphLeafTables.double(-1e22) }, { GraphLeafTables.decimal("-1e22") }],
    [
      { GraphLeafTables.integer(9_007_199_254_740_993) },
      { GraphLeafTables.decimal("9007199254740993") },
    ],
    [
      { GraphLeafTables.double(9_007_199_254_740_992) },
      { GraphLeafTables.integer(UInt64(9_007_199_254_740_992)) },
    ],
    [{ GraphLeafTables.integer(UInt64.max) }, { GraphLeafTables.decimal("18446744073709551615") }],
  ]

  /// Compares two drawn numbers, alone and inside of arrays, and typed values.
  static func verdict(seed: UInt64) -> JudgeVerdict? {
    var generator = SeededGenerator(seed: seed)
    let group = generator.below(groups.count)
    let other = generator.oneIn(2) ? group : generator.below(groups.count)
    guard let left = generator.pick(groups[group])?().native,
      let right = generator.pick(groups[other])?().native
    else { return nil }
    let isEqual = group == other
    let pairs: [(any Hashable, any Hashable)] = [
      (SmartAny<Any>(wrappedValue: left), SmartAny<Any>(wrappedValue: right)),
      (SmartAny<Any>(wrappedValue: [left]), SmartAny<Any>(wrappedValue: NSArray(array: [right]))),
      // Types that have an equality of their own are compared by it.
      (SmartAny(wrappedValue: group), SmartAny(wrappedValue: other)),
      (SmartAny<Any>(wrappedValue: Set([group])), SmartAny<Any>(wrappedValue: Set([other]))),
    ]
    for (left, right) in pairs {
      let (one, two) = (AnyHashable(left), AnyHashable(right))
      guard
        (one == two) != isEqual || (two == one) != isEqual
          || isEqual && one.hashValue != two.hashValue
      else { continue }
      return GraphLeavesTarget.differs(
        "equality",
        isEqual ? "equal" : "different",
        "the contrary",
        "\(left) (\(type(of: left))) and \(right) (\(type(of: right)))"
      )
    }
    return nil
  }
}

/// Doubles of a graph without leniency (AGR-7, CONV-13, ENT-13).
enum GraphStrictReading {
  /// The names of numbers that are not finite.
  static let names = SmartDecodingOption.float(
    .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  )

  /// Their values.
  static let numbers: [String: Double] = ["inf": .infinity, "-inf": -.infinity, "nan": .nan]

  private struct Lone: SmartCodable {
    var value: Double?
  }

  static func verdict(on leaf: GraphLeaf, namesFloats: Bool) -> JudgeVerdict? {
    if case .date = leaf.meaning { return nil }
    let law = ScalarLaw(.strict, nonFinite: namesFloats ? numbers : [:])
    let isNull = if case .null = leaf.meaning { true } else { false }
    let wanted = law.ruling(.double, leaf.meaning.input)
    let options = [SmartDecodingOption.leniency(.none)] + (namesFloats ? [names] : [])
    let lone = Lone.deserialize(from: ["value": leaf.native], options: options)
    let found = lone?.value?.observed
    if wanted.admits(found), (lone != nil) == (isNull || found != nil) { return nil }
    return GraphLeavesTarget.differs(
      "strict",
      "\(wanted)",
      lone == nil ? "a refusal" : "\(String(describing: found))",
      leaf
    )
  }
}

// swift-format-ignore-file
// The table is about unusual spellings.

import Foundation
import SmartCodableInherit

// case: values/operators
@SmartSubclass
class OperatorValues: Root {
  var a: Int = 1 + 2 * 3
  var b: Bool = 1 < 2 && 3 > 2 || !false
  var c: Int = 1
    + 2
    - 3
  var d: Int = -1 + -2
  var e: Bool = Int.random(in: 0...1) == 2 ? true : false
  var f: Int = 7 & 3 | 4 ^ (1 << 2)
  var g: Int = ~5
  var h: ClosedRange<Int> = 1...5
  var i: Range<Int> = 1 ..< 5
  var j: Bool = "a" < "b \(1)"
}

// case: values/ternaries
@SmartSubclass
class TernaryValues: Root {
  var a: Int = true ? 1 : 2
  var b: Int = true
    ? false ? 1 : 2
    : 3
  var c: String = true ? "a:b" : "c?d"
}

// case: values/calls
@SmartSubclass
class CallValues: Root {
  var a: Int = max(1, min(2, 3))
  var b: Int = [1, 2, 3].map { $0 + 1 }.reduce(0, +)
  var c: [Int] = [1, 2]
    .filter { $0 > 1 }
    .map { value in
      let next = value + 1
      return next
    }
  var d: Int = combine { 1 } second: { 2 }
  var e: Int = makeNumber { 5 }
}

// case: values/closures-called
@SmartSubclass
class ClosureValues: Root {
  var a: Int = { 5 }()
  var b: [Int] = {
    var result: [Int] = []
    for number in 1...3 { result.append(number) }
    return result
  }()
  var c: String = { (x: Int) -> String in "}\(x)" }(1)
}

// case: values/collections
@SmartSubclass
class CollectionValues: Root {
  var a: [Int] = [1, 2, 3][1...].map { $0 }
  var b: [String: Int] = ["a": 1, "b": 2]
  var c: [Int] = [Int]()
  var d: [String: [Int]] = [String: [Int]]()
  var e: [[Int]] = [
    [1, 2],  // first
    [3],
  ]
}

// case: values/generic-calls
@SmartSubclass
class GenericCallValues: Root {
  var a: [Int] = Array<Int>()
  var b: [String: [Int]] = Dictionary<String, Array<Int>>(), c: Int = 2
  var d: Int? = Optional<Int>.none
  var e: Bool = 1<2
  var f: Bool = (1 < 2), g: Bool = (3 > 2)
  var h: Int = MemoryLayout<Int>.size
}

// case: values/statements
@SmartSubclass
class StatementValues: Root {
  var a: Int = if Bool.random() { 1 } else { 1 }
  var b: Int = if 1 > 2 { 1 } else if 2 > 3 { 2 } else { 3 }
  var c: String = switch Int.random(in: 5...5) {
    case 5: "five"
    default: "}"
  }
}

// case: values/casts
@SmartSubclass
class CastValues: Root {
  var a: Int = 5 as Int
  var b: Int? = "x" as Any as? Int
  var c: Bool = (5 as Any) is Int
  var d: [Int] = ([1] as Any as? [Int]) ?? []
}

// case: values/try
@SmartSubclass
class TryValues: Root {
  var a: Int? = try? Int("5", format: .number)
  var b: Int = (try? Int("5", format: .number)) ?? 1
}

// case: values/members
@SmartSubclass
class MemberValues: Root {
  var a: Int = .max
  var b: Point = .init(x: 1, y: 2)
  var c: Color = Color.red
  var d: Int = "abc"
    .count
  var e: Int = (1, (2, 3)).1.0
  var f: Int = Int
    .max
  var g: Int = [1][0] + "a".utf8.count
}

// case: values/key-paths
@SmartSubclass
class KeyPathValues: Root {
  var a: [Int] = ["a", "b"].map(\.count)
  var b: [Int] = [Point()].map(\Point.x)
  var c: Int = Point(x: 3, y: 4)[keyPath: \.y]
}

// case: values/regular-expressions
@SmartSubclass
class RegexValues: Root {
  var a: Bool = "a\"b".contains(/"[b}]/)
  var b: Bool = "x".contains(#/ { " /#)
  var c: Int = 8 / 4 / 2
  var d: Int = [8, 4].reduce(1, /) / 2
  var f: Int = [8].reduce(1, /), g: Int = [2].reduce(1,/)
  var e: Bool = "x".wholeMatch(of: /\/{1}"/) == nil
}

// case: values/macros-and-pounds
@SmartSubclass
class PoundValues: Root {
  var a: String = #function
  var b: Int = #line
  var c: Bool = if #available(macOS 15, *) { true } else { false }
}

// case: values/unwrapping
@SmartSubclass
class UnwrappingValues: Root {
  var a: Int = Int("5") ?? 0
  var b: Int = "abc".first.map { _ in 1 } ?? 2
  var c: Int? = "abc".first?.asciiValue.map(Int.init)
}

// case: values/semicolons
@SmartSubclass
class SemicolonValues: Root { var a = 1; var b: Int = 2 + 3; let c = 4; var d: Int? }

// case: values/one-line
@SmartSubclass class OneLine: Root { var a: Int = max(1, 2) }

// case: values/comments
@SmartSubclass
class CommentedValues: Root {
  // var hidden = 1
  /* var hidden = 2 /* nested } */ var hidden = 3 */
  var a /* name */ : /* type */ Int /* before */ = /* after */ 1 /* end } */
  /// Documentation with `var hidden: Int = 4`.
  var b: Int = 1 + // more
    2
  var c: Int = 3 /*
   lines } */ var d: Int = 4
}

// case: values/awkward-words
@SmartSubclass
class AwkwardWords: Root {
  static let some = 1, any = 2, await = 3, repeatable = 4, get = 5
  var a: Int = AwkwardWords.some
  var b: Int = AwkwardWords.any + AwkwardWords.await
  var open: Int = 1
  var final: Int = 2
  var lazy: Int = 3
  var async: Int = 4
  var get: Int = 5
  var actor: Int = 6
  var required: Int = 7
}

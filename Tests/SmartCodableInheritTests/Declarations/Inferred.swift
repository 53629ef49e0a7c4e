// swift-format-ignore-file
// The table is about unusual spellings.

import Foundation
import SmartCodableInherit

// case: inferred/calls
@SmartSubclass
class InferredCalls: Root {
  var date = Date(timeIntervalSince1970: 1)
  var pairs = makePairs()
  var point = Point(x: 1, y: 2), other = Point.init()
  var sum = 1 + 2 * 3
  var made = { 5 }()
}

// case: inferred/members
@SmartSubclass
class InferredMembers: Root {
  var color = Color.green
  var largest = Int8.max
  var list = [1, 2].map(String.init)
  var table = ["a": [1], "b": []]
  var ratio = -InferredMembers.half
  static let half = 0.5
}

// case: inferred/optionals
@SmartSubclass
class InferredOptionals: Root {
  var some = Optional(1)
  var none = Int("x")
  var point = Optional<Point>.none
  var nested = [1, nil]
  var chained = "abc".first?.asciiValue
}

// case: inferred/observed
@SmartSubclass
public class InferredInPublic: OpenRoot {
  /// A value.
  public var container = makePairs() { didSet { changes += 1 } }
  /// A number.
  public var changes = makeNumber { 0 }
}

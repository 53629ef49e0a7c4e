// swift-format-ignore-file
// The table is about unusual spellings.

import Foundation
import SmartCodableInherit

// case: lists/typed
@SmartSubclass
class TypedList: Root {
  var a: Int = 1, b: String = "b", c: Bool?
}

// case: lists/shared-type
@SmartSubclass
class SharedTypeList: Root {
  var a, b: Int?
  var c, d, e: String?
}

// case: lists/shared-type-own-init
@SmartSubclass
class SharedTypeEarly: Root {
  var a, b: Int
  var c = "c", d: Int
  required init() {
    (a, b, d) = (1, 2, 3)
    super.init()
  }
}

// case: lists/mixed
@SmartSubclass
class MixedList: Root {
  var a = 1, b: [Int] = [1, 2], c = "c", d: Int = max(1, 2), e: [Int: Int] = [1: 2, 3: 4]
}

// case: lists/over-lines
@SmartSubclass
class LineList: Root {
  var a = 1,
    b = 2, // two
    c: Int = 3
      + 4,
    d: String?
}

// case: lists/generic-comma
@SmartSubclass
class GenericCommaList: Root {
  var a: Dictionary<String, Int> = Dictionary<String, Int>(), b: Bool = (1 < 2), c = 3
}

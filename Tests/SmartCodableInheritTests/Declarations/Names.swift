// swift-format-ignore-file
// The table is about unusual spellings.

import Foundation
import SmartCodableInherit

// case: names/of-the-expansion
@SmartSubclass
class ExpansionNames: Root {
  var container = 1
  var decoder = "d"
  var encoder: Double?
  var wrapper = true
  var key = 5
}

// case: names/keywords
@SmartSubclass
class KeywordNames: Root {
  var `default` = 1
  var `class`: String = "c"
  var `in`: Int?
  var `init` = 4
  var `self` = 5
  var `Type` = 6
  var `protocol` = 7
}

// case: names/contextual
@SmartSubclass
class ContextualNames: Root {
  var set = 1, willSet = 2, left = 3, none = 4, some = 5, indirect = 6, convenience = 7
  var weak = 8
  var package = 9
}

// case: names/raw
@SmartSubclass
class RawNames: Root {
  var `two words` = 1
  var `1st`: Int? = 2
  var `a-b` = "c"
}

// case: names/of-coding-keys
@SmartSubclass
class CodingKeyNames: Root {
  var stringValue = 1
  var intValue = 2
  var rawValue = 3
  var hashValue2 = 4
  var description = "d"
  var debugDescription = "e"
}

// case: names/nested-types-like-the-library
@SmartSubclass
class LibraryNames: Root {
  struct Decoder {}
  struct Encoder {}
  struct CodingKey {}
  enum Decodable {}
  enum Int {}
  enum String {}
  var a = 1
  var b = "b"
  @Plain var c: Swift.Int
  required init() {
    c = 3
    super.init()
  }
}

// case: names/underscores
@SmartSubclass
class UnderscoreNames: Root {
  var _a = 1
  var __b = 2
  var c_d = 3
  @SmartAny var _e: Any = 4
}

// swift-format-ignore-file
// The table is about unusual spellings.

import Foundation
import SmartCodableInherit

// case: wrappers/any
@SmartSubclass
class AnyWrapped: Root {
  @SmartAny var a: [String: Any] = [:]
  @SmartAny var b: [Any] = []
  @SmartAny var c: Any?
  @SmartAny var d: Any = 0
  @SmartAny var e = 5
}

// case: wrappers/ignored
@SmartSubclass
class IgnoredWrapped: Root {
  @SmartIgnored var a: Int = 1
  @SmartIgnored(isEncodable: true) var b: Int = 2
  @SmartIgnored var handler: ((Int) -> Void)?
  @IgnoredKey var d = "d"
}

// case: wrappers/flat
@SmartSubclass
class FlatWrapped: Root {
  @SmartFlat var point: Point = Point()
  @SmartFlat var maybe: Point?
  @SmartFlat var inferred = Point(x: 1, y: 2)
}

// case: wrappers/date
@SmartSubclass
class DateWrapped: Root {
  @SmartDate var a: Date?
  @SmartDate(encodeFormat: .iso8601) var b: Date?
  @SmartDate(encodeFormat: .timestamp) var c: Date? = Date(timeIntervalSince1970: 5)
  @SmartDate var d = Date(timeIntervalSince1970: 6)
}

// case: wrappers/color
@SmartSubclass
class ColorWrapped: Root {
  @SmartHexColor var a: ColorObject?
  @SmartHexColor(encodeHexFormat: .rrggbbaa(.hash)) var b: ColorObject?
}

// case: wrappers/compact
@SmartSubclass
class CompactWrapped: Root {
  @SmartCompact.Array var a: [Int] = []
  @SmartCompact.Dictionary var b: [String: Int] = [:]
  @SmartCompact.Array<Int> var c = [1]
}

// case: wrappers/published
@SmartSubclass
class PublishedWrapped: Root {
  @SmartPublished var a: Int?
  @SmartPublished var b: String = "b"
}

// case: wrappers/several
@SmartSubclass
class SeveralWrapped: Root {
  @Plain
  @Plain
  var a: Int = 1
  @SmartIgnored @SmartDate var b: Date? = nil
}

// case: wrappers/foreign-fixed
@SmartSubclass
class ShoutedWrapped: Root {
  @Shouted var a: String = "a"
  @Shouted var b = "b"
}

// case: wrappers/foreign-generic
@SmartSubclass
class LimitedWrapped: Root {
  @Limited(10) var a: Int = 5
  @Limited(9) var b = 50
  @Plain var c: [Int] = [1]
  @Plain var d: Int?
  @Shared var e = 1
}

// case: wrappers/foreign-self-made
@SmartSubclass
class TalliedWrapped: Root {
  @Tallied(start: 7) var a: Int
  @Tallied() var b: Int
}

// case: wrappers/spelled-optional
@SmartSubclass
class SpelledOptionalWrapped: Root {
  @SmartAny var a: Optional<Int>
  @Plain var b: Optional<String>
}

// case: wrappers/observed
@SmartSubclass
class ObservedWrapped: Root {
  @SmartAny var a: [Any] = [] { didSet {} }
  @SmartDate var b: Date? { willSet {} }
}

// case: wrappers/backticks
@SmartSubclass
class QuotedWrapped: Root {
  @SmartAny var `default`: Any = 1
  @SmartAny var `two words`: Any = 2
}

// case: wrappers/access
@SmartSubclass
class AccessWrapped: Root {
  @SmartAny private var a: Any = 1
  @SmartAny private(set) var b: Any = 2
  @SmartAny fileprivate final var c: Any = 3
  fileprivate final var d = 4
}

// case: wrappers/on-their-own-lines
@SmartSubclass
class SpacedWrapped: Root {
  @SmartAny
  // a comment between
  var a: Any = 1
  @SmartDate( encodeFormat : .iso8601 )

  var b: Date?
}

// case: wrappers/static-and-lazy
@SmartSubclass
class StaticWrapped: Root {
  @TaskLocal static var a = 1
  var b = 2
}

// case: wrappers/own-initializer
@SmartSubclass
class EarlyWrapped: Root {
  @Plain var a: Int
  @SmartAny var b: Any
  var c = 3
  required init() {
    a = 1
    b = 2
    super.init()
  }
}

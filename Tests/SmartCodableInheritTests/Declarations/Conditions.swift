// swift-format-ignore-file
// The table is about unusual spellings.

import Foundation
import SmartCodableInherit

// case: conditions/plain
@SmartSubclass
class ConditionalProperty: Root {
  var a = 1
  #if os(Linux)
  var b = 2
  #endif
}

// case: conditions/all
@SmartSubclass
class OnlyConditional: Root {
  #if os(Linux)
  var a = 1
  #endif
  #if os(Windows)
  var b = 2
  #endif
}

// case: conditions/clauses
@SmartSubclass
class ClausedProperties: Root {
  #if os(Windows)
  var a = 1
  #elseif os(Linux) || os(macOS) && !targetEnvironment(simulator)
  var a: Int = 2
  var b: String?
  #else
  var a: Double = 3
  #endif
  var c = 4
}

// case: conditions/nested
@SmartSubclass
class NestedConditions: Root {
  #if swift(>=5.9)
  var a = 1
  #if os(Linux)
  var b = 2
  #else
  var b = 3
  #endif
  #endif
}

// case: conditions/other-members
@SmartSubclass
class ConditionalMembers: Root {
  var a = 1
  #if os(Linux)
  func f() {}
  static let b = 2
  struct Inner { var x = 3 }
  #endif
  #if NEVER
  func f() -> Int { }
  #endif
}

// case: conditions/in-bodies
@SmartSubclass
class ConditionsInBodies: Root {
  var a: Int {
    #if os(Linux)
    return 1
    #else
    return 2
    #endif
  }
  var b: Int = {
    #if os(Linux)
    1
    #else
    2
    #endif
  }()
  func c() {
    #if NEVER
    var x = 1
    #endif
  }
}

// case: conditions/over-lines
@SmartSubclass
class ConditionLines: Root {
  #if os(Linux) && (arch(x86_64)
      || arch(arm64))
  var a = 1
  #endif
  #if os(Linux) // a comment
  var b = 2
  #endif
}

// case: conditions/early
@SmartSubclass
class EarlyConditions: Root {
  #if os(Linux)
  var a: Int
  var b: Optional<Int>
  @Plain var c: Int
  #endif
  required init() {
    #if os(Linux)
    (a, b, c) = (1, nil, 3)
    #endif
    super.init()
  }
}

// case: conditions/wrapped
@SmartSubclass
class WrappedConditions: Root {
  #if os(Linux)
  @SmartAny var a: Any = 1
  var b: Optional<Int>
  #endif
}

// case: conditions/empty
@SmartSubclass
class EmptyConditions: Root {
  #if DEBUG
  #endif
  #if NEVER
  #else
  #endif
  var a = 1
}

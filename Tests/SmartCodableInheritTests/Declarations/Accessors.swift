// swift-format-ignore-file
// The table is about unusual spellings.

import Foundation
import SmartCodableInherit

// case: accessors/observed
@SmartSubclass
class ObservedProperties: Root {
  var a = 1 { didSet { log.append(oldValue) } }
  var b: Int = 2 { willSet { log.append(newValue) } }
  var c: Int? { didSet {} }
  var d: Int = 4 {
    willSet(later) { log.append(later) }
    didSet(earlier) { log.append(earlier) }
  }
  @SmartIgnored var log: [Int] = []
}

// case: accessors/observed-behind-calls
@SmartSubclass
class ObservedCalls: Root {
  var a: Int = makeNumber { 1 } { didSet {} }
  var b: [Int] = [1].map { $0 } { willSet {} }
  var c: Int = makeNumber { 3 }
  {
    didSet {}
  }
  var d: Int = max(1, 2) { @inline(__always) didSet {} }
  var e: Int? { @inline(__always) didSet {} }
}

// case: accessors/computed
@SmartSubclass
class ComputedProperties: Root {
  var a: Int { 1 }
  var b: Int { get { 2 } set { _ = newValue } }
  var c: Int {
    get throws { 3 }
  }
  var d: String {
    // a comment
    "}"
  }
  var e: Int { get async { 5 } }
  var stored = 6
}

// case: accessors/computed-unusual
@SmartSubclass
class UnusualAccessors: Root {
  var storage = 1
  var a: Int {
    _read { yield storage }
    _modify { yield &storage }
  }
  var b: Int { @inline(__always) get { storage } set { storage = newValue } }
  var c: Int { didSetCount() }
  func didSetCount() -> Int { storage }
}

// case: accessors/lazy
@SmartSubclass
class LazyProperties: Root {
  lazy var a = 1
  lazy var b: Int = { self.c + 1 }()
  var c = 3
  private lazy var d: [Int] = [1].map { $0 + c }
}

// case: accessors/static
@SmartSubclass
class StaticProperties: Root {
  static let a = 1
  static var b: Int { 2 }
  class var c: Int { 3 }
  private static let d: [Int] = []
  nonisolated(unsafe) static var e = 5
  var f = 6
}

// case: accessors/constants
@SmartSubclass
class Constants: Root {
  let a = 1
  let b: String = "b"
  let (c, d) = (1, 2)
  var e = 5
}

// case: accessors/overrides
@SmartSubclass
class Overrides: Root {
  override var title: String { didSet { changes += 1 } }
  var changes = 0
}

// case: accessors/init-accessor
@SmartSubclass
class InitAccessors: Root {
  var raw: Int = 0
  var shown: Int {
    @storageRestrictions(initializes: raw)
    init(initial) { raw = initial }
    get { raw }
    set { raw = newValue }
  }
}

// case: accessors/result-builder
@SmartSubclass
class BuilderBodies: Root {
  var count = 1
  @TextBuilder var body: String {
    "first"
    if count > 1 {
      "second"
    } else {
      "third }"
    }
    for number in 1...2 { "\(number)" }
  }
}
// end

@resultBuilder
enum TextBuilder {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
  static func buildEither(first: String) -> String { first }
  static func buildEither(second: String) -> String { second }
  static func buildArray(_ parts: [String]) -> String { parts.joined() }
}

// case: accessors/observed-early
@SmartSubclass
class ObservedEarly: Root {
  var a: Int { didSet {} }
  var b = "b" { willSet { _ = newValue } }
  var c: Int? { didSet {} }
  required init() {
    a = 1
    super.init()
  }
}

// swift-format-ignore-file
// The table is about unusual spellings.

import Foundation
import SmartCodableInherit

// case: own/coding-keys
@SmartSubclass
class OwnKeys: Root {
  enum CodingKeys: CodingKey { case a }
  var a = 1
  var b = 2
}

// case: own/coding-keys-renamed
@SmartSubclass
class RenamedKeys: Root {
  private enum CodingKeys: String, CodingKey {
    case a = "alpha", b
    case `default` = "d{}"
    static let other = 1
    var x: Int { switch self { case .a: 1; default: 2 } }
  }
  var a = 1
  var b: String?
  var `default` = 3
}

// case: own/coding-keys-none
@SmartSubclass
class NoKeys: Root {
  enum CodingKeys: CodingKey {}
  var a = makeNumber { 1 }
}

// case: own/coding-keys-uninferred
@SmartSubclass
class UninferredLeftOut: Root {
  enum CodingKeys: CodingKey { case a }
  var a = 1
  var b = makeNumber { 1 }, c = [1: 2]
}

// case: own/init
@SmartSubclass
class OwnInit: Root {
  var a: Int
  required init() {
    a = 5
    super.init()
  }
}

// case: own/init-changes
@SmartSubclass
class OwnInitChanges: Root {
  var a = 1
  required init() {
    super.init()
    title = "own"
  }
}

// case: own/init-convenience
@SmartSubclass
class ConvenienceInits: Root {
  var a = 1
  convenience init(a: Int) {
    self.init()
    self.a = a
  }
  init?(text: String) {
    super.init()
    a = Int(text) ?? 0
  }
  init<T: BinaryInteger>(from other: T) {
    super.init()
    a = Int(other)
  }
  convenience init(from decoder: String) { self.init() }
}

// case: own/decoder
@SmartSubclass
class OwnDecoder: Root {
  var a = 1
  required init(from decoder: any Decoder) throws {
    try super.init(from: decoder)
    a = 9
  }
}

// case: own/decoder-shorter
@SmartSubclass
class OwnDecoderShort: Root {
  let fixed: Int
  required init() {
    fixed = 1
    super.init()
  }
  required init(from other: any Swift.Decoder) throws {
    fixed = 2
    try super.init(from: other)
  }
}

// case: own/encode
@SmartSubclass
class OwnEncode: Root {
  var a = 1
  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(a * 2, forKey: .a)
  }
}

// case: own/encode-others
@SmartSubclass
class OtherEncodes: Root {
  var a = 1
  func encode(to text: String) {}
  func encode(into encoder: any Encoder) {}
  static func encode(to encoder: any Encoder) {}
}

// case: own/everything
@SmartSubclass
class OwnEverything: Root {
  enum CodingKeys: CodingKey { case a }
  var a: Int
  required init() {
    a = 1
    super.init()
  }
  required init(from decoder: any Decoder) throws {
    a = 2
    try super.init(from: decoder)
  }
  override func encode(to encoder: any Encoder) throws { try super.encode(to: encoder) }
}

// case: own/functions
@SmartSubclass
class OwnFunctions: Root {
  var a = 1
  func f<T>(_ x: T, y: Int = 5, z: () -> Int = { 1 }) async throws -> [T] where T: Equatable {
    let a = 1; var b = 2; b += a
    return [x]
  }
  static func == (left: OwnFunctions, right: OwnFunctions) -> Bool { left.a == right.a }
  static func < (left: OwnFunctions, right: OwnFunctions) -> Bool { left.a < right.a }
  static func / (left: OwnFunctions, right: OwnFunctions) -> Int { left.a / right.a }
  static prefix func - (x: OwnFunctions) -> Int { -x.a }
  func g()
    -> Int
  {
    2
  }
  func h() async
    throws -> Int { 3 }
  subscript(index: Int) -> Int { get { index } set { a = newValue } }
  class subscript<T>(key: T) -> Int where T: Hashable { 1 }
  deinit { _ = a }
  func last() throws(CocoaError) {}
}

// case: own/types
@SmartSubclass
class OwnTypes: Root {
  struct Inner: SmartCodable {
    var x = 1; var y: Int?; }
  enum Kind: String, SmartCaseDefaultable {
    case one, two
    static let z = 3
  }
  class Nested {
    var q = 1
    class Deeper { var r = 2 }
  }
  final class Other: Root {}
  actor Worker { var w = 1 }
  indirect enum Tree {
    case leaf
    case node(Tree)
  }
  protocol Role { var role: Int { get } }
  typealias Pair = (Int, Int)
  var inner = 1, kind: Kind = .one
  var other: Inner? = Inner()
}

// case: own/mapping
@SmartSubclass
class OwnMapping: OpenRoot {
  var a = 1
  override class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.a <--- "alpha"] }
  override static func mappingForValue() -> [SmartValueTransformer]? { nil }
  override func didFinishMapping() { a += 1 }
}

// case: own/mapping-namesakes
@SmartSubclass
class MappingNamesakes: Root {
  var a = 1
  func mappingForKey() -> Int { 1 }
  static func mappingForValue(_ x: Int) -> Int { x }
  func didFinishMapping(_ x: Int) {}
  static func didFinishMapping() {}
}

import Foundation

@testable import SmartCodable

/// Any JSON, found out by trying.
enum JSONValue: Decodable, Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

struct Member: Decodable, Equatable {
  var n: Int
  var v: JSONValue?
}

struct Family: Decodable {
  var good: Member
  var bad: Member
  var list: [Member]
}

enum Side: String, Decodable, Hashable { case left, right }

enum Edge: String, Decodable, Hashable, CodingKeyRepresentable { case top, bottom }

struct Converted: Decodable, Equatable {
  var oneTwo: Int?
  var raw: Int?

  enum CodingKeys: String, CodingKey {
    case oneTwo
    case raw = "one_two"
  }
}

struct Holder: SmartDecodable {
  var value = JSONValue.string("initial")
  var list: [JSONValue] = []
  @SmartCompact.Array var compact: [JSONValue] = []
  var some: JSONValue? = .string("initial")
  @SmartAny var any = JSONValue.string("initial")
}

struct HookedChild: SmartDecodable {
  var i = 0
  var hooks = 0

  enum CodingKeys: CodingKey { case i }

  mutating func didFinishMapping() { hooks += 1 }
}

struct Around: Decodable {
  var n: Int
  var model: HookedChild
}

/// Counts how often values are made.
final class Counter: @unchecked Sendable {
  static let key =
    CodingUserInfoKey(rawValue: "counter")
    ?? { preconditionFailure("a key is any text") }()

  var links = 0
  var leaves = 0
}

struct Leaf: Decodable, Sendable {
  var n: Int

  enum CodingKeys: CodingKey { case n }

  init(from decoder: any Decoder) throws {
    (decoder.userInfo[Counter.key] as? Counter)?.leaves += 1
    n = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .n)
  }
}

final class Chain: Decodable, Sendable {
  let side: Leaf
  let next: Chain?

  enum CodingKeys: CodingKey { case side, next }

  init(from decoder: any Decoder) throws {
    (decoder.userInfo[Counter.key] as? Counter)?.links += 1
    let container = try decoder.container(keyedBy: CodingKeys.self)
    next = try container.decodeIfPresent(Chain.self, forKey: .next)
    side = try container.decode(Leaf.self, forKey: .side)
  }

  var length: Int {
    var length = 1
    var link = self
    while let next = link.next {
      length += 1
      link = next
    }
    return length
  }
}

struct Anything: Decodable {}

/// The integers of an array; whatever else it holds is skipped.
struct Lossy: Decodable {
  var values: [Int] = []

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      if let value = try? container.decode(OnlyInt.self) {
        values.append(value.value)
      } else if try !container.decodeNil() {
        _ = try container.decode(Anything.self)
      }
    }
  }
}

struct OnlyInt: Decodable {
  var value: Int

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Int.self)
  }
}

struct UntilError: Decodable {
  var values: [String] = []

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    _ = try container.decode(String.self)
    container = try decoder.unkeyedContainer()
    while let value = try? container.decode(String.self) { values.append(value) }
  }
}

struct Refusal: Error {}

struct Refusing: Decodable {
  init(from decoder: any Decoder) throws { throw Refusal() }
}

struct RefusingModel: SmartDecodable {
  init() {}
  init(from decoder: any Decoder) throws { throw Refusal() }
}

struct ReadingAhead: Decodable {
  var values: [Int] = []

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var copy = container
    while !copy.isAtEnd { values.append(try copy.decode(Int.self)) }
    while !container.isAtEnd { values.append(try container.decode(Int.self)) }
  }
}

// A table of data: exempt from the limits on size.

import SmartCodable

/// The schemas of the built-in suite as SmartCodable models, with the same initial values.
enum SmartModels {
  struct Person: SmartCodable {
    var name = "anon"
    var age = 18
    var active = true
    var score = 1.5
    var nick: String?
  }
  struct Survey: SmartCodable {
    var text: String?
    var count: Int?
    var flag: Bool?
    var ratio: Double?
    var preset: Int? = 9
    var label: String? = "tag"
  }
  struct Leaf: SmartCodable {
    var n = "own"
    var v = 1

    static let preset: Leaf = {
      var leaf = Leaf()
      leaf.n = "preset"
      leaf.v = 7
      return leaf
    }()
  }
  struct Tree: SmartCodable {
    var child = Leaf.preset
    var maybe: Leaf?
  }
  struct Scalars: SmartCodable {
    var text = "d"
    var whole = 5
    var ratio = 0.5
    var off = false
    var on = true
  }
  struct Integers: SmartCodable {
    var i8: Int8 = -8
    var i16: Int16 = -16
    var i32: Int32 = -32
    var i64: Int64 = -64
    var u8: UInt8 = 8
    var u16: UInt16 = 16
    var u32: UInt32 = 32
    var u64: UInt64 = 64
  }
  /// Knows nothing of SmartCodable.
  struct PlainLeaf: Codable {
    var i = 9
    var s = "d"
    var o: Int? = 4
    var suit = Suit.hearts

    static let preset = PlainLeaf(i: 3, s: "preset", o: 2, suit: .spades)
  }
  struct Garden: SmartCodable {
    var plot = PlainLeaf.preset
    var maybe: PlainLeaf?
  }
  struct Lists: SmartCodable {
    var numbers = [9]
    var sparse: [Int?] = [8]
    var names = ["d"]
    var maybe: [Int]?
    var nested = [[9]]
    var leaves: [Leaf] = []
  }
  struct Tables: SmartCodable {
    var counts = ["k": 9]
    var sparse: [String: Int?] = ["k": 8]
    var leaves: [String: Leaf] = [:]
  }
  struct Letter: SmartCodable {
    var leaf = Leaf.preset
    var hobby: Leaf?
    var tree: Tree?
    var tags = [9]
    var grid = [[9]]
    var counts = ["k": 9]
    var text = "d"
    var mapped: Mapped?
  }
  enum Suit: String, SmartCaseDefaultable {
    case spades = "s"
    case hearts = "h"
    case one = "1"
    case half = "1.5"
    case yes = "true"

    static var defaultCase: Suit { .yes }
  }
  enum Grade: Int, SmartCaseDefaultable {
    case zero = 0
    case one = 1
    case two = 2
    case minus = -1
    case big = 300
  }
  struct Card: SmartCodable {
    var suit = Suit.hearts
    var maybe: Suit?
    var preset: Suit? = .half
    var grade = Grade.two
    var suits = [Suit.one]
    var sparse: [Suit?] = [.one]
    var table: [String: Suit] = [:]
  }
  struct Mapped: SmartCodable {
    var id = 4
    var name = "d"
    var text = "e"

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [
        CodingKeys.id <--- ["user_id", "userId", "id"],
        CodingKeys.name <--- "nick",
        CodingKeys.text <--- ["a", "b"],
      ]
    }
  }
  struct Routed: SmartCodable {
    var deep = 3
    var choice = 4
    var dotted = 5

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [
        CodingKeys.deep <--- "o.list.0",
        CodingKeys.choice <--- ["o.x", "w"],
        CodingKeys.dotted <--- "p.q",
      ]
    }
  }
  struct Swapped: SmartCodable {
    var a = 11
    var b = 22

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.a <--- "b", CodingKeys.b <--- "a"]
    }
  }
  struct Labelled: SmartCodable {
    var n = "top"
    var child = Leaf.preset
    var children: [Leaf] = []

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.n <--- "label"]
    }
  }
  struct Renamed: SmartCodable {
    var age = 5
    var name = "d"

    enum CodingKeys: String, CodingKey {
      case age = "person_age"
      case name = "full_name"
    }
  }
  struct Accented: SmartCodable {
    var accent = "own"

    enum CodingKeys: String, CodingKey {
      case accent = "\u{E9}"
    }
  }
}

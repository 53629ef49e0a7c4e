import ConformanceKit
import SmartCodable

/// Collections, wrappers, and properties that coding keys leave out.
extension UpdateModels {
  struct Collections: CountsCalls {
    var numbers = [1, 2]
    var holes: [Int?] = []
    var bag: Set<Int> = [5]
    var leaves = [Leaf()]
    var leafHoles: [Leaf?]?
    var rows = [[1]]
    var counts = ["k": 1]
    var gaps: [String: Int?] = ["a": 1]
    var byName = ["a": Leaf()]
    var lists = ["a": [1]]
    @SmartIgnored var calls = 0
  }

  enum Kind: String, Codable, DerivedEnumeration { case one, two, three }

  enum Level: Int, Codable, DerivedEnumeration {
    case zero, one
    case seven = 7
    case below = -2
  }

  /// A key of dictionaries that is made of any coding key.
  struct Label: Codable, CodingKeyRepresentable, Hashable, Shaped, CustomStringConvertible {
    let description: String

    static var shape: Shape { .string }

    var codingKey: any CodingKey { Zoo.Key(description) }

    init?<T: CodingKey>(codingKey: T) { description = codingKey.stringValue }
  }

  struct Keyed: CountsCalls {
    var byNumber = [1: 1]
    var leavesByNumber: [Int: Leaf]?
    var byByte: [UInt8: Int] = [1: 1]
    var byShort: [Int16: Leaf]? = [:]
    var byNatural: [UInt64: [Int]] = [:]
    var byKind: [Kind: Int] = [.one: 1]
    var byLevel: [Level: Int] = [.one: 1]
    var leavesByLevel: [Level: Leaf] = [:]
    var byLabel: [Label: Int] = [:]
    @SmartIgnored var calls = 0
  }

  /// Wrappers, with ordinary collections behind compact ones.
  struct Wrapped: CountsCalls {
    @SmartAny var any: Any?
    @SmartAny var always: Any = "initial"
    @SmartAny var list: [Any] = []
    @SmartAny var map: [String: Any] = ["a": "initial"]
    @SmartAny var leaf: Leaf?
    @SmartAny var number = 2
    @SmartAny var ready: Any = ["a": "initial", "b": ["c": "initial"]]
    @SmartAny var readyToo: Any? = ["a": "initial", "k": ["a", "b"]]
    @SmartCompact.Array var compact = [9]
    var numbers = [8]
    @SmartCompact.Dictionary var compactMap = [1: 9]
    var counts = ["k": 8]
    @SmartCompact.Array var compactLeaves: [Leaf] = []
    var leaves: [Leaf] = []
    @SmartIgnored(isEncodable: true) var calls = 0
  }

  /// Models with properties that their coding keys leave out (UPD-11).
  struct LeftOut: CountsCalls {
    var some = Some()
    var single = Single()
    var loose = Loose()
    var maybe: Some?
    var byName = ["a": Some()]
    @SmartIgnored var calls = 0
  }

  struct Some: CountsCalls {
    var number = 1
    var note = "n"
    var word: String? = "w"
    var list = [1]
    var ratio: Int?
    var calls = 0

    enum CodingKeys: CodingKey { case number, word }

    static let leftOut: Set = ["note", "list", "ratio", "calls"]
  }

  /// A class with one key only, which takes no memory.
  final class Single: SmartCodable, DerivedModel {
    var cache = "c"
    var number = 1
    var flag = false

    enum CodingKeys: CodingKey { case number }

    static let leftOut: Set = ["cache", "flag"]

    init() {}
  }

  /// A model that is coded by hand, with keys that are a struct.
  struct Loose: CountsCalls {
    var note = "n"
    var number = 1
    var word: String? = "w"
    var calls = 0

    static let leftOut: Set = ["note", "calls"]

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Zoo.Key.self)
      number = try container.decode(Int.self, forKey: Zoo.Key("number"))
      word = try container.decodeIfPresent(String.self, forKey: Zoo.Key("word"))
    }
  }
}

/// Flats: in each other, Optional, of a class, of plain types, and dictionaries of every key that fits.
extension UpdateModels {
  struct FlatInner: CountsCalls {
    var x: Int?
    var y = 2
    @SmartIgnored var calls = 0
  }

  struct FlatOuter: CountsCalls {
    var p = "p"
    @SmartFlat var inner = FlatInner()
    var leaves: [Leaf] = []
    @SmartFlat var flags: [String: Bool] = [:]
    @SmartIgnored var calls = 0
    @SmartIgnored var seen = 0

    mutating func didFinishMapping() {
      calls += 1
      seen = inner.calls + leaves.reduce(0) { $0 + $1.calls }
    }
  }

  struct Flats: CountsCalls {
    var id = 0
    @SmartFlat var outer = FlatOuter()
    @SmartFlat var leaf: Leaf? = Leaf()
    @SmartFlat var node = Node()
    var numbers = [6]
    @SmartFlat var rest: [String: Int] = ["z": 1]
    var tail = "tail"
    @SmartIgnored var calls = 0
  }

  struct PlainInner: Codable, DerivedModel {
    var s = 5
    var t: String? = "t"
  }

  struct PlainOuter: Codable, DerivedModel {
    var u = 3
    @SmartFlat var inner = PlainInner()
    @SmartFlat var model = FlatInner()
    var v: Bool?
  }

  struct PlainFlats: CountsCalls {
    var id = 0
    @SmartFlat var inner = PlainInner()
    @SmartFlat var outer = PlainOuter()
    var tail = "tail"
    @SmartIgnored var calls = 0
  }
}

import SmartCodable

extension SmartModels {
  final class Chain: SmartCodable {
    var next: Chain?

    required init() {}
  }
  struct Branch: SmartCodable {
    var branches: [Branch] = []
  }
  struct Web: SmartCodable {
    var links: [String: Web] = [:]
  }
  /// Knows nothing of SmartCodable.
  struct Blank: Codable {
    var text = "d"
    var flag = true
    var whole = 9
    var byte: UInt8 = 8
    var ratio = 1.5
    var list = [9]
    var table = ["k": 9]
    var leaf = Leaf.preset

    static let preset: Blank = {
      var leaf = Leaf()
      leaf.n = "p"
      leaf.v = 7
      return Blank(
        text: "p",
        flag: true,
        whole: 3,
        byte: 4,
        ratio: 2.5,
        list: [5],
        table: ["k": 6],
        leaf: leaf
      )
    }()
  }
  struct Form: SmartCodable {
    var blank = Blank.preset
  }
  /// Knows nothing of SmartCodable.
  enum Rank: String, Codable {
    case low = "l"
    case high = "h"
    case one = "1"
  }
  struct Ranked: SmartCodable {
    var rank = Rank.high
    var maybe: Rank?
    var ranks = [Rank.one]
  }
  /// Knows nothing of SmartCodable.
  struct Seal: Codable {
    var v = 9
    var rank = Rank.low

    static let preset = Seal(v: 5, rank: .high)
  }
  /// Knows nothing of SmartCodable.
  struct Envelope: Codable {
    var seal = Seal.preset
  }
  struct Post: SmartCodable {
    var seal = Seal.preset
    var maybe: Seal?
    var seals: [Seal] = []
    var envelope = Envelope(seal: Seal(v: 6, rank: .high))
  }
  struct Waybill: SmartCodable {
    @SmartFlat var seal = Seal.preset
    var note = "n"
  }
  struct MappedTwice: SmartCodable {
    var n: Int?

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.n <--- "first", CodingKeys.n <--- "second"]
    }
  }
  struct MappedNowhere: SmartCodable {
    var n = 4
    var m: Int?

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.n <--- [String]()]
    }
  }
  struct MappedRenamed: SmartCodable {
    var age: Int?

    enum CodingKeys: String, CodingKey {
      case age = "person_age"
    }

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.age <--- "AGE"]
    }
  }
  struct Reply<Content: Codable>: SmartCodable {
    var data: Content?
  }
}

// A table of data: exempt from the limits on size.

extension TwinCatalog {
  /// Adds the twins of the models for settings, recursion, defaults and unusual declarations.
  mutating func addSettings() {
    add("camel", Twins.Camel.self)
    add("camel-child", Twins.CamelChild.self)
    add("camel-plain", Twins.CamelChild.self)
    add("camel-mapped", Twins.CamelMapped.self)
    add("lettered", Twins.Lettered.self)
    add("fractions", Twins.Fractions.self)
    add("fractions-child", Twins.FractionsChild.self)
    add("bags", Twins.Bags.self)
    add("chain", Twins.Chain.self)
    add("branch", Twins.Branch.self)
    add("web", Twins.Web.self)
    add("blank", Twins.Blank.self)
    add("form", Twins.Form.self)
    add("ranked", Twins.Ranked.self)
    add("seal", Twins.Seal.self)
    add("envelope", Twins.Envelope.self)
    add("post", Twins.Post.self)
    add("waybill", Twins.Waybill.self)
    add("mapped-twice", Twins.Number.self)
    add("mapped-nowhere", Twins.FirmNumber.self)
    add("mapped-renamed", Twins.Aged.self)
    add("reply-leaf", Twins.Reply<Twins.Leaf>.self)
    add("reply-list", Twins.Reply<[Twins.Leaf]>.self)
    add("reply-text", Twins.Reply<String>.self)
    add("whole", Int.self)
    add("whole-maybe", Int?.self)
    add("whole-list", [Int].self)
    add("whole-table", [String: Int].self)
  }
}

extension Twins {
  struct Camel: Decodable {
    var oneTwo: Int?
    var oneTwoThree: Int?
    var outer: Int?
    var word: Int?
    var child: CamelChild?
    var plain: CamelChild?
    var children: [CamelChild]?
    var table: [String: Int]?

    enum CodingKeys: String, CodingKey {
      case oneTwo, oneTwoThree
      case outer = "_oneTwo_"
      case word, child, plain, children, table
    }
  }
  struct CamelChild: Decodable {
    var innerName: Int?
  }
  struct CamelMapped: Decodable {
    var n: Int?
    var deep: Int?
  }
  struct Lettered: Decodable {
    var firstName: Int?
    var upper: Int?
    var acronym: Int?

    enum CodingKeys: String, CodingKey {
      case firstName
      case upper = "FirstName"
      case acronym = "uRL"
    }
  }
  struct Fractions: Decodable {
    var whole: Int?
    var natural: UInt?
    var byte: UInt8?
    var flag: Bool?
    var ratio: Double?
    var text: String?
    var grade: Grade?
    var child: FractionsChild?
  }
  struct FractionsChild: Decodable {
    var whole: Int?
  }
  struct Bags: Decodable {
    var numbers: [Int]?
    var sparse: [Int?]?
    var nested: [[Int]]?
    var table: [String: Int]?
    var rows: [[String: Int]]?
  }
  final class Chain: Decodable {
    var next: Chain?
  }
  struct Branch: Decodable {
    var branches: [Branch]
  }
  struct Web: Decodable {
    var links: [String: Web]
  }
  struct Blank: Decodable {
    var text: String
    var flag: Bool
    var whole: Int
    var byte: UInt8
    var ratio: Double
    var list: [Int]
    var table: [String: Int]
    var leaf: Leaf
  }
  struct Form: Decodable {
    var blank: Blank
  }
  enum Rank: String, Decodable {
    case low = "l"
    case high = "h"
    case one = "1"
  }
  struct Ranked: Decodable {
    var rank: Rank
    var maybe: Rank?
    var ranks: [Rank]
  }
  struct Seal: Decodable {
    var v: Int
    var rank: Rank
  }
  struct Envelope: Decodable {
    var seal: Seal
  }
  struct Post: Decodable {
    var seal: Seal
    var maybe: Seal?
    var seals: [Seal]
    var envelope: Envelope
  }
  struct Waybill: Decodable {
    var seal: Seal
    var note: String
  }
  struct Number: Decodable {
    var n: Int?
  }
  struct FirmNumber: Decodable {
    var n: Int
    var m: Int?
  }
  struct Aged: Decodable {
    var age: Int?

    enum CodingKeys: String, CodingKey {
      case age = "person_age"
    }
  }
  struct Reply<Content: Decodable>: Decodable {
    var data: Content?
  }
}

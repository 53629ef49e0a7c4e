// A table of data: exempt from the limits on size.

extension TwinCatalog {
  /// The twins of the built-in models.
  public static let standard: TwinCatalog = {
    var twins = TwinCatalog()
    twins.add("person", Twins.Person.self)
    twins.add("survey", Twins.Survey.self)
    twins.add("leaf", Twins.Leaf.self)
    twins.add("tree", Twins.Tree.self)
    twins.add("scalars", Twins.Scalars.self)
    twins.add("integers", Twins.Integers.self)
    twins.add("plain-leaf", Twins.PlainLeaf.self)
    twins.add("garden", Twins.Garden.self)
    twins.add("lists", Twins.Lists.self)
    twins.add("tables", Twins.Tables.self)
    twins.add("leaf-list", [Twins.Leaf].self)
    twins.add("letter", Twins.Letter.self)
    twins.add("card", Twins.Card.self)
    twins.add("mapped", Twins.Mapped.self)
    twins.add("routed", Twins.Routed.self)
    twins.add("swapped", Twins.Swapped.self)
    twins.add("labelled", Twins.Labelled.self)
    twins.add("renamed", Twins.Renamed.self)
    twins.add("accented", Twins.Accented.self)
    twins.add("animal", Twins.Animal.self)
    twins.add("dog", Twins.Dog.self)
    twins.add("puppy", Twins.Puppy.self)
    twins.add("spider", Twins.Spider.self)
    twins.add("stray", Twins.Stray.self)
    twins.add("kennel", Twins.Kennel.self)
    twins.add("asset", Twins.Asset.self)
    twins.add("asset-kept", Twins.AssetKept.self)
    twins.add("asset-moved", Twins.AssetMoved.self)
    twins.add("author", Twins.Author.self)
    twins.add("stats", Twins.Stats.self)
    twins.add("article", Twins.Article.self)
    twins.add("article-maybe", Twins.ArticleMaybe.self)
    twins.add("profile", Twins.Profile.self)
    twins.add("magazine", Twins.Magazine.self)
    twins.add("account", Twins.Account.self)
    twins.add("session", Twins.Session.self)
    twins.add("basket", Twins.Basket.self)
    twins.add("tally", Twins.Tally.self)
    twins.add("cage", Twins.Cage.self)
    twins.add("memo", Twins.Memo.self)
    twins.addSettings()
    twins.addValueKinds()
    return twins
  }()
}

/// Plain `Decodable` types with the fields of the built-in schemas, and nothing lenient.
enum Twins {
  struct Person: Decodable {
    var name: String
    var age: Int
    var active: Bool
    var score: Double
    var nick: String?
  }
  struct Survey: Decodable {
    var text: String?
    var count: Int?
    var flag: Bool?
    var ratio: Double?
    var preset: Int?
    var label: String?
  }
  struct Leaf: Decodable {
    var n: String
    var v: Int
  }
  struct Tree: Decodable {
    var child: Leaf
    var maybe: Leaf?
  }
  struct Scalars: Decodable {
    var text: String
    var whole: Int
    var ratio: Double
    var off: Bool
    var on: Bool
  }
  struct Integers: Decodable {
    var i8: Int8
    var i16: Int16
    var i32: Int32
    var i64: Int64
    var u8: UInt8
    var u16: UInt16
    var u32: UInt32
    var u64: UInt64
  }
  struct PlainLeaf: Decodable {
    var i: Int
    var s: String
    var o: Int?
    var suit: Suit
  }
  struct Garden: Decodable {
    var plot: PlainLeaf
    var maybe: PlainLeaf?
  }
  struct Lists: Decodable {
    var numbers: [Int]
    var sparse: [Int?]
    var names: [String]
    var maybe: [Int]?
    var nested: [[Int]]
    var leaves: [Leaf]
  }
  struct Tables: Decodable {
    var counts: [String: Int]
    var sparse: [String: Int?]
    var leaves: [String: Leaf]
  }
  struct Letter: Decodable {
    var leaf: Leaf
    var hobby: Leaf?
    var tree: Tree?
    var tags: [Int]
    var grid: [[Int]]
    var counts: [String: Int]
    var text: String
    var mapped: Mapped?
  }
  enum Suit: String, Decodable {
    case spades = "s"
    case hearts = "h"
    case one = "1"
    case half = "1.5"
    case yes = "true"
  }
  enum Grade: Int, Decodable {
    case zero = 0
    case one = 1
    case two = 2
    case minus = -1
    case big = 300
  }
  struct Card: Decodable {
    var suit: Suit
    var maybe: Suit?
    var preset: Suit?
    var grade: Grade
    var suits: [Suit]
    var sparse: [Suit?]
    var table: [String: Suit]
  }
  struct Mapped: Decodable {
    var id: Int
    var name: String
    var text: String
  }
  struct Routed: Decodable {
    var deep: Int
    var choice: Int
    var dotted: Int
  }
  struct Swapped: Decodable {
    var a: Int
    var b: Int
  }
  struct Labelled: Decodable {
    var n: String
    var child: Leaf
    var children: [Leaf]
  }
  struct Renamed: Decodable {
    var age: Int
    var name: String

    enum CodingKeys: String, CodingKey {
      case age = "person_age"
      case name = "full_name"
    }
  }
  struct Accented: Decodable {
    var accent: String

    enum CodingKeys: String, CodingKey {
      case accent = "\u{E9}"
    }
  }
  struct Author: Decodable {
    var name: String
    var age: Int
  }
  struct Stats: Decodable {
    var age: Int
    var visits: Int
  }
  struct Article: Decodable {
    var title: String
    var author: Author
    var pages: Int
  }
  struct ArticleMaybe: Decodable {
    var title: String
    var author: Author?
  }
  struct Profile: Decodable {
    var author: Author
    var stats: Stats
  }
  struct Magazine: Decodable {
    var article: Article
    var issue: Int
  }
  struct Account: Decodable {
    var id: Int
    var mail: String
  }
  struct Session: Decodable {
    var account: Account
    var token: String
  }
  struct Basket: Decodable {
    var items: [Int]
    var name: String
  }
  struct Tally: Decodable {
    var counts: [String: Int]
    var name: String
  }
  struct Cage: Decodable {
    var pet: Dog
    var note: String
  }
  struct Memo: Decodable {
    var body: PlainLeaf
    var note: String
  }
}

import Foundation
import SmartCodableV2

/// A property of each kind that never ends the call.
///
/// The initial values differ from the defaults of the types, so that one taken for the other shows.
struct Version2TableModel: SmartCodable {
  enum Word: String, SmartCaseDefaultable {
    case low
    case high = "c"
    case one = "1"
    static var defaultCase: Word { .high }
  }

  enum Rank: Int, SmartCaseDefaultable {
    case first, second
    case below = -3
    static var defaultCase: Rank { .second }
  }

  enum Sole: String, Codable { case a, b }

  /// Asks its own value, which no clause converts (LEG-4).
  struct Single: Codable {
    var number = 1
    init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }
  }

  final class Child: SmartCodable {
    var name = "init"
    var count: Int? = 5
    var next: Child?
    var children: [Child] = []
    var hookRuns: Int?
    init() {}
    func didFinishMapping() { hookRuns = (hookRuns ?? 0) + 1 }
  }

  struct Item: SmartCodable {
    var name = "init"
    var flag = true
    var level: Word? = .low
    var plain: Plain?
    var list = [1]
    var hookRuns: Int?
    mutating func didFinishMapping() { hookRuns = (hookRuns ?? 0) + 1 }
  }

  struct Inner: Codable {
    var value = 3
    var word = Word.low
  }

  struct Plain: Codable {
    var number = 1
    var text: String? = "t"
    var list = [1]
    var inner: Inner?
    var child: Child?
    var ratio = 2.5
  }

  var flag = true
  var text = "text"
  var integer = 7
  var small: Int8 = 7
  var short: Int16 = 7
  var middle: Int32 = 7
  var wide: Int64 = 7
  var natural: UInt = 7
  var byte: UInt8 = 7
  var longNatural: UInt64 = 7
  var double = 7.5
  var float: Float = 7.5
  var graphic: CGFloat = 7.5
  var decimal: Decimal = 7
  var date = Date(timeIntervalSince1970: 7)
  var data = Data([7])
  var maybeFlag: Bool? = true
  var maybeText: String? = "text"
  var maybeInteger: Int? = 7
  var maybeSmall: Int8? = 7
  var maybeNatural: UInt64? = 7
  var maybeDouble: Double? = 7.5
  var maybeFloat: Float? = 7.5
  var maybeGraphic: CGFloat? = 7.5
  var maybeDate: Date? = Date(timeIntervalSince1970: 7)
  var maybeData: Data? = Data([7])
  var link: URL? = URL(string: "a:b")
  var identifier: UUID?
  var single: Single?
  var word = Word.low
  var rank = Rank.first
  var maybeWord: Word? = .low
  var maybeRank: Rank? = .first
  var sole: Sole? = .a
  var integers = [9]
  var texts = ["x"]
  var flags = [true]
  var doubles = [1.5]
  var rows = [[9]]
  var unique: Set<Int> = [9]
  var optionals: [Int?] = [9]
  var words: [Word] = [.low]
  var maybeIntegers: [Int]? = [9]
  var entries = ["x": 9]
  var maybeEntries: [String: String]? = ["x": "y"]
  var lists = ["x": [9]]
  var numbered: [Int: Double] = [9: 9]
  var child = Child()
  var item = Item()
  var children = [Child()]
  var items: [String: Item] = ["x": Item()]
  var maybeItems: [Item]? = [Item()]
  @SmartOptional var wrapped: Child?
  var plain: Plain? = Plain()
  var plains = [Plain()]
  var any: SmartAny? = .int(9)
  var anys: [SmartAny] = [.int(9)]
  var anyEntries: [String: SmartAny] = ["x": .int(9)]
  var hookRuns: Int?

  mutating func didFinishMapping() { hookRuns = (hookRuns ?? 0) + 1 }
}

/// Properties that end the call (LEG-3, LEG-6), with others around them.
struct Version2TableStrict: SmartCodable {
  typealias Table = Version2TableModel

  var before = 7
  var link = URL(filePath: "/")
  var identifier = UUID()
  var sole = Table.Sole.a
  var any = SmartAny.int(9)
  var maybe: Table.Child? = Table.Child()
  var plain = Table.Plain()
  var item: Table.Item? = Table.Item()
  var after = "x"
  var hookRuns: Int?

  mutating func didFinishMapping() { hookRuns = (hookRuns ?? 0) + 1 }
}

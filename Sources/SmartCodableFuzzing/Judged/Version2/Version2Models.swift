import ConformanceKit
import DecoderLaw
import Foundation
import SmartCodableV2

/// A model of version 2 whose hook counts its runs.
protocol CountsHookRuns: SmartCodable, DerivedModel {
  var hookRuns: Int? { get set }
}

extension CountsHookRuns {
  mutating func didFinishMapping() { hookRuns = (hookRuns ?? 0) &+ 1 }
}

extension DerivedEnumeration where Self: SmartCaseDefaultable {
  static var fallback: String? { "\(defaultCase)" }
}

extension SmartOptional: Shaped {
  /// An Optional in an Optional: where a bare one ends the call, the outer one is nil (LEG-6).
  static var shape: Shape { .optional(.optional(.of(T.self))) }
}

/// A scalar that nothing is converted to (LEG-4), as a model whose whole value it is.
protocol Unconverted: LawScalar, Shaped {}

extension Unconverted {
  static var shape: Shape { .model(ModelID(rawValue: "\(Self.self)")) }
  static var schema: ModelSchema {
    ModelSchema(ModelID(rawValue: "\(Self.self)"), .root(.integer), [])
  }
}

extension Int64: Unconverted { static var shape: Shape { .model("Int64") } }

/// Models with a property of every kind that version 2 treats in its own way.
///
/// The initial values differ from the defaults of the types, so that one taken for the other shows.
enum Version2Models {
  static let reference = ReferenceSubject(
    catalog: ModelCatalog(
      [
        Table.schema, Strict.schema, Child.schema, Item.schema, Plain.schema, Inner.schema,
        Word.schema, Rank.schema, Sole.schema, Grade.schema, Single.schema, Int64.schema,
        ModelSchema(items, .root(.array(Item.shape)), []),
      ]
    )
  ) { fields in
    guard let runs = fields["hookRuns"] else { return fields }
    var (fields, count) = (fields, 0)
    if case .integer(let text) = runs { count = Int(text) ?? 0 }
    fields["hookRuns"] = .integer("\(count &+ 1)")
    return fields
  }

  /// The top-level array of models.
  static let items: ModelID = "Array<Item>"

  /// Sees scalars as the law names them, and each `SmartAny` with its case.
  static let observer = MirrorObserver { value, observer in
    if let scalar = value as? any LawScalar { return scalar.observed }
    guard let any = value as? SmartAny, let content = Mirror(reflecting: any).children.first,
      let name = content.label
    else { return nil }
    if name == "null" { return .enumeration(name) }
    return .object([name: observer.observation(of: content.value)])
  }

  enum Word: String, SmartCaseDefaultable, DerivedEnumeration {
    case low
    case high = "c"
    case one = "1"
    static var defaultCase: Word { .high }
  }

  enum Rank: Int, SmartCaseDefaultable, DerivedEnumeration {
    case first, second
    case below = -3
    static var defaultCase: Rank { .second }
  }

  enum Sole: String, Codable, DerivedEnumeration { case a, b }
  enum Grade: Int, Codable, DerivedEnumeration { case zero, one }

  /// Asks its own value, which no clause converts (LEG-4).
  struct Single: Codable, Unconverted {
    static var scalar: ScalarType { .integer(bits: 64, signed: true) }
    let observed: Observation
    init(from decoder: any Decoder) throws {
      observed = .integer("\(try decoder.singleValueContainer().decode(Int.self))")
    }
    func encode(to encoder: any Encoder) {}
  }

  final class Child: CountsHookRuns {
    static let keys = ["name": ["name", "alias", "other"]]
    var name = "init"
    var count: Int? = 5
    var next: Child?
    var children: [Child] = []
    var hookRuns: Int?
    init() {}
    func didFinishMapping() { hookRuns = (hookRuns ?? 0) &+ 1 }
  }

  struct Item: CountsHookRuns {
    static let keys = Child.keys
    var name = "init"
    var flag = true
    var level: Word? = .low
    var plain: Plain?
    var list = [1]
    var hookRuns: Int?
  }

  struct Inner: Codable, DerivedModel {
    var value = 3
    var word = Word.low
  }

  struct Plain: Codable, DerivedModel {
    static let keys = ["number": ["number", "amount"]]
    var number = 1
    var text: String? = "t"
    var list = [1]
    var inner: Inner?
    var child: Child?
    var ratio = 2.5
  }

  /// Properties that never end the call.
  struct Table: CountsHookRuns {
    static let keys = [
      "text": ["text", "t"], "flag": ["flag", "first_flag"], "child": ["child", "nested"],
      "integer": ["integer", "amount", "spare"],
    ]
    var flag = true
    var text = "text"
    var integer = 7
    var small: Int8 = 7
    var short: Int16 = 7
    var middle: Int32 = 7
    var wide: Int64? = 7
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
    var single: Single?
    var word = Word.low
    var rank = Rank.first
    var maybeWord: Word? = .low
    var maybeRank: Rank? = .first
    var sole: Sole? = .a
    var grade: Grade? = .zero
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
  }

  /// Properties that end the call (LEG-3, LEG-6), with others around them.
  struct Strict: CountsHookRuns {
    var before = 7
    var link = URL(filePath: "/")
    var sole = Sole.a
    var any = SmartAny.int(9)
    var maybe: Child? = Child()
    var plain = Plain()
    var item: Item? = Item()
    var after = "x"
    var hookRuns: Int?
  }
}

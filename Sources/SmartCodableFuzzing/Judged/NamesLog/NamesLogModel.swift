import SmartCodable

/// A model that takes nothing, so that there is a repair for each value that it is given.
///
/// Its types have names of every form, and its keys lengths on both sides of 40, up to which the log pads them.
struct NamesLogModel: SmartCodable {
  /// Only a part of names.
  struct Pair<First, Second> {}

  /// A value that is never there.
  struct Refused<Name>: Codable {
    private struct Refusal: Error {}

    init() {}

    init(from decoder: any Decoder) throws { throw Refusal() }

    func encode(to encoder: any Encoder) throws {}
  }

  /// A model with two values that are never there.
  struct Inner<First, Second>: SmartCodable {
    var alone = Refused<First>()
    var both: Refused<Pair<First, Second>>?
  }

  var scalar = Refused<Int>()
  var list: Refused<[Int]>?
  var map: Refused<[String: Int]>?
  var optional: Refused<Int?>?
  var pair: Refused<Pair<Int, String>>?
  var pairOfLists: Refused<Pair<[String: [Int]], [Int?]>>?
  var tuple = Refused<(Int, String)>()
  var nested: Refused<[Pair<Int, Pair<[Bool], Double?>>]>?
  var set: Refused<Set<[Int]>>?
  var lists: Refused<[[[Int]]]>?
  var maps: Refused<[String: [Int: Int?]]>?
  var whole: Refused<Any>?

  var elements: [Refused<Pair<Int, String>>] = []
  var entries: [String: Refused<[Int]>] = [:]
  var inner = Inner<Int, [String]>()
  var inners: [Inner<Bool?, String>] = []
  var table: [String: Inner<[Int: Bool], (Int, Int)>] = [:]
  var grid: [[Refused<Int>]] = []

  enum CodingKeys: String, CodingKey {
    case scalar = "a"
    case list = "seven_7"
    case map = "eight__8"
    case optional = "nine____9"
    case pair = "fifteen______15"
    case pairOfLists = "sixteen_______16"
    case tuple = "seventeen______17"
    case nested = "thirty-three_and_no_letter_ASCII é"
    case set = "a_key_whose_length_is_39_______________"
    case lists = "a_key_whose_length_is_40________________"
    case maps = "a_key_whose_length_is_41_________________"
    case whole = "a_key_whose_length_is_60____________________________________"
    case elements, entries, inner, inners, table, grid
  }
}

/// What the judge knows of the model, written out.
enum NamesLogTable {
  /// A property that takes nothing.
  struct Field {
    let key: String
    let type: String
    var isOptional = true
  }

  static let fields = [
    Field(key: "a", type: "Refused<Int>", isOptional: false),
    Field(key: "seven_7", type: "Refused<[Int]>"),
    Field(key: "eight__8", type: "Refused<[String: Int]>"),
    Field(key: "nine____9", type: "Refused<Int?>"),
    Field(key: "fifteen______15", type: "Refused<Pair<Int, String>>"),
    Field(key: "sixteen_______16", type: "Refused<Pair<[String: [Int]], [Int?]>>"),
    Field(key: "seventeen______17", type: "Refused<(Int, String)>", isOptional: false),
    Field(
      key: "thirty-three_and_no_letter_ASCII é",
      type: "Refused<[Pair<Int, Pair<[Bool], Double?>>]>"
    ), Field(key: "a_key_whose_length_is_39_______________", type: "Refused<Set<[Int]>>"),
    Field(key: "a_key_whose_length_is_40________________", type: "Refused<[[[Int]]]>"),
    Field(
      key: "a_key_whose_length_is_41_________________",
      type: "Refused<[String: [Int: Int?]]>"
    ),
    Field(
      key: "a_key_whose_length_is_60____________________________________",
      type: "Refused<Any>"
    ),
  ]

  /// A property that holds others.
  enum Part {
    /// Values that are dropped, by index or key.
    case elements(of: String)
    case entries(of: String)
    /// One model, or several by index or key.
    case model(Inner)
    case models(Inner)
    case namedModels(Inner)
    /// Arrays of values that are dropped.
    case grid(of: String, in: String)
  }

  /// A model in the model.
  struct Inner {
    let type: String
    let fields: [Field]

    init(_ first: String, _ second: String) {
      type = "Inner<\(first), \(second)>"
      fields = [
        Field(key: "alone", type: "Refused<\(first)>", isOptional: false),
        Field(key: "both", type: "Refused<Pair<\(first), \(second)>>"),
      ]
    }
  }

  static let parts: [(key: String, type: String, part: Part)] = [
    ("elements", "[Refused<Pair<Int, String>>]", .elements(of: "Refused<Pair<Int, String>>")),
    ("entries", "[String: Refused<[Int]>]", .entries(of: "Refused<[Int]>")),
    ("inner", "Inner<Int, [String]>", .model(Inner("Int", "[String]"))),
    ("inners", "[Inner<Bool?, String>]", .models(Inner("Bool?", "String"))),
    (
      "table", "[String: Inner<[Int: Bool], (Int, Int)>]",
      .namedModels(Inner("[Int: Bool]", "(Int, Int)"))
    ), ("grid", "[[Refused<Int>]]", .grid(of: "Refused<Int>", in: "[Refused<Int>]")),
  ]

  /// The name after the key in the title of a container; nil for an element, which has none.
  static func title(of path: [SmartRepair.PathComponent]) -> String? {
    guard case .key(let first)? = path.first, case .key? = path.last,
      let (_, type, part) = parts.first(where: { $0.key == first })
    else { return nil }
    if path.count == 1 { return type }
    if case .namedModels(let inner) = part { return inner.type }
    return nil
  }
}

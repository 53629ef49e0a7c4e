import ConformanceKit
import DecoderLaw
import SmartCodable
import SmartCodableConformance

/// A model that takes next to nothing, so that there is a repair for most values that it is given.
///
/// Its types have names of every form, and its keys lengths on both sides of 40, up to which the log pads them.
enum NamesModels {
  static let world = JudgedWorld(of: Whole.self)

  /// Only a part of names.
  struct Pair<First, Second> {}

  /// A value that is hardly ever there.
  enum Refused<Name>: String, Codable, DerivedEnumeration {
    case never

    static var id: ModelID { ModelID(rawValue: NamesModels.name(of: Self.self)) }
  }

  /// A model with two values that are hardly ever there.
  struct Inner<First, Second>: SmartCodable, DerivedModel {
    var alone = Refused<First>.never
    var both: Refused<Pair<First, Second>>?

    static var id: ModelID { ModelID(rawValue: NamesModels.name(of: Self.self)) }
  }

  struct Whole: SmartCodable, DerivedModel {
    var scalar = Refused<Int>.never
    var list: Refused<[Int]>?
    var map: Refused<[String: Int]>?
    var optional: Refused<Int?>?
    var pair: Refused<Pair<Int, String>>?
    var pairOfLists: Refused<Pair<[String: [Int]], [Int?]>>?
    var tuple = Refused<(Int, String)>.never
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

    enum CodingKeys: String, CodingKey, CaseIterable {
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

    static let keys = Dictionary(
      uniqueKeysWithValues: zip(
        Mirror(reflecting: Whole()).children.compactMap(\.label),
        CodingKeys.allCases.map { [$0.rawValue] }
      )
    )
  }

  /// The parts of names that Swift writes in another way than programs, written out.
  private static let sugar = [
    ("Array<Pair<Int, Pair<Array<Bool>, Optional<Double>>>>", "[Pair<Int, Pair<[Bool], Double?>>]"),
    ("Dictionary<String, Dictionary<Int, Optional<Int>>>", "[String: [Int: Int?]]"),
    ("Dictionary<String, Array<Int>>", "[String: [Int]]"),
    ("Array<Array<Array<Int>>>", "[[[Int]]]"), ("Array<Optional<Int>>", "[Int?]"),
    ("Dictionary<String, Int>", "[String: Int]"), ("Dictionary<Int, Bool>", "[Int: Bool]"),
    ("Array<String>", "[String]"), ("Array<Int>", "[Int]"), ("Optional<Bool>", "Bool?"),
    ("Optional<Int>", "Int?"),
  ]

  private static func name(of type: Any.Type) -> String {
    sugar.reduce(String(describing: type)) { $0.replacing($1.0, with: $1.1) }
  }
}

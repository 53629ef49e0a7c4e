import Foundation
import SmartCodable

/// One value of a graph, read as every kind of property.
struct GraphLeavesModel: SmartCodable {
  var text: String?
  var integer: Int?
  var small: Int8?
  var natural: UInt64?
  var double: Double?
  var float: Float?
  var decimal: Decimal?
  var flag: Bool?
  var date: Date?
  var data: Data?
  var link: URL?
  var identifier: UUID?
  var integers: [Int]?
  var slots: [Int?]?
  var texts: Set<String>?
  var dates: [Date]?
  var table: [String: Int]?
  var blobs: [String: Data]?
  var givenText = "given"
  var givenInteger = -7
  var givenDouble = 0.25
  var givenFlag = true
  var givenDate = Date(timeIntervalSinceReferenceDate: 5)
  var givenList = [9]
  @SmartAny var any: Any?
  @SmartAny var list: [Any]?
  @SmartAny var object: [String: Any]?
  @SmartAny var typed: Int?
  var transformed: Double?

  static func mappingForValue() -> [SmartValueTransformer]? {
    [CodingKeys.transformed <--- FastTransformer<Double, Double>(fromJSON: { $0 })]
  }

  /// Every property reads the same member (KEY-8).
  static func mappingForKey() -> [SmartKeyTransformer]? {
    let wrapped = [CodingKeys.any, .list, .object].map { $0 <--- key }
    return wrapped + columns.compactMap { CodingKeys(stringValue: $0.name) }.map { $0 <--- key }
  }

  static let key = "value"

  /// A property: the value found, as text, and the value wanted.
  struct Column: Sendable {
    let name: String
    let found: @Sendable (GraphLeavesModel) -> String?
    let wanted: @Sendable (GraphLeavesReference, GraphMeaning) -> GraphWanted

    /// What the property is if nothing else is.
    let initial: String?

    init(
      _ name: String,
      initial: String? = nil,
      _ found: @escaping @Sendable (GraphLeavesModel) -> String?,
      _ wanted: @escaping @Sendable (GraphLeavesReference, GraphMeaning) -> GraphWanted
    ) {
      self.name = name
      self.found = found
      self.wanted = wanted
      self.initial = initial
    }
  }

  static let columns = scalars + collections + given

  private static let scalars = [
    Column("text", { $0.text }, { $0.text($1) }),
    Column("integer", { $0.integer?.description }, { $0.integer(Int.self, $1) }),
    Column("small", { $0.small?.description }, { $0.integer(Int8.self, $1) }),
    Column("natural", { $0.natural?.description }, { $0.integer(UInt64.self, $1) }),
    Column("double", { $0.double?.description }, { $0.double($1) }),
    Column("float", { $0.float?.description }, { $0.float($1) }),
    Column("decimal", { $0.decimal.map { text($0) } }, { $0.decimal($1) }),
    Column("flag", { $0.flag?.description }, { $0.flag($1) }),
    Column("date", { $0.date.map { text($0) } }, { $0.date($1) }),
    Column("data", { $0.data?.base64EncodedString() }, { $0.data($1) }),
    Column("link", { $0.link?.absoluteString }, { $0.link($1) }),
    Column("identifier", { $0.identifier?.uuidString }, { $0.identifier($1) }),
    Column("typed", { $0.typed?.description }, { $0.integer(Int.self, $1) }),
    Column("transformed", { $0.transformed?.description }, { $0.transformed($1) }),
  ]

  private static let collections = [
    Column("integers", { $0.integers.map { text($0.map(\.description)) } }, integers),
    Column(
      "slots",
      { $0.slots.map { text($0.map { $0?.description ?? "nil" }) } },
      { judge, all in judge.list(all, hasOptionals: true) { judge.integer(Int.self, $0) } }
    ),
    Column(
      "texts",
      { $0.texts.map { text($0.sorted()) } },
      { judge, all in judge.list(all, isSet: true) { judge.text($0) } }
    ),
    Column(
      "dates",
      { $0.dates.map { text($0.map { text($0) }) } },
      { judge, all in judge.list(all) { judge.date($0) } }
    ),
    Column(
      "table",
      { $0.table.map { text($0.mapValues(\.description)) } },
      { judge, all in judge.table(all) { judge.integer(Int.self, $0) } }
    ),
    Column(
      "blobs",
      { $0.blobs.map { text($0.mapValues { $0.base64EncodedString() }) } },
      { judge, all in judge.table(all) { judge.data($0) } }
    ),
  ]

  /// Properties that have an initial value.
  private static let given = [
    Column("givenText", initial: "given", { $0.givenText }, { $0.text($1) }),
    Column("givenInteger", initial: "-7", { "\($0.givenInteger)" }, { $0.integer(Int.self, $1) }),
    Column("givenDouble", initial: "0.25", { "\($0.givenDouble)" }, { $0.double($1) }),
    Column("givenFlag", initial: "true", { "\($0.givenFlag)" }, { $0.flag($1) }),
    Column("givenDate", initial: "5.0", { text($0.givenDate) }, { $0.date($1) }),
    Column(
      "givenList",
      initial: text(["9"]),
      { text($0.givenList.map(\.description)) },
      integers
    ),
  ]

  @Sendable private static func integers(
    _ judge: GraphLeavesReference,
    _ all: GraphMeaning
  ) -> GraphWanted {
    judge.list(all) { judge.integer(Int.self, $0) }
  }

  // MARK: Values as texts

  private static func text(_ date: Date) -> String { "\(date.timeIntervalSinceReferenceDate)" }

  private static func text(_ decimal: Decimal) -> String {
    ExactNumber(decimal.description).map { "\($0)" } ?? decimal.description
  }

  static func text(_ elements: [String]) -> String {
    "[" + elements.map { $0.debugDescription }.joined(separator: ",") + "]"
  }

  static func text(_ members: [String: String]) -> String {
    let entries = members.map { "\($0.debugDescription):\($1.debugDescription)" }
    return "{" + entries.sorted().joined(separator: ",") + "}"
  }
}

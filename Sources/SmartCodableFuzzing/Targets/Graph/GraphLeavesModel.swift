import ConformanceKit
import ConformanceProof
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

  /// A property: the value found, and the value wanted.
  struct Column: Sendable {
    let name: String
    let found: @Sendable (GraphLeavesModel) -> Observation?
    let wanted: @Sendable (GraphLeavesReference, GraphMeaning) -> ScalarRuling

    /// What the property is if nothing else is.
    let initial: Observation?

    init<Value: LawRead>(
      _ name: String,
      _ found: @escaping @Sendable (GraphLeavesModel) -> Value?,
      wanted: (@Sendable (GraphLeavesReference, GraphMeaning) -> ScalarRuling)? = nil
    ) {
      self.name = name
      self.found = { found($0)?.observed }
      self.wanted = wanted ?? { $0.wanted(Value.kind, $1) }
      initial = found(GraphLeavesModel())?.observed
    }
  }

  static let columns = scalars + collections + given

  private static let scalars = [
    Column("text") { $0.text }, Column("integer") { $0.integer }, Column("small") { $0.small },
    Column("natural") { $0.natural }, Column("double") { $0.double },
    Column("float") { $0.float }, Column("decimal") { $0.decimal }, Column("flag") { $0.flag },
    Column("date") { $0.date }, Column("data") { $0.data }, Column("link") { $0.link },
    Column("identifier") { $0.identifier }, Column("typed") { $0.typed },
    Column("transformed", { $0.transformed }, wanted: { $0.transformed($1) }),
  ]

  private static let collections = [
    Column("integers") { $0.integers }, Column("slots") { $0.slots },
    Column("texts") { $0.texts }, Column("dates") { $0.dates }, Column("table") { $0.table },
    Column("blobs") { $0.blobs },
  ]

  /// Properties that have an initial value.
  private static let given = [
    Column("givenText") { $0.givenText }, Column("givenInteger") { $0.givenInteger },
    Column("givenDouble") { $0.givenDouble }, Column("givenFlag") { $0.givenFlag },
    Column("givenDate") { $0.givenDate }, Column("givenList") { $0.givenList },
  ]
}

import DecoderLaw
import FuzzKit
import SmartCodable

/// Three scalars, each in several places of one type: bare, with an initial value, in a wrapper, for a transformer, in
/// collections, and in what a flat dictionary collects.
struct ScalarPlaces<Value: ScalarRead>: SmartCodable {
  var plain: Value?
  var given = Value.given
  @SmartAny var typed: Value?
  var fast: Value?
  var list = [Value.given]
  var slots: [Value?] = []
  var bag: Set<Value> = [Value.given]
  var table: [String: Value] = ["given": Value.given]
  var ownList: HandedOn<[Value]>?
  var ownBag: HandedOn<Set<Value>>?
  var ownTable: HandedOn<[String: Value]>?
  @SmartFlat var rest: [String: Value] = [:]

  static func mappingForKey() -> [SmartKeyTransformer]? {
    [
      CodingKeys.ownList <--- "list", CodingKeys.ownBag <--- "bag",
      CodingKeys.ownTable <--- "table",
    ]
  }

  static func mappingForValue() -> [SmartValueTransformer]? {
    [CodingKeys.fast <--- FastTransformer<Value, Value>(fromJSON: { $0 })]
  }
}

/// A type that hands its decoder on to a collection, as code of users does (AGR-14).
struct HandedOn<Whole: Codable>: Codable {
  let whole: Whole
  let depth: Int

  init(from decoder: any Decoder) throws {
    depth = decoder.codingPath.count
    whole = try Whole(from: decoder)
  }

  func encode(to encoder: any Encoder) throws { try whole.encode(to: encoder) }
}

/// The same places without a type (ANY-2, ANY-8).
struct ScalarAnyPlaces: SmartCodable {
  @SmartAny var plain: Any?
  @SmartAny var array: [Any]?
  @SmartAny var object: [String: Any]?
  @SmartAny var list: [Any]?
  @SmartAny var table: [String: Any]?
  @SmartAny var hashed: AnyHashable?
  @SmartAny var given: AnyHashable = "given"

  static func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.array, .object, .hashed, .given].map { $0 <--- "plain" }
  }
}

/// A list of one model, as text or as graph, and what its values mean.
struct ScalarRow {
  /// Always three.
  let tokens: [ScalarLeaf]

  /// By name, in the order of the document.
  let places: [(name: String, leaf: ScalarLeaf)]

  let input: Any

  /// A text of tokens.
  init(texts tokens: [ScalarLeaf], _ drawing: inout ScalarDrawing) {
    let json = tokens.map(\.json)
    let list = ScalarLeaf(
      json: "[" + json.joined(separator: ",") + "]",
      meaning: .list(tokens.map(\.meaning))
    )
    let keys = ["a", "b", "c"]
    let members = zip(keys, json).map { "\"\($0)\":\($1)" }.joined(separator: ",")
    let table = ScalarLeaf(
      json: "{" + members + "}",
      meaning: .members(Dictionary(uniqueKeysWithValues: zip(keys, tokens.map(\.meaning))))
    )
    self.tokens = tokens
    places = Self.places(tokens, list, list, list, table, &drawing)
    input =
      "[{" + places.map { "\"\($0.name)\":\($0.leaf.json)" }.joined(separator: ",") + "}]"
  }

  /// A graph of leaves, each collection of another kind.
  init(natives tokens: [ScalarLeaf], _ drawing: inout ScalarDrawing) {
    self.tokens = tokens
    let lists = (0..<3).map { _ in drawing.list(tokens) }
    let members = drawing.object(Dictionary(uniqueKeysWithValues: zip(["7", "0", "-1"], tokens)))
    places = Self.places(tokens, lists[0], lists[1], lists[2], members, &drawing)
    let all = Dictionary(uniqueKeysWithValues: places.map { ($0.name, $0.leaf) })
    input = [drawing.object(all, isModel: true).native]
  }

  /// Collections in their places, now and then a token in place of one.
  private static func places(
    _ tokens: [ScalarLeaf],
    _ list: ScalarLeaf,
    _ slots: ScalarLeaf,
    _ bag: ScalarLeaf,
    _ table: ScalarLeaf,
    _ drawing: inout ScalarDrawing
  ) -> [(name: String, leaf: ScalarLeaf)] {
    let collections = [("list", list), ("slots", slots), ("bag", bag), ("table", table)]
    return [
      ("plain", tokens[0]), ("given", tokens[1]), ("typed", tokens[2]), ("fast", tokens[0]),
      ("loose", tokens[1]),
    ] + collections.map { ($0, drawing.generator.oneIn(12) ? tokens[1] : $1) }
  }

  subscript(name: String) -> ScalarMeaning {
    places.first { $0.name == name }?.leaf.meaning ?? .null
  }

  var isText: Bool { input is String }

  /// Whether a set is read whose order, which differs between processes, could be seen.
  var isUnordered: Bool { places.contains { $0.leaf.meaning.contains(\.isUnordered) } }

  /// Whether DateFormatter ends the process: it does at a digit with a mark.
  var endsFormatters: Bool {
    self["plain"].text?
      .contains { $0.unicodeScalars.count > 1 && $0.unicodeScalars.first?.value ?? 0 < 0x3A }
      ?? false
  }

  func differs(_ property: String, _ wanted: String, _ found: String) -> JudgeVerdict {
    .scalar(property, wanted, found, input)
  }
}

extension JudgeVerdict {
  static func scalar(
    _ property: String,
    _ wanted: String,
    _ found: String,
    _ detail: Any
  ) -> JudgeVerdict {
    .differs(
      property: property,
      wanted: "other",
      found: "found",
      detail: "wanted \(wanted), found \(found) for \(detail)"
    )
  }
}

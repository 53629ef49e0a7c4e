import ConformanceKit
import DecoderLaw
import Foundation
import FuzzKit
import SmartCodableV2

/// The input of a call of version 2; nil where the argument is nil.
enum Version2Input {
  case text(String?)
  case data(Data?)
  case native(Any?)

  func model<Model: SmartDecodable>(
    _ type: Model.Type,
    _ keys: JSONDecoder.SmartDecodingKey? = nil,
    _ options: [JSONDecoder.SmartOption]? = nil
  ) -> Model? {
    switch self {
    case .text(let text): Model.deserialize(json: text, keyStrategy: keys, options: options)
    case .data(let data): Model.deserialize(data: data, keyStrategy: keys, options: options)
    case .native(let value):
      Model.deserialize(dict: value as? [String: Any], keyStrategy: keys, options: options)
    }
  }

  func models<Model: SmartDecodable>(
    _ type: Model.Type,
    _ keys: JSONDecoder.SmartDecodingKey? = nil,
    _ options: [JSONDecoder.SmartOption]? = nil
  ) -> [Model?]? {
    switch self {
    case .text(let text): [Model].deserialize(json: text, keyStrategy: keys, options: options)
    case .data(let data): [Model].deserialize(data: data, keyStrategy: keys, options: options)
    case .native(let value):
      [Model].deserialize(array: value as? [Any], keyStrategy: keys, options: options)
    }
  }
}

/// A drawn document with the settings and the form in which it is given.
struct Version2Call {
  typealias Renaming = (path: String?, from: String, to: String)

  let request: SubjectRequest
  private let input: Version2Input
  private let keys: JSONDecoder.SmartDecodingKey?
  private var options: [JSONDecoder.SmartOption] = []

  private static let global: [Renaming] = [
    (nil, "alias", "name"), (nil, "other", "name"), (nil, "t", "text"),
    (nil, "first_flag", "flag"), (nil, "amount", "integer"), (nil, "nested", "child"),
    (nil, "spare", "integer"),
  ]

  private static let placed: [Renaming] = [
    ("", "t", "text"), ("", "nested", "child"), ("child", "alias", "name"),
    ("child", "other", "name"), ("items.k", "other", "name"),
    ("children", "other", "name"), ("child.next", "alias", "name"), ("", "amount", "integer"),
    ("", "spare", "integer"), ("items.k", "alias", "name"), ("plain", "amount", "number"),
    ("nested", "x", "name"),
  ]

  /// Texts of the float option: one of them also spells a number, and one is the usual text of NaN.
  private static let floatTexts = [
    ["INF", "-INF", "NAN"], ["inf", "1e2", "nan"], ["+", "-", "x"],
  ]

  /// Values that fit few kinds.
  private static let odd: [JSONValue] =
    (ScalarTexts.words + ["low", "c", "a:b", "aGk", "2024-01-02", " true", "é\u{301}"])
    .map { .string($0) }
    // Foundation's Decimal does not read a zero with any exponent.
    + ScalarTexts.spellings.filter { !$0.contains("99999999") }.map { .number($0) }
    + NumberBounds.all.map { .number($0) }
    + ["1.5", "3e1", "0.30000000000000004", "1e400"].map { .number($0) }
    + Array(repeating: often, count: 6).joined()

  private static let often: [JSONValue] = [
    .boolean(true), .boolean(false), .string("nan"), .string("NaN"), .string("1e2"), .number("1.0"),
  ]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var settings: DecodingSettings = [:]
    let renamings = [0: Self.global, 1: Self.placed][generator.below(6)] ?? []
    if !renamings.isEmpty {
      settings[.keys] =
        renamings.map { ($0.path.map { $0 + "|" } ?? "") + $0.from + ">" + $0.to }
        .joined(separator: " ")
    }
    if generator.oneIn(6) { settings[.keys] = "from-snake-case" }
    keys =
      switch (settings[.keys], renamings.first?.path) {
      case (nil, _): nil
      case ("from-snake-case", _): .convertFromSnakeCase
      case (_, nil):
        .globalMap(renamings.map { SmartGlobalMap(from: $0.from, to: $0.to) })
      case (_, _?):
        .exactMap(
          renamings.map { SmartExactMap(path: $0.path ?? "", from: $0.from, to: $0.to) }
        )
      }
    // Of several of a kind the last wins (LEG-10).
    switch generator.below(6) {
    case 0:
      settings[.date] = "seconds"
      options += [.dateStrategy(.iso8601), .dateStrategy(.secondsSince1970)]
    case 1:
      settings[.date] = "milliseconds"
      options.append(.dateStrategy(.millisecondsSince1970))
    default: break
    }
    if generator.oneIn(2), let texts = generator.pick(Self.floatTexts) {
      settings[.float] = texts.joined(separator: " ")
      options.append(.floatStrategy(.throw))
      options.append(
        .floatStrategy(
          .convertFromString(positiveInfinity: texts[0], negativeInfinity: texts[1], nan: texts[2])
        )
      )
    }
    let (picked, form) = (generator.below(8), generator.below(3))
    let model =
      picked < 4
      ? Version2Models.Table.id : picked < 6 ? Version2Models.Strict.id : Version2Models.items
    var drawing = DocumentDrawing(Version2Models.reference.catalog, seed: ~seed)
    drawing.odd += Self.odd
    drawing.isFull = true
    drawing.odds = picked < 4 ? 4 : 24
    let value = drawing.document(model)
    let text = JSONWriter.line(of: form == 2 ? value.sorted : value)
    var native = form == 2 ? NativeGraph.value(of: text, seed: seed) : nil
    // A set is no array that could be passed.
    if native is NSSet { native = nil }
    request = SubjectRequest(model: model, input: text, settings: settings)
    input =
      native.map { .native($0) }
      ?? (form == 0 ? .data(Data(text)) : .text(String(decoding: text, as: UTF8.self)))
  }

  private var value: Any? {
    switch request.model {
    case Version2Models.Table.id: input.model(Version2Models.Table.self, keys, options)
    case Version2Models.Strict.id: input.model(Version2Models.Strict.self, keys, options)
    default: input.models(Version2Models.Item.self, keys, options)
    }
  }

  /// What the call decodes; nil for nil.
  func decoded() -> Observation? { value.map { Version2Models.observer.observation(of: $0) } }

  /// The value, and what is read of what it is written as; nil if there is none.
  func rewritten() -> (before: Observation, after: Observation)? {
    func rewritten<Model: SmartCodable>(_ model: Model) -> (Observation, Observation)? {
      guard let text = model.toJSONString(), let tree = JSONTree(parsing: Array(text.utf8)) else {
        return nil
      }
      let before = Version2Models.observer.observation(of: model)
      // All functions write one value in their own form; a part is enough, since that is slow to compare.
      if text.utf8.count.isMultiple(of: 4) {
        let (list, single) = ([model].toArray() as NSArray?, model.toDictionary() as NSDictionary?)
        if [model].toJSONString() != "[\(text)]" || list != single.map({ [$0] }) {
          return (before, .string("\(list as Any) in other functions"))
        }
      }
      // What is nil is not written (ENC-3), unlike the null of a SmartAny.
      let hasNull = tree.children(of: tree.root)
        .contains { tree.kind(of: $0) == .null && before.members[tree.name(of: $0)] == .null }
      let again = hasNull ? nil : Model.deserialize(json: text)
      return (
        before, again.map { Version2Models.observer.observation(of: $0) } ?? .string(text)
      )
    }
    return (value as? any SmartCodable).flatMap { rewritten($0) }
  }
}

extension DocumentDrawing {
  /// A document of a model, or of a top-level array.
  fileprivate mutating func document(_ id: ModelID) -> JSONValue {
    guard case .root(.array(let element))? = catalog[id]?.form else { return object(id) }
    return .array((0..<generator.below(5)).map { _ in value(of: element) })
  }
}

extension JSONValue {
  /// The value with each key once, in the order in which dictionary input is walked (ENT-20).
  var sorted: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.sorted))
    case .object(let members):
      .object(
        Dictionary(members.map { ($0.key, $0.value.sorted) }) { first, _ in first }
          .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
          .map { JSONMember(key: $0.key, value: $0.value) }
      )
    default: self
    }
  }
}

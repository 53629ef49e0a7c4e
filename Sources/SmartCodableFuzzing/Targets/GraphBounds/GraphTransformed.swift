import Foundation
import FuzzKit
import SmartCodable

/// Native leaves that transformers get as they are (VAL-2).
///
///     transformer              what it makes of a leaf
///     SmartDateTransformer     a Date: itself; a number, and the text of one: a time stamp (DATE-1, DATE-8)
///     SmartDataTransformer     the bytes of a base64 text; of anything else nothing (VAL-11)
///     SmartURLTransformer      the link of a text; of anything else nothing (VAL-12)
///     FastTransformer          what is of its type, and numbers that its type holds (VAL-10)
enum GraphTransformed {
  static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "'day' yyyy-MM-dd"
    return formatter
  }()

  struct Model: SmartCodable {
    var seconds: Date?
    var milliseconds: Date?
    var internet: Date?
    var formatted: Date?
    var pattern: Date?
    var bytes: Data?
    var link: URL?
    var sameDate: Date?
    var sameData: Data?
    var sameLink: URL?
    var sameText: String?
    var sameFlag: Bool?
    var kind: String?

    static func mappingForKey() -> [SmartKeyTransformer]? {
      let keys: [CodingKeys] = [
        .seconds, .milliseconds, .internet, .formatted, .pattern, .bytes, .link, .sameDate,
        .sameData, .sameLink, .sameText, .sameFlag, .kind,
      ]
      return keys.map { $0 <--- "value" }
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
      [
        CodingKeys.seconds <--- SmartDateTransformer(),
        CodingKeys.milliseconds <--- SmartDateTransformer(strategy: .timestampMilliseconds),
        CodingKeys.internet <--- SmartDateTransformer(strategy: .iso8601),
        CodingKeys.formatted <--- SmartDateTransformer(strategy: .formatted(formatter)),
        CodingKeys.pattern <--- SmartDateFormatTransformer(formatter),
        CodingKeys.bytes <--- SmartDataTransformer(), CodingKeys.link <--- SmartURLTransformer(),
        CodingKeys.sameDate <--- FastTransformer<Date, Date>(fromJSON: { $0 }),
        CodingKeys.sameData <--- FastTransformer<Data, Data>(fromJSON: { $0 }),
        CodingKeys.sameLink <--- FastTransformer<URL, URL>(fromJSON: { $0 }),
        CodingKeys.sameText <--- FastTransformer<String, String>(fromJSON: { $0 }),
        CodingKeys.sameFlag <--- FastTransformer<Bool, Bool>(fromJSON: { $0 }),
        CodingKeys.kind <--- Kind(),
      ]
    }
  }

  /// Says what it got.
  struct Kind: ValueTransformable {
    func transformFromJSON(_ value: Any?) -> String? {
      guard let value else { return "null" }
      switch value {
      case is Date: return "date"
      case is Data: return "data"
      case is URL: return "link"
      case is UUID: return "identifier"
      default: return type(of: value) == Bool.self ? "flag" : value is String ? "text" : "other"
      }
    }

    func transformToJSON(_ value: String?) -> String? { value }
  }

  static func leaf(_ generator: inout SeededGenerator) -> GraphLeaf {
    let table = generator.pick(GraphLeafTables.all.filter { !$0.isEmpty }) ?? []
    return generator.pick(table)?() ?? GraphLeaf(native: NSNull(), meaning: .null)
  }

  // MARK: What is found and wanted

  private static let names = [
    "seconds", "milliseconds", "internet", "formatted", "pattern", "bytes", "link", "sameDate",
    "sameData", "sameLink", "sameText", "sameFlag", "kind",
  ]

  /// The properties as texts.
  static func found(_ leaf: GraphLeaf) -> [String?] {
    guard let model = Model.deserialize(from: ["value": leaf.native]) else { return ["refused"] }
    let dates = [model.seconds, model.milliseconds, model.internet, model.formatted, model.pattern]
    return dates.map { $0.map { text($0) } } + [
      model.bytes?.base64EncodedString(), model.link?.absoluteString,
      model.sameDate.map { text($0) }, model.sameData?.base64EncodedString(),
      model.sameLink?.absoluteString, model.sameText, model.sameFlag?.description, model.kind,
    ]
  }

  private static func text(_ date: Date) -> String { "\(date.timeIntervalSinceReferenceDate)" }

  static func verdict(on leaf: GraphLeaf) -> JudgeVerdict? {
    let found = found(leaf)
    let wanted = wanted(leaf.meaning)
    guard found.count == wanted.count else {
      return GraphLeavesTarget.differs("transformed", "a value", "a refusal", leaf)
    }
    for (name, (wanted, found)) in zip(names, zip(wanted, found)) {
      let text: String?
      switch wanted {
      case .open: continue
      case .fallback: text = nil
      case .value(let value): text = value
      }
      if text != found { return GraphLeavesTarget.differs(name, text, found, leaf) }
    }
    return nil
  }

  /// What each property must be.
  static func wanted(_ meaning: GraphMeaning) -> [GraphWanted] {
    let moment = moment(meaning)
    var formatted = moment
    // What the formatter makes of these is its own matter.
    if case .text = meaning { formatted = .open }
    if case .number = meaning { formatted = .open }
    var pattern = GraphWanted.fallback
    if formatted == .open { pattern = .open }
    // Whether a format reads a date that is there already is left open.
    if case .date = meaning { pattern = .open }
    let isOpen = meaning.contains { $0.isStranger || $0.isNotFinite }
    if isOpen { return names.map { _ in .open } }
    return [moment, moment, moment, formatted, pattern] + others(meaning)
  }

  private static func moment(_ meaning: GraphMeaning) -> GraphWanted {
    switch meaning {
    case .date, .number, .text: GraphLeavesReference().date(meaning)
    // A link and an identifier count as texts, but a transformer gets them as they are.
    case .link, .identifier: .open
    default: .fallback
    }
  }

  /// The bytes, the link, the same value of each type, and the kind.
  private static func others(_ meaning: GraphMeaning) -> [GraphWanted] {
    let none = GraphWanted.fallback
    switch meaning {
    case .null: return [none, none, none, none, none, none, none, .value("null")]
    case .flag(let flag):
      return [none, none, none, none, none, none, .value("\(flag)"), .value("flag")]
    case .date(let date):
      return [none, none, .value(text(date)), none, none, none, none, .value("date")]
    case .data(let data):
      return [
        none, none, none, .value(data.base64EncodedString()), none, none, none, .value("data"),
      ]
    case .link(let url):
      return [none, none, none, none, .value(url.absoluteString), none, none, .value("link")]
    case .identifier: return [none, none, none, none, none, none, none, .value("identifier")]
    case .text(let text):
      let bytes = GraphLeavesReference().data(meaning)
      return [bytes, .open, none, none, none, .value(text), none, .value("text")]
    case .number: return [none, none, none, none, none, none, none, .value("other")]
    default: return Array(repeating: .open, count: 8)
    }
  }
}

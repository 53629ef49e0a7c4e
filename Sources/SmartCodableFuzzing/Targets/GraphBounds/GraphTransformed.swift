import ConformanceProof
import Foundation
import FuzzKit
import SmartCodable

import enum ConformanceKit.Observation

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

  /// The properties; a refused model has one.
  static func found(_ leaf: GraphLeaf) -> [Observation?] {
    guard let model = Model.deserialize(from: ["value": leaf.native]) else { return [.null] }
    let dates = [
      model.seconds, model.milliseconds, model.internet, model.formatted, model.pattern,
    ]
    return dates.map { $0?.observed } + [
      model.bytes?.observed, model.link?.observed, model.sameDate?.observed,
      model.sameData?.observed, model.sameLink?.observed, model.sameText?.observed,
      model.sameFlag?.observed, model.kind?.observed,
    ]
  }

  static func verdict(on leaf: GraphLeaf) -> JudgeVerdict? {
    let found = found(leaf)
    let wanted = wanted(leaf.meaning)
    guard found.count == wanted.count else {
      return GraphLeavesTarget.differs("transformed", "a value", "a refusal", leaf)
    }
    for (name, (wanted, found)) in zip(names, zip(wanted, found)) where !wanted.admits(found) {
      return GraphLeavesTarget.differs(name, "\(wanted)", found?.description, leaf)
    }
    return nil
  }

  private static let none = ScalarRuling.miss([.invalid])

  private static func value(_ value: some LawRead) -> ScalarRuling {
    .value([value.observed], isConverted: false)
  }

  /// What each property must be.
  static func wanted(_ meaning: GraphMeaning) -> [ScalarRuling] {
    if meaning.contains({ $0.isStranger || $0.isNotFinite }) { return names.map { _ in .open } }
    let moment = moment(meaning)
    var (formatted, pattern) = (moment, none)
    switch meaning {
    // What the formatter makes of these is its own matter.
    case .text, .number: (formatted, pattern) = (.open, .open)
    // Whether a format reads a date that is there already is left open.
    case .date: pattern = .open
    default: if formatted == .open { pattern = .open }
    }
    return [moment, moment, moment, formatted, pattern] + others(meaning)
  }

  private static func moment(_ meaning: GraphMeaning) -> ScalarRuling {
    switch meaning {
    case .date, .number, .text: ScalarLaw().ruling(.date, meaning.input)
    // A link and an identifier count as texts, but a transformer gets them as they are.
    case .link, .identifier: .open
    default: none
    }
  }

  /// The bytes, the link, the same value of each type, and the kind.
  private static func others(_ meaning: GraphMeaning) -> [ScalarRuling] {
    // In the order of the properties from `bytes` to `sameFlag`.
    var rulings = Array(repeating: none, count: 7)
    let kind: String
    switch meaning {
    case .null: kind = "null"
    case .flag(let flag): (rulings[6], kind) = (value(flag), "flag")
    case .date(let date): (rulings[2], kind) = (value(date), "date")
    case .data(let data): (rulings[3], kind) = (value(data), "data")
    case .link(let url): (rulings[4], kind) = (value(url), "link")
    case .identifier: kind = "identifier"
    case .text(let text):
      rulings[0] = ScalarLaw().ruling(.data, meaning.input)
      (rulings[1], rulings[5], kind) = (.open, value(text), "text")
    case .number: kind = "other"
    default: return Array(repeating: .open, count: 8)
    }
    return rulings + [value(kind)]
  }
}

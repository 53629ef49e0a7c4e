import DecoderLaw
import Foundation
import FuzzKit
import SmartCodable

/// A property with a transformer or a format: how it reads, and how it writes.
struct TransformedColumn: Sendable {
  /// How a value is read.
  enum Reading: Sendable {
    case moment, formatted, ownFormat, color, data
    case link(prefix: String)
    case plainLink
    case text, kind, count, memberCount
  }

  let name: String
  let reading: Reading
  let form: TransformedForm

  /// The value found.
  let found: @Sendable (TransformedModel) -> TransformedValue?

  /// What the property is if nothing else is.
  let initial: TransformedValue?

  private init(
    _ name: String,
    _ reading: Reading,
    _ form: TransformedForm,
    _ found: @escaping @Sendable (TransformedModel) -> TransformedValue?
  ) {
    (self.name, self.reading, self.form, self.found) = (name, reading, form, found)
    initial = found(TransformedModel())
  }

  static let all: [TransformedColumn] = [
    .init("seconds", .moment, .seconds) { .date($0.seconds) },
    .init("milliseconds", .moment, .milliseconds) { .date($0.milliseconds) },
    .init("iso", .moment, .internet) { .date($0.iso) },
    .init("formatted", .formatted, .formatted) { .date($0.formatted) },
    .init("ownFormat", .ownFormat, .formatted) { .date($0.ownFormat) },
    .init("givenDate", .moment, .seconds) { .date($0.givenDate) },
    .init("readDate", .moment, .asRead) { .date($0.readDate) },
    .init("secondsDate", .moment, .seconds) { .date($0.secondsDate) },
    .init("millisecondsDate", .moment, .wholeMilliseconds) { .date($0.millisecondsDate) },
    .init("isoDate", .moment, .internet) { .date($0.isoDate) },
    .init("formattedDate", .moment, .formatted) { .date($0.formattedDate) },
    .init("rgb", .color, .color(3, "#")) { .color($0.rgb) },
    .init("rrggbb", .color, .color(6, "0x")) { .color($0.rrggbb) },
    .init("rgba", .color, .color(4, "")) { .color($0.rgba) },
    .init("rrggbbaa", .color, .color(8, "#")) { .color($0.rrggbbaa) },
    .init("color", .color, .color(6, "")) { .color($0.color) },
    .init("shortColor", .color, .color(3, "")) { .color($0.shortColor) },
    .init("hashColor", .color, .color(6, "#")) { .color($0.hashColor) },
    .init("shortAlphaColor", .color, .color(4, "0x")) { .color($0.shortAlphaColor) },
    .init("alphaColor", .color, .color(8, "0x")) { .color($0.alphaColor) },
    .init("data", .data, .same) { .text($0.data?.base64EncodedString()) },
    .init("link", .link(prefix: ""), .same) { .text($0.link?.absoluteString) },
    .init("prefixedLink", .link(prefix: TransformedModel.prefix), .same) {
      .text($0.prefixedLink?.absoluteString)
    },
    .init("plainLink", .plainLink, .same) { .text($0.plainLink?.absoluteString) },
    .init("givenLink", .link(prefix: ""), .same) { .text($0.givenLink?.absoluteString) },
    .init("fastText", .text, .marked) { .text($0.fastText) },
    .init("fastAny", .kind, .same) { .text($0.fastAny) },
    .init("fastList", .count, .same) { $0.fastList.map { .count($0) } },
    .init("fastObject", .memberCount, .same) { $0.fastObject.map { .count($0) } },
  ]

  /// Whether ``TransformedModel/changed(to:)`` has another value.
  private var isChanged: Bool {
    switch reading {
    case .moment: name != "readDate" && name != "givenDate"
    case .formatted, .ownFormat, .color: true
    default: false
    }
  }

  // MARK: Comparison

  /// What is wrong with what is read and written of the first token.
  static func verdict(of row: ScalarRow, _ settings: ScalarSettings) -> JudgeVerdict? {
    guard let model = TransformedModel.read(row, settings.decoder) else {
      return row.differs("model", "a model", "nil")
    }
    let rulings = all.map { ($0, $0.ruling(row["plain"])) }
    return verdict(on: model, rulings) { row.differs($0, $1, $2) }
      ?? (row.tokens[0].json.utf8.count.isMultiple(of: 4)
        ? verdict(changing: model, "\(row.tokens[1].meaning)".utf8.count) : nil)
      ?? strictVerdict
  }

  /// Formats outlast a decode that gave no value or another one, and changes (HEX-2, SDT-2, VAL-13).
  private static func verdict(changing model: TransformedModel, _ way: Int) -> JudgeVerdict? {
    // The last ones have a fraction, or no year of four digits.
    let moments = ScalarDrawing.moments.dropLast(2)
    let changed = model.changed(to: Date(timeIntervalSince1970: moments[way % moments.count]))
    let rulings = all.filter(\.isChanged).map { ($0, TransformedRuling($0.found(changed))) }
    return verdict(on: changed, rulings) { .scalar("changed/" + $0, $1, $2, "\(model)") }
  }

  /// The same of strict calls in which there is no value, or null.
  private static let strictVerdict: JudgeVerdict? = [#"{"own":5}"#, #"{"own":5,"plain":null}"#]
    .lazy
    .compactMap { (text: String) -> JudgeVerdict? in
      TransformedModel.deserialize(from: text, options: [.leniency(.none)])
        .map { verdict(changing: $0, 0) } ?? .scalar("strict", "a model", "nil", text)
    }
    .first

  static func verdict(
    on model: TransformedModel,
    _ rulings: [(TransformedColumn, TransformedRuling)],
    _ differs: (String, String, String) -> JudgeVerdict
  ) -> JudgeVerdict? {
    for (column, ruling) in rulings where !ruling.admits(column.found(model), column.initial) {
      return differs(column.name, "\(ruling)", "\(String(describing: column.found(model)))")
    }
    // A date so far away has no milliseconds (ENC-10).
    if let date = model.milliseconds, abs(date.timeIntervalSince1970) >= 1e300 { return nil }
    let sources = [
      ("written/", model.toJSONString().flatMap(members)),
      ("dictionary/", model.toDictionary().map { $0.compactMapValues(leaf) }),
    ]
    for (source, members) in sources {
      guard let members else { return differs(source, "members", "nil") }
      for (column, ruling) in rulings {
        let value: TransformedValue?
        switch ruling {
        case .open: continue
        case .fallback: value = column.initial
        case .value(let wanted): value = wanted
        }
        let found = members[column.name]
        let isRight = value.map { value in found.map { column.form.admits($0, of: value) } ?? false
        }
        if isRight ?? (found == nil) { continue }
        let texts = ["\(value.map { "\($0)" } ?? "nothing") \(column.form)", "\(found ?? .null)"]
        return differs(source + column.name, texts[0], texts[1])
      }
    }
    return nil
  }

  private static func members(of text: String) -> [String: ScalarMeaning]? {
    JSONTree(parsing: Array(text.utf8))
      .flatMap { ScalarMeaning($0.root, of: $0) }
      .flatMap { if case .members(let members) = $0 { members } else { nil } }
  }

  /// A leaf of a dictionary as the literal that it means.
  private static func leaf(_ value: Any) -> ScalarMeaning {
    if type(of: value) == Bool.self, let flag = value as? Bool { return .flag(flag) }
    switch value {
    case let text as String: return .text(text)
    case let double as Double: return .number(ScalarNumber(literal: "\(double)"))
    case let integer as any BinaryInteger: return .number(ScalarNumber(literal: "\(integer)"))
    case let number as NSNumber: return .number(ScalarNumber(literal: number.stringValue))
    default: return .null
    }
  }
}

/// A value of a property.
enum TransformedValue: Sendable {
  case date(ScalarDate)
  /// Red, green, blue and alpha, of 255.
  case color([Double])
  case text(String)
  case count(Int)

  static func date(_ date: Date?) -> TransformedValue? { date.map { .date(ScalarDate($0)) } }

  static func text(_ text: String?) -> TransformedValue? { text.map { .text($0) } }

  static func color(_ color: ColorObject?) -> TransformedValue? {
    color.map { .color([$0.red, $0.green, $0.blue, $0.alpha].map { $0 * 255 }) }
  }

  func isSame(as found: TransformedValue) -> Bool {
    switch (self, found) {
    case (.date(let wanted), .date(let found)):
      return wanted.hasFraction
        ? abs(found.date.timeIntervalSince(wanted.date)) <= wanted.tolerance
        : found.date == wanted.date
    case (.color(let wanted), .color(let found)):
      return zip(wanted, found).allSatisfy { abs($0 - $1) < 1e-9 }
    case (.text(let wanted), .text(let found)): return wanted.utf8.elementsEqual(found.utf8)
    case (.count(let wanted), .count(let found)): return wanted == found
    default: return false
    }
  }
}

/// What a property must be.
enum TransformedRuling {
  case value(TransformedValue)
  /// The initial value, or nil.
  case fallback
  /// The specification does not say.
  case open

  init(_ value: TransformedValue?) { self = value.map { .value($0) } ?? .fallback }

  init<Value>(_ answer: FormatLaw.Answer<Value>, _ make: (Value) -> TransformedValue) {
    self =
      switch answer {
      case .value(let value): .value(make(value))
      case .none: .fallback
      case .open: .open
      }
  }

  func admits(_ found: TransformedValue?, _ initial: TransformedValue?) -> Bool {
    switch self {
    case .open: true
    case .value(let wanted): found.map { wanted.isSame(as: $0) } ?? false
    case .fallback:
      switch (initial, found) {
      case (nil, nil): true
      case (let initial?, let found?): initial.isSame(as: found)
      default: false
      }
    }
  }
}

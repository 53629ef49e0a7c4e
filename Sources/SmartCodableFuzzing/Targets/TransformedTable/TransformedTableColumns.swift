import ConformanceProof
import Foundation
import SmartCodable

/// What must become of a value in one property.
struct TransformedOpinion {
  let isOpen: Bool

  /// What is wanted instead of the value found; nil if nothing is wrong or the specification is silent.
  let difference: (TransformedTableModel) -> String?

  /// What may be written; nil if the specification does not say.
  let writing: [TransformedWriting]?
}

/// A property: what it must be, and what must be written for it.
struct TransformedTableColumn: Sendable {
  typealias Judge = TransformedTableReference

  let name: String

  /// The value found, as text.
  let found: @Sendable (TransformedTableModel) -> String?

  let opinion: @Sendable (Judge, TransformedMeaning) -> TransformedOpinion

  init<Wanted: Sendable, Found>(
    _ name: String,
    initial: Wanted? = nil,
    _ found: @escaping @Sendable (TransformedTableModel) -> Found?,
    _ judged: @escaping @Sendable (Judge, TransformedMeaning) -> TransformedJudged<Wanted>,
    isSame: @escaping @Sendable (Wanted, Found) -> Bool,
    written: @escaping @Sendable (Judge, Wanted) -> [TransformedWriting]?
  ) {
    self.name = name
    self.found = { found($0).map { "\($0)" } }
    opinion = { judge, meaning in
      let wanted: Wanted?
      switch judged(judge, meaning) {
      case .open: return TransformedOpinion(isOpen: true, difference: { _ in nil }, writing: nil)
      case .fallback: wanted = initial
      case .value(let value): wanted = value
      }
      return TransformedOpinion(
        isOpen: false,
        difference: { model in
          switch (wanted, found(model)) {
          case (nil, nil): nil
          case (let wanted?, let found?): isSame(wanted, found) ? nil : "\(wanted)"
          case (let wanted, _): wanted.map { "\($0)" } ?? "nil"
          }
        },
        writing: wanted.map { written(judge, $0) } ?? []
      )
    }
  }

  static let all = dates + wrappedDates + colors + links + others

  // MARK: Dates

  private typealias Moment = TransformedMoment

  private static func date(
    _ name: String,
    initial: Double? = nil,
    _ found: @escaping @Sendable (TransformedTableModel) -> Date?,
    _ judged: @escaping @Sendable (Judge, TransformedMeaning) -> Judge.Answer,
    _ written: @escaping @Sendable (Judge, TransformedMoment) -> [TransformedWriting]?
  ) -> Self {
    Self(
      name,
      initial: initial.map { Moment(Date(timeIntervalSince1970: $0)) },
      found,
      judged,
      isSame: { $0.isSame(as: $1) },
      written: written
    )
  }

  private static let dates = [
    date("seconds", { $0.seconds }, { $0.automaticDate($1) }, { $1.inSeconds() }),
    date("milliseconds", { $0.milliseconds }, { $0.automaticDate($1) }, { $1.inMilliseconds() }),
    date("iso", { $0.iso }, { $0.automaticDate($1) }, { $1.asISO8601() }),
    date("formatted", { $0.formatted }, { $0.formattedDate($1) }, { $1.asFormatted() }),
    date("ownFormat", { $0.ownFormat }, { $0.ownDate($1) }, { $1.asFormatted() }),
    date("givenDate", initial: 5, { $0.givenDate }, { $0.automaticDate($1) }, { $1.inSeconds() }),
    date("bareDate", { $0.bareDate }, { $0.bareDate($1) }, { $1.asBare($0.dates) }),
  ]

  private static let wrappedDates = [
    date("readDate", { $0.readDate }, { $0.automaticDate($1) }, { $1.asRead() }),
    date("secondsDate", { $0.secondsDate }, { $0.automaticDate($1) }, { $1.inSeconds() }),
    date(
      "millisecondsDate",
      { $0.millisecondsDate },
      { $0.automaticDate($1) },
      { $1.inWholeMilliseconds() }
    ),
    date("isoDate", initial: -1, { $0.isoDate }, { $0.automaticDate($1) }, { $1.asISO8601() }),
    date("formattedDate", { $0.formattedDate }, { $0.automaticDate($1) }, { $1.asFormatted() }),
  ]

  // MARK: Colors

  private static func color(
    _ name: String,
    initial: [Int]? = nil,
    _ found: @escaping @Sendable (TransformedTableModel) -> ColorObject?,
    _ digitCount: Int,
    _ prefix: String
  ) -> Self {
    Self(
      name,
      initial: initial,
      { found($0).map { [$0.red, $0.green, $0.blue, $0.alpha] } },
      { $0.color($1) },
      isSame: { zip($0, $1).allSatisfy { abs(Double($0) - $1 * 255) < 1e-9 } },
      written: { TransformedWriting.color($1, digitCount, prefix) }
    )
  }

  private static let colors = [
    color("rgb", { $0.rgb }, 3, "#"), color("rrggbb", { $0.rrggbb }, 6, "0x"),
    color("rgba", { $0.rgba }, 4, ""), color("rrggbbaa", { $0.rrggbbaa }, 8, "#"),
    color("color", { $0.color }, 6, ""), color("shortColor", { $0.shortColor }, 3, ""),
    color("hashColor", { $0.hashColor }, 6, "#"),
    color("shortAlphaColor", { $0.shortAlphaColor }, 4, "0x"),
    color("alphaColor", initial: [255, 0, 51, 102], { $0.alphaColor }, 8, "0x"),
  ]

  // MARK: Texts

  private static func text(
    _ name: String,
    initial: String? = nil,
    _ found: @escaping @Sendable (TransformedTableModel) -> String?,
    _ judged: @escaping @Sendable (Judge, TransformedMeaning) -> TransformedJudged<String>,
    _ written: @escaping @Sendable (String) -> TransformedWriting = { .text($0) }
  ) -> Self {
    Self(
      name,
      initial: initial,
      found,
      judged,
      isSame: { $0.utf8.elementsEqual($1.utf8) },
      written: { [written($1)] }
    )
  }

  private static let links = [
    text("link", { $0.link?.absoluteString }, { $0.link($1) }),
    text(
      "prefixedLink",
      { $0.prefixedLink?.absoluteString },
      { $0.link($1, prefix: TransformedTableModel.prefix) }
    ), text("plainLink", { $0.plainLink?.absoluteString }, { $0.plainLink($1) }),
    text("givenLink", initial: "given:link", { $0.givenLink?.absoluteString }, { $0.link($1) }),
    text("bareLink", { $0.bareLink?.absoluteString }, { $0.bareLink($1) }),
    text("data", { $0.data?.base64EncodedString() }, { $0.data($1) }),
    text("bareData", { $0.bareData?.base64EncodedString() }, { $0.data($1) }),
    text("bareIdentifier", { $0.bareIdentifier?.uuidString }, { $0.identifier($1) }),
    text(
      "fastInteger",
      { $0.fastInteger },
      { $0.fastInteger($1) },
      { .number(Double($0) ?? 0, within: 0) }
    ),
    text(
      "fastText",
      { $0.fastText },
      { $1.text.map { .value("<" + $0) } ?? .fallback },
      { .text($0 + ">") }
    ), text("fastAny", { $0.fastAny }, { $0.fastAny($1) }),
  ]

  private static let others = [
    Self(
      "fastDouble",
      { $0.fastDouble },
      { $0.fastDouble($1) },
      isSame: { $0 == $1 },
      written: { [.number($1, within: 0)] }
    ),
    Self(
      "fastFlag",
      { $0.fastFlag },
      { if case .flag(let flag) = $1 { .value(flag) } else { .fallback } },
      isSame: { $0 == $1 },
      written: { [.flag($1)] }
    ),
    Self(
      "fastList",
      { $0.fastList },
      {
        guard case .list(let count) = $1 else { return .fallback }
        return count.map { .value($0) } ?? .open
      },
      isSame: { $0 == $1 },
      written: { [.number(Double($1), within: 0)] }
    ),
    Self(
      "fastObject",
      { $0.fastObject },
      {
        guard case .object(let count) = $1 else { return .fallback }
        return count.map { .value($0) } ?? .open
      },
      isSame: { $0 == $1 },
      written: { [.number(Double($1), within: 0)] }
    ),
  ]
}

import ConformanceKit
import DecoderLaw
import Foundation

/// What transformers and wrappers read: dates and bytes by the law, links and colors as the specification says.
extension TransformedColumn {
  func ruling(_ meaning: ScalarMeaning) -> TransformedRuling {
    // What becomes of a value of no listed type is left open, and whether a link counts as its text where a transformer
    // gets it as it is.
    if meaning.contains({ $0.isStranger || $0.isNotFinite }) { return .open }
    let hasExtremes = meaning.contains { !$0.isHeld }
    switch (reading, meaning) {
    case (.kind, _) where hasExtremes, (.count, _) where hasExtremes,
      (.memberCount, _) where hasExtremes:
      return .open
    case (.kind, _): return Self.kind(meaning)
    case (.data, .link), (.data, .identifier): return .fallback
    case (_, .link), (_, .identifier), (_, .data), (.ownFormat, .date): return .open
    case (.moment, _): return Self.moment(meaning)
    case (.formatted, _):
      let own = Self.own(meaning)
      if case .value = own { return own }
      return Self.moment(meaning)
    case (.ownFormat, _): return Self.own(meaning)
    case (.color, _):
      return meaning.text.map { .init(FormatLaw.color($0), TransformedValue.color) } ?? .fallback
    case (.data, .date), (.link, .date), (.plainLink, .date): return .fallback
    case (.data, _):
      guard case .value(let values, _) = ScalarLaw().ruling(.data, meaning.input),
        case .data(let text)? = values.first
      else { return .fallback }
      return .value(.text(text))
    case (.link(let prefix), _):
      return meaning.text.map { .init(FormatLaw.link($0, prefix: prefix), TransformedValue.text) }
        ?? .fallback
    case (.plainLink, _):
      return meaning.text.map { .init(FormatLaw.plainLink($0), TransformedValue.text) } ?? .fallback
    case (.text, _): return TransformedRuling(meaning.text.map { .text("<" + $0) })
    case (.count, .bag), (.memberCount, .bag): return .open
    case (.count, .list(let list)): return .value(.count(list.count))
    case (.memberCount, .members(let members)): return .value(.count(members.count))
    case (.count, _), (.memberCount, _): return .fallback
    }
  }

  private static func kind(_ meaning: ScalarMeaning) -> TransformedRuling {
    switch meaning {
    case .null: .fallback
    case .flag: .value(.text("flag"))
    case .number: .value(.text("number"))
    case .text(let text): .value(.text("text " + text))
    case .date: .value(.text("date"))
    case .data: .value(.text("data"))
    case .link: .value(.text("link"))
    case .identifier: .value(.text("identifier"))
    case .list: .value(.text("list"))
    case .members: .value(.text("object"))
    case .bag, .stranger, .notFinite: .open
    }
  }

  // MARK: Dates (DATE-1 to DATE-8, VAL-13, VAL-15, SDT-1)

  private static func moment(_ meaning: ScalarMeaning) -> TransformedRuling {
    switch ScalarLaw().moment(meaning.input) {
    case .value(let moment): .value(.date(moment))
    case .miss: .fallback
    case .open: .open
    }
  }

  private static func own(_ meaning: ScalarMeaning) -> TransformedRuling {
    TransformedRuling(.date(meaning.text.flatMap { TransformedModel.formatter.date(from: $0) }))
  }
}

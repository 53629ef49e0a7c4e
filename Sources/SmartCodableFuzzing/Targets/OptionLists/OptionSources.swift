import Foundation
import FuzzKit
import SmartCodable

/// Settings that are made in several places of one coder: of each kind its `options` count, then its `smart` properties,
/// then what it inherits (DEC-6, ENC-17).
struct OptionSources<Coder>: Sendable {
  /// A way to make a setting of a kind: of several the one of the greatest rank counts.
  typealias Way = (kind: String, rank: Int, set: @Sendable (Coder) -> Void)

  /// What is made, in an order of its own, and what of it counts.
  private let (all, winners): ([Way], [Way])

  init(_ ways: [Way], _ generator: inout SeededGenerator) {
    var (all, winners): ([Way], [Way]) = ([], [])
    for kind in Set(ways.map(\.kind)).sorted() {
      let made = (0..<3)
        .compactMap { rank in
          generator.oneIn(3)
            ? nil : generator.pick(ways.filter { $0.kind == kind && $0.rank == rank })
        }
      for way in made { all.insert(way, at: generator.below(all.count + 1)) }
      winners += made.suffix(1)
    }
    (self.all, self.winners) = (all, winners)
  }

  var text: String { all.map { "\($0.kind) \($0.rank)" }.joined(separator: ", ") }

  func setAll(_ coder: Coder) { for way in all { way.set(coder) } }
  func setWinners(_ coder: Coder) { for way in winners { way.set(coder) } }
}

extension OptionSources<SmartJSONDecoder> {
  static let ways: [Way] =
    own
    + OptionListsCall.decodingTable
    .map { choice in (choice.kind, 2, { $0.options.append(choice.option) }) }

  private static let own: [Way] = [
    ("date", 0, { $0.dateDecodingStrategy = .iso8601 }),
    ("date", 0, { $0.dateDecodingStrategy = .secondsSince1970 }),
    ("date", 1, { $0.smartDateDecodingStrategy = .deferredToDate }),
    ("date", 1, { $0.smartDateDecodingStrategy = .millisecondsSince1970 }),
    ("data", 0, { $0.dataDecodingStrategy = .deferredToData }),
    ("data", 0, { $0.dataDecodingStrategy = .base64 }),
    ("data", 1, { $0.smartDataDecodingStrategy = .base64 }),
    ("key", 0, { $0.keyDecodingStrategy = .convertFromSnakeCase }),
    ("key", 0, { $0.keyDecodingStrategy = .useDefaultKeys }),
    ("key", 1, { $0.smartKeyDecodingStrategy = .firstLetterLower }),
    ("key", 1, { $0.smartKeyDecodingStrategy = .useDefaultKeys }),
    ("float", 0, { $0.nonConformingFloatDecodingStrategy = .throw }),
    ("float", 0, { $0.nonConformingFloatDecodingStrategy = SmartOptions.names }),
    ("leniency", 1, { $0.leniency = .none }), ("leniency", 1, { $0.leniency = .full }),
    ("syntax", 0, { $0.allowsJSON5 = true }), ("syntax", 0, { $0.allowsJSON5 = false }),
  ]
}

extension OptionSources<SmartJSONEncoder> {
  static let ways: [Way] =
    own
    + OptionListsCall.encodingTable
    .map { choice in (choice.kind, 2, { $0.options.append(choice.option) }) }

  private static let own: [Way] = [
    ("date", 0, { $0.dateEncodingStrategy = .iso8601 }),
    ("date", 0, { $0.dateEncodingStrategy = .secondsSince1970 }),
    ("data", 0, { $0.dataEncodingStrategy = .deferredToData }),
    ("data", 0, { $0.dataEncodingStrategy = .base64 }),
    ("data", 1, { $0.smartDataEncodingStrategy = .base64 }),
    ("key", 0, { $0.keyEncodingStrategy = .convertToSnakeCase }),
    ("key", 0, { $0.keyEncodingStrategy = .useDefaultKeys }),
    ("key", 1, { $0.smartKeyEncodingStrategy = .firstLetterUpper }),
    ("key", 1, { $0.smartKeyEncodingStrategy = .useDefaultKeys }),
    ("float", 0, { $0.nonConformingFloatEncodingStrategy = SmartOptions.writtenNames }),
  ]
}

import Foundation
import FuzzKit
import SmartCodable

/// Settings that are made in several places of one coder: of each kind its `options` count, then its `smart` properties,
/// then what it inherits (DEC-6, ENC-17).
struct OptionSources<Coder>: Sendable {
  /// A kind of setting: the ways to make it in each place, the one that yields first.
  typealias Kind = (name: String, places: [[@Sendable (Coder) -> Void]])

  private typealias Made = (name: String, set: @Sendable (Coder) -> Void)

  /// What is made, in an order of its own.
  private let all: [Made]
  private let winners: [Made]

  init(_ kinds: [Kind], _ generator: inout SeededGenerator) {
    var (all, winners): ([Made], [Made]) = ([], [])
    for kind in kinds {
      var last: Made?
      for (place, ways) in kind.places.enumerated() where !generator.oneIn(3) {
        let way = generator.below(ways.count)
        let made = ("\(kind.name) \(place) \(way)", ways[way])
        all.insert(made, at: generator.below(all.count + 1))
        last = made
      }
      winners += last.map { [$0] } ?? []
    }
    (self.all, self.winners) = (all, winners)
  }

  var text: String { all.map(\.name).joined(separator: ", ") }

  func setAll(_ coder: Coder) { for made in all { made.set(coder) } }
  func setWinners(_ coder: Coder) { for made in winners { made.set(coder) } }
}

extension OptionSources<SmartJSONDecoder> {
  static let kinds: [Kind] = [
    (
      "date",
      [
        [{ $0.dateDecodingStrategy = .iso8601 }, { $0.dateDecodingStrategy = .secondsSince1970 }],
        [
          { $0.smartDateDecodingStrategy = .deferredToDate },
          { $0.smartDateDecodingStrategy = .millisecondsSince1970 },
        ],
        [{ $0.options.append(.date(.secondsSince1970)) }, { $0.options.append(.date(.iso8601)) }],
      ]
    ),
    (
      "data",
      [
        [{ $0.dataDecodingStrategy = .deferredToData }, { $0.dataDecodingStrategy = .base64 }],
        [{ $0.smartDataDecodingStrategy = .base64 }], [{ $0.options.append(.data(.base64)) }],
      ]
    ),
    (
      "key",
      [
        [
          { $0.keyDecodingStrategy = .convertFromSnakeCase },
          { $0.keyDecodingStrategy = .useDefaultKeys },
        ],
        [
          { $0.smartKeyDecodingStrategy = .firstLetterLower },
          { $0.smartKeyDecodingStrategy = .useDefaultKeys },
        ],
        [
          { $0.options.append(.key(.firstLetterUpper)) },
          { $0.options.append(.key(.fromSnakeCase)) },
        ],
      ]
    ),
    (
      "float",
      [
        [
          {
            $0.nonConformingFloatDecodingStrategy = .convertFromString(
              positiveInfinity: "inf",
              negativeInfinity: "-inf",
              nan: "nan"
            )
          }, { $0.nonConformingFloatDecodingStrategy = .throw },
        ], [{ $0.options.append(.float(.throw)) }],
      ]
    ),
    (
      "leniency",
      [
        [{ $0.leniency = .none }, { $0.leniency = .full }],
        [{ $0.options.append(.leniency(.full)) }, { $0.options.append(.leniency(.none)) }],
      ]
    ),
    (
      "syntax",
      [
        [{ $0.allowsJSON5 = true }, { $0.allowsJSON5 = false }],
        [{ $0.options.append(.syntax(.json)) }, { $0.options.append(.syntax(.json5)) }],
      ]
    ),
  ]
}

extension OptionSources<SmartJSONEncoder> {
  static let kinds: [Kind] = [
    (
      "date",
      [
        [{ $0.dateEncodingStrategy = .iso8601 }, { $0.dateEncodingStrategy = .secondsSince1970 }],
        [
          { $0.options.append(.date(.millisecondsSince1970)) },
          { $0.options.append(.date(.deferredToDate)) },
        ],
      ]
    ),
    (
      "data",
      [
        [{ $0.dataEncodingStrategy = .deferredToData }, { $0.dataEncodingStrategy = .base64 }],
        [{ $0.smartDataEncodingStrategy = .base64 }], [{ $0.options.append(.data(.base64)) }],
      ]
    ),
    (
      "key",
      [
        [
          { $0.keyEncodingStrategy = .convertToSnakeCase },
          { $0.keyEncodingStrategy = .useDefaultKeys },
        ],
        [
          { $0.smartKeyEncodingStrategy = .firstLetterUpper },
          { $0.smartKeyEncodingStrategy = .useDefaultKeys },
        ],
        [{ $0.options.append(.key(.toSnakeCase)) }, { $0.options.append(.key(.useDefaultKeys)) }],
      ]
    ),
    (
      "float",
      [
        [
          {
            $0.nonConformingFloatEncodingStrategy = .convertToString(
              positiveInfinity: "inf",
              negativeInfinity: "-inf",
              nan: "nan"
            )
          }
        ], [{ $0.options.append(.float(.throw)) }],
      ]
    ),
  ]
}

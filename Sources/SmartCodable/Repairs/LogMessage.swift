/// The log line for one repair (LOG-2 to LOG-4).
struct LogMessage: Hashable {
  private enum Subject: Hashable {
    case missing
    case null(wanted: String)
    case mismatch(wanted: String, found: SmartRepair.Found)
  }

  private let subject: Subject

  init(_ entry: RepairCollector.Entry) {
    switch (entry.kind, entry.found) {
    case (.missing, _), (_, .nothing): subject = .missing
    case (.null, _), (_, .null): subject = .null(wanted: entry.wanted)
    default: subject = .mismatch(wanted: entry.wanted, found: entry.found)
    }
  }

  /// Whether the message is logged at this level.
  func isLogged(at level: SmartSentinel.Level) -> Bool {
    switch (level, subject) {
    case (.none, _): false
    case (.verbose, _), (.alert, .mismatch): true
    case (.alert, _): false
    }
  }

  /// The text of the message.
  var text: String {
    switch subject {
    case .missing: "No value associated with key."
    case .null(let wanted): "Expected to decode '\(wanted)' but found 'null' instead."
    case .mismatch(let wanted, let found):
      "Expected to decode '\(wanted)' but found \(Self.name(of: found)) instead."
    }
  }

  /// The JSON kinds as LOG-4 spells them, quotes included.
  private static func name(of found: SmartRepair.Found) -> String {
    switch found {
    case .string: "‘String’"
    case .number: "’Number‘"
    case .bool: "’Bool‘"
    case .array: "’Array‘"
    case .object: "’Dictionary‘"
    case .date: "’Date‘"
    case .data: "’Data‘"
    case .nothing, .null, .other: "’Any‘"
    }
  }
}

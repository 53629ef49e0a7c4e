import Foundation
import FuzzKit
import SmartCodable

/// What is written for a model: its members as a dictionary and as text.
struct TransformedTableWritten {
  private let isFinite: Bool
  private let sources: [(name: String, members: [String: TransformedMeaning]?)]

  init(_ model: TransformedTableModel, dates: TransformedDates) {
    let options: [SmartEncodingOption]? =
      switch dates {
      case .automatic: nil
      case .deferred: [.date(.deferredToDate)]
      case .seconds: [.date(.secondsSince1970)]
      case .milliseconds: [.date(.millisecondsSince1970)]
      case .iso8601: [.date(.iso8601)]
      }
    // A date so far away has no milliseconds (ENC-10).
    let dates = [model.bareDate, model.milliseconds].compactMap(\.self)
    isFinite = dates.allSatisfy { abs($0.timeIntervalSince1970) < 1e300 }
    sources = [
      ("written/", model.toJSONString(options: options).flatMap(Self.members)),
      ("dictionary/", model.toDictionary(options: options).map { $0.compactMapValues(Self.leaf) }),
    ]
  }

  private static func members(of text: String) -> [String: TransformedMeaning]? {
    guard let tree = JSONTree(parsing: Array(text.utf8)) else { return nil }
    var members: [String: TransformedMeaning] = [:]
    for node in tree.children(of: tree.root) {
      let key = String(decoding: tree.key(of: node) ?? [], as: UTF8.self)
      members[key] = TransformedMeaning(node, of: tree)
    }
    return members
  }

  /// A leaf of a dictionary as the literal that it means.
  private static func leaf(_ value: Any) -> TransformedMeaning {
    if type(of: value) == Bool.self, let flag = value as? Bool { return .flag(flag) }
    switch value {
    case let text as String: return .text(text)
    case let double as Double: return .number("\(double)")
    case let integer as any BinaryInteger: return .number("\(integer)")
    case let number as NSNumber: return .number(number.stringValue)
    default: return .null
    }
  }

  /// The first member that is not written in one of the ways that are right for it.
  func verdict(
    of row: TransformedTableTarget.Row,
    _ wanted: [(name: String, ways: [TransformedWriting])]
  ) -> JudgeVerdict? {
    guard isFinite else { return nil }
    for (source, members) in sources {
      guard let members else {
        return TransformedTableTarget.differs(source, "members", "nil", row)
      }
      for (name, ways) in wanted {
        let found = members[name]
        let isRight = found.map { found in ways.contains { $0.admits(found) } } ?? ways.isEmpty
        if !isRight {
          let text = found.map { "\($0)" } ?? "nothing"
          return TransformedTableTarget.differs(source + name, "\(ways)", text, row)
        }
      }
    }
    return nil
  }
}

import ConformanceKit
import Foundation
import FuzzKit
import SmartCodable

/// The calls of types' own code during one call of a decoder, by what they are about.
///
/// Types find it without their decoder: some of them must not be seen to ask for anything but a text.
///
/// Unchecked, since a run does not leave its thread.
final class PlainCallsLog: @unchecked Sendable {
  @TaskLocal private static var current: PlainCallsLog?

  /// What types of the user go by that changes between calls: whether they refuse all texts, and how keys begin.
  @TaskLocal static var mood = (refuses: false, prefix: "my ")

  private(set) var counts: [String: Int] = [:]

  /// Notes a call; returns how many there have been that are about the same.
  @discardableResult
  static func note(_ subject: String) -> Int {
    guard let log = current else { return 1 }
    log.counts[subject, default: 0] += 1
    return log.counts[subject] ?? 1
  }

  /// Decodes a value of a model, with the calls meanwhile.
  static func decode<Model: SmartDecodable>(
    _ type: Model.Type,
    _ document: JSONValue
  ) -> (report: SmartDecodingReport<Model>?, counts: [String: Int]) {
    let log = PlainCallsLog()
    let report = $current.withValue(log) {
      try? type.decode(from: Data(JSONWriter.line(of: document)))
    }
    return (report, log.counts)
  }

  /// A path as it is compared: by the integer of a key, if it has one (CTR-PATH-2).
  static func text(of path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }.joined(separator: "/")
  }

  static func differs(
    _ property: String,
    _ wanted: some Any,
    _ found: some Any,
    _ document: JSONValue
  ) -> JudgeVerdict {
    .scalar(property, "\(wanted)", "\(found)", JSONWriter().text(of: document))
  }
}

/// As small as an enumeration and coded by the standard library, it notes the texts that it is asked about: each
/// text is the raw value of what it makes, so the decoder may remember it, and asks about a short one once (AGR-10).
struct PlainCallsAsked: RawRepresentable<String>, Decodable {
  private let number: UInt8

  init?(rawValue: String) {
    PlainCallsLog.note(rawValue)
    if PlainCallsLog.mood.refuses { return nil }
    let words = PlainCallsWord.allCases
    guard let number = words.firstIndex(where: { $0.rawValue == rawValue }) else { return nil }
    self.number = UInt8(number)
  }

  var rawValue: String { PlainCallsWord.allCases[Int(number)].rawValue }

  struct Holder: SmartDecodable {
    var list: [PlainCallsAsked] = []
    var maybe: PlainCallsAsked?
    var map: [String: PlainCallsAsked] = [:]

    /// Keys whose strings are asked for in every call (KEY-17).
    enum CodingKeys: CodingKey {
      case list, maybe, map

      var stringValue: String {
        let name =
          switch self {
          case .list: "list"
          case .maybe: "maybe"
          case .map: "map"
          }
        return PlainCallsLog.mood.prefix + name
      }
    }

    var isEmpty: Bool { list.isEmpty && maybe == nil && map.isEmpty }
  }

  static func verdict(_ drawing: inout DocumentDrawing) -> JudgeVerdict? {
    let word = PlainCallsWord.shape
    let document = JSONValue.ordered([
      ("my list", drawing.value(of: .array(word))),
      ("my maybe", drawing.value(of: .optional(word))),
      ("my map", drawing.value(of: .dictionary(word))),
    ])
    let counts = PlainCallsLog.decode(Holder.self, document).counts
    let again = counts.filter { $0.value > 1 && isShort($0.key) }
    if !again.isEmpty { return PlainCallsLog.differs("questions", "one", again, document) }
    // No answer outlasts its call.
    for mood in [(true, "my "), (false, "your ")] {
      let found = PlainCallsLog.$mood.withValue(mood) {
        PlainCallsLog.decode(Holder.self, document).report?.value
      }
      if found?.isEmpty != true {
        return PlainCallsLog.differs("mood", "nothing", "\(found as Any)", document)
      }
    }
    let later = PlainCallsLog.decode(Holder.self, document).counts
    return later == counts ? nil : PlainCallsLog.differs("later", counts, later, document)
  }

  /// Whether a text is one of those that are kept, and that no other value is converted to.
  private static func isShort(_ text: String) -> Bool {
    let isConverted = Double(text) != nil || text == "true" || text == "false"
    return !isConverted && (1...16).contains(text.utf8.count) && text.utf8.allSatisfy { $0 < 0x80 }
  }
}

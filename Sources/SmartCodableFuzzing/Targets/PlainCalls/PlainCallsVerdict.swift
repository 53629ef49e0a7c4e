import FuzzKit

/// Comparison of a decoded model with what the clauses say.
extension PlainCallsTarget {
  static func verdict(on found: PlainCallsAnswer, of drawn: Case) -> JudgeVerdict? {
    verdict(on: found, of: drawn, drawn.type)
  }

  private static func verdict<Member: PlainCallsMember>(
    on found: PlainCallsAnswer,
    of drawn: Case,
    _ type: Member.Type
  ) -> JudgeVerdict? {
    let judge = PlainCallsReference<Member>(drawn.members)
    for (name, wanted) in judge.spoken.sorted(by: { $0.key < $1.key }) {
      let value = found.properties[name] ?? "nothing"
      if value != wanted { return differs(name, wanted, value, drawn) }
    }
    if found.dropped != judge.dropped {
      return differs("dropped", "\(judge.dropped)", "\(found.dropped)", drawn)
    }
    return calls(found.log, judge.calls, drawn)
  }

  /// Code runs as often as the clauses say; a text of up to sixteen bytes is asked about once.
  private static func calls(
    _ log: PlainCallsLog,
    _ wanted: [String: ClosedRange<Int>],
    _ drawn: Case
  ) -> JudgeVerdict? {
    for (text, count) in log.questions where count > 1 && isShort(text) {
      return differs("questions", "one", "\(count) for \(text)", drawn)
    }
    var counts: [String: Int] = [:]
    for place in log.calls { counts[place, default: 0] += 1 }
    for place in Set(counts.keys).union(wanted.keys).sorted() {
      let range = wanted[place] ?? 0...0
      let count = counts[place] ?? 0
      if !range.contains(count) {
        return differs("calls", "\(range) at \(place)", "\(count)", drawn)
      }
    }
    return nil
  }
  /// Whether a text is one of those that are kept, and that no other value is converted to.
  private static func isShort(_ text: String) -> Bool {
    let isConverted = Int(text) != nil || text == "true" || text == "false"
    return !isConverted && (1...16).contains(text.utf8.count) && text.utf8.allSatisfy { $0 < 0x80 }
  }
}

/// A comparison as text for a terminal.
package struct ComparisonText {
  let comparison: Comparison

  package init(comparison: Comparison) { self.comparison = comparison }

  package var text: String {
    var table = TextTable(textColumns: [0, 1, 2, 7])
    table.add(["row", "contender", "measure", "old", "new", "change", "noise", ""])
    for change in comparison.changes {
      table.add([
        change.id, change.contender, change.measure,
        Format.figure(change.old), Format.figure(change.new),
        (change.share < 0 ? "−" : "+") + Format.percent(abs(change.share)),
        "± " + Format.percent(change.noise),
        change.verdict == .same ? "" : change.verdict.rawValue,
      ])
    }
    let verdicts = comparison.changes.map(\.verdict)
    let summary =
      "\(verdicts.count { $0 == .better }) better, \(verdicts.count { $0 == .worse }) worse, "
      + "\(verdicts.count { $0 == .same }) within noise"
    let rest =
      comparison.incomparable.isEmpty
      ? [] : ["not in both with the same input: " + comparison.incomparable.joined(separator: ", ")]
    return (table.lines + [summary] + rest).joined(separator: "\n")
  }
}

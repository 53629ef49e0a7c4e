/// A certification in the XML that continuous integration reads: a suite for each subject, a test
/// case for each id.
///
/// | verdict | told as |
/// |---|---|
/// | passed | passed |
/// | failed, unbound, unstable, changedFailure, unexpectedPass | `failure` |
/// | crashed, timedOut, broken | `error` |
/// | unclaimed, recorded, expectedFailure | `skipped`, with the reason |
///
/// What is wrong with a ledger, and a run that was cut short, are test cases too.
public struct JUnitReport {
  private let certification: Certification

  /// Creates a report.
  public init(_ certification: Certification) {
    self.certification = certification
  }

  /// The XML document, with a line feed at the end.
  public var text: String {
    let suites = certification.reports.map(suite)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="conformance \(XMLText.escaped(certification.suite.version))">
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  private func suite(_ report: ConformanceReport) -> String {
    let entries = report.verdicts.map { entry(for: $0, in: report) } + runEntries(report)
    let subject = XMLText.escaped(report.manifest.name)
    let lines = entries.map { entry in
      let head =
        "    <testcase classname=\"\(subject).\(XMLText.escaped(entry.group))\""
        + " name=\"\(XMLText.escaped(entry.name))\""
      guard let note = entry.note else { return head + "/>" }
      let (tag, message, body) = (note.tag, note.message, note.body)
      return """
        \(head)>
              <\(tag) message="\(XMLText.escaped(message))"\(body.isEmpty ? "/>" : ">")\
        \(XMLText.escaped(body, keepingLines: true))\(body.isEmpty ? "" : "</\(tag)>")
            </testcase>
        """
    }
    func count(_ tag: String) -> Int { entries.count { $0.note?.tag == tag } }
    return """
        <testsuite name="\(subject)" tests="\(entries.count)" failures="\(count("failure"))" \
      errors="\(count("error"))" skipped="\(count("skipped"))">
      \(lines.joined(separator: "\n"))
        </testsuite>
      """
  }

  private struct Entry {
    var group: String
    var name: String
    var note: (tag: String, message: String, body: String)?
  }

  private func entry(for verdict: Verdict, in report: ConformanceReport) -> Entry {
    var entry = Entry(group: verdict.id.chapter, name: verdict.id.rawValue)
    switch verdict.outcome {
    case .passed: break
    case .failed, .unbound, .unstable, .changedFailure, .unexpectedPass:
      entry.note = ("failure", verdict.outcome.rawValue, verdict.explanation)
    case .crashed, .timedOut, .broken:
      entry.note = ("error", verdict.outcome.rawValue, verdict.explanation)
    case .unclaimed:
      let missing = verdict.needs.subtracting(report.manifest.capabilities).sorted()
      let names = missing.map(\.rawValue).joined(separator: ", ")
      entry.note = ("skipped", "needs \(names), which is not claimed", "")
    case .recorded:
      entry.note = ("skipped", "recorded, not scored: \(verdict.answer)", "")
    case .expectedFailure:
      let reason = report.ledger.entry(for: verdict.id)?.reason.text ?? ""
      entry.note = ("skipped", "known deviation: \(reason)", verdict.explanation)
    }
    return entry
  }

  private func runEntries(_ report: ConformanceReport) -> [Entry] {
    var entries = report.ledgerProblems.enumerated()
      .map { index, problem in
        Entry(
          group: "ledger",
          name: "ledger/\(problem.rule.rawValue)/\(index + 1)",
          note: ("failure", problem.rule.rawValue, problem.description)
        )
      }
    if case .interrupted(let total) = report.scope {
      let message = "interrupted after \(report.verdicts.count) of \(total) cases"
      entries.append(Entry(group: "run", name: "run/complete", note: ("error", message, "")))
    }
    return entries
  }
}

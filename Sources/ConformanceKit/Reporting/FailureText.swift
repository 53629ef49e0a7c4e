import ReportKit

/// One verdict for readers: the input, the expectation and the observation.
struct FailureText {
  let verdict: Verdict
  let report: ConformanceReport
  let suite: ConformanceSuite

  /// The path where the answer differs; nil if there is none.
  var path: String? { verdict.difference?.path }

  /// The input on one line.
  var input: String { suite[verdict.id]?.input.line ?? "" }

  /// What the case expects; if an answer differs from the first one, that.
  var expected: String {
    if let difference = verdict.difference { return difference.expected }
    guard let conformanceCase = suite[verdict.id] else { return "" }
    return ExpectationText(models: suite.models).text(of: conformanceCase)
  }

  /// What the subject did.
  var observed: String {
    verdict.difference?.actual ?? (verdict.answer.isEmpty ? verdict.cause : verdict.answer)
  }

  /// The entry of a ledger for the difference, on one line; nil if a ledger cannot tolerate it.
  var entry: String? {
    guard verdict.outcome == .failed || verdict.outcome == .changedFailure,
      let difference = verdict.difference
    else { return nil }
    let reason = report.ledger.entry(for: verdict.id)?.reason ?? .byDesign("why")
    let version = report.manifest.version
    let entry = DeviationLedger.Entry(verdict.id, difference, reason, since: version)
    return String(decoding: JSONWriter.line(of: entry.json), as: UTF8.self)
  }

  /// The verdict on a few lines: values of at most 200 characters and paths of at most 20 steps.
  var abridged: String {
    text {
      PrintedText.value($0)
    } path: {
      PrintedText.path($0)
    }
  }

  /// The verdict with values of at most 4,096 characters, and with the line for a ledger.
  var whole: String {
    let ledger = entry.map { "\n    in a ledger: \($0)" } ?? ""
    let cut = { (text: String) in PrintedText.value(text, to: PrintedText.wholeLimit) }
    return text(cut, path: cut) + ledger
  }

  /// What follows from a case without an answer.
  private var next: String {
    verdict.outcome == .broken
      ? "fix the adapter first: until then no result means anything"
      : "the run went on with a new process, but no ledger makes this acceptable"
  }

  private func text(_ cut: (String) -> String, path cutPath: (String) -> String) -> String {
    let mark = verdict.isInOrder ? "✓" : verdict.isAcceptable ? "–" : "✗"
    let variation = verdict.variation.map { " [\($0.rawValue)]" } ?? ""
    let stake = verdict.isInOrder ? "" : " (\(verdict.stake(for: report.manifest)))"
    var lines = ["\(mark) \(verdict.id): \(verdict.outcome.name)\(variation)\(stake)"]
    if let conformanceCase = suite[verdict.id] {
      let settings = conformanceCase.settings.sorted { $0.key < $1.key }
        .map { ", \($0.key) = \($0.value)" }
      let clause = conformanceCase.clause
      if let file = conformanceCase.lawFile {
        let sentence = clause.sentence.map { ": \($0)" } ?? ""
        lines += [conformanceCase.title, "clause:   \(file) \(clause)\(sentence)"]
      } else {
        lines.append("\(conformanceCase.title) (\(clause))")
      }
      lines += [
        "input:    \(cut(input)) (\(conformanceCase.model)\(settings.joined()))"
      ]
      if let deeds = suite.models[conformanceCase.model]?.deeds {
        lines.append("its type: \(deeds)")
      }
    }
    if let path { lines.append("at:       \(cutPath(path))") }
    lines += ["expected: \(cut(expected))", "observed: \(cut(observed))"]
    if !verdict.isSound, verdict.outcome != .unstable {
      lines.append("next:     --filter '\(verdict.id)' runs this case alone; \(next)")
    }
    if let entry = report.ledger.entry(for: verdict.id) {
      lines.append(
        "ledger:   \(cut(entry.difference ?? entry.signature)): \(cut(entry.reason.text))"
      )
    }
    return lines.joined(separator: "\n    ")
  }
}

import ReportKit

/// The profiles that are held, and the reasons why others are not, in words.
enum CertificateText {
  /// The profiles that are held, or why there are none.
  static func name(of report: ConformanceReport) -> String {
    guard let certificate = report.certificate else {
      if report.isBroken { return "broken run" }
      if case .interrupted = report.scope { return "interrupted run" }
      return "partial run"
    }
    return certificate.held.isEmpty ? "no profile" : Profile.names(certificate.held)
  }

  /// One sentence with the profiles and how many of the cases pass.
  static func sentence(on report: ConformanceReport) -> String {
    guard let certificate = report.certificate else { return absence(of: report) }
    let held = certificate.held
    let verdict =
      certificate.isConformant ? "Codable-conformant" : "Not Codable-conformant"
    let list = held.isEmpty ? "holds no profile" : "holds **\(Profile.names(held))**"
    let excused = report.verdicts.count { $0.outcome == .excused }
    let excuses =
      excused == 0
      ? "" : " \(excused.grouped) of \(report.verdicts.count.grouped) cases are excused."
    let state = report.isClean ? "" : " The run is not clean."
    return "\(verdict): \(list). \(report.claimed()) cases that count pass.\(excuses)\(state)"
  }

  /// The title of the reasons why profiles are not held, and one line for each; nil if all are held.
  static func reasons(on report: ConformanceReport) -> (title: String, lines: [String])? {
    guard let certificate = report.certificate else { return nil }
    let empty = certificate.entries.filter { $0.shortfalls == [Shortfall(.noCase)] }
    var lines = certificate.entries
      .flatMap { entry in
        entry.shortfalls.filter { $0.rule != .noCase || !empty.contains(entry) }
          .map { "\(entry.profile) (\(entry.must)): \($0)" }
      }
    if !empty.isEmpty {
      lines.append("\(Profile.names(empty.map(\.profile))): \(Shortfall(.noCase))")
    }
    return lines.isEmpty ? nil : ("Not held, because:", lines)
  }

  /// The name, the sentence and the reasons as lines for a terminal.
  static func lines(on report: ConformanceReport) -> String {
    let sentence = sentence(on: report).replacing("**", with: "").replacing("`", with: "'")
    let reasons = reasons(on: report)
      .map { title, lines in ["  \(title)"] + lines.map { "    \($0)" } }
    return (["\(report.manifest.name): \(sentence)"] + (reasons ?? [])).joined(separator: "\n")
  }

  private static func absence(of report: ConformanceReport) -> String {
    let passed = "\(report.claimed()) claimed cases pass."
    let state = report.isClean ? "" : " The run is not clean."
    if report.isBroken {
      return "No certificate: the adapter or a case failed, which makes every figure meaningless."
    }
    switch report.scope {
    case .complete: return passed + state
    case .filtered(let glob) where "\(glob)" == "*":
      return "Cases alone carry no certificate, which `certify` gives: \(passed)\(state)"
    case .filtered(let glob):
      return "A partial run carries no certificate (cases `\(glob)`): \(passed)\(state)"
    case .interrupted(let total):
      return """
        An interrupted run carries no certificate (\(report.verdicts.count.grouped) of \(total.grouped) cases): \
        \(passed)\(state)
        """
    }
  }
}

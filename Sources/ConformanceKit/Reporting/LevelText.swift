/// A level, its exact denominators and the reasons against the next one, in words.
enum LevelText {
  /// The level, or why there is none.
  static func name(of report: ConformanceReport) -> String {
    guard let certificate = report.certificate else {
      if report.isBroken { return "broken run" }
      if case .interrupted = report.scope { return "interrupted run" }
      return "partial run"
    }
    return certificate.level == .none ? "no level" : certificate.level.rawValue
  }

  /// One sentence with the level and what passes of how many.
  static func sentence(on report: ConformanceReport) -> String {
    guard let certificate = report.certificate else { return absence(of: report) }
    let core = "\(certificate.core) must cases that need nothing"
    let extended = "\(certificate.extended) must cases whose needs are claimed"
    let should =
      certificate.should.total == 0 ? "" : ", \(certificate.should) should cases"
    let level: String =
      switch certificate.level {
      case .none: "No level"
      case .core: "Level **core**"
      case .extended:
        "Level **extended** (\(names(certificate.capabilities)))"
      case .complete: "Level **complete**"
      }
    let state = report.isClean ? "" : " The run is not clean."
    return "\(level): \(core), \(extended)\(should) pass.\(state)"
  }

  /// What stands above the reasons against the next level, and each of them on a line; nil at the
  /// top and for a partial run.
  static func reasons(on report: ConformanceReport) -> (title: String, lines: [String])? {
    guard let certificate = report.certificate, let next = certificate.level.next else {
      return nil
    }
    return ("Not \(next.rawValue) because:", certificate.shortfalls.map(\.description))
  }

  private static func absence(of report: ConformanceReport) -> String {
    let passed = "\(report.claimed()) claimed cases pass."
    let state = report.isClean ? "" : " The run is not clean."
    if report.isBroken {
      return "No level: the adapter or a case failed, which makes every figure meaningless."
    }
    switch report.scope {
    case .complete: return passed + state
    case .filtered(let glob):
      return "A partial run carries no level (cases `\(glob)`): \(passed)\(state)"
    case .interrupted(let total):
      return """
        An interrupted run carries no level (\(report.verdicts.count) of \(total) cases): \
        \(passed)\(state)
        """
    }
  }

  private static func names(_ capabilities: Set<Capability>) -> String {
    capabilities.sorted().map(\.rawValue).joined(separator: ", ")
  }
}

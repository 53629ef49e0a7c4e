/// The level of a subject as the endpoint object that badge services read.
///
/// ```json
/// {"color": "brightgreen", "label": "conformance 1.0", "message": "complete 412/412",
///   "schemaVersion": 1}
/// ```
public struct Badge: Hashable, Sendable {
  /// The left side: `conformance` and the version of the suite.
  public let label: String
  /// The right side: the level and how many of the cases it is about pass.
  public let message: String
  /// The color of the right side: `brightgreen` for complete, `green` for extended, `yellowgreen`
  /// for core, `orange` below, `red` for a broken run and `lightgrey` for a partial one.
  public let color: String

  /// Makes a badge.
  ///
  /// - Parameter report: The report on the subject.
  public init(_ report: ConformanceReport) {
    label = "conformance \(report.suiteVersion)"
    guard let certificate = report.certificate else {
      (message, color) = report.isBroken ? ("broken run", "red") : ("partial run", "lightgrey")
      return
    }
    let name = certificate.level == .none ? "no level" : certificate.level.rawValue
    message = "\(name) \(certificate.headline)"
    color =
      switch certificate.level {
      case .complete: "brightgreen"
      case .extended: "green"
      case .core: "yellowgreen"
      case .none: "orange"
      }
  }

  /// The JSON text, with a line feed at the end.
  public var text: String {
    JSONWriter.text(
      of: .members([
        "schemaVersion": .integer(1),
        "label": .string(label),
        "message": .string(message),
        "color": .string(color),
      ])
    )
  }
}

extension Certificate {
  /// What passes of the cases that the level is about: at complete the must and should cases, at
  /// extended the must cases whose needs are claimed, below those that need nothing.
  var headline: Score {
    switch level {
    case .none, .core: core
    case .extended: extended
    case .complete:
      Score(passed: extended.passed + should.passed, total: extended.total + should.total)
    }
  }
}

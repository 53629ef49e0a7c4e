/// A certification as JSON text, the same bytes for the same results.
///
/// The text has sorted keys and holds neither times nor paths. `schemaVersion` grows with every
/// change that a reader could notice.
public struct EncodedCertification {
  /// The version of the format.
  public static let schemaVersion: Int = 1

  private let certification: Certification

  /// Creates an encoder.
  public init(_ certification: Certification) {
    self.certification = certification
  }

  /// The JSON text, with a line feed at the end.
  public var text: String {
    JSONWriter.text(
      of: .members([
        "schemaVersion": .integer(Self.schemaVersion),
        "suite": .string(certification.certified.suiteVersion),
        "certified": encoded(certification.certified),
        "comparisons": .array(certification.comparisons.map(encoded)),
        "floors": .array(
          certification.floors.map { floor in
            .members([
              "name": .string(floor.manifest.name),
              "score": encoded(certification.score(of: floor, for: certification.certified)),
            ])
          }
        ),
      ])
    )
  }

  private func encoded(_ report: ConformanceReport) -> JSONValue {
    let areas = certification.chapters.map { chapter in
      (
        chapter,
        JSONValue.members([
          "claimed": encoded(report.claimed(in: chapter)),
          "all": encoded(report.plain(in: chapter)),
          "floor": encoded(certification.floor(for: report, in: chapter)),
        ])
      )
    }
    let claimed = report.claimed()
    return .members([
      "name": .string(report.manifest.name),
      "version": .string(report.manifest.version),
      "capabilities": .array(
        report.manifest.capabilities.sorted().map { .string($0.rawValue) }
      ),
      "clean": .boolean(report.isClean),
      "claimed": encoded(claimed),
      "all": encoded(report.plain()),
      "aboveFloor": claimed.corrected(by: certification.floor(for: report))
        .map {
          .string(CertificationTable.percent($0))
        } ?? .null,
      "areas": .members(Dictionary(areas, uniquingKeysWith: { first, _ in first })),
      "ledgerProblems": .array(report.ledgerProblems.map { .string($0.description) }),
      "verdicts": .members(
        Dictionary(
          report.verdicts.map { ($0.id.rawValue, encoded($0)) },
          uniquingKeysWith: { first, _ in first }
        )
      ),
    ])
  }

  private func encoded(_ verdict: Verdict) -> JSONValue {
    var members: [String: JSONValue] = ["outcome": .string(verdict.outcome.rawValue)]
    if verdict.outcome == .unclaimed { members["matches"] = .boolean(verdict.matches) }
    if verdict.outcome == .recorded { members["answer"] = .string(verdict.answer) }
    if let difference = verdict.difference {
      members["path"] = .string(difference.path)
      members["expected"] = .string(difference.expected)
      members["actual"] = .string(difference.actual)
    } else if !verdict.isAcceptable {
      members["explanation"] = .string(verdict.explanation)
    }
    return .members(members)
  }

  private func encoded(_ score: Score) -> JSONValue {
    .members(["passed": .integer(score.passed), "total": .integer(score.total)])
  }
}

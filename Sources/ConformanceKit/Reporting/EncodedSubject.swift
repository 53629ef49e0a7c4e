/// The JSON report on one subject.
struct EncodedSubject {
  private let report: ConformanceReport
  private let certification: Certification
  private let launch: String?

  init(_ report: ConformanceReport, in certification: Certification, launch: String?) {
    self.report = report
    self.certification = certification
    self.launch = launch
  }

  var value: JSONValue {
    .members([
      "launch": launch.map { .string($0) } ?? .null,
      "manifest": manifest,
      "scope": scope,
      "clean": .boolean(report.isClean),
      "broken": .boolean(report.isBroken),
      "executions": .integer(report.executions),
      "certificate": report.certificate.map(encoded) ?? .null,
      "all": score(in: nil),
      "areas": .members(certification.chapters.reduce(into: [:]) { $0[$1] = score(in: $1) }),
      "profiles": .array(profiles),
      "misbindings": .array(report.misbindings.map(encoded)),
      "ledger": report.ledger.encoded,
      "ledgerProblems": .array(report.ledgerProblems.map(encoded)),
      "verdicts": .members(
        report.verdicts.reduce(into: [:]) { $0[$1.id.rawValue] = EncodedVerdict($1).value }
      ),
    ])
  }

  private var manifest: JSONValue {
    let manifest = report.manifest
    return .members([
      "name": .string(manifest.name),
      "version": .string(manifest.version),
      "language": .string(manifest.language),
      "url": manifest.url.map { .string($0) } ?? .null,
      "capabilities": .names(manifest.capabilities),
    ])
  }

  private var scope: JSONValue {
    switch report.scope {
    case .complete: .members(["kind": .string("complete")])
    case .filtered(let glob):
      .members(["kind": .string("filtered"), "pattern": .string(glob.pattern)])
    case .interrupted(let total):
      .members(["kind": .string("interrupted"), "total": .integer(total)])
    }
  }

  private func encoded(_ certificate: Certificate) -> JSONValue {
    .members([
      "conformant": .boolean(certificate.isConformant),
      "held": .array(certificate.held.map { .string($0.rawValue) }),
      "profiles": .array(certificate.entries.map(encoded)),
    ])
  }

  private func encoded(_ entry: Certificate.Entry) -> JSONValue {
    .members([
      "name": .string(entry.profile.rawValue),
      "held": .boolean(entry.isHeld),
      "must": .score(entry.must),
      "should": .score(entry.should),
      "reasons": .array(entry.shortfalls.map(encoded)),
    ])
  }

  private func encoded(_ shortfall: Shortfall) -> JSONValue {
    .members([
      "rule": .string(shortfall.rule.rawValue),
      "cases": .ids(shortfall.cases),
      "text": .string(shortfall.description),
    ])
  }

  private func encoded(_ misbinding: Misbinding) -> JSONValue {
    .members([
      "model": .string(misbinding.model.rawValue),
      "input": .string(misbinding.input),
      "text": .string(misbinding.description),
    ])
  }

  private func encoded(_ problem: LedgerProblem) -> JSONValue {
    .members([
      "rule": .string(problem.rule.rawValue),
      "id": problem.id.map { .string($0.rawValue) } ?? .null,
      "text": .string(problem.message),
    ])
  }

  private func score(in chapter: String?) -> JSONValue {
    let claimed = report.claimed(in: chapter)
    let floor = certification.floor(for: report, in: chapter)
    return .members([
      "all": .score(report.plain(in: chapter)),
      "claimed": .score(claimed),
      "floor": .score(floor),
      "aboveFloor": floor.total == 0 ? .null : .share(claimed.corrected(by: floor)),
    ])
  }

  private var profiles: [JSONValue] {
    ProfileScore.rows(for: report, in: certification)
      .map { row in
        .members([
          "name": .string(row.profile.rawValue),
          "claimed": .boolean(row.isClaimed),
          "score": .score(row.score),
          "floor": .score(row.floor),
          "aboveFloor": .share(row.aboveFloor),
        ])
      }
  }
}

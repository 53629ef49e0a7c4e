/// A certification as JSON text, the same bytes for the same results.
///
/// The text has sorted keys and contains no times and no local paths. `Reports/README.md` of the package
/// documents every member; `schemaVersion` grows with every change that a reader could notice.
public struct EncodedCertification {
  /// The version of the format.
  public static let schemaVersion: Int = 3

  private let certification: Certification
  private let notes: RunNotes

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - certification: The results.
  ///   - notes: Facts that are not in the results; by default only toolchain and digest.
  public init(_ certification: Certification, notes: RunNotes = RunNotes()) {
    self.certification = certification
    self.notes = notes
  }

  /// The JSON text, with a line feed at the end.
  public var text: String {
    let subjects = certification.reports.enumerated()
      .map { index, report in
        EncodedSubject(report, in: certification, launch: notes.launch(at: index)).value
      }
    var members: [String: JSONValue] = [
      "schemaVersion": .integer(Self.schemaVersion),
      "suite": suite,
      "seed": .string(String(certification.certified.seed)),
      "interrupted": .boolean(certification.isInterrupted),
      "toolchain": .members([
        "compiler": .string(notes.toolchain.compiler),
        "system": .string(notes.toolchain.system),
        "architecture": .string(notes.toolchain.architecture),
      ]),
      "subjects": .array(subjects),
      "floors": .array(certification.floors.map(encoded)),
    ]
    if let failure = certification.failure { members["failure"] = .string(failure) }
    return JSONWriter.text(of: .members(members))
  }

  private var suite: JSONValue {
    var members: [String: JSONValue] = [
      "version": .string(certification.suite.version),
      "digest": .string(notes.digest(of: certification.suite)),
      "cases": .integer(certification.suite.cases.count),
    ]
    if let filter = certification.suite.filter { members["filter"] = .string(filter.pattern) }
    return .members(members)
  }

  private func encoded(_ floor: ConformanceReport) -> JSONValue {
    .members([
      "name": .string(floor.manifest.name),
      "all": .score(floor.plain()),
      "areas": .members(
        certification.chapters.reduce(into: [:]) { $0[$1] = .score(floor.plain(in: $1)) }
      ),
    ])
  }
}

extension JSONValue {
  /// A score as an object.
  package static func score(_ score: Score) -> JSONValue {
    .members(["passed": .integer(score.passed), "total": .integer(score.total)])
  }

  /// A share with four decimals, rounded down, so that 1 means all; null for none.
  package static func share(_ share: Double?) -> JSONValue {
    guard let share else { return .null }
    let units = Int((share * 10_000).rounded(.down))
    let digits = String(abs(units) % 10_000)
    let fraction = String(repeating: "0", count: 4 - digits.count) + digits
    return .number("\(units < 0 ? "-" : "")\(abs(units) / 10_000).\(fraction)")
  }

  package static func ids(_ ids: [CaseID]) -> JSONValue { .array(ids.map { .string($0.rawValue) }) }

  package static func names(_ capabilities: Set<Capability>) -> JSONValue {
    .array(capabilities.sorted().map { .string($0.rawValue) })
  }
}

/// Which fault is caught by which case: the measure of a suite's strength.
public struct KillMatrix: Sendable {
  /// The cases that catch each fault, ordered by id, by the fault's id.
  public let killers: [String: [CaseID]]
  /// What the cases say they catch, by the fault's id.
  public let declared: [String: [CaseID]]
  /// The cases that the reference itself does not pass; anything here voids the matrix.
  public let referenceFailures: [Verdict]

  /// Runs every case against the reference and against every faulty subject.
  ///
  /// - Parameters:
  ///   - suite: The cases; by default the built-in ones.
  ///   - faults: The faults; by default all.
  /// - Returns: The matrix.
  public static func measured(
    suite: ConformanceSuite = .current,
    faults: [Fault] = Fault.all
  ) async -> KillMatrix {
    var killers: [String: [CaseID]] = [:]
    var declared: [String: [CaseID]] = [:]
    for fault in faults {
      let report = await ConformanceRunner(subject: fault.subject, suite: suite, variations: [])
        .report()
      killers[fault.id] = report.failures.map(\.id)
      declared[fault.id] = suite.cases.filter { $0.kills.contains(fault.id) }.map(\.id)
    }
    let reference = await ConformanceRunner(subject: ReferenceSubject(), suite: suite).report()
    return KillMatrix(
      killers: killers,
      declared: declared,
      referenceFailures: reference.failures
    )
  }

  /// The faults that no case catches, by id.
  public var survivors: [String] {
    killers.filter(\.value.isEmpty).keys.sorted()
  }

  /// The faults that no case names, by id.
  public var unnamed: [String] {
    declared.filter(\.value.isEmpty).keys.sorted()
  }

  /// What cases say they catch but do not, as `case: fault`, ordered.
  public var falseClaims: [String] {
    declared.flatMap { fault, cases in
      let measured = Set(killers[fault] ?? [])
      return cases.filter { !measured.contains($0) }.map { "\($0): \(fault)" }
    }
    .sorted()
  }

  /// Whether the reference passes, no fault survives and every claim is true.
  public var isSound: Bool {
    referenceFailures.isEmpty && survivors.isEmpty && unnamed.isEmpty && falseClaims.isEmpty
  }
}

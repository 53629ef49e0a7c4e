package import ConformanceKit
package import DecoderLaw

extension KillMatrix {
  /// Runs every case against the reference, every faulty subject and every floor subject.
  ///
  /// - Parameters:
  ///   - suite: The cases; by default the built-in ones.
  ///   - faults: The faults; by default all.
  ///   - isByDesign: Whether a case is run only on the faults that it names. This also shows whether the
  ///     suite is sound, in a fraction of the time, but not which other faults a case catches.
  /// - Returns: The matrix.
  package static func measured(
    suite: ConformanceSuite = .current,
    faults: [Fault] = Fault.all,
    isByDesign: Bool = false
  ) async -> KillMatrix {
    let bench = ProofBench(suite, faults: faults)
    var killers = Dictionary(
      faults.map { ($0.id, [CaseID]()) },
      uniquingKeysWith: { first, _ in first }
    )
    var failures: [Verdict] = []
    var unhelpful: [String] = []
    var floors: [String: [FloorSubject: Int]] = [:]
    var sizes: [String: Int] = [:]
    var unjudged: Set<CaseID> = []
    for conformanceCase in suite.cases {
      let isHuge = conformanceCase.input.isHuge
      let trials = isHuge ? [] : await bench.trials(of: conformanceCase)
      if trials.isEmpty { unjudged.insert(conformanceCase.id) }
      for trial in trials {
        if !trial.reference.isInOrder, failures.last?.id != conformanceCase.id {
          failures.append(trial.reference)
        }
        for fault in trial.variants where !isByDesign || conformanceCase.kills.contains(fault.id) {
          guard let verdict = await bench.verdict(on: fault, in: trial), !verdict.isInOrder
          else { continue }
          // A fault of both references may be caught by the same case in both.
          if killers[fault.id]?.last != conformanceCase.id {
            killers[fault.id, default: []].append(conformanceCase.id)
          }
          if !isHelpful(verdict.explanation, verdict.difference) {
            unhelpful.append("\(conformanceCase.id): \(fault.id)")
          }
        }
      }
      guard conformanceCase.isScored, let trial = trials.first else { continue }
      let groups = conformanceCase.floorGroups
      for group in groups { sizes[group, default: 0] += 1 }
      for floor in FloorSubject.allCases {
        // An answer equal to the reference's gets the reference's verdict.
        let subject = floor.subject(for: suite.models)
        let verdict = await bench.verdict(on: subject, in: trial) ?? trial.reference
        for group in groups {
          floors[group, default: [:]][floor, default: 0] += verdict.matches ? 1 : 0
        }
      }
    }
    let named = faults.map { fault in
      (fault.id, suite.cases.filter { $0.kills.contains(fault.id) }.map(\.id))
    }
    return KillMatrix(
      suiteVersion: suite.version,
      cases: suite.cases.map(\.id),
      scored: suite.cases.filter { $0.isScored && !unjudged.contains($0.id) }.map(\.id),
      unjudged: unjudged.sorted(),
      killers: killers,
      declared: Dictionary(named, uniquingKeysWith: { first, _ in first }),
      referenceFailures: failures,
      floors: sizes.keys.sorted()
        .map { ClauseFloor(clause: $0, scored: sizes[$0] ?? 0, passed: floors[$0] ?? [:]) },
      unhelpful: unhelpful.sorted()
    )
  }
}

extension KillMatrix {
  /// Whether an explanation names the path, the expected and the actual value.
  static func isHelpful(_ explanation: String, _ difference: Difference?) -> Bool {
    guard let difference = difference?.abridged, difference.expected != difference.actual else {
      return false
    }
    return [difference.path, difference.expected, difference.actual]
      .allSatisfy { !$0.isEmpty && explanation.contains($0) }
  }
}

extension ConformanceCase {
  /// The groups that no floor subject may pass completely: the clauses, but for a case that binds every
  /// decoder its profile instead, since one clause of the contract may be about valid values only, or about
  /// refusals.
  fileprivate var floorGroups: [String] {
    let isCommon = profile != .lenient && !profile.isDialect
    return [isCommon ? profile.rawValue : clause.id] + also
  }
}

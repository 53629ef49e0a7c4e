package import ConformanceKit
package import DecoderLaw

import class Foundation.ProcessInfo

extension KillMatrix {
  /// Runs every case against the reference, every faulty subject and every floor subject.
  ///
  /// By design a case is run only on the faults that it names. This also shows whether the suite is sound, in a
  /// fraction of the time, but not which other faults a case catches.
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
    for proof in await proofs(of: suite, bench, isByDesign: isByDesign) {
      let id = proof.conformanceCase.id
      if !proof.isJudged { unjudged.insert(id) }
      if let failure = proof.referenceFailure { failures.append(failure) }
      for fault in proof.killed { killers[fault, default: []].append(id) }
      unhelpful += proof.unhelpful.map { "\(id): \($0)" }
      guard let matches = proof.floors else { continue }
      for group in proof.conformanceCase.floorGroups {
        sizes[group, default: 0] += 1
        for (floor, passes) in matches {
          floors[group, default: [:]][floor, default: 0] += passes ? 1 : 0
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

/// What one case shows.
private struct CaseProof: Sendable {
  let conformanceCase: ConformanceCase
  var isJudged = false
  /// The verdict on a reference, if it is none to expect of one.
  var referenceFailure: Verdict?
  /// The faults that the case catches, each once.
  var killed: [String] = []
  /// The caught faults whose explanation helps nobody.
  var unhelpful: [String] = []
  /// Whether each floor subject passes; nil if the case does not count or no reference answers it.
  var floors: [FloorSubject: Bool]?
}

extension KillMatrix {
  /// What each case shows, in the order of the suite; as many at a time as there are processors.
  private static func proofs(
    of suite: ConformanceSuite,
    _ bench: ProofBench,
    isByDesign: Bool
  ) async -> [CaseProof] {
    let width = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let found = await withTaskGroup(of: [(Int, CaseProof)].self) { group in
      for start in 0..<width {
        group.addTask {
          var proofs: [(Int, CaseProof)] = []
          for place in stride(from: start, to: suite.cases.count, by: width) {
            proofs.append((place, await proof(of: suite.cases[place], suite, bench, isByDesign)))
          }
          return proofs
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func proof(
    of conformanceCase: ConformanceCase,
    _ suite: ConformanceSuite,
    _ bench: ProofBench,
    _ isByDesign: Bool
  ) async -> CaseProof {
    var proof = CaseProof(conformanceCase: conformanceCase)
    let trials = conformanceCase.input.isHuge ? [] : await bench.trials(of: conformanceCase)
    proof.isJudged = !trials.isEmpty
    for trial in trials {
      if proof.referenceFailure == nil, !trial.reference.isInOrder {
        proof.referenceFailure = trial.reference
      }
      for fault in trial.variants where !isByDesign || conformanceCase.kills.contains(fault.id) {
        guard let verdict = await bench.verdict(on: fault, in: trial), !verdict.isInOrder
        else { continue }
        // A fault of both references may be caught by the same case in both.
        if !proof.killed.contains(fault.id) { proof.killed.append(fault.id) }
        if !isHelpful(verdict.explanation, verdict.difference) { proof.unhelpful.append(fault.id) }
      }
    }
    guard conformanceCase.isScored, let trial = trials.first else { return proof }
    var floors: [FloorSubject: Bool] = [:]
    for floor in FloorSubject.allCases {
      // An answer equal to the reference's gets the reference's verdict.
      let verdict = await bench.verdict(on: floor.subject(for: suite.models), in: trial)
      floors[floor] = (verdict ?? trial.reference).matches
    }
    proof.floors = floors
    return proof
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

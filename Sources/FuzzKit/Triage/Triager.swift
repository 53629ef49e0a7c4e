import Foundation

/// Turns what a campaign collected into findings: final signatures, reruns, minimized inputs.
///
/// Everything happens in the order of iterations, so the result does not depend on the workers.
final class Triager {
  private let plan: CampaignPlan
  private let settings: TriageSettings
  private let folder: FindingFolder?
  private let resolver: SignatureResolver
  private let executable: String
  private let interruption: Interruption
  private var runner: CaseRunner?

  /// The failure of the fuzzer itself; nil if there is none.
  private(set) var failure: String?

  init(
    plan: CampaignPlan,
    settings: TriageSettings,
    folder: FindingFolder?,
    resolver: SignatureResolver,
    executable: String,
    interruption: Interruption
  ) {
    self.interruption = interruption
    self.plan = plan
    self.settings = settings
    self.folder = folder
    self.resolver = resolver
    self.executable = executable
  }

  /// Returns the findings for `collected`, which is sorted by iteration.
  func process(_ collected: [Finding]) -> [Finding] {
    var findings = merged(collected)
    let chosen = Self.minimized(of: findings, settings.minimizedFindings)
    for index in findings.indices {
      rerun(&findings[index])
      if chosen.contains(index) { minimize(&findings[index]) }
      folder?.store(findings[index], plan: plan)
      writeDraft(findings[index])
    }
    return findings
  }

  /// The positions of the findings to minimize: the first of each target, then others in turn up to `count`
  /// in all.
  static func minimized(of findings: [Finding], _ count: Int) -> Set<Int> {
    var turns: [String: Int] = [:]
    let candidates = findings.indices
      .filter { findings[$0].kind != Death.Kind.hang.rawValue }
      .map { index in
        let turn = turns[findings[index].target, default: 0]
        turns[findings[index].target] = turn + 1
        return (turn: turn, index: index)
      }
      .sorted { ($0.turn, $0.index) < ($1.turn, $1.index) }
    return Set(candidates.prefix(max(count, turns.count)).map(\.index))
  }

  /// Gives every finding its final signature and merges those that turn out to be the same.
  private func merged(_ collected: [Finding]) -> [Finding] {
    var findings: [Finding] = []
    for var finding in collected {
      let before = finding.signature
      if let death = finding.death, let item = finding.makeCase(in: plan) {
        finding.signature = resolver.signature(of: death, in: item)
      }
      folder?.move(before, to: finding.signature)
      if let trace = resolver.trace(for: before) {
        write(trace, of: finding.signature)
        if finding.detail.hasPrefix("signal "), let reason = Backtrace(trace.report)?.reason {
          finding.detail = reason
        }
      }
      if let index = findings.firstIndex(where: { $0.signature == finding.signature }) {
        findings[index].hits += finding.hits
      } else {
        findings.append(finding)
      }
    }
    return findings
  }

  private func write(_ trace: SignatureResolver.Trace, of signature: Signature) {
    folder?.write(trace.report, "backtrace.json", of: signature)
    folder?.write(trace.errorText, "stderr.txt", of: signature)
  }

  private func rerun(_ finding: inout Finding) {
    guard settings.reruns > 0, failure == nil, !interruption.isRequested,
      let item = finding.makeCase(in: plan),
      let runner = sharedRunner()
    else { return }
    var same = 0
    for _ in 0..<settings.reruns {
      let outcome = runner.run(item)
      if case .failed(let message) = outcome {
        if !interruption.isOver { failure = message }
        return
      }
      let signature = resolver.signature(of: outcome, in: item)
      // Without a trace the same bug has another signature: no verdict is better than a wrong one.
      if interruption.isOver { return }
      if signature == finding.signature { same += 1 }
    }
    finding.rerun = Finding.Rerun(runs: settings.reruns, same: same)
  }

  private func minimize(_ finding: inout Finding) {
    guard settings.minimizerBudget > 0, failure == nil, finding.rerun?.isDeterministic != false,
      finding.death == nil || finding.call != TargetCall.untouched.name,
      let item = finding.makeCase(in: plan), let runner = sharedRunner(), !interruption.isRequested
    else { return }
    let test = SignatureTest(
      item: item,
      signature: finding.signature,
      runner: runner,
      resolver: resolver,
      interruption: interruption
    )
    let minimizer = Minimizer(test: test, budget: settings.minimizerBudget)
    finding.minimized = minimizer.minimize(finding.input).bytes
    if let minimized = finding.minimized {
      folder?.write(minimized, "min", of: finding, plan: plan)
    }
  }

  private func writeDraft(_ finding: Finding) {
    let draft = EncodedRegression(finding, seed: plan.configuration.seed)
    folder?.write(draft.data, "regression.json", of: finding.signature)
  }

  private func sharedRunner() -> CaseRunner? {
    if runner == nil {
      runner = CaseRunner(plan: plan, executable: executable, interruption: interruption)
      if runner == nil { failure = HarnessFailure.noRoom.message }
    }
    return runner
  }
}

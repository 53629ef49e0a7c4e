import Foundation

/// Assigns deaths their final signatures, with one backtrace for each new place.
///
/// A campaign may have thousands of deaths. Crash notes distinguish their places without symbols, so a
/// backtrace is taken once for each combination of target, kind and place, and at most ``mostTraces`` times
/// in all; later places keep their unsymbolicated signatures.
final class SignatureResolver {
  /// The runtime's output for a death.
  struct Trace {
    let report: Data
    let errorText: Data
  }

  static let mostTraces = 256

  private let plan: CampaignPlan
  private let executable: String
  private var known: [Signature: Signature] = [:]
  private var traces: [Signature: Trace] = [:]
  private(set) var tracesTaken = 0

  private let interruption: Interruption

  /// Creates a resolver for the targets of `plan`; once `interruption` is over, deaths in new places keep
  /// their unsymbolicated signatures.
  init(plan: CampaignPlan, executable: String, interruption: Interruption) {
    self.interruption = interruption
    self.plan = plan
    self.executable = executable
  }

  /// Returns the signature of a `death` that rerunning `item` should reproduce.
  func signature(of death: Death, in item: Case) -> Signature {
    let target = plan.targets[item.target].name
    let before = Signature(before: death, target: target)
    guard death.hasPlace else { return before }
    if let signature = known[before] { return signature }
    var signature = before
    if tracesTaken < Self.mostTraces, let trace = takeTrace(of: item) {
      traces[before] = trace
      if let backtrace = Backtrace(trace.report), !backtrace.functions.isEmpty {
        signature = Signature(of: death, target: target, trace: backtrace)
      }
    }
    // An interrupted run has no trace, which says nothing about this place.
    if !interruption.isOver { known[before] = signature }
    return signature
  }

  /// The name of a target of the plan.
  func name(of target: Int) -> String { plan.targets[target].name }

  /// The trace of a death with this unsymbolicated signature.
  func trace(for before: Signature) -> Trace? { traces[before] }

  /// The signature of an outcome, or nil if the case passed.
  func signature(of outcome: CaseOutcome, in item: Case) -> Signature? {
    switch outcome {
    case .died(let death): signature(of: death, in: item)
    case .survived(let lines):
      lines.map { Signature(of: $0, target: plan.targets[item.target].name) }.min()
    case .failed: nil
    }
  }

  private func takeTrace(of item: Case) -> Trace? {
    tracesTaken += 1
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("smartfuzz-trace-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil,
      let runner = CaseRunner(
        plan: plan,
        executable: executable,
        interruption: interruption,
        backtraces: folder.path + "/"
      )
    else { return nil }
    _ = runner.run(item)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard let name = names.sorted().first,
      let report = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
    else { return nil }
    return Trace(report: report, errorText: runner.errorText)
  }
}

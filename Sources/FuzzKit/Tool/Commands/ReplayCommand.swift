import CommandLine
import Foundation
import ReportKit

/// `replay`: runs one input again, in a worker, with all oracles.
struct ReplayCommand {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  /// Oracles draw variants; without a known iteration, a few draws are tried.
  private static let draws: [UInt64] = Array(0..<16)

  func run() throws(UsageError) -> ExitCode {
    if let iteration = options.iteration { return try replay(iteration: iteration) }
    return try replay(file: InputFile(options.file ?? "", reports: options.reports))
  }

  private func replay(file: InputFile) throws(UsageError) -> ExitCode {
    let plan = try file.plan(session)
    let metadata = options.targets == nil ? file.metadata : nil
    if let metadata { session.terminal.print("finding     \(metadata.signature)") }
    let iterations = file.metadata.map { [$0.iteration] } ?? Self.draws
    let options = file.metadata?.options ?? 0
    // Reproducing a death may need the exact call, which the oracles might not draw.
    let calls = metadata?.isDeath == true ? [metadata?.call, nil] : [nil]
    var code = ExitCode.clean
    for call in calls {
      code = replay(file.bytes, plan, iterations, options, call)
      if code != .clean { break }
    }
    if code == .clean {
      let words = metadata == nil ? "no oracle fails" : "no oracle fails any more"
      session.terminal.print("passes      \(words)")
    }
    return code
  }

  private func replay(iteration: UInt64) throws(UsageError) -> ExitCode {
    let whole = session.plan(
      options.configuration,
      session.chosenTargets,
      try session.corpus()
    )
    try session.checkDigest(of: whole)
    session.terminal.print("digest      \(Digest.hexadecimal(whole.digest))")
    let input = whole.source.input(at: iteration)
    let plan = session.plan(options.configuration, [whole.targets[input.target]])
    let code = replay(input.bytes, plan, [iteration], input.options, nil)
    if code == .clean { session.terminal.print("passes      no oracle fails") }
    return code
  }

  private func replay(
    _ input: [UInt8],
    _ plan: CampaignPlan,
    _ iterations: [UInt64],
    _ word: UInt64,
    _ call: String?
  ) -> ExitCode {
    let result = Supervisor(plan: plan, findingsFolder: nil)
      .replay(
        input,
        targets: Array(plan.targets.indices),
        iterations: iterations,
        options: word,
        call: call
      )
    session.terminal.print("input       \(input.count.grouped) bytes: \(PrintedText.value(input))")
    let names = plan.targets.map(\.name)
    let shown = names.prefix(8).joined(separator: ", ")
    let more = names.count > 8 ? " and \(names.count - 8) more" : ""
    session.terminal.print("targets     \(shown)\(more)")
    if word != 0 { session.terminal.print("options     \(word)") }
    if let call { session.terminal.print("call        \(call)") }
    for finding in result.findings {
      session.terminal.print(
        "FAILS       \(finding.signature)\n            \(PrintedText.value(finding.detail))"
      )
    }
    switch result.status {
    case .failed(let message):
      session.terminal.error(message)
      return .harness
    case .interrupted: return .interrupted
    case .complete, .stopped, .outOfTime: return result.findings.isEmpty ? .clean : .findings
    }
  }
}

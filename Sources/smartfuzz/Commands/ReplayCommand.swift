import CommandLine
import Foundation
import FuzzKit

/// `smartfuzz replay`: runs one input again, in a worker, with all oracles.
struct ReplayCommand {
  let options: Options
  let targets: [any FuzzTarget]

  /// Oracles draw variants; without a known iteration a few draws have to do.
  private static let draws: [UInt64] = Array(0..<16)

  func run() throws(UsageError) -> ExitCode {
    if let iteration = options.iteration { return try replay(iteration: iteration) }
    return try replay(file: InputFile(options.file ?? "", reports: options.reports))
  }

  private func replay(file: InputFile) throws(UsageError) -> ExitCode {
    let plan = try file.plan(options, targets: targets)
    let metadata = options.targets == nil ? file.metadata : nil
    if let metadata { Terminal.print("finding     \(metadata.signature)") }
    let iterations = file.metadata.map { [$0.iteration] } ?? Self.draws
    let options = file.metadata?.options ?? 0
    // A death may need the very call that led to it; the oracles need not draw it.
    let calls = metadata?.isDeath == true ? [metadata?.call, nil] : [nil]
    var code = ExitCode.clean
    for call in calls {
      code = replay(file.bytes, plan, iterations, options, call)
      if code != .clean { break }
    }
    if code == .clean { Terminal.print("passes      nothing is wrong any more") }
    return code
  }

  private func replay(iteration: UInt64) throws(UsageError) -> ExitCode {
    let whole = CampaignPlan(
      configuration: options.configuration,
      targets: CorpusLoading.targets(for: options, from: targets),
      corpus: try CorpusLoading.corpus(for: options)
    )
    let digest = Digest.hexadecimal(whole.digest)
    if let wanted = options.digest, wanted != digest {
      throw UsageError(
        "corpus and targets have the digest \(digest), not \(wanted): iteration \(iteration) is"
          + " another input now; take the commit of the report, or replay the file of the finding"
      )
    }
    Terminal.print("digest      \(digest)")
    let input = whole.source.input(at: iteration)
    let plan = CampaignPlan(
      configuration: options.configuration,
      targets: [whole.targets[input.target]],
      corpus: Corpus([])
    )
    let code = replay(input.bytes, plan, [iteration], input.options, nil)
    if code == .clean { Terminal.print("passes      nothing is wrong any more") }
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
    Terminal.print("input       \(input.count) bytes: \(InputFile.shown(input))")
    Terminal.print("targets     \(plan.targets.map(\.name).joined(separator: ", "))")
    if word != 0 { Terminal.print("options     \(word)") }
    if let call { Terminal.print("call        \(call)") }
    for finding in result.findings {
      Terminal.print("FAILS       \(finding.signature)\n            \(finding.detail)")
    }
    switch result.status {
    case .failed(let message):
      Terminal.error(message)
      return .harness
    case .interrupted: return .interrupted
    case .complete, .stopped, .outOfTime: return result.findings.isEmpty ? .clean : .findings
    }
  }
}

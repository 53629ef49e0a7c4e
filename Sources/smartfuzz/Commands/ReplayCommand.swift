import Foundation
import FuzzKit

/// `smartfuzz replay`: runs one input again, in a worker, with all oracles.
struct ReplayCommand {
  let options: Options
  let targets: [any FuzzTarget]

  /// Oracles draw variants; without a known iteration a few draws have to do.
  private static let draws: [UInt64] = Array(0..<16)

  func run() -> ExitCode {
    if let file = options.file { return replay(URL(fileURLWithPath: file), named: file) }
    guard let iteration = options.iteration else { return .usage }
    return replay(iteration: iteration)
  }

  private func replay(_ url: URL, named name: String) -> ExitCode {
    guard let data = try? Data(contentsOf: url) else {
      Terminal.error("cannot read '\(name)'; give the path of an input file")
      return .usage
    }
    let metadata = EncodedFinding.Metadata(besideInput: url)
    var configuration = options.configuration
    if let metadata, !options.hasSeed { configuration.seed = metadata.seed }
    let chosen: [any FuzzTarget]
    if options.targets == nil, let metadata {
      chosen = targets.filter { $0.name == metadata.target }
      if chosen.isEmpty {
        Terminal.error("the target '\(metadata.target)' is gone; choose one with --target")
        return .usage
      }
      Terminal.print("finding     \(metadata.signature)")
    } else {
      chosen = CorpusLoading.targets(for: options, from: targets)
    }
    let iterations = metadata.map { [$0.iteration] } ?? Self.draws
    return replay([UInt8](data), chosen, configuration, iterations, metadata?.options ?? 0)
  }

  private func replay(iteration: UInt64) -> ExitCode {
    let plan: CampaignPlan
    do throws(UsageError) {
      plan = CampaignPlan(
        configuration: options.configuration,
        targets: CorpusLoading.targets(for: options, from: targets),
        corpus: try CorpusLoading.corpus(for: options)
      )
    } catch {
      Terminal.error(error.message)
      return .usage
    }
    let input = plan.source.input(at: iteration)
    let target = plan.targets[input.target]
    Terminal.print("digest      \(Digest.hexadecimal(plan.digest))")
    return replay(input.bytes, [target], options.configuration, [iteration], input.options)
  }

  private func replay(
    _ input: [UInt8],
    _ chosen: [any FuzzTarget],
    _ configuration: FuzzConfiguration,
    _ iterations: [UInt64],
    _ word: UInt64
  ) -> ExitCode {
    let plan = CampaignPlan(configuration: configuration, targets: chosen, corpus: Corpus([]))
    let result = Supervisor(plan: plan, findingsFolder: nil)
      .replay(input, targets: Array(chosen.indices), iterations: iterations, options: word)
    Terminal.print("input       \(input.count) bytes: \(Self.shown(input))")
    Terminal.print("targets     \(chosen.map(\.name).joined(separator: ", "))")
    for finding in result.findings {
      Terminal.print("FAILS       \(finding.signature)\n            \(finding.detail)")
    }
    switch result.status {
    case .failed(let message):
      Terminal.error(message)
      return .harness
    case .interrupted: return .interrupted
    case .complete:
      if result.findings.isEmpty { Terminal.print("passes      nothing is wrong any more") }
      return result.findings.isEmpty ? .clean : .findings
    }
  }

  private static func shown(_ input: [UInt8]) -> String {
    let head = String(decoding: input.prefix(400), as: UTF8.self)
    return input.count > 400 ? head + "…" : head
  }
}

import CommandLine
import Foundation
import ReportKit

/// Adds to the folder of the corpus what shows something new.
///
/// Targets are asked in their own settings: those in which a campaign came by an input are no part of a corpus.
struct CorpusGrowth {
  let session: ToolSession
  let plan: CampaignPlan
  private let interruption = Interruption(grace: 0)

  init(session: ToolSession, plan: CampaignPlan) {
    self.session = session
    self.plan = plan
  }

  /// The exit code if targets could not be asked.
  var failure: ExitCode { interruption.isRequested ? .interrupted : .harness }

  /// Adds inputs that a campaign has collected, each as its own target sees it; returns the exit code if that failed.
  func grow(by result: CampaignResult) throws(UsageError) -> ExitCode? {
    var targets: [String: [Int]] = [:]
    var entries: [Corpus.Entry] = []
    for input in result.coverage?.entries ?? [] {
      let entry = Corpus.Entry(name: Self.name(of: input.bytes), bytes: input.bytes)
      if targets[entry.name] == nil { entries.append(entry) }
      targets[entry.name, default: []] += plan.targets.indices
        .filter { plan.targets[$0].name == input.target }
    }
    return try grow(by: Corpus(entries)) { targets[$0.name] }
  }

  /// The name of an input: its content, since campaigns number their inputs alike.
  private static func name(of bytes: [UInt8]) -> String {
    var digest = Digest()
    digest.add(bytes)
    return Digest.hexadecimal(digest.value)
  }

  /// Adds documents, as all targets see them or those that `targets` gives for one.
  func grow(
    by found: Corpus,
    targets: (Corpus.Entry) -> [Int]? = { _ in nil }
  ) throws(UsageError) -> ExitCode? {
    guard let known = survey(plan.corpus), let survey = survey(found, targets) else {
      return failure
    }
    let result = Distillation(survey.shown, beside: known.features)
    for entry in result.kept {
      // Files of this name are read byte for byte.
      try write(entry.bytes, to: "\(session.corpusFolder)/\(Self.name(of: entry.bytes)).bytes")
    }
    session.terminal.print(
      "corpus      \(result.kept.count.grouped) added to \(session.corpusFolder), of \(found.entries.count.grouped)"
        + " different inputs that were shown"
    )
    return nil
  }

  /// Shows documents to the targets, and says which ones killed a worker; nil if the fuzzer failed.
  func survey(
    _ corpus: Corpus,
    _ targets: (Corpus.Entry) -> [Int]? = { _ in nil }
  ) -> FeatureSurvey? {
    SystemCalls.blockInterrupts()
    let runner = CaseRunner(
      plan: plan,
      executable: SystemCalls.executable,
      interruption: interruption
    )
    guard let runner else {
      session.terminal.error(HarnessFailure.noRoom.message)
      return nil
    }
    let survey = FeatureSurvey(corpus, in: plan, targets: targets) { runner.run($0) }
    if let failure = survey.failure {
      session.terminal.error(failure)
      return nil
    }
    for death in survey.deaths {
      session.terminal.error(
        "\(death.document) is left out, since \(death.target) dies of it: \(death.message)"
      )
    }
    return survey
  }

  /// Throws if the folder cannot be written to: a campaign would find that out at its end.
  static func check(_ folder: String) throws(UsageError) {
    let probe = URL(fileURLWithPath: "\(folder)/.written")
    try? FileManager.default.createDirectory(
      at: probe.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    guard (try? Data().write(to: probe)) != nil else {
      throw UsageError("cannot write to '\(folder)'; choose another folder with --corpus")
    }
    try? FileManager.default.removeItem(at: probe)
  }

  /// Writes a file and the folders that it needs.
  func write(_ bytes: [UInt8], to path: String) throws(UsageError) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard (try? Data(bytes).write(to: url, options: .atomic)) != nil else {
      throw UsageError("cannot write \(path); choose another folder")
    }
  }
}
